import GalleryKit
import StateSpace

/// The Git settings of a clone for baselines, by their names and values: none is read from the work tree.
struct GitSetup {
  /// The configuration of the repository.
  let file: String
  private let git: Git
  private let place: GitFolder

  private struct Entry {
    let name: String
    let value: String
    /// Whether this program or an earlier version of it wrote a value; any other is the user's own.
    let isOurs: (String) -> Bool
  }

  private static var settings: [Entry] {
    let name = ProgramName.current
    let command = isWord(name) ? name : "gs-gallery"
    let heading = "^  ([a-z0-9-]+/[a-z0-9-]+[^ |]*)$"
    let comparison = " diff --files \"$LOCAL\" \"$REMOTE\""
    return [
      Entry(name: "diff.gallery.xfuncname", value: heading) { $0 == heading },
      Entry(name: "difftool.gallery.cmd", value: command + comparison) { value in
        // A gallery of another name may have written it.
        value.hasSuffix(comparison) && isWord(value.dropLast(comparison.count))
      },
      Entry(name: "alias.looks", value: "difftool --dir-diff --no-prompt --tool gallery") {
        $0.hasPrefix("difftool --dir-diff")
      },
    ]
  }

  /// Whether a shell reads the name of a program as one word.
  private static func isWord(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case _: "._-".utf8.contains(byte)
        }
      }
  }

  /// The changes to the files of the repository, a line for each.
  struct Changes {
    /// The settings written, or removed again.
    var settings: [String] = []
    /// Settings by which Git read files of a work tree; they are removed in any case.
    var inclusions: [String] = []
  }

  /// Finds the repository of the working folder.
  ///
  /// - Throws: if the repository is not found, or its configuration is not a plain file.
  init(_ environment: ProcessEnvironment) throws(ToolError) {
    git = Git(root: ".", environment: environment, purpose: "git-setup")
    place = try git.repository()
    file = try place.configuration()
  }

  /// Writes missing and different settings.
  ///
  /// - Throws: if a value is the user's own, or a branch can set commands by a file that is not ours to change.
  func write() throws(ToolError) -> Changes {
    let inclusions = try GitInclusions(of: place, git)
    var missing: [Entry] = []
    for entry in Self.settings {
      let found = try git.settings(entry.name, in: file)
      guard found != [entry.value] else { continue }
      if let own = found.first(where: { !entry.isOurs($0) }) {
        throw ToolError(
          .notPossibleHere,
          "\(entry.name) is “\(safe(own))” already; nothing was written. Rename yours, or remove it: git config --local --unset-all \(entry.name)"
        )
      }
      missing.append(entry)
    }
    let removed = try inclusions.remove()
    for entry in missing { try git.set(entry.name, to: entry.value, in: file) }
    return Changes(settings: missing.map { "\($0.name) = \($0.value)" }, inclusions: removed)
  }

  /// Removes the settings of ``write()``.
  func remove() throws(ToolError) -> Changes {
    var changes = Changes(inclusions: try GitInclusions(of: place, git).remove())
    for entry in Self.settings {
      let found = try git.settings(entry.name, in: file)
      guard !found.isEmpty, found.allSatisfy(entry.isOurs) else { continue }
      try git.unset(entry.name, in: file)
      changes.settings.append(entry.name)
    }
    return changes
  }
}
