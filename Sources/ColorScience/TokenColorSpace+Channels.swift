extension TokenColorSpace {
  /// A component of a space, as an editor shows and changes it.
  public struct Channel: Hashable, Sendable {
    /// Its letter in formulas, as `R`, `L` or `a`.
    public let name: String
    /// The values that an editor offers; a colour may have others.
    public let range: ClosedRange<Double>
    /// The change that one key press makes.
    public let step: Double
    /// The digits behind the point that an editor changes and writes.
    public let decimals: Int
    /// Whether it is an angle in degrees, of which 360 is 0.
    public let isHue: Bool

    init(
      _ name: String, _ range: ClosedRange<Double> = 0...1, step: Double = 0.01, decimals: Int = 4,
      isHue: Bool = false
    ) {
      self.name = name
      self.range = range
      self.step = step
      self.decimals = decimals
      self.isHue = isHue
    }

    static func hue(step: Double = 1) -> Channel {
      Channel("H", 0...360, step: step, decimals: 2, isHue: true)
    }

    static func percent(_ name: String) -> Channel {
      Channel(name, 0...100, step: 1, decimals: 2)
    }
  }

  /// The components in their order: three, or one of a grey.
  public var channels: [Channel] {
    switch self {
    case .srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["R", "G", "B"].map { Channel($0) }
    // In linear light, dark colours need more digits.
    case .linearSRGB: ["R", "G", "B"].map { Channel($0, decimals: 6) }
    case .xyzD65, .xyzD50: ["X", "Y", "Z"].map { Channel($0, decimals: 6) }
    case .hsl: [.hue(), .percent("S"), .percent("L")]
    case .hwb: [.hue(), .percent("W"), .percent("B")]
    case .lab: [.percent("L")] + ["a", "b"].map { Channel($0, -125...125, step: 1, decimals: 2) }
    case .lch: [.percent("L"), Channel("C", 0...150, step: 1, decimals: 2), .hue()]
    case .oklab:
      [Channel("L", step: 0.005)] + ["a", "b"].map { Channel($0, -0.4...0.4, step: 0.004) }
    case .oklch: [Channel("L", step: 0.005), Channel("C", 0...0.4, step: 0.004), .hue(step: 2)]
    case .gray: [Channel("W")]
    }
  }

  /// The name that people know it by.
  public var title: String {
    switch self {
    case .srgb: "sRGB"
    case .linearSRGB: "sRGB linear"
    case .hsl: "HSL"
    case .hwb: "HWB"
    case .lab: "Lab"
    case .lch: "LCH"
    case .oklab: "Oklab"
    case .oklch: "OKLCH"
    case .displayP3: "Display P3"
    case .a98RGB: "A98 RGB"
    case .prophotoRGB: "ProPhoto RGB"
    case .rec2020: "Rec. 2020"
    case .xyzD65: "XYZ D65"
    case .xyzD50: "XYZ D50"
    case .gray: "Gray"
    }
  }
}

extension TokenColorSpace {
  /// The components of a colour, unbounded; nil for one without an effect, such as the hue of a grey.
  ///
  /// Of a colour that is not grey, a grey space has only the light (CSS Color 4, section 18).
  public func components(of color: LinearSRGB) -> [Double?] {
    switch self {
    case .srgb: EncodedSRGB(color).components
    case .linearSRGB: [color.red, color.green, color.blue]
    case .hsl: Self.hsl(EncodedSRGB(color))
    case .hwb: Self.hwb(EncodedSRGB(color))
    case .lab: [color.labD50.lightness, color.labD50.a, color.labD50.b]
    case .lch: Self.polar(color.lch.lightness, color.lch.chroma, color.lch.hue)
    case .oklab: [OKLab(color).lightness, OKLab(color).a, OKLab(color).b]
    case .oklch:
      Self.polar(
        OKLCH(OKLab(color)).lightness, OKLCH(OKLab(color)).chroma, OKLCH(OKLab(color)).hue)
    case .displayP3: DisplayP3(color).components
    case .a98RGB:
      Self.curved(Self.a98Inverse * Self.xyz(color)) { Self.signedPower($0, 256.0 / 563) }
    case .prophotoRGB: Self.curved(Self.prophotoInverse * color.xyzD50, Self.prophotoEncoded)
    case .rec2020:
      Self.curved(Self.rec2020Inverse * Self.xyz(color)) { Self.signedPower($0, 1 / 2.4) }
    case .xyzD65: [XYZ(color).x, XYZ(color).y, XYZ(color).z]
    case .xyzD50: [color.xyzD50.0, color.xyzD50.1, color.xyzD50.2]
    case .gray: [Self.signedPower(XYZ(color).y, 1 / 2.2)]
    }
  }

  /// Whether the space has the colour, give or take the digits that files have; unbounded spaces have all.
  public func contains(_ color: LinearSRGB) -> Bool {
    switch self {
    case .srgb, .linearSRGB, .hsl, .hwb: color.isInSRGB
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      components(of: color).allSatisfy { -1e-6...1 + 1e-6 ~= $0 ?? 0 }
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50, .gray: true
    }
  }

  /// The colour moved into the gamut of the space, by the gamut mapping of CSS Color 4, section 13.2.
  public func mapped(_ color: LinearSRGB) -> LinearSRGB {
    guard !contains(color) else { return color }
    switch self {
    case .srgb, .linearSRGB, .hsl, .hwb: return color.mapped
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      return color.mapped(isInside: contains) { color in
        let parts = components(of: color).map { min(max($0 ?? 0, 0), 1) }
        return linearSRGB(parts[0], parts[1], parts[2])
      }
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50, .gray: return color
    }
  }
}

extension TokenColorSpace {
  /// A difference between channels that is an error of rounding.
  private static let greySpan = 1e-6

  /// A grey has no hue; black and white have any saturation too.
  private static func hsl(_ color: EncodedSRGB) -> [Double?] {
    let hsl = HSL(color)
    let isGrey = span(of: color) < greySpan
    let isEnd = hsl.lightness < greySpan || hsl.lightness > 1 - greySpan
    return [
      isGrey ? nil : hsl.hue, isGrey ? (isEnd ? nil : 0) : hsl.saturation * 100,
      hsl.lightness * 100,
    ]
  }

  private static func hwb(_ color: EncodedSRGB) -> [Double?] {
    let parts = color.components
    return [
      span(of: color) < greySpan ? nil : HSL(color).hue, (parts.min() ?? 0) * 100,
      (1 - (parts.max() ?? 0)) * 100,
    ]
  }

  private static func span(of color: EncodedSRGB) -> Double {
    (color.components.max() ?? 0) - (color.components.min() ?? 0)
  }

  private static func polar(_ lightness: Double, _ chroma: Double, _ hue: Double?) -> [Double?] {
    [lightness, hue == nil ? 0 : chroma, hue]
  }

  private static func xyz(_ color: LinearSRGB) -> Matrix.Row {
    (XYZ(color).x, XYZ(color).y, XYZ(color).z)
  }

  private static func curved(_ light: Matrix.Row, _ curve: (Double) -> Double) -> [Double?] {
    [curve(light.0), curve(light.1), curve(light.2)]
  }

  private static func prophotoEncoded(_ light: Double) -> Double {
    abs(light) <= 1.0 / 512 ? light * 16 : signedPower(light, 1 / 1.8)
  }

  private static let a98Inverse = a98.inverse
  private static let prophotoInverse = prophoto.inverse
  private static let rec2020Inverse = rec2020Primaries.inverse
}
