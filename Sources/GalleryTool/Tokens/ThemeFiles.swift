/// The files that one theme is read from, so that a change of any of them is noticed.
final class ThemeFiles: Hashable {
  /// The folder that nothing is read outside of; nil where a person named the source.
  let root: ThemeRoot?
  /// The files looked for, whether they were there or not, in the order of the first look.
  private(set) var paths: [String] = []

  init(root: ThemeRoot?) { self.root = root }

  /// Notes that a file is looked for.
  func note(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }

  static func == (first: ThemeFiles, second: ThemeFiles) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
