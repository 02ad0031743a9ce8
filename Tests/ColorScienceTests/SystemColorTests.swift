import Testing

@testable import ColorScience

/// Values that a system's colours were compiled to, in four notations.
@Suite("Colours of a system")
struct SystemColorTests {
  struct File: Decodable {
    struct Variant: Decodable {
      let colorSpace: String
      let components: [Double]
      let hex: String
      let alpha: Double
    }
    struct Item: Decodable {
      let reference: String
      let light: Variant
      let dark: Variant
    }
    let items: [Item]
  }

  /// Reads the components as asset catalogs mean them; the last is the opacity.
  private func linear(_ variant: File.Variant) throws -> LinearSRGB {
    let values = variant.components
    switch variant.colorSpace {
    case "srgb", "extended-srgb":
      try #require(values.count == 4)
      return TokenColorSpace.srgb.linearSRGB(values[0], values[1], values[2])
    case "extended-gray":
      try #require(values.count == 2)
      return TokenColorSpace.srgb.linearSRGB(values[0], values[0], values[0])
    case "gray-gamma-22":
      try #require(values.count == 2)
      let light = Mathematics.power(values[0], 2.2)
      return LinearSRGB(red: light, green: light, blue: light)
    default:
      Issue.record("\(variant.colorSpace) is no space of a catalog")
      return LinearSRGB(red: 0, green: 0, blue: 0)
    }
  }

  @Test func theirComponentsAreTheBytesThatAreKnown() throws {
    let file = try Fixtures.load(File.self, "apple-system-colors")
    #expect(file.items.count == 19)
    for item in file.items {
      for variant in [item.light, item.dark] {
        let found = try linear(variant).rgb
        #expect(isWithin(1, found, try color(variant.hex)), "\(item.reference): \(found)")
        #expect(variant.components.last == variant.alpha, "\(item.reference)")
      }
    }
  }
}
