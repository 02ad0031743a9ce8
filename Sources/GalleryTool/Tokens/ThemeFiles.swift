/// The files of one theme, recorded so that any change to them is noticed.
final class ThemeFiles: Hashable {
  /// The folder that reading is limited to; nil if the user named the source.
  let root: ThemeRoot?
  /// The files looked for, whether they exist or not, in order.
  private(set) var paths: [String] = []
  private var known: Set<String> = []
  /// The folders whose entries were listed: a new entry is a change as well.
  private(set) var folders: [String] = []

  init(root: ThemeRoot?) { self.root = root }

  /// Records a file that is looked for.
  func note(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  /// Records a folder whose entries are listed.
  func note(folder: String) {
    if known.insert(folder + "/").inserted { folders.append(folder) }
  }

  static func == (first: ThemeFiles, second: ThemeFiles) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
