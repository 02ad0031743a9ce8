/// A pattern of token paths: `*` is any part of a name, and `**` any number of names.
struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let names: [[Unicode.Scalar]]

  /// A longer pattern is refused.
  private static let longest = 200

  /// - Parameter text: names between points; nil is returned if one is empty or the pattern is too long.
  init?(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.longest, !names.contains(where: \.isEmpty) else { return nil }
    self.text = text
    self.names = names.map { Array($0.unicodeScalars) }
  }

  /// Whether a token's names match.
  func matches(_ path: [String]) -> Bool {
    let anything: [Unicode.Scalar] = ["*", "*"]
    return Wildcard.matches(
      names, path.map { Array($0.unicodeScalars) }, wild: { $0 == anything },
      same: { Wildcard.matches($0, $1, wild: { $0 == "*" }, same: ==) })
  }
}
