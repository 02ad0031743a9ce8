/// The identifier of a variant of a component, such as `tag/filled`.
public struct VariantID: Hashable, Sendable, Comparable, ExpressibleByStringInterpolation {
  /// `component/variant`, as links spell it.
  public let text: String

  /// Makes an identifier from its text; whether a catalogue has such a variant is asked of the catalogue.
  public init(_ text: String) { self.text = text }

  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The part before the slash.
  public var component: String { String(text.prefix { $0 != "/" }) }

  /// The part after the slash; empty where there is none.
  public var name: String { String(text.drop { $0 != "/" }.dropFirst()) }

  /// Whether one stands before the other by the text.
  public static func < (left: VariantID, right: VariantID) -> Bool { left.text < right.text }
}

extension VariantID: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
