public import Testing

/// A text as an argument of a test, which a terminal can be shown: it describes itself escaped.
///
/// A `String` describes itself unescaped, and the runner prints the arguments of every case.
///
///     @Test(arguments: ["\u{1B}[2J", "\n"] as [EscapedText])
///     func itIsRefused(_ argument: EscapedText) { … argument.text … }
public struct EscapedText: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomTestStringConvertible
{
  /// The text itself.
  public let text: String

  /// An argument that holds a text.
  public init(_ text: String) { self.text = text }

  public init(stringLiteral text: String) { self.init(text) }

  public var testDescription: String {
    // `debugDescription` leaves only the controls of C1 unescaped.
    text.debugDescription.unicodeScalars.reduce(into: "") { result, scalar in
      if 0x80...0x9F ~= scalar.value {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
