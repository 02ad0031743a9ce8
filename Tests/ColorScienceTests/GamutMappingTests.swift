import Testing

@testable import ColorScience

@Suite struct GamutMappingTests {
  struct File: Decodable {
    struct Item: Decodable {
      let space: String
      let components: [Double]
      let srgbUnclamped: [Double]
      let inSrgb: Bool
      let hexClip: String
      let hexCss: String
    }
    let items: [Item]
  }

  private func linear(_ item: File.Item) throws -> LinearSRGB {
    let space = try #require(TokenColorSpace(rawValue: item.space))
    return space.linearSRGB(item.components[0], item.components[1], item.components[2])
  }

  @Test func bothMappingsMatchTheVectors() throws {
    let file = try Fixtures.load(File.self, "gamut")
    var checked = 0
    for item in file.items {
      let linear = try linear(item)
      checked += 1
      let label = Comment(rawValue: "\(item.space) \(item.components)")
      let encoded = EncodedSRGB(linear)
      for (value, wanted) in zip([encoded.red, encoded.green, encoded.blue], item.srgbUnclamped) {
        #expect(isClose(value, wanted), label)
      }
      #expect(linear.isInGamut(tolerance: 1e-6) == item.inSrgb, label)
      #expect(RGB(linear, mapping: .clip) == (try color(item.hexClip)), label)
      #expect(isWithin(1, RGB(linear, mapping: .reduceChroma), try color(item.hexCss)), label)
    }
    #expect(checked == 25)
  }

  /// Published wide-gamut colours of the design systems and the sRGB colours they are clipped to.
  @Test(arguments: [
    (0.863, 0.188, 0.271, 0xF0023F), (0.922, 0.267, 0.404, 0xFF2C64),
    (0.980, 0.902, 0.302, 0xFEE502), (0.082, 0.082, 0.090, 0x151517),
    (0.153, 0.160, 0.184, 0x272930), (1, 0.46436, 0.02635, 0xFF6B00),
  ])
  func publishedWideColoursClipAsKnown(red: Double, green: Double, blue: Double, expected: UInt32) {
    #expect(RGB(DisplayP3(red: red, green: green, blue: blue)) == RGB(expected))
  }

  @Test func mappingKeepsWhatIsInside() {
    for value in stride(from: UInt32(0), through: 0xFF_FFFF, by: 4_099) {
      #expect(RGB(LinearSRGB(RGB(value)), mapping: .reduceChroma) == RGB(value))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e150, 1e100, 1e50, 1e20])
  func noNumberTraps(value: Double) {
    for mapping in [GamutMapping.clip, .reduceChroma] {
      let colors = [
        RGB(DisplayP3(red: value, green: value, blue: 0.5), mapping: mapping),
        RGB(OKLCH(lightness: value, chroma: value, hue: value), mapping: mapping),
        RGB(LinearSRGB(red: value, green: 0, blue: 0), mapping: mapping),
      ]
      #expect(colors.count == 3)
    }
  }
}
