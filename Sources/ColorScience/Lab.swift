/// CIE 1976 L*a*b* relative to D65.
struct Lab: Hashable, Sendable {
  /// 0…100.
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: XYZ) {
    let x = Self.compress(color.x / XYZ.white.x)
    let y = Self.compress(color.y / XYZ.white.y)
    let z = Self.compress(color.z / XYZ.white.z)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  init(_ color: RGB) {
    self.init(XYZ(LinearSRGB(color)))
  }

  var xyz: XYZ {
    let relative = relativeXYZ
    return XYZ(
      x: relative.0 * XYZ.white.x, y: relative.1 * XYZ.white.y, z: relative.2 * XYZ.white.z)
  }

  /// As shares of whichever white the values are relative to.
  var relativeXYZ: Matrix.Row {
    let y = (lightness + 16) / 116
    return (Self.expand(a / 500 + y), Self.expand(y), Self.expand(y - b / 200))
  }

  // CIE 15:2004, 8.2.1.1 with the exact rational constants: epsilon (6/29)^3, kappa (29/3)^3.
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  private static func compress(_ ratio: Double) -> Double {
    ratio > epsilon ? Mathematics.cubeRoot(ratio) : (kappa * ratio + 16) / 116
  }

  private static func expand(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
}
