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
    return Self.matches(
      names, path.map { Array($0.unicodeScalars) }, wild: { $0 == anything },
      same: { Self.matches($0, $1, wild: { $0 == "*" }, same: ==) })
  }

  /// Matches a sequence with a pattern in which some elements match any number of elements: the last of them that was
  /// met takes one more element whenever the rest does not match, so that the work is bounded by the product of both.
  private static func matches<Part, Element>(
    _ pattern: [Part], _ text: [Element], wild: (Part) -> Bool, same: (Part, Element) -> Bool
  ) -> Bool {
    var (place, index) = (0, 0)
    var retry: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, wild(pattern[place]) {
        retry = (place, index)
        place += 1
      } else if place < pattern.count, same(pattern[place], text[index]) {
        place += 1
        index += 1
      } else if let last = retry {
        place = last.place + 1
        index = last.index + 1
        retry = (last.place, index)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(wild)
  }
}
