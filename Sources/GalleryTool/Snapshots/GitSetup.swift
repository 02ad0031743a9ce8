import GalleryKit
import StateSpace

/// The Git settings of a clone for baselines, by their names and values: none is read from the work tree.
struct GitSetup {
  /// The configuration of the repository.
  let file: String
  private let git: Git

  private struct Entry {
    let name: String
    let value: String
    /// The prefix of values written by earlier versions of this program; any other value is the user's own.
    let beginning: String
  }

  /// Names of programs that a shell reads as one word.
  private static let plain = "._-"

  private static var settings: [Entry] {
    let name = ProgramName.current
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case _: plain.utf8.contains(byte)
      }
    }
    let command = isPlain && !name.hasPrefix("-") ? name : "gs-gallery"
    return [
      Entry(
        name: "diff.gallery.xfuncname", value: "^  ([a-z0-9-]+/[a-z0-9-]+[^ |]*)$", beginning: ""),
      Entry(
        name: "difftool.gallery.cmd", value: command + " diff --files \"$LOCAL\" \"$REMOTE\"",
        beginning: ""),
      Entry(
        name: "alias.looks", value: "difftool --dir-diff --no-prompt --tool gallery",
        beginning: "difftool --dir-diff"),
    ]
  }

  /// A setting that the guides of earlier versions recommended: it lets every branch set commands that Git runs.
  private static let inclusion = (name: "include.path", value: "../.gitconfig")

  /// Finds the repository of the working folder.
  ///
  /// - Throws: if the repository is not found, or its configuration is not a plain file.
  init(_ environment: ProcessEnvironment) throws(ToolError) {
    git = Git(root: ".", environment: environment, purpose: "git-setup")
    file = try git.configuration()
  }

  /// Writes missing and different settings; returns a line for each change.
  func write() throws(ToolError) -> [String] {
    let entries = Self.settings
    var missing: [Entry] = []
    for entry in entries {
      let found = try git.setting(entry.name, in: file)
      guard found != entry.value else { continue }
      guard found?.hasPrefix(entry.beginning) ?? true else {
        throw ToolError(
          .notPossibleHere,
          "\(entry.name) is “\(safe(found ?? ""))” already; nothing was written. Rename yours, or remove it: git config --local --unset \(entry.name)"
        )
      }
      missing.append(entry)
    }
    for entry in missing { try git.set(entry.name, to: entry.value, in: file) }
    return missing.map { "\($0.name) = \($0.value)" } + (try withoutInclusion())
  }

  /// Removes the settings of ``write()``; returns a line for each one removed.
  func remove() throws(ToolError) -> [String] {
    var lines: [String] = []
    for entry in Self.settings {
      guard let found = try git.setting(entry.name, in: file), found.hasPrefix(entry.beginning)
      else { continue }
      try git.unset(entry.name, in: file)
      lines.append(entry.name)
    }
    return lines + (try withoutInclusion())
  }

  private func withoutInclusion() throws(ToolError) -> [String] {
    let (name, value) = Self.inclusion
    guard try git.settings(name, in: file).contains(value) else { return [] }
    try git.unset(name, in: file, value: value)
    return ["\(name) = \(value) is removed: it let every branch set commands that Git runs"]
  }
}
