import ColorScience

/// A modifier of a colour in Tokens Studio: lighten, darken, mix or alpha, in a colour space.
///
/// The rules are those of Tokens Studio's transforms for Style Dictionary. Its spaces are `lch` (CIE, D50), `hsl`,
/// `srgb` and `p3`; the result is in the space that the modifier names.
struct StudioModifier {
  let kind: Kind
  let space: Space
  let amount: Double
  /// The colour that is mixed in.
  let other: ColorValue?

  enum Kind: String {
    case lighten, darken, mix, alpha
  }

  enum Space: String {
    case lch, hsl, srgb, p3
  }

  /// A modifier of values without references; nil if a part of it is missing or unknown.
  init?(type: String, space: String, amount: JSONValue, color: JSONValue?) {
    guard let kind = Kind(rawValue: type.lowercased()), let space = Space(rawValue: space),
      let amount = Self.number(amount), amount.isFinite
    else { return nil }
    self.kind = kind
    self.space = space
    self.amount = amount
    other = color.flatMap { ColorValue($0) }
    if kind == .mix, other == nil { return nil }
  }

  private static func number(_ value: JSONValue) -> Double? {
    value.number ?? value.text.flatMap { Double($0) ?? StudioExpression($0)?.value.number }
  }

  /// The modified colour, as 2025.10 has it.
  func applied(to color: ColorValue) -> JSONValue {
    var channels = Channels(color.color, in: space)
    var alpha = color.alpha
    switch kind {
    case .lighten: channels.lighten(amount)
    case .darken: channels.darken(amount)
    case .mix:
      let share = min(max(amount, 0), 1)
      if let other {
        channels.mix(Channels(other.color, in: space), share)
        alpha += (other.alpha - alpha) * share
      }
    case .alpha: alpha = min(max(amount, 0), 1)
    }
    return channels.value(alpha: alpha)
  }

  /// Three components; the lightness of `lch` and `hsl` is 0…100.
  private struct Channels {
    let space: Space
    var values: [Double]
    /// The place of the hue, and whether there is one.
    let huePlace: Int?
    var hasHue = true

    init(_ color: LinearSRGB, in space: Space) {
      self.space = space
      switch space {
      case .lch:
        let lch = color.lch
        values = [lch.lightness, lch.chroma, lch.hue ?? 0]
        huePlace = 2
        hasHue = lch.hue != nil
      case .hsl:
        let hsl = HSL(EncodedSRGB(color))
        values = [hsl.hue ?? 0, hsl.saturation * 100, hsl.lightness * 100]
        huePlace = 0
        hasHue = hsl.hue != nil
      case .srgb:
        values = EncodedSRGB(color).components
        huePlace = nil
      case .p3:
        values = DisplayP3(color).components
        huePlace = nil
      }
    }

    mutating func lighten(_ amount: Double) {
      switch space {
      case .lch:
        values[0] = min(100, values[0] + (100 - values[0]) * amount)
        values[1] = max(0, values[1] * (1 - amount))
      case .hsl: values[2] = min(100, values[2] + (100 - values[2]) * amount)
      case .srgb, .p3: values = values.map { min(1, $0 + (1 - $0) * amount) }
      }
    }

    mutating func darken(_ amount: Double) {
      switch space {
      case .lch:
        values[0] = max(0, values[0] * (1 - amount))
        values[1] = max(0, values[1] * (1 - amount))
      case .hsl: values[2] = max(0, values[2] * (1 - amount))
      case .srgb, .p3: values = values.map { max(0, $0 * (1 - amount)) }
      }
    }

    /// Mixes along the shorter arc of hues; a grey takes the hue of the other colour (CSS Color 4, section 12).
    mutating func mix(_ other: Channels, _ share: Double) {
      for index in values.indices {
        var (from, to) = (values[index], other.values[index])
        if index == huePlace {
          if !hasHue { from = to }
          if !other.hasHue { to = from }
          if to - from > 180 { from += 360 } else if from - to > 180 { to += 360 }
        }
        values[index] = from + (to - from) * share
      }
      if let huePlace { values[huePlace].formTruncatingRemainder(dividingBy: 360) }
      hasHue = hasHue || other.hasHue
    }

    func value(alpha: Double) -> JSONValue {
      let name =
        switch space {
        case .lch, .hsl, .srgb: space.rawValue
        case .p3: "display-p3"
        }
      return .members([
        "colorSpace": .string(name),
        // Rounded far below visible differences, so that errors of the last digit do not show.
        "components": .array(values.map { JSONValue(($0 * 1e9).rounded() / 1e9 + 0) }),
        "alpha": JSONValue(alpha),
      ])
    }
  }
}
