public import ColorScience

/// A colour of a theme: `#RRGGBB`, `#RRGGBBAA`, three numbers of Display P3, or a colour that was read from a file.
///
/// ```swift
/// let lime: TokenValue = "#BDFF01"
/// let red: TokenValue = .displayP3(red: 0.863, green: 0.188, blue: 0.271)
/// ```
///
/// Nothing is checked here: the theme's initializer names every malformed value at once. A
/// translucent value is composed over the page of its appearance. Colours outside sRGB are mapped into
/// it by `LinearSRGB.rgb`, so that the same numbers in a file and in code are the same colour.
public struct TokenValue: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Form: Hashable, Sendable {
    /// Text that code writes, perhaps malformed.
    case text(String)
    case displayP3(DisplayP3, opacity: Double)
    /// A colour that needs no reading.
    case color(RGB, opacity: Opacity)
  }

  /// An opacity in 255ths, as eight digits write it.
  private struct Opacity: Hashable, Sendable {
    let byte: UInt8

    /// The nearest opacity; values outside 0…1 are clamped, and NaN is 0.
    init(_ share: Double) { byte = share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0 }

    var share: Double { Double(byte) / 255 }
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

  /// A colour of eight bits; the opacity, 0…1, becomes the nearest 255th.
  package init(_ color: RGB, opacity: Double = 1) {
    self.init(form: .color(color, opacity: Opacity(opacity)))
  }

  /// A colour of Display P3, gamma-encoded; 0…1 is the gamut, and the opacity.
  public static func displayP3(
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> TokenValue {
    TokenValue(
      form: .displayP3(DisplayP3(red: red, green: green, blue: blue), opacity: opacity))
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
    /// The colour in Display P3, if it is written in that space.
    public let displayP3: DisplayP3?
  }

  /// The resulting colour; nil if the value is malformed.
  public var published: Published? {
    guard let parsed else { return nil }
    let wide: DisplayP3? =
      switch form {
      case .displayP3(let color, opacity: _): color
      case .text, .color: nil
      }
    return Published(color: parsed.color, alpha: parsed.opacity, displayP3: wide)
  }

  /// The numbers of a valid colour of Display P3 as they are written; nil for any other.
  package var writtenDisplayP3: (color: DisplayP3, opacity: Double)? {
    guard case .displayP3(let color, let opacity) = form, parsed != nil else { return nil }
    return (color, opacity)
  }

  /// The colour and its opacity, 0…1 in 255ths; nil if the value is malformed.
  public var parsed: (color: RGB, opacity: Double)? {
    switch form {
    case .text(let text):
      if let value = RGB.value(of: text, digits: 6) { return (RGB(value), 1) }
      guard let value = RGB.value(of: text, digits: 8) else { return nil }
      return (RGB(value >> 8), Double(value & 0xFF) / 255)
    case .displayP3(let color, let opacity):
      guard color.components.allSatisfy(\.isFinite), (0...1).contains(opacity) else { return nil }
      return (color.linearSRGB.rgb, Opacity(opacity).share)
    case .color(let color, let opacity): return (color, opacity.share)
    }
  }
}

extension TokenValue: CustomStringConvertible {
  /// The value as it was written; a colour that was read is `#rrggbb`, or `#rrggbbaa` if it is translucent.
  public var description: String {
    switch form {
    case .text(let text): return text
    case .displayP3(let color, let opacity):
      return "display-p3(\(color.red) \(color.green) \(color.blue)"
        + (opacity == 1 ? ")" : " / \(opacity))")
    case .color(let color, let opacity):
      let digits = color.hex.lowercased()
      guard opacity.byte < 255 else { return digits }
      return digits + (opacity.byte < 16 ? "0" : "") + String(opacity.byte, radix: 16)
    }
  }
}
