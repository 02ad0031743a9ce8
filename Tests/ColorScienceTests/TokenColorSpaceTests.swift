import Testing

@testable import ColorScience

@Suite struct TokenColorSpaceTests {
  typealias Components = (Double, Double, Double)

  /// Values of an independent implementation, rounded to nine decimals.
  static let cases: [(space: String, components: Components, linear: Components)] = [
    ("hsl", (210, 60, 40), (0.021980947, 0.132868322, 0.367246468)),
    ("hsl", (0, 100, 50), (1, 0, 0)),
    ("hsl", (330, 100, 50), (1, 0, 0.21404114)),
    ("hsl", (120.5, 25, 75), (0.430393393, 0.62523151, 0.431843953)),
    ("hsl", (0, 0, 50), (0.21404114, 0.21404114, 0.21404114)),
    ("hwb", (210, 10, 30), (0.010022826, 0.132868322, 0.447988412)),
    ("hwb", (45, 60, 70), (0.180152583, 0.180152583, 0.180152583)),
    ("hwb", (300, 0, 0), (1, 0, 1)),
    ("lab", (50, 40, -30), (0.377665568, 0.105234536, 0.407741866)),
    ("lab", (87, -80, 70), (-0.029560532, 0.981735946, 0.04696822)),
    ("lab", (5, 1, -2), (0.005791605, 0.005328303, 0.007042233)),
    ("lch", (60, 130, 40), (1.424354063, -0.049289517, -0.005620327)),
    ("lch", (30, 20, 270), (0.038038831, 0.064016689, 0.132018593)),
    ("oklab", (0.6, 0.1, -0.1), (0.349089962, 0.125064941, 0.488112831)),
    ("oklch", (0.7, 0.15, 30), (0.845193335, 0.181540581, 0.128874737)),
    ("a98-rgb", (0, 1, 0), (-0.398355744, 1, -0.042928989)),
    ("a98-rgb", (0.3, 0.5, 0.7), (0.012268997, 0.217755528, 0.466634978)),
    ("prophoto-rgb", (0.2, 0.6, 0.4), (-0.236798087, 0.4779383, 0.16169571)),
    ("prophoto-rgb", (0.01, 0.02, 0.015), (7.4374e-05, 0.001393931, 0.000892278)),
    ("prophoto-rgb", (0, 1, 0), (-0.727634474, 1.231753396, -0.153268204)),
    ("rec2020", (0.25, 0.5, 0.75), (-0.088254608, 0.205987385, 0.541175189)),
    ("rec2020", (0.01, 0.02, 0.9), (-0.056596042, -0.006391138, 0.86876602)),
    ("rec2020", (1, 0, 0), (1.660491002, -0.124550475, -0.018150763)),
    ("xyz-d65", (0.3, 0.4, 0.5), (0.108032331, 0.480391438, 0.463583997)),
    ("xyz-d50", (0.3, 0.4, 0.5), (0.047955248, 0.489584545, 0.632688931)),
    ("srgb-linear", (0.1, 0.5, 0.9), (0.1, 0.5, 0.9)),
    ("display-p3", (0.2, 0.7, 0.4), (-0.060219234, 0.465437155, 0.110047636)),
    ("srgb", (0.3, 0.6, 0.9), (0.073238956, 0.318546778, 0.787412289)),
    ("gray-gamma-22", (0.5, 0, 0), (0.217637641, 0.217637641, 0.217637641)),
  ]

  @Test func everySpaceConvertsAsKnown() throws {
    for item in Self.cases {
      let space = try #require(TokenColorSpace(rawValue: item.space))
      let (first, second, third) = item.components
      let linear = space.linearSRGB(first, second, third)
      let label = Comment(rawValue: "\(item.space) \(item.components): \(linear)")
      // The other implementation rounds the primaries of ProPhoto to four decimals.
      let tolerance = space == .prophotoRGB ? 2e-5 : 1e-6
      #expect(isClose(linear.red, item.linear.0, tolerance), label)
      #expect(isClose(linear.green, item.linear.1, tolerance), label)
      #expect(isClose(linear.blue, item.linear.2, tolerance), label)
    }
    #expect(Set(Self.cases.map(\.space)) == Set(TokenColorSpace.allCases.map(\.rawValue)))
  }

  @Test(arguments: TokenColorSpace.allCases)
  func noNumberTraps(space: TokenColorSpace) {
    for value in [
      Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e150, 1e100, -1e60, 1e20, 1e6, -720.5,
    ] {
      let color = space.linearSRGB(value, value, value)
      #expect(color.rgb.value <= 0xFF_FFFF && color.clipped.rgb.value <= 0xFF_FFFF)
    }
  }

  @Test func hueTurnsOver() {
    for turn in [-360.0, 360, 720] {
      let color = TokenColorSpace.hsl.linearSRGB(210 + turn, 60, 40).rgb
      #expect(color == TokenColorSpace.hsl.linearSRGB(210, 60, 40).rgb)
    }
  }

  @Test func theComponentsOfEveryKnownColourAreFoundAgain() throws {
    // Colours outside of sRGB have no HSL, and a hue of a grey is lost.
    for item in Self.cases {
      let space = try #require(TokenColorSpace(rawValue: item.space))
      let (first, second, third) = item.components
      let parts = space.components(of: space.linearSRGB(first, second, third))
      #expect(parts.count == space.channels.count)
      for (part, wanted) in zip(parts, [first, second, third]) {
        guard let part else { continue }
        if space == .hwb, second + third > 100 { continue }
        // Curves are steep near zero.
        #expect(isClose(part, wanted, 1e-6), "\(item.space) \(item.components): \(parts)")
      }
    }
  }

  @Test func aGreyHasNoHueAndBlackHasNoSaturation() {
    let grey = LinearSRGB(RGB(0x808080))
    #expect(TokenColorSpace.hsl.components(of: grey)[0] == nil)
    #expect(TokenColorSpace.hsl.components(of: grey)[1] == 0)
    #expect(TokenColorSpace.hsl.components(of: LinearSRGB(.black))[1] == nil)
    #expect(TokenColorSpace.hsl.components(of: LinearSRGB(.white))[1] == nil)
    #expect(TokenColorSpace.hwb.components(of: grey)[0] == nil)
    for space in [TokenColorSpace.lch, .oklch] {
      let parts = space.components(of: grey)
      #expect(parts[1] == 0 && parts[2] == nil, "\(space)")
    }
  }

  @Test(arguments: [TokenColorSpace.displayP3, .a98RGB, .prophotoRGB, .rec2020])
  func aColourIsMappedIntoTheGamutOfAWideSpace(space: TokenColorSpace) {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for lightness in [0.05, 0.3, 0.6, 0.9] {
        let wild = OKLCH(lightness: lightness, chroma: 0.45, hue: hue).oklab.linearSRGB
        #expect(!space.contains(wild) || space == .prophotoRGB)
        let mapped = space.mapped(wild)
        #expect(space.contains(mapped), "\(lightness) \(hue)")
        let found = OKLCH(OKLab(mapped))
        #expect(abs(found.lightness - lightness) < 0.06, "\(lightness) \(hue): \(found)")
        // A colour that the space has stays as it is.
        let inside = space.linearSRGB(0.9, 0.1, 0.2)
        #expect(space.mapped(inside) == inside)
      }
    }
  }
}
