/// CIE 1931 XYZ relative to D65, with Y = 1 for white.
public struct XYZ: Hashable, Sendable {
  /// The first tristimulus value.
  public var x: Double
  /// The luminance: 1 for white.
  public var y: Double
  /// The third tristimulus value.
  public var z: Double

  /// A colour by its tristimulus values.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The same colour as tristimulus values.
  public init(_ color: LinearSRGB) {
    let value = Self.fromSRGB * color.channels
    self.init(x: value.0, y: value.1, z: value.2)
  }

  /// The same colour by the primaries of sRGB; channels outside 0…1 are kept.
  public var linearSRGB: LinearSRGB { LinearSRGB(Self.toSRGB * (x, y, z)) }

  /// The white of D65 from its chromaticity (0.3127, 0.3290), as CSS Color 4 has it.
  public static let white = XYZ(x: 0.3127 / 0.3290, y: 1, z: (1 - 0.3127 - 0.3290) / 0.3290)

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

/// CIE 1976 L*a*b* relative to D65.
public struct Lab: Hashable, Sendable {
  /// 0…100.
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double

  /// A colour by its lightness and its two opponent axes.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The same colour relative to D65.
  public init(_ color: XYZ) {
    let x = Self.compress(color.x / XYZ.white.x)
    let y = Self.compress(color.y / XYZ.white.y)
    let z = Self.compress(color.z / XYZ.white.z)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// A colour of eight bits relative to D65.
  public init(_ color: RGB) {
    self.init(XYZ(LinearSRGB(color)))
  }

  /// The same colour as tristimulus values.
  public var xyz: XYZ {
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

extension Lab {
  /// The colour difference CIEDE2000 with unit weights (CIE 142-2001; steps after Sharma, Wu and
  /// Dalal 2005).
  ///
  /// About 1 is just noticeable. Not a metric: the triangle inequality does not hold.
  public func difference2000(to other: Lab) -> Double {
    // Step 1: chroma and hue with the a axis stretched for near-greys.
    let meanPlainChroma = (chroma + other.chroma) / 2
    let stretch = 1 + 0.5 * (1 - Self.highPowerFraction(meanPlainChroma))
    let firstA = stretch * a
    let secondA = stretch * other.a
    let firstChroma = (firstA * firstA + b * b).squareRoot()
    let secondChroma = (secondA * secondA + other.b * other.b).squareRoot()
    let firstHue = firstChroma == 0 ? 0 : Mathematics.angle(y: b, x: firstA)
    let secondHue = secondChroma == 0 ? 0 : Mathematics.angle(y: other.b, x: secondA)

    // Step 2: differences. A grey has no hue, so its hue difference is none.
    let isEitherGrey = firstChroma * secondChroma == 0
    var hueStep = isEitherGrey ? 0 : secondHue - firstHue
    if hueStep > 180 { hueStep -= 360 }
    if hueStep < -180 { hueStep += 360 }
    let lightnessStep = other.lightness - lightness
    let chromaStep = secondChroma - firstChroma
    let chordStep =
      2 * (firstChroma * secondChroma).squareRoot() * Mathematics.sine(degrees: hueStep / 2)

    // Step 3: weights at the mean colour; the mean hue goes the short way around.
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (firstChroma + secondChroma) / 2
    var meanHue = firstHue + secondHue
    if !isEitherGrey {
      if abs(firstHue - secondHue) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let hueWeight =
      1 - 0.17 * Mathematics.cosine(degrees: meanHue - 30)
      + 0.24 * Mathematics.cosine(degrees: 2 * meanHue)
      + 0.32 * Mathematics.cosine(degrees: 3 * meanHue + 6)
      - 0.20 * Mathematics.cosine(degrees: 4 * meanHue - 63)
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * hueWeight
    let blueness = (meanHue - 275) / 25
    let rotation =
      -Mathematics.sine(degrees: 60 * Mathematics.exponential(-blueness * blueness))
      * 2 * Self.highPowerFraction(meanChroma)

    let lightnessTerm = lightnessStep / lightnessScale
    let chromaTerm = chromaStep / chromaScale
    let hueTerm = chordStep / hueScale
    return
      (lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
      + rotation * chromaTerm * hueTerm).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func highPowerFraction(_ chroma: Double) -> Double {
    let power = Mathematics.power(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }
}
