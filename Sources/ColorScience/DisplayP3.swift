/// A colour of Display P3 (P3 primaries, D65, the curve of sRGB), gamma-encoded, unbounded.
public struct DisplayP3: Hashable, Sendable {
  /// 0…1 within the gamut of the space.
  public var red: Double
  /// 0…1 within the gamut of the space.
  public var green: Double
  /// 0…1 within the gamut of the space.
  public var blue: Double

  /// Makes a colour of gamma-encoded components, which may lie outside 0…1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The same colour by the primaries of Display P3.
  public init(_ color: LinearSRGB) {
    let channels = Self.fromSRGB * color.channels
    self.init(
      red: TransferCurve.encode(channels.0), green: TransferCurve.encode(channels.1),
      blue: TransferCurve.encode(channels.2))
  }

  /// Red, green and blue.
  public var components: [Double] { [red, green, blue] }

  /// The same colour by the primaries of sRGB; channels outside 0…1 are kept.
  public var linearSRGB: LinearSRGB {
    LinearSRGB(
      Self.toSRGB
        * (TransferCurve.decode(red), TransferCurve.decode(green), TransferCurve.decode(blue)))
  }

  // Products of the two spaces' rational matrices to and from XYZ (CSS Color 4, section 18).
  private static let toSRGB = Matrix(
    (1.2249401762805598, -0.22494017628055996, 0),
    (-0.042056954709688163, 1.0420569547096881, 0),
    (-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))
  private static let fromSRGB = Matrix(
    (0.82246196871436228, 0.17753803128563775, 0),
    (0.033194198850961622, 0.96680580114903836, 0),
    (0.017082630721120033, 0.072397440663963475, 0.91051992861491649))
}
