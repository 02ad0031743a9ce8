import Testing

@testable import ColorScience

@Suite struct SpacesTests {
  struct File: Decodable {
    struct Item: Decodable {
      let hex: String
      let linear: [Double]
      let xyzD65: [Double]
      let oklab: [Double]
      let oklch: [Double?]
      let labD65: [Double]
      let displayP3: [Double]
      let srgb: [Double]
      let labD50: [Double]
      let hsl: [Double?]
    }
    let items: [Item]
  }

  private func expect(
    _ values: [Double], _ expected: [Double], _ hex: String, tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, wanted) in zip(values, expected) {
      #expect(
        isClose(value, wanted, tolerance), "\(hex): \(values), not \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func everySpaceMatchesTheVectors() throws {
    let file = try Fixtures.load(File.self, "spaces")
    #expect(file.items.count == 25)
    for item in file.items {
      let source = try color(item.hex)
      let linear = LinearSRGB(source)
      expect([linear.red, linear.green, linear.blue], item.linear, item.hex)
      let xyz = XYZ(linear)
      expect([xyz.x, xyz.y, xyz.z], item.xyzD65, item.hex)
      let oklab = OKLab(linear)
      expect([oklab.lightness, oklab.a, oklab.b], item.oklab, item.hex)
      let lab = Lab(source)
      // The scale of Lab is a hundred times that of the others.
      expect([lab.lightness, lab.a, lab.b], item.labD65, item.hex, tolerance: 1e-4)
      let wide = DisplayP3(linear)
      expect([wide.red, wide.green, wide.blue], item.displayP3, item.hex)

      let encoded = EncodedSRGB(linear)
      expect([encoded.red, encoded.green, encoded.blue], item.srgb, item.hex)
      let back = TokenColorSpace.lab.linearSRGB(item.labD50[0], item.labD50[1], item.labD50[2])
      #expect(back.rgb == source)

      let hsl = HSL(source)
      expect([hsl.saturation, hsl.lightness], item.hsl.dropFirst().compactMap(\.self), item.hex)
      #expect((hsl.hue == nil) == (item.hsl[0] == nil), "\(item.hex)")
      if let hue = hsl.hue, let wanted = item.hsl[0] {
        #expect(isClose(hue, wanted), "\(item.hex)")
      }

      let oklch = OKLCH(oklab)
      expect([oklch.lightness, oklch.chroma], item.oklch.prefix(2).compactMap(\.self), item.hex)
      switch (oklch.hue, item.oklch[2]) {
      case (nil, nil): break
      case (let hue?, let wanted?): #expect(isClose(hue, wanted, 1e-4), "\(item.hex)")
      case (_?, nil), (nil, _?):
        Issue.record("hue of \(item.hex) is \(String(describing: oklch.hue))")
      }
    }
  }

  @Test func everySpaceLeadsBackToTheSameBytes() {
    let seed: UInt64 = 0xBACC
    var generator = SeededGenerator(state: seed)
    let greys = (0...255).map { RGB(red: $0, green: $0, blue: $0) }
    let others = (0..<2_000).map { _ in RGB(UInt32.random(in: 0...0xFF_FFFF, using: &generator)) }
    for source in greys + others {
      let linear = LinearSRGB(source)
      #expect(linear.rgb == source, "seed \(seed)")
      #expect(XYZ(linear).linearSRGB.rgb == source, "seed \(seed)")
      #expect(OKLab(source).linearSRGB.rgb == source, "seed \(seed)")
      #expect(OKLCH(source).oklab.linearSRGB.rgb == source, "seed \(seed)")
      #expect(Lab(source).xyz.linearSRGB.rgb == source, "seed \(seed)")
      #expect(DisplayP3(linear).linearSRGB.rgb == source, "seed \(seed)")
      #expect(EncodedSRGB(linear).linear.rgb == source, "seed \(seed)")
      #expect(HSL(source).encoded.linear.rgb == source, "seed \(seed)")
    }
  }

  @Test func greysHaveNoHue() {
    for level in UInt8.min...UInt8.max {
      #expect(OKLCH(RGB(red: level, green: level, blue: level)).hue == nil)
    }
  }

  @Test func hueDifferenceGoesTheShortWay() {
    let first = OKLCH(lightness: 0.5, chroma: 0.1, hue: 350)
    let second = OKLCH(lightness: 0.5, chroma: 0.1, hue: 20)
    #expect(first.hueDifference(to: second) == 30)
    #expect(second.hueDifference(to: first) == 30)
    #expect(first.hueDifference(to: OKLCH(.white)) == nil)
  }
}
