/// A colour as token files and asset catalogues give it: three components of a named space, unbounded.
package struct TokenColor: Hashable, Sendable {
  private let light: LinearSRGB

  /// - Parameter space: an identifier of DTCG Color 2025.10, as `srgb` or `oklch`; nil for any other.
  package init?(space: String, _ first: Double, _ second: Double, _ third: Double) {
    guard let space = TokenColorSpace(rawValue: space) else { return nil }
    light = space.linearSRGB(first, second, third)
  }

  /// A grey of a gamma of 2.2, as the grey spaces of asset catalogues have it.
  package init(grayGamma22 white: Double) {
    let power = Mathematics.power(abs(white), 2.2)
    let level = white < 0 ? -power : power
    light = LinearSRGB(red: level, green: level, blue: level)
  }

  /// Red, green and blue of gamma-encoded sRGB; outside of 0…1 where sRGB cannot show the colour.
  package var encodedSRGB: [Double] {
    let encoded = EncodedSRGB(light)
    return [encoded.red, encoded.green, encoded.blue]
  }

  /// Red, green and blue of gamma-encoded Display P3, unbounded.
  package var displayP3: [Double] {
    let color = DisplayP3(light)
    return [color.red, color.green, color.blue]
  }

  /// Whether sRGB can show the colour, give or take the rounding of the conversions.
  package var isInSRGB: Bool { light.isInGamut(tolerance: 1e-6) }

  /// The nearest colour of eight bits.
  package func rgb(_ mapping: GamutMapping) -> RGB { RGB(light, mapping: mapping) }

  /// The colour difference CIEDE2000; about 1 is just noticeable. Colours outside of sRGB are not clipped.
  package func difference(to other: TokenColor) -> Double {
    Lab(XYZ(light)).difference2000(to: Lab(XYZ(other.light)))
  }
}
