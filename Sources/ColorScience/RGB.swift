/// A colour of the sRGB space with eight bits a channel.
///
/// Only the package can make one: outside of it colours are given as token values to a theme's
/// checked initializer, so that no colour is ever written into a component.
public struct RGB: Hashable, Sendable {
  /// Red, 0…255, gamma-encoded (IEC 61966-2-1).
  public let red: UInt8
  /// Green, 0…255, gamma-encoded.
  public let green: UInt8
  /// Blue, 0…255, gamma-encoded.
  public let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour `0xRRGGBB`; bits above the lowest 24 are ignored.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour as `0xRRGGBB`.
  public var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension RGB {
  /// The colour as `#RRGGBB`, upper case.
  public var hex: String {
    "#" + Self.digits(red) + Self.digits(green) + Self.digits(blue)
  }

  /// The colour that `#RRGGBB` names, in either case; nil for anything else.
  package init?(hex: String) {
    guard let value = Self.value(of: hex, digits: 6) else { return nil }
    self.init(value)
  }

  /// The number that `#` and exactly `digits` hexadecimal ASCII digits write, or nil.
  ///
  /// Signs, blanks and full-width digits are refused, which `UInt32(_:radix:)` alone does not
  /// promise.
  package static func value(of text: String, digits: Int) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard count <= min(digits, 8) else { return nil }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "#") where count == 0: digit = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9") where count > 0: digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f") where count > 0:
        digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F") where count > 0:
        digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
      count += 1
    }
    return count == digits + 1 ? value : nil
  }

  private static func digits(_ channel: UInt8) -> String {
    let text = String(channel, radix: 16, uppercase: true)
    return channel < 16 ? "0" + text : text
  }
}

extension RGB: CustomStringConvertible {
  /// The colour as `#RRGGBB`, upper case: the same as ``hex``.
  public var description: String { hex }
}

extension RGB {
  /// `#000000`.
  public static let black = RGB(0x000000)
  /// `#FFFFFF`.
  public static let white = RGB(0xFFFFFF)
}

extension RGB {
  /// Relative luminance, 0…1 (WCAG 2.2, definition of relative luminance).
  public var relativeLuminance: Double {
    let light = LinearSRGB(self)
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  /// The contrast ratio with another colour, 1…21, unrounded (WCAG 2.2, definition of contrast
  /// ratio).
  ///
  /// Compare it unrounded: `#777777` on white is 4.478 and misses 4.5, though a table prints 4.5.
  public func contrastRatio(with other: RGB) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Whether it reads as a dark ground: white contrasts more with it than black does.
  public var isDark: Bool {
    contrastRatio(with: .white) > contrastRatio(with: .black)
  }

  /// The colour below a black of 45 percent, as below a dialog.
  public var dimmed: RGB { RGB.black.composited(over: self, opacity: 0.45) }

  /// The colour laid over `paper` at an opacity of 0…1: source-over on encoded
  /// sRGB, as the platforms of the design systems compose it, rounded to the nearest byte, halves
  /// up.
  public func composited(over paper: RGB, opacity: Double) -> RGB {
    let alpha = min(max(opacity, 0), 1)
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha) + 0.5).rounded(.down))
    }
    return RGB(
      red: mix(red, paper.red), green: mix(green, paper.green), blue: mix(blue, paper.blue))
  }
}
