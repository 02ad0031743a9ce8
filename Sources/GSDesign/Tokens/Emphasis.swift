/// How words stand out besides their colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// The bits of what is set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Weight 600 and more.
  public static let bold = Emphasis(rawValue: 1)
  /// Fainter than the words around it; terminals show it by less brightness.
  public static let dim = Emphasis(rawValue: 2)
  /// Slanted.
  public static let italic = Emphasis(rawValue: 4)
  /// With a line below.
  public static let underline = Emphasis(rawValue: 8)
  /// With a line through the middle.
  public static let strikethrough = Emphasis(rawValue: 16)
  /// Dim where there is no colour to tell the role by, and nowhere else.
  public static let dimInMono = Emphasis(rawValue: 32)
}
