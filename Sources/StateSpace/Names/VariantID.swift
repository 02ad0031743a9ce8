/// The identifier of a variant of a component, such as `tag/filled`.
public struct VariantID: Hashable, Sendable, Comparable, ExpressibleByStringInterpolation {
  /// `component/variant`, as links spell it.
  public let text: String

  /// Makes an identifier from its text, without checking that a catalogue has the variant.
  public init(_ text: String) { self.text = text }

  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The part before the slash.
  public var component: String {
    String(text[..<(text.utf8.firstIndex(of: Self.slash) ?? text.endIndex)])
  }

  /// The part after the slash; empty without a slash.
  public var name: String {
    text.utf8.firstIndex(of: Self.slash).map { String(text[text.utf8.index(after: $0)...]) } ?? ""
  }

  private static let slash = UInt8(ascii: "/")

  /// Whether one precedes the other in the order of their texts.
  public static func < (left: VariantID, right: VariantID) -> Bool { left.text < right.text }
}

extension VariantID: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
