/// sRGB by hue, saturation and lightness (CSS Color 4, section 7).
///
/// For lightness as eyes see it take ``OKLCH``.
public struct HSL: Hashable, Sendable {
  /// Degrees; turns over outside 0…360. Nil for greys.
  public var hue: Double?
  /// 0…1.
  public var saturation: Double
  /// 0…1: the middle of the least and the most of the channels.
  public var lightness: Double

  /// A colour by its hue, saturation and lightness.
  public init(hue: Double?, saturation: Double, lightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
  }

  /// The same colour by its hue, saturation and lightness; one of the sRGB gamut (CSS Color 4, section 7.2).
  public init(_ color: EncodedSRGB) {
    let most = max(color.red, color.green, color.blue)
    let least = min(color.red, color.green, color.blue)
    let span = most - least
    lightness = (least + most) / 2
    guard span > 0 else {
      hue = nil
      saturation = 0
      return
    }
    let room = min(lightness, 1 - lightness)
    saturation = room > 0 ? (most - lightness) / room : 0
    let sixth: Double
    if most == color.red {
      sixth = (color.green - color.blue) / span + (color.green < color.blue ? 6 : 0)
    } else if most == color.green {
      sixth = (color.blue - color.red) / span + 2
    } else {
      sixth = (color.red - color.green) / span + 4
    }
    hue = sixth * 60
  }

  /// A colour of eight bits by its hue, saturation and lightness.
  public init(_ color: RGB) {
    self.init(
      EncodedSRGB(
        red: Double(color.red) / 255, green: Double(color.green) / 255,
        blue: Double(color.blue) / 255))
  }

  /// The same colour as channels (CSS Color 4, section 7.1).
  public var encoded: EncodedSRGB {
    func channel(_ offset: Double) -> Double {
      let turned = (offset + (hue ?? 0) / 30).truncatingRemainder(dividingBy: 12)
      let position = turned < 0 ? turned + 12 : turned
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
    }
    return EncodedSRGB(red: channel(0), green: channel(8), blue: channel(4))
  }
}
