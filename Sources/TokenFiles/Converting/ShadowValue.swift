/// The shadow that a resolved value of type `shadow` is: the first, where it is a list.
public struct ShadowValue: Hashable, Sendable {
  /// The colour, without its opacity.
  public let color: ColorValue
  /// The opacity of the colour, 0…1.
  public let opacity: Double
  /// Pixels that it lies below.
  public let offset: Double
  /// The standard deviation of the blur in pixels: half of the blur that is written, as in CSS.
  public let deviation: Double

  /// - Parameter value: an object of 2025.10 or of an older dialect, or a list of them; nil for anything that is no shadow,
  ///   and for one inside of its surface.
  public init?(_ value: JSONValue) {
    let layer = value.items == nil ? value : value.items?.first
    guard let layer, layer["inset"] != .bool(true),
      let color = layer["color"].flatMap({ ColorValue($0) }),
      let offset = (layer["offsetY"] ?? layer["y"]).flatMap({ LengthValue($0) })?.pixels,
      let blur = layer["blur"].flatMap({ LengthValue($0) })?.pixels
    else { return nil }
    self.color = color.opaque
    opacity = color.alpha
    self.offset = offset
    deviation = blur / 2
  }
}
