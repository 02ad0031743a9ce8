import Testing

@testable import ColorScience

@Suite struct VisionTests {
  struct Simulated: Decodable {
    let linear: [Double]
    let hex: String
  }
  struct Item: Decodable {
    let hex: String
    let protanVienot100: Simulated
    let deutanVienot100: Simulated
    let tritanBrettel100: Simulated
  }
  struct File: Decodable { let items: [Item] }

  @Test func simulationMatchesTheVectors() throws {
    let file = try Fixtures.load(File.self, "cvd")
    #expect(file.items.count == 10)
    for item in file.items {
      let source = try color(item.hex)
      for (vision, expected) in [
        (Vision.protan, item.protanVienot100), (.deutan, item.deutanVienot100),
        (.tritan, item.tritanBrettel100),
      ] {
        let linear = vision.simulating(LinearSRGB(source))
        for (value, wanted) in zip([linear.red, linear.green, linear.blue], expected.linear) {
          #expect(isClose(value, wanted), "\(vision) of \(item.hex)")
        }
        #expect(isWithin(1, vision.simulating(source), try color(expected.hex)))
      }
    }
  }

  /// Gamut mapping would move channels that clipping leaves alone; of the three only tritan goes so far outside.
  @Test(arguments: [(Vision.protan, false), (.deutan, false), (.tritan, true)])
  func simulationClipsAndDoesNotMap(vision: Vision, differs: Bool) {
    let colors = stride(from: UInt32(0), through: 0xFF_FFFF, by: 4_099).map { RGB($0) }
    for color in colors {
      #expect(vision.simulating(color) == vision.simulating(LinearSRGB(color)).clipped.rgb)
    }
    #expect(
      colors.contains { vision.simulating($0) != vision.simulating(LinearSRGB($0)).rgb } == differs)
  }

  @Test(arguments: Vision.allCases)
  func greysAreTheSameInEveryVision(vision: Vision) {
    for level in UInt8.min...UInt8.max {
      let grey = RGB(red: level, green: level, blue: level)
      #expect(vision.simulating(grey) == grey)
    }
  }

  @Test func noneChangesNothingAndAchromaKeepsOnlyLuminance() {
    for value in stride(from: UInt32(0), through: 0xFF_FFFF, by: 65_521) {
      let source = RGB(value)
      #expect(Vision.none.simulating(source) == source)
      let grey = Vision.achroma.simulating(source)
      #expect(grey.red == grey.green && grey.green == grey.blue)
      #expect(isClose(grey.relativeLuminance, source.relativeLuminance, 0.005))
    }
  }

  @Test func namesAreThoseOfTheCommandLine() {
    #expect(Vision.allCases.map(\.rawValue) == ["none", "protan", "deutan", "tritan", "achroma"])
  }
}
