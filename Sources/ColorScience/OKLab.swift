/// A colour of OKLab (Ottosson 2020, with the matrices of CSS Color 4): lightness 0…1 and two
/// opponent axes.
public struct OKLab: Hashable, Sendable {
  /// 0…1 within sRGB.
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

  /// The same colour in OKLab.
  public init(_ color: LinearSRGB) {
    let cones = Self.conesFromSRGB * color.channels
    let lab =
      Self.labFromRoots
      * (
        Mathematics.cubeRoot(cones.0), Mathematics.cubeRoot(cones.1), Mathematics.cubeRoot(cones.2)
      )
    self.init(lightness: lab.0, a: lab.1, b: lab.2)
  }

  /// A colour of eight bits in OKLab.
  public init(_ color: RGB) {
    self.init(LinearSRGB(color))
  }

  /// The same colour by the primaries of sRGB; channels outside 0…1 are kept.
  public var linearSRGB: LinearSRGB {
    let roots = Self.rootsFromLab * (lightness, a, b)
    func cube(_ value: Double) -> Double { value * value * value }
    return LinearSRGB(Self.sRGBFromCones * (cube(roots.0), cube(roots.1), cube(roots.2)))
  }

  /// The Euclidean distance (ΔE-OK of CSS Color 4, section 13); about 0.02 is just noticeable.
  public func distance(to other: OKLab) -> Double {
    squaredDistance(to: other).squareRoot()
  }

  func squaredDistance(to other: OKLab) -> Double {
    let lightness = self.lightness - other.lightness
    let a = self.a - other.a
    let b = self.b - other.b
    return lightness * lightness + a * a + b * b
  }

  private static let conesFromSRGB = Matrix(
    (0.41222146947076299, 0.5363325372617348, 0.051445993267502203),
    (0.21190349581782522, 0.68069955064523435, 0.10739695353694055),
    (0.088302459190056429, 0.2817188391361215, 0.62997870167382208))
  private static let sRGBFromCones = Matrix(
    (4.0767416360759583, -3.3077115392580621, 0.2309699031821045),
    (-1.2684379732850319, 2.6097573492876887, -0.34131937600265727),
    (-0.0041960761386755571, -0.7034186179359363, 1.7076146940746117))
  private static let labFromRoots = Matrix(
    (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let rootsFromLab = Matrix(
    (1, 0.3963377773761749, 0.2158037573099136),
    (1, -0.1055613458156586, -0.0638541728258133),
    (1, -0.0894841775298119, -1.2914855480194092))
}
