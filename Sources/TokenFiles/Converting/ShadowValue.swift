/// The shadow of a resolved value of type `shadow`: the first of a list.
public struct ShadowValue: Hashable, Sendable {
  /// The colour, without its opacity.
  public let color: ColorValue
  /// The opacity of the colour, 0…1.
  public let opacity: Double
  /// The vertical offset in pixels, downwards.
  public let offset: Double
  /// The standard deviation of the blur in pixels: half of the written blur, as in CSS.
  public let deviation: Double

  /// - Parameter value: an object of 2025.10 or of an older dialect, or a list of them; nil is returned if it is not
  ///   a shadow, or is an inner shadow.
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
