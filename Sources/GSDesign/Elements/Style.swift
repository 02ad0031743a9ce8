public import ColorScience

/// How a cell is drawn, and which roles its colours came from.
///
/// The role stays beside the colour so that a cell can answer which token painted it.
public struct Style: Hashable, Sendable {
  /// The colour of the glyph; nil is the terminal's own.
  public var foreground: Paint?
  /// The colour behind it; nil is the terminal's own.
  public var background: Paint?
  /// Weight, lines and the rest.
  public var attributes: Attributes

  /// A style; without arguments it is ``plain``.
  ///
  /// - Parameters:
  ///   - foreground: nil is the terminal's own.
  ///   - background: nil is the terminal's own.
  ///   - attributes: weight, lines and the rest.
  public init(
    foreground: Paint? = nil, background: Paint? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, and no attribute.
  public static let plain = Style()
}

/// A colour and the role it was resolved from.
public struct Paint: Hashable, Sendable {
  /// What is shown.
  public var color: RGB
  /// The role it came from; nil where it came from none.
  public var role: ColorRole?

  /// A colour; one of a theme is found in its scheme, by the role.
  public init(_ color: RGB, role: ColorRole? = nil) {
    self.color = color
    self.role = role
  }
}

/// Attributes of a cell, by their SGR numbers (ECMA-48, 8.3.117).
public struct Attributes: OptionSet, Hashable, Sendable {
  /// A bit for each attribute.
  public let rawValue: UInt8

  /// The attributes whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// SGR 1: heavier.
  public static let bold = Attributes(rawValue: 1)
  /// SGR 2: fainter.
  public static let dim = Attributes(rawValue: 2)
  /// SGR 3: slanted.
  public static let italic = Attributes(rawValue: 4)
  /// SGR 4: a line below.
  public static let underline = Attributes(rawValue: 8)
  /// SGR 7: foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 16)
  /// SGR 9: a line through it.
  public static let strikethrough = Attributes(rawValue: 32)
}
