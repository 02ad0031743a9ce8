/// The colour spaces that token files name (DTCG Color 2025.10, section 4), by their identifiers.
///
/// Matrices and curves are those of CSS Color 4, section 18.
public enum TokenColorSpace: String, Hashable, Sendable, CaseIterable {
  /// Gamma-encoded sRGB, 0…1.
  case srgb
  /// sRGB in linear light, 0…1.
  case linearSRGB = "srgb-linear"
  /// Hue in degrees, saturation and lightness 0…100.
  case hsl
  /// Hue in degrees, whiteness and blackness 0…100.
  case hwb
  /// CIE Lab relative to D50, lightness 0…100.
  case lab
  /// CIE LCh relative to D50, lightness 0…100, hue in degrees.
  case lch
  /// Lightness 0…1.
  case oklab
  /// Lightness 0…1, hue in degrees.
  case oklch
  /// Display P3 with the curve of sRGB, 0…1.
  case displayP3 = "display-p3"
  /// Adobe RGB (1998), 0…1.
  case a98RGB = "a98-rgb"
  /// ProPhoto RGB relative to D50, 0…1.
  case prophotoRGB = "prophoto-rgb"
  /// With the display's curve of BT.1886 (gamma 2.4), as CSS Color 4 has it since 2025.
  case rec2020
  /// CIE XYZ relative to D65, which CSS also calls `xyz`.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ relative to D50.
  case xyzD50 = "xyz-d50"
  /// A grey of a gamma of 2.2, with one component: a space of asset catalogues alone.
  case gray = "gray-gamma-22"

  /// The colour of three components of this space; a missing component is 0. Nothing is clipped.
  func linearSRGB(_ first: Double, _ second: Double, _ third: Double) -> LinearSRGB {
    switch self {
    case .srgb: EncodedSRGB(red: first, green: second, blue: third).linear
    case .linearSRGB: LinearSRGB(red: first, green: second, blue: third)
    case .hsl: HSL(hue: first, saturation: second / 100, lightness: third / 100).encoded.linear
    case .hwb: Self.hwb(hue: first, whiteness: second / 100, blackness: third / 100).linear
    case .lab: Self.lab(first, second, third)
    case .lch:
      Self.lab(
        first, second * Mathematics.cosine(degrees: third),
        second * Mathematics.sine(degrees: third))
    case .oklab: OKLab(lightness: first, a: second, b: third).linearSRGB
    case .oklch: OKLCH(lightness: first, chroma: second, hue: third).oklab.linearSRGB
    case .displayP3: DisplayP3(red: first, green: second, blue: third).linearSRGB
    case .a98RGB:
      Self.fromXYZ(
        Self.a98 * (Self.a98Curve(first), Self.a98Curve(second), Self.a98Curve(third)))
    case .prophotoRGB:
      Self.fromD50(
        Self.prophoto
          * (Self.prophotoCurve(first), Self.prophotoCurve(second), Self.prophotoCurve(third)))
    case .rec2020:
      Self.fromXYZ(
        Self.rec2020Primaries
          * (
            Self.signedPower(first, 2.4), Self.signedPower(second, 2.4),
            Self.signedPower(third, 2.4)
          ))
    case .xyzD65: Self.fromXYZ((first, second, third))
    case .xyzD50: Self.fromD50((first, second, third))
    case .gray: LinearSRGB(grayGamma22: first)
    }
  }
}

extension LinearSRGB {
  /// The colour of three components, as token files and asset catalogues give it; unbounded.
  ///
  /// - Parameters:
  ///   - space: an identifier of DTCG Color 2025.10, as `srgb` or `oklch`; nil for any other.
  ///   - first: the first component, in the unit of the space.
  ///   - second: the second component.
  ///   - third: the third component.
  public init?(space: String, _ first: Double, _ second: Double, _ third: Double) {
    guard let space = TokenColorSpace(rawValue: space), space != .gray else { return nil }
    self = space.linearSRGB(first, second, third)
  }

  /// A grey of a gamma of 2.2, as the grey spaces of asset catalogues have it.
  public init(grayGamma22 white: Double) {
    let level = TokenColorSpace.signedPower(white, 2.2)
    self.init(red: level, green: level, blue: level)
  }

  /// Whether sRGB can show the colour, give or take the digits that files have.
  public var isInSRGB: Bool { isInGamut(tolerance: 1e-6) }
}

extension TokenColorSpace {
  private static func fromXYZ(_ value: Matrix.Row) -> LinearSRGB {
    XYZ(x: value.0, y: value.1, z: value.2).linearSRGB
  }

  /// By the linearised Bradford adaptation.
  private static func fromD50(_ value: Matrix.Row) -> LinearSRGB {
    fromXYZ(d65FromD50 * value)
  }

  private static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> LinearSRGB {
    let relative = Lab(lightness: lightness, a: a, b: b).relativeXYZ
    // The white of D50 from its chromaticity (0.3457, 0.3585).
    let white = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
    return fromD50((relative.0 * white.0, relative.1 * white.1, relative.2 * white.2))
  }

  /// CSS Color 4, section 8.1. Whiteness and blackness beyond a whole make a grey.
  private static func hwb(hue: Double, whiteness: Double, blackness: Double) -> EncodedSRGB {
    if whiteness + blackness >= 1 {
      let grey = whiteness / (whiteness + blackness)
      return EncodedSRGB(red: grey, green: grey, blue: grey)
    }
    let pure = HSL(hue: hue, saturation: 1, lightness: 0.5).encoded
    let share = 1 - whiteness - blackness
    return EncodedSRGB(
      red: pure.red * share + whiteness, green: pure.green * share + whiteness,
      blue: pure.blue * share + whiteness)
  }

  static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    let power = Mathematics.power(abs(value), exponent)
    return value < 0 ? -power : power
  }

  private static func a98Curve(_ value: Double) -> Double { signedPower(value, 563.0 / 256) }

  private static func prophotoCurve(_ value: Double) -> Double {
    abs(value) <= 16.0 / 512 ? value / 16 : signedPower(value, 1.8)
  }

  private static let d65FromD50 = Matrix(
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124))
  static let a98 = Matrix(
    (573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
    (591459.0 / 1_989_134, 6239551.0 / 9_945_670, 374412.0 / 4_972_835),
    (53769.0 / 1_989_134, 351524.0 / 4_972_835, 4929758.0 / 4_972_835))
  static let prophoto = Matrix(
    (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    (0, 0, 0.82510460251046020))
  static let rec2020Primaries = Matrix(
    (63426534.0 / 99_577_255, 20160776.0 / 139_408_157, 47086771.0 / 278_816_314),
    (26158966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8267143.0 / 139_408_157),
    (0, 19567812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
}
