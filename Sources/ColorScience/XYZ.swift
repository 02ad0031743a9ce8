/// CIE 1931 XYZ relative to D65, with Y = 1 for white.
struct XYZ: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ color: LinearSRGB) {
    let value = Self.fromSRGB * color.channels
    self.init(x: value.0, y: value.1, z: value.2)
  }

  var linearSRGB: LinearSRGB { LinearSRGB(Self.toSRGB * (x, y, z)) }

  /// The white of D65 from its chromaticity (0.3127, 0.3290), as CSS Color 4 has it.
  static let white = XYZ(x: 0.3127 / 0.3290, y: 1, z: (1 - 0.3127 - 0.3290) / 0.3290)

  // CSS Color 4, section 18: rational matrices of the sRGB primaries, written as their nearest
  // doubles.
  private static let fromSRGB = Matrix(
    (0.41239079926595951, 0.35758433938387796, 0.18048078840183429),
    (0.21263900587151036, 0.71516867876775592, 0.072192315360733714),
    (0.019330818715591849, 0.11919477979462599, 0.95053215224966059))
  private static let toSRGB = Matrix(
    (3.2409699419045213, -1.5373831775700935, -0.49861076029300327),
    (-0.96924363628087984, 1.8759675015077206, 0.041555057407175612),
    (0.055630079696993608, -0.20397695888897657, 1.0569715142428786))
}
