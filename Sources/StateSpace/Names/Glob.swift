/// A pattern of ids: `*` matches any run of characters, `?` any single one.
public struct Glob: Hashable, Sendable {
  /// As it was written.
  public let text: String
  private let pattern: [Character]

  /// Makes a pattern of its text; every text is one.
  public init(_ text: String) {
    self.text = text
    pattern = Array(text)
  }

  /// Whether the pattern covers the whole name.
  ///
  /// Only the last star is ever retried, so that a pattern of many stars takes no more steps than pattern times
  /// name.
  public func matches(_ name: String) -> Bool {
    let name = Array(name)
    var position = 0
    var index = 0
    var lastStar: (position: Int, index: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        lastStar = (position, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == name[index]
      {
        position += 1
        index += 1
      } else if let star = lastStar {
        lastStar = (star.position, star.index + 1)
        position = star.position + 1
        index = star.index + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// Whether the pattern covers a variant's identifier, or the component alone.
  public func matches(_ variant: VariantID) -> Bool {
    matches(variant.text) || matches(variant.component)
  }

  /// The name without the wildcards.
  package var plainText: String {
    String(pattern.filter { $0 != "*" && $0 != "?" })
  }
}
