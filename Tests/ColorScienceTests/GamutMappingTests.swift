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

  @Test func mappingAndClippingMatchTheVectors() throws {
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
      #expect(linear.clipped.rgb == (try color(item.hexClip)), label)
      #expect(isWithin(1, linear.rgb, try color(item.hexCss)), label)
    }
    #expect(checked == 25)
  }

  /// Colours that the design systems publish in Display P3, and the sRGB colours published for them.
  @Test(arguments: [
    (0.863, 0.188, 0.271, 0xF0023F), (0.922, 0.267, 0.404, 0xFF2C64),
    (0.980, 0.902, 0.302, 0xFEE502), (0.082, 0.082, 0.090, 0x151517),
    (0.153, 0.160, 0.184, 0x272930),
  ])
  func publishedWideColoursMapAsKnown(red: Double, green: Double, blue: Double, expected: UInt32) {
    let linear = DisplayP3(red: red, green: green, blue: blue).linearSRGB
    #expect(linear.rgb == RGB(expected) && linear.clipped.rgb == RGB(expected))
  }

  /// Far outside sRGB the two differ: a theme states such a published value as the sRGB number that it is.
  @Test(arguments: [
    (1, 0.46436, 0.02635, 0xFF7400, 0xFF6B00), (1, 0, 0.2, 0xFF0B38, 0xFF0023),
  ])
  func mappingIsNotClipping(
    red: Double, green: Double, blue: Double, mapped: UInt32, clipped: UInt32
  ) {
    let linear = DisplayP3(red: red, green: green, blue: blue).linearSRGB
    #expect(linear.rgb == RGB(mapped) && linear.clipped.rgb == RGB(clipped))
  }

  @Test func mappingKeepsColoursInTheGamut() {
    for value in stride(from: UInt32(0), through: 0xFF_FFFF, by: 4_099) {
      #expect(LinearSRGB(RGB(value)).rgb == RGB(value))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e150, 1e100, 1e50, 1e20])
  func noNumberTraps(value: Double) {
    let colors = [
      DisplayP3(red: value, green: value, blue: 0.5).linearSRGB,
      OKLCH(lightness: value, chroma: value, hue: value).oklab.linearSRGB,
      LinearSRGB(red: value, green: 0, blue: 0),
    ]
    #expect(colors.flatMap { [$0.rgb, $0.clipped.rgb] }.count == 6)
  }
}
