import StateSpace

/// The settings by which the Git of a repository reads files that a branch can write: whatever such a file sets, Git
/// does, commands among them.
struct GitInclusions {
  /// A setting in a file of the repository, which can be removed.
  struct Entry: Hashable {
    let file: String
    let name: String
    let value: String
  }

  /// In the order of the files.
  private(set) var entries: [Entry] = []
  private let git: Git
  private let place: GitFolder
  /// Branches write to them.
  private let trees: [String]
  /// The files that were read, so that files which include each other end.
  private var seen: Set<String> = []

  /// - Throws: if a file of the repository is not a plain file, if a path cannot be resolved, or if a file outside the
  ///   repository leads into a work tree: that one belongs to the user.
  init(of place: GitFolder, _ git: Git) throws(ToolError) {
    self.git = git
    self.place = place
    trees = place.workTrees + [try git.workTree()].compactMap(\.self)
    for file in try place.configurations() {
      for entry in try git.inclusions(in: file) {
        let path = try resolved(entry)
        if path.isInWorkTree {
          if !entries.contains(entry) { entries.append(entry) }
        } else {
          try follow(path.text, from: entry)
        }
      }
    }
    for file in Self.userFiles(git.environment) where Disk.kind(of: file) != nil {
      for entry in try git.inclusions(in: file) {
        let path = try resolved(entry)
        guard !path.isInWorkTree else {
          throw Self.refusal(
            entry, "By it every branch can set commands that Git runs. Remove that line.")
        }
        try follow(path.text, from: entry)
      }
    }
  }

  /// The files that hold the settings of a user for all repositories.
  private static func userFiles(_ environment: ProcessEnvironment) -> [String] {
    if let file = environment["GIT_CONFIG_GLOBAL"] { return [file] }
    guard let home = environment["HOME"], !home.isEmpty else { return [] }
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return [(settings ?? home + "/.config") + "/git/config", home + "/.gitconfig"]
  }

  /// Looks for a way from an included file into a work tree.
  private mutating func follow(_ file: String, from first: Entry) throws(ToolError) {
    guard seen.insert(file).inserted, Disk.kind(of: file) != nil else { return }
    do throws(Disk.Refusal) {
      _ = try PlainFile(file)
    } catch {
      throw Self.refusal(first, "\(safePath(file)) cannot be read.")
    }
    for entry in try git.inclusions(in: file) {
      let path = try resolved(entry)
      guard !path.isInWorkTree else {
        throw Self.refusal(
          first,
          "\(safePath(file)) has \(safe(entry.name)) = \(safe(entry.value)), by which every branch can set commands "
            + "that Git runs. Remove that line.")
      }
      try follow(path.text, from: first)
    }
  }

  private func resolved(_ entry: Entry) throws(ToolError) -> GitFolder.Path {
    var value = entry.value
    if value.hasPrefix("~/"), let home = git.environment["HOME"], !home.isEmpty {
      value = home + value.dropFirst()
    } else if value.hasPrefix("~") || value.hasPrefix("%(prefix)/") {
      guard let expanded = try git.expanded(value) else {
        throw Self.refusal(
          entry, "Git cannot find that path. Write it in full, or remove the line.")
      }
      value = expanded
    }
    return place.path(value, from: entry.file, in: trees)
  }

  private static func refusal(_ entry: Entry, _ reason: String) -> ToolError {
    ToolError(
      .notPossibleHere,
      "\(safePath(entry.file)) has \(safe(entry.name)) = \(safe(entry.value)). \(reason) Nothing was written."
    )
  }

  /// Removes them; returns a line for each.
  func remove() throws(ToolError) -> [String] {
    for entry in entries { try git.unset(entry.name, in: entry.file, value: entry.value) }
    return entries.map { entry in
      "\(safe(entry.name)) = \(safe(entry.value)) is removed: it let every branch set commands that Git runs"
    }
  }
}

extension GitFolder {
  /// A path without symbolic links.
  struct Path: Hashable {
    let text: String
    /// Whether a branch decides where it leads: it is in a work tree of the repository, or passes through one.
    let isInWorkTree: Bool
  }

  /// The most links on a path; Linux follows 40.
  private static let mostLinks = 40

  /// Resolves a path of a setting, whether its file exists or not.
  ///
  /// - Parameters:
  ///   - file: the file of the setting; the path is relative to its folder.
  ///   - trees: the work trees.
  func path(_ value: String, from file: String, in trees: [String]) -> Path {
    let start = Disk.divided(file).folder
    let trees = trees.map { Disk.resolved($0) ?? $0 }
    var rest = Self.names(value.hasPrefix("/") ? value : start + "/" + value)
    var here = ""
    var links = 0
    var isInside = false
    while let name = rest.popLast() {
      if name == ".." {
        here = String(here[..<(here.lastIndex(of: "/") ?? here.startIndex)])
        continue
      }
      let next = here + "/" + name
      isInside =
        isInside
        || trees.contains { tree in next.hasPrefix(tree == "/" ? tree : tree + "/") }
          && !folders.contains { next == $0 || next.hasPrefix($0 + "/") }
      guard links < Self.mostLinks, let target = Disk.target(ofLink: next) else {
        here = next
        continue
      }
      links += 1
      if target.hasPrefix("/") { here = "" }
      rest += Self.names(target)
    }
    return Path(text: here.isEmpty ? "/" : here, isInWorkTree: isInside)
  }

  /// The names of a path, the last one first.
  private static func names(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }.reversed()
  }
}
