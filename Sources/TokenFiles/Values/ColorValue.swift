public import ColorScience

/// The colour of a resolved value of type `color`.
public struct ColorValue: Hashable, Sendable {
  /// The colour, exact and unbounded.
  public let color: LinearSRGB
  /// 0…1.
  public let alpha: Double

  /// - Parameter value: an object of 2025.10, or a text of an older dialect; nil is returned if it is not a colour.
  public init?(_ value: JSONValue) {
    if let text = value.text {
      guard let css = CSSColor(text) else { return nil }
      self.init(space: css.space, css.components, css.alpha)
      return
    }
    guard let space = value["colorSpace"]?.text,
      let components = (value["components"] ?? value["channels"])?.items, components.count == 3
    else { return nil }
    // A missing component is 0 unless colours are mixed.
    self.init(space: space, components.map { $0.number ?? 0 }, value["alpha"]?.number ?? 1)
  }

  /// The colour without its opacity.
  var opaque: ColorValue { ColorValue(color, alpha: 1) }

  private init(_ color: LinearSRGB, alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  private init?(space: String, _ components: [Double], _ alpha: Double) {
    guard
      let color = LinearSRGB(space: space, components[0], components[1], components[2])
    else { return nil }
    self.color = color
    self.alpha = min(max(alpha, 0), 1)
  }

  /// The nearest 8-bit colour, with two more digits if it is not opaque: `#rrggbb` or `#rrggbbaa`.
  public var hex: String {
    let digits = color.rgb.hex.lowercased()
    guard alpha < 1 else { return digits }
    let byte = Int((alpha * 255).rounded())
    return digits + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
