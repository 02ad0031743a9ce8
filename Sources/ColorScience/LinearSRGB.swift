/// A colour of the sRGB primaries in linear light, unbounded: channels outside 0…1 lie outside the
/// gamut.
struct LinearSRGB: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ color: RGB) {
    self.init(
      red: TransferCurve.linearBytes[Int(color.red)],
      green: TransferCurve.linearBytes[Int(color.green)],
      blue: TransferCurve.linearBytes[Int(color.blue)])
  }

  init(_ channels: Matrix.Row) {
    self.init(red: channels.0, green: channels.1, blue: channels.2)
  }

  var channels: Matrix.Row { (red, green, blue) }

  /// Whether every channel is within 0…1, give or take `tolerance` of rounding in the conversions.
  func isInGamut(tolerance: Double = 1e-9) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// Every channel moved to the nearest end of 0…1.
  var clipped: LinearSRGB {
    LinearSRGB(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
  }
}

/// sRGB as numbers, gamma-encoded, unbounded.
struct EncodedSRGB: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ color: LinearSRGB) {
    self.init(
      red: TransferCurve.encode(color.red), green: TransferCurve.encode(color.green),
      blue: TransferCurve.encode(color.blue))
  }

  var linear: LinearSRGB {
    LinearSRGB(
      red: TransferCurve.decode(red), green: TransferCurve.decode(green),
      blue: TransferCurve.decode(blue))
  }
}

/// The transfer curve of sRGB and Display P3 (IEC 61966-2-1 with the exact threshold 0.04045),
/// mirrored at zero for values outside the gamut as CSS Color 4, section 10 does.
enum TransferCurve {
  static func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard magnitude > 0.04045 else { return value / 12.92 }
    let light = Mathematics.power((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func encode(_ light: Double) -> Double {
    let magnitude = abs(light)
    guard magnitude > 0.0031308 else { return light * 12.92 }
    let value = 1.055 * Mathematics.power(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// The linear light of each of the 256 encoded bytes.
  static let linearBytes: [Double] = (0...255).map { decode(Double($0) / 255) }

  /// The byte nearest to a linear light clipped to 0…1, halves up.
  static func byte(_ light: Double) -> UInt8 {
    // Not a number compares false with everything and becomes black.
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    return UInt8((encode(light) * 255 + 0.5).rounded(.down))
  }
}
