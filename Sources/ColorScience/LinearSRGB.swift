import CPlatform

/// A colour of the sRGB primaries in linear light, unbounded: channels outside 0…1 lie outside the
/// gamut.
public struct LinearSRGB: Hashable, Sendable {
  /// The share of the red primary's light, 0…1 within the gamut.
  public var red: Double
  /// The share of the green primary's light.
  public var green: Double
  /// The share of the blue primary's light.
  public var blue: Double

  /// A colour by the light of its primaries.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour of eight bits in linear light.
  public init(_ color: RGB) {
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
  public func isInGamut(tolerance: Double = 1e-9) -> Bool {
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
public struct EncodedSRGB: Hashable, Sendable {
  /// 0…1 within the gamut.
  public var red: Double
  /// 0…1 within the gamut.
  public var green: Double
  /// 0…1 within the gamut.
  public var blue: Double

  /// A colour by its channels.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The same colour with the curve of sRGB.
  public init(_ color: LinearSRGB) {
    self.init(
      red: TransferCurve.encode(color.red), green: TransferCurve.encode(color.green),
      blue: TransferCurve.encode(color.blue))
  }

  /// Red, green and blue.
  public var components: [Double] { [red, green, blue] }

  /// The same colour in linear light.
  public var linear: LinearSRGB {
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

/// The few functions of the C library's mathematics that colour needs, imported in this one file.
enum Mathematics {
  /// C: `cbrt`. Negative arguments keep their sign, which out-of-gamut cones rely on.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  /// C: `pow`.
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// C: `exp`.
  static func exponential(_ value: Double) -> Double { exp(value) }
  /// C: `sin`, of an angle in degrees.
  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
  /// C: `cos`, of an angle in degrees.
  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// C: `atan2`, in degrees, 0 ..< 360.
  static func angle(y: Double, x: Double) -> Double {
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}

/// A 3 by 3 matrix, by rows.
struct Matrix: Sendable {
  typealias Row = (Double, Double, Double)

  let rows: (Row, Row, Row)

  init(_ first: Row, _ second: Row, _ third: Row) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix, vector: Row) -> Row {
    func dot(_ row: Row) -> Double { row.0 * vector.0 + row.1 * vector.1 + row.2 * vector.2 }
    return (dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }

  /// The matrix that undoes it, by Cramer's rule; not for a matrix that maps two rows to one.
  var inverse: Matrix {
    func cross(_ first: Row, _ second: Row) -> Row {
      (
        first.1 * second.2 - first.2 * second.1, first.2 * second.0 - first.0 * second.2,
        first.0 * second.1 - first.1 * second.0
      )
    }
    let columns = (cross(rows.1, rows.2), cross(rows.2, rows.0), cross(rows.0, rows.1))
    let scale =
      rows.0.0 * columns.0.0 + rows.0.1 * columns.0.1 + rows.0.2 * columns.0.2
    return Matrix(
      (columns.0.0 / scale, columns.1.0 / scale, columns.2.0 / scale),
      (columns.0.1 / scale, columns.1.1 / scale, columns.2.1 / scale),
      (columns.0.2 / scale, columns.1.2 / scale, columns.2.2 / scale))
  }
}
