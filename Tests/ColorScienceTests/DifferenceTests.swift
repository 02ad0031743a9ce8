import Testing

@testable import ColorScience

@Suite struct DifferenceTests {
  struct File: Decodable {
    struct Item: Decodable {
      let pair: Int
      let lab1: [Double]
      let lab2: [Double]
      let published: Double
      let computed: Double
    }
    let items: [Item]
  }

  @Test func ciede2000MatchesThePublishedPairs() throws {
    let file = try Fixtures.load(File.self, "ciede2000")
    #expect(file.items.count == 17)
    for item in file.items {
      let first = Lab(lightness: item.lab1[0], a: item.lab1[1], b: item.lab1[2])
      let second = Lab(lightness: item.lab2[0], a: item.lab2[1], b: item.lab2[2])
      let difference = first.difference2000(to: second)
      #expect(isClose(difference, item.published, 1e-4), "pair \(item.pair)")
      #expect(isClose(difference, item.computed, 1e-9), "pair \(item.pair)")
      #expect(isClose(second.difference2000(to: first), difference, 1e-9), "pair \(item.pair)")
    }
  }

  @Test func aColourDoesNotDifferFromItself() {
    for value in stride(from: UInt32(0), through: 0xFF_FFFF, by: 65_521) {
      #expect(Lab(RGB(value)).difference2000(to: Lab(RGB(value))) == 0)
      #expect(OKLab(RGB(value)).distance(to: OKLab(RGB(value))) == 0)
    }
  }

  @Test func oklabDistanceOfBlackAndWhiteIsOne() {
    #expect(isClose(OKLab(.black).distance(to: OKLab(.white)), 1, 1e-7))
  }
}
