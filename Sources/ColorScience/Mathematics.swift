import CPlatform

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
}
