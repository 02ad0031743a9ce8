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
