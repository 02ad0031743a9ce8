/// A token that a colour comes from, and the place where it is written.
public struct TokenOrigin: Hashable, Sendable {
  /// The names of its groups and its own, joined by points.
  public let path: String
  /// The file, as it was named.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1.
  public let column: Int

  /// A token and its place.
  ///
  /// - Parameters:
  ///   - path: the names of its groups and its own, joined by points.
  ///   - file: the file, as it was named.
  ///   - line: from 1.
  ///   - column: from 1.
  public init(path: String, file: String, line: Int, column: Int) {
    self.path = path
    self.file = file
    self.line = line
    self.column = column
  }
}
