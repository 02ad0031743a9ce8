/// OKLab in polar form.
public struct OKLCH: Hashable, Sendable {
  /// 0…1.
  public var lightness: Double
  /// 0 for greys; about 0.32 at most within sRGB.
  public var chroma: Double
  /// Degrees, 0 ..< 360; nil for greys, whose hue would be rounding noise.
  public var hue: Double?

  /// A colour by its lightness, chroma and hue.
  public init(lightness: Double, chroma: Double, hue: Double?) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The same colour in polar form.
  public init(_ color: OKLab) {
    let chroma = (color.a * color.a + color.b * color.b).squareRoot()
    self.init(
      lightness: color.lightness, chroma: chroma,
      hue: chroma < Self.greyChroma ? nil : Mathematics.angle(y: color.b, x: color.a))
  }

  /// A colour of eight bits in OKLCH.
  public init(_ color: RGB) {
    self.init(OKLab(color))
  }

  /// The same colour by its two opponent axes.
  public var oklab: OKLab {
    guard let hue else { return OKLab(lightness: lightness, a: 0, b: 0) }
    return OKLab(
      lightness: lightness, a: chroma * Mathematics.cosine(degrees: hue),
      b: chroma * Mathematics.sine(degrees: hue))
  }

  /// The angle between two hues, 0…180 degrees; nil if one of them is grey.
  public func hueDifference(to other: OKLCH) -> Double? {
    guard let hue, let otherHue = other.hue else { return nil }
    let difference = abs(hue - otherHue)
    return min(difference, 360 - difference)
  }

  /// Below this a colour counts as grey (CSS Color 4, section 4.4, powerless components).
  static let greyChroma = 4e-6
}
