package import ColorScience
package import GSDesign

/// A colour as a terminal is told it.
package struct TerminalColor: Hashable, Sendable {
  /// Bits 24–25: the kind; below: the value; above: how long its parameters are.
  private let bits: UInt32

  private init(bits: UInt32, parameterBytes: Int) {
    self.bits = bits | UInt32(truncatingIfNeeded: parameterBytes) << 26
  }

  /// What the person has configured (SGR 39, 49).
  package static let standard = TerminalColor(bits: 0, parameterBytes: 2)

  /// 24 bits (SGR 38;2).
  package static func direct(_ color: RGB) -> TerminalColor {
    TerminalColor(
      bits: 1 << 24 | color.value,
      parameterBytes: 7 + color.red.digits + color.green.digits + color.blue.digits)
  }

  /// An entry of the palette of 256 (SGR 38;5).
  static func indexed(_ index: UInt8) -> TerminalColor {
    TerminalColor(bits: 2 << 24 | UInt32(index), parameterBytes: 5 + index.digits)
  }

  /// One of the sixteen named colours (SGR 30–37 and 90–97); `index` is taken modulo 16.
  package static func named(_ index: UInt8) -> TerminalColor {
    TerminalColor(bits: 3 << 24 | UInt32(index & 15), parameterBytes: 2)
  }

  /// The ways to tell a colour.
  package enum Form: Hashable, Sendable {
    case standard
    case direct(RGB)
    case indexed(UInt8)
    case named(UInt8)
  }

  package var form: Form {
    let low = UInt8(truncatingIfNeeded: bits)
    return switch bits >> 24 & 3 {
    case 1: .direct(RGB(bits & 0xFF_FFFF))
    case 2: .indexed(low)
    case 3: .named(low)
    default: .standard
    }
  }

  /// Whether it is told in 24 bits.
  var isDirect: Bool { bits >> 24 & 3 == 1 }

  /// What it is besides its kind: 0xRRGGBB, or an index.
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

/// What SGR sets: two colours and the attributes, as the terminal is told them.
package struct Pen: Hashable, Sendable {
  package var foreground: TerminalColor
  package var background: TerminalColor
  package var attributes: Attributes

  package init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// What SGR 0 leaves.
  package static let plain = Pen()
}

extension Attributes {
  /// What is seen on a blank as well.
  static let visibleOnBlanks: Attributes = [.underline, .reverse, .strikethrough]
}
