public import ColorScience
public import GSDesign

/// A colour in the form that a terminal understands.
public struct TerminalColor: Hashable, Sendable {
  /// Bits 24–25: the kind; below: the value; above: how long its parameters are.
  private let bits: UInt32

  private init(bits: UInt32, parameterBytes: Int) {
    self.bits = bits | UInt32(truncatingIfNeeded: parameterBytes) << 26
  }

  /// The person's configured colour (SGR 39, 49).
  public static let standard = TerminalColor(bits: 0, parameterBytes: 2)

  /// 24 bits (SGR 38;2).
  public static func direct(_ color: RGB) -> TerminalColor {
    TerminalColor(
      bits: 1 << 24 | color.value,
      parameterBytes: 7 + color.red.digits + color.green.digits + color.blue.digits)
  }

  /// An entry of the palette of 256 (SGR 38;5).
  public static func indexed(_ index: UInt8) -> TerminalColor {
    TerminalColor(bits: 2 << 24 | UInt32(index), parameterBytes: 5 + index.digits)
  }

  /// One of the sixteen named colours (SGR 30–37 and 90–97); `index` is taken modulo 16.
  public static func named(_ index: UInt8) -> TerminalColor {
    TerminalColor(bits: 3 << 24 | UInt32(index & 15), parameterBytes: 2)
  }

  /// The ways to specify a colour.
  public enum Form: Hashable, Sendable {
    /// The person's configured colour.
    case standard
    /// 24 bits.
    case direct(RGB)
    /// An entry of the palette of 256.
    case indexed(UInt8)
    /// One of the sixteen named colours, 0…15.
    case named(UInt8)
  }

  /// The way this colour is specified.
  public var form: Form {
    let low = UInt8(truncatingIfNeeded: bits)
    return switch bits >> 24 & 3 {
    case 1: .direct(RGB(bits & 0xFF_FFFF))
    case 2: .indexed(low)
    case 3: .named(low)
    default: .standard
    }
  }

  /// Whether it is given in 24 bits.
  var isDirect: Bool { bits >> 24 & 3 == 1 }

  /// The value without its kind: 0xRRGGBB, or an index.
  var value: UInt32 { bits & 0xFF_FFFF }

  /// The length of the parameters that set it as the foreground, 2…16.
  var parameterBytes: Int { Int(bits >> 26) }

  /// The length of the parameters that set it as the background.
  var parameterBytesOfBackground: Int {
    // SGR 90–97 have two digits, 100–107 three.
    parameterBytes + (bits >> 24 & 3 == 3 && bits & 8 != 0 ? 1 : 0)
  }
}

extension UInt8 {
  fileprivate var digits: Int { self < 10 ? 1 : self < 100 ? 2 : 3 }
}

/// The state that SGR sets: two colours and the attributes, as the terminal receives them.
public struct Pen: Hashable, Sendable {
  /// The colour of glyphs.
  public var foreground: TerminalColor
  /// The colour behind them.
  public var background: TerminalColor
  /// Weight, lines and the rest.
  public var attributes: Attributes

  /// A pen; without arguments it is what SGR 0 leaves.
  public init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The pen after SGR 0.
  public static let plain = Pen()
}

extension Attributes {
  /// The attributes that show on a blank.
  static let visibleOnBlanks: Attributes = [.underline, .reverse, .strikethrough]
}
