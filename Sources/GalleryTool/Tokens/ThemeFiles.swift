/// The files that one theme is read from, so that a change of any of them is noticed.
final class ThemeFiles: Hashable {
  /// The folder that nothing is read outside of; nil where a person named the source.
  let root: ThemeRoot?
  /// The files looked for, whether they were there or not, in the order of the first look.
  private(set) var paths: [String] = []
  private var known: Set<String> = []
  /// The folders whose names were read: one more of them is a change as well.
  private(set) var folders: [String] = []

  init(root: ThemeRoot?) { self.root = root }

  /// Notes that a file is looked for.
  func note(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  /// Notes that the names in a folder are read.
  func note(folder: String) {
    if known.insert(folder + "/").inserted { folders.append(folder) }
  }

  static func == (first: ThemeFiles, second: ThemeFiles) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
