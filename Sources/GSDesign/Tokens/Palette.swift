public import ColorScience

/// The colours of a design system, named by appearance as their originals name them.
///
/// Only palettes contain colour values. A role takes its colour from an entry; nothing else names one.
struct Palette: Hashable, Sendable {
  /// One colour, or one colour for each appearance.
  struct Entry: Hashable, Sendable {
    let name: String
    var light: TokenValue
    var dark: TokenValue

    /// An entry with the same value in both appearances.
    init(_ name: String, _ value: TokenValue) {
      self.init(name, light: value, dark: value)
    }

    init(_ name: String, light: TokenValue, dark: TokenValue) {
      self.name = name
      self.light = light
      self.dark = dark
    }

    func value(_ appearance: Appearance) -> TokenValue {
      switch appearance {
      case .light: light
      case .dark: dark
      }
    }
  }

  var entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The palette with entries of another that this one borrows.
  func borrowing(_ names: [String], from other: Palette) -> Palette {
    Palette(entries + other.entries.filter { names.contains($0.name) })
  }
}

/// A colour as a token file writes it: `#RRGGBB`, `#RRGGBBAA`, or three numbers of Display P3.
///
/// ```swift
/// let lime: TokenValue = "#BDFF01"
/// let red: TokenValue = .displayP3(red: 0.863, green: 0.188, blue: 0.271)
/// ```
///
/// Nothing is checked here: the theme's initializer names every malformed value at once. A
/// translucent value is composed over the page of its appearance. Wide colours are clipped to sRGB
/// channel by channel, as asset catalogs are read.
public struct TokenValue: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Form: Hashable, Sendable {
    case text(String)
    case wide(red: Double, green: Double, blue: Double, opacity: Double)
  }

  private let form: Form

  private init(form: Form) {
    self.form = form
  }

  /// The colour that `#RRGGBB` or `#RRGGBBAA` writes, digits in either case.
  public init(_ text: String) {
    self.init(form: .text(text))
  }

  /// The colour that a literal `#RRGGBB` or `#RRGGBBAA` writes.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A colour of Display P3, gamma-encoded; 0…1 is the gamut, and the opacity.
  public static func displayP3(
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> TokenValue {
    TokenValue(form: .wide(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey of Display P3, which is the same grey in sRGB.
  static func displayP3(grey level: Double) -> TokenValue {
    .displayP3(red: level, green: level, blue: level)
  }

  /// The colour of a value, and the numbers it is written in.
  public struct Published: Hashable, Sendable {
    /// The colour of eight bits.
    public let color: RGB
    /// 0…1.
    public let alpha: Double
    /// The channels of Display P3, if it is written in that space.
    public let displayP3: [Double]?
  }

  /// The resulting colour; nil if the value is malformed.
  public var published: Published? {
    guard let parsed else { return nil }
    var wide: [Double]?
    if case .wide(let red, let green, let blue, opacity: _) = form { wide = [red, green, blue] }
    return Published(color: parsed.color, alpha: parsed.opacity, displayP3: wide)
  }

  /// The colour and its opacity, 0…1; nil if the value is malformed.
  public var parsed: (color: RGB, opacity: Double)? {
    switch form {
    case .text(let text):
      if let value = RGB.value(of: text, digits: 6) { return (RGB(value), 1) }
      guard let value = RGB.value(of: text, digits: 8) else { return nil }
      return (RGB(value >> 8), Double(value & 0xFF) / 255)
    case .wide(let red, let green, let blue, let opacity):
      guard red.isFinite, green.isFinite, blue.isFinite, (0...1).contains(opacity) else {
        return nil
      }
      return (DisplayP3(red: red, green: green, blue: blue).linearSRGB.rgb(), opacity)
    }
  }
}

extension TokenValue: CustomStringConvertible {
  /// The value as it was written.
  public var description: String {
    switch form {
    case .text(let text): text
    case .wide(let red, let green, let blue, let opacity):
      "display-p3(\(red) \(green) \(blue)" + (opacity == 1 ? ")" : " / \(opacity))")
    }
  }
}
