import Testing

@testable import ColorScience

@Suite("A colour edited in the space of its token")
struct TokenColorTests {
  @Test func aStepChangesItsOwnComponentAndNoOther() throws {
    for space in TokenColorSpace.allCases {
      let parts = space.channels.map { ($0.range.lowerBound + $0.range.upperBound * 3) / 4 + 1e-7 }
      let color = try #require(TokenColor(space, parts))
      for index in parts.indices {
        for steps in [1, -1, 10] {
          let moved = color.moved(index, by: steps)
          #expect(moved.components[index] != parts[index], "\(space) \(index)")
          for other in parts.indices where other != index {
            #expect(moved.components[other] == parts[other], "\(space) \(index)")
          }
          // A step back gives the bits of the file again, whatever their digits.
          #expect(moved.moved(index, by: -steps) == color, "\(space) \(index)")
        }
      }
    }
  }

  @Test func aStepEndsAtTheRangeAndLeavesAValueOutsideOfIt() throws {
    let color = try #require(TokenColor(.displayP3, [1.2, 0.995, -0.1]))
    #expect(color.moved(0, by: 1).components[0] == 1.2)
    #expect(color.moved(0, by: -1).components[0] == 1.19)
    #expect(color.moved(1, by: 1).components[1] == 1)
    #expect(color.moved(2, by: -1).components[2] == -0.1)
    let lab = try #require(TokenColor(.lab, [50, 0, 0]))
    #expect(lab.moved(1, by: 1).linear.isInSRGB)
    #expect(!lab.moved(1, by: 110).linear.isInSRGB, "sRGB does not limit it")
  }

  @Test func aHueTurnsOverAndNoneStaysUnlessItIsEdited() throws {
    let color = try #require(TokenColor(.lch, [50, nil, 359.5]))
    #expect(color.moved(2, by: 1).components == [50, nil, 0.5])
    #expect(color.moved(2, by: -360).components == [50, nil, 359.5])
    #expect(color.moved(0, by: 1).components == [51, nil, 359.5])
    #expect(color.moved(1, by: 1).components == [50, 1, 359.5])
    let hue = try #require(TokenColor(.oklch, [0.5, 0.1, nil]))
    #expect(hue.moved(2, by: -1).components == [0.5, 0.1, 358])
  }

  @Test func aConvertedGreyKeepsItsHue() throws {
    let grey = LinearSRGB(RGB(0xAAAAAA))
    for hue in [nil, 0, 200.25] {
      let hsl = try #require(TokenColor(.hsl, [hue, 0, 30])).converted(from: grey)
      #expect(hsl.components == [hue, 0, 66.67])
      let lch = try #require(TokenColor(.oklch, [0.5, nil, hue])).converted(from: grey)
      #expect(lch.components == [0.738, nil, hue])
    }
  }

  @Test func aConvertedColourStaysOutsideOfSRGB() throws {
    let wide = OKLCH(lightness: 0.7, chroma: 0.26, hue: 30).oklab.linearSRGB
    for space in [TokenColorSpace.lab, .lch, .oklab, .oklch, .rec2020, .prophotoRGB, .xyzD50] {
      let start = try #require(TokenColor(space, space.channels.map { $0.range.upperBound / 3 }))
      let color = start.converted(from: wide)
      #expect(!color.linear.isInSRGB, "\(space)")
      #expect(OKLab(color.linear).distance(to: OKLab(wide)) < 0.001, "\(space) \(color)")
    }
    // A space with a gamut takes the nearest colour that it has, unless its notation has more.
    let plain = try #require(TokenColor(.srgb, [0.5, 0.5, 0.5])).converted(from: wide)
    #expect(plain.linear.isInSRGB)
    let extended = try #require(TokenColor(.srgb, [0.5, 0.5, 0.5], isExtended: true))
    #expect(!extended.converted(from: wide).linear.isInSRGB)
    #expect(extended.moved(0, by: 100).components[0] == 1.5)
  }

  @Test func everyColourOfEightBitsCanBeWrittenInEverySpace() throws {
    let seed: UInt64 = 77
    var state = seed
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for space in TokenColorSpace.allCases where space != .gray {
      let start = try #require(TokenColor(space, space.channels.map { $0.range.upperBound / 3 }))
      for _ in 0..<300 {
        let rgb = RGB(UInt32(random() & 0xFFFFFF))
        let color = try #require(
          start.converted(from: rgb, alpha: 1), "\(space) \(rgb), seed \(seed)")
        #expect(color.linear.rgb == rgb, "\(space) \(rgb), seed \(seed)")
        #expect(color.precisions == start.precisions, "\(space) \(rgb), seed \(seed)")
      }
    }
    let grey = try #require(TokenColor(.gray, [0.5]))
    #expect(grey.converted(from: RGB(0x123456), alpha: 1) == nil)
    #expect(grey.converted(from: RGB(0x777777), alpha: 1)?.linear.rgb == RGB(0x777777))
  }

  @Test func theColourThatIsShownAlreadyChangesNothing() throws {
    let wide = try #require(TokenColor(.displayP3, [1, 0, 0.2], alpha: 0.5))
    #expect(wide.converted(from: wide.linear.rgb, alpha: 0.5) == wide)
    #expect(wide.converted(from: wide.linear.rgb, alpha: 128.0 / 255) == wide)
    let other = try #require(wide.converted(from: wide.linear.rgb, alpha: 1))
    #expect(other.components == wide.components && other.alpha == 1)
  }

  @Test(arguments: [
    (TokenColorSpace.displayP3, [1, 0, 0.2], 1, "color(display-p3 1 0 0.2)"),
    (.hsl, [210.5, 60, 40], 0.5, "hsl(210.5 60% 40% / 0.5)"),
    (.lch, [50, nil, nil], 1, "lch(50 none none)"), (.gray, [0.5], 1, "color(gray-gamma-22 0.5)"),
    (.srgb, [0.1, 0.25, 1], 0, "color(srgb 0.1 0.25 1 / 0)"),
  ])
  func itIsDescribedAsCSSWritesIt(
    space: TokenColorSpace, parts: [Double?], alpha: Double, text: String
  ) {
    #expect(TokenColor(space, parts, alpha: alpha)?.description == text)
  }

  @Test func aColourOfEightBitsIsDescribedByDigits() {
    #expect(TokenColor(RGB(0x12AB0F)).description == "#12ab0f")
    #expect(TokenColor(RGB(0x12AB0F), alpha: 0.05).description == "#12ab0f0d")
    #expect(TokenColor(.srgb, [0, 1]) == nil)
    #expect(TokenColor(.srgb, [0, 1, .nan]) == nil)
    #expect(TokenColor(.srgb, [0, 1, 1], alpha: .nan) == nil)
  }
}
