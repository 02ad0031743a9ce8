import Testing

@testable import ColorScience

@Suite struct ContrastTests {
  struct File: Decodable {
    struct Pair: Decodable {
      let foreground: String
      let background: String
      let ratio: Double
      let textAa: Bool
      let textAaa: Bool
      let nonText: Bool
    }
    struct Composition: Decodable {
      let foreground: String
      let alpha: Double
      let background: String
      let composited: String
      let ratioOfComposited: Double
    }
    struct Compositions: Decodable { let items: [Composition] }
    let items: [Pair]
    let composited: Compositions
  }

  @Test func ratiosMatchTheVectors() throws {
    let file = try Fixtures.load(File.self, "wcag")
    #expect(file.items.count == 25)
    for pair in file.items {
      let ratio = try color(pair.foreground).contrastRatio(with: color(pair.background))
      #expect(isClose(ratio, pair.ratio, 1e-9), "\(pair.foreground) on \(pair.background)")
      #expect((ratio >= 4.5) == pair.textAa)
      #expect((ratio >= 7) == pair.textAaa)
      #expect((ratio >= 3) == pair.nonText)
    }
  }

  @Test func translucentInkIsComposedFirst() throws {
    let file = try Fixtures.load(File.self, "wcag")
    #expect(!file.composited.items.isEmpty)
    for item in file.composited.items {
      let paper = try color(item.background)
      let result = try color(item.foreground).composited(over: paper, opacity: item.alpha)
      #expect(result == (try color(item.composited)))
      #expect(isClose(result.contrastRatio(with: paper), item.ratioOfComposited, 1e-9))
    }
  }

  @Test func contrastIsSymmetricAndBounded() {
    let seed: UInt64 = 7
    var generator = SeededGenerator(state: seed)
    for _ in 0..<2_000 {
      let first = RGB(UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      let second = RGB(UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      let ratio = first.contrastRatio(with: second)
      #expect(ratio == second.contrastRatio(with: first), "seed \(seed)")
      #expect((1...21).contains(ratio), "seed \(seed)")
    }
  }

  @Test func aGroundIsDarkWhereWhiteContrastsMore() {
    #expect(RGB(0x1E1E2E).isDark)
    #expect(!RGB(0x767676).isDark)
    #expect(!RGB(0xFDF6E3).isDark)
  }
}
