import Testing

@testable import ColorScience

@Suite struct IndexedPaletteTests {
  struct Nearest: Decodable {
    let index: Int
    let distance: Double
    let gap: Double
  }
  struct Item: Decodable {
    let hex: String
    let x240Oklab: Nearest
    let x16Oklab: [String: Nearest]
    let x240Ciede2000: Nearest
    let x16Ciede2000: [String: Nearest]
  }
  struct File: Decodable {
    let palettes: [String: [String]]
    let items: [Item]
  }

  @Test func nearestIndicesMatchTheVectors() throws {
    let file = try Fixtures.load(File.self, "quantise")
    #expect(file.items.count == 100)
    var compared = 0
    let palettes = try file.palettes.mapValues { IndexedPalette(try $0.map(color)) }
    for item in file.items {
      let source = try color(item.hex)
      if item.x240Oklab.gap >= 1e-6 {
        #expect(IndexedPalette.xterm240.nearestIndex(to: source) == item.x240Oklab.index)
        compared += 1
      }
      for (name, nearest) in item.x16Oklab where nearest.gap >= 1e-6 {
        let palette = try #require(palettes[name])
        #expect(palette.nearestIndex(to: source) == nearest.index, "\(item.hex) in \(name)")
        compared += 1
      }
    }
    #expect(compared > 400)
  }

  /// The vectors are as good for the difference as for the search.
  @Test func nearestByCIEDE2000MatchesTheVectors() throws {
    let file = try Fixtures.load(File.self, "quantise")
    func expect(_ colors: [RGB], _ source: RGB, _ wanted: Nearest, first: Int) throws {
      guard wanted.gap >= 1e-6 else { return }
      let differences = colors.map { Lab(source).difference2000(to: Lab($0)) }
      let least = try #require(differences.min())
      #expect(isClose(least, wanted.distance, 1e-6), "\(source)")
      #expect(differences.firstIndex(of: least).map { $0 + first } == wanted.index, "\(source)")
    }
    for item in file.items {
      let source = try color(item.hex)
      try expect(IndexedPalette.xterm240.colors, source, item.x240Ciede2000, first: 16)
      for (name, wanted) in item.x16Ciede2000 {
        let palette = try #require(file.palettes[name])
        try expect(try palette.map(color), source, wanted, first: 0)
      }
    }
  }

  @Test func theXtermPaletteMatchesTheVectors() throws {
    let file = try Fixtures.load(File.self, "quantise")
    let expected = try #require(file.palettes["xterm"])
    #expect(IndexedPalette.xterm16.colors == (try expected.map(color)))
  }

  /// The same search without any shortcut.
  private func exhaustive(_ palette: IndexedPalette, _ source: RGB) -> Int? {
    let wanted = OKLab(source)
    let distances = palette.colors.map { OKLab($0).distance(to: wanted) }
    guard let least = distances.min() else { return nil }
    return distances.firstIndex(of: least).map { $0 + palette.firstIndex }
  }

  @Test func theSearchIsExact() {
    let seed: UInt64 = 0x256
    var generator = SeededGenerator(state: seed)
    for _ in 0..<2_000 {
      let source = RGB(UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      for palette in [IndexedPalette.xterm240, .xterm16] {
        #expect(
          palette.nearestIndex(to: source) == exhaustive(palette, source), "\(source), seed \(seed)"
        )
      }
    }
  }

  @Test func everyEntryIsNearestToItself() {
    for palette in [IndexedPalette.xterm240, .xterm16] {
      for (offset, entry) in palette.colors.enumerated() {
        #expect(palette.nearestIndex(to: entry) == palette.firstIndex + offset)
        #expect(palette[palette.firstIndex + offset] == entry)
      }
    }
    #expect(IndexedPalette.xterm240.colors.count == 240)
    #expect(IndexedPalette.xterm240[15] == nil)
    #expect(IndexedPalette.xterm240[256] == nil)
  }

  @Test func equalColoursResolveToTheLowerIndex() {
    let red = RGB(0xCD3131)
    let palette = IndexedPalette([.white, red, .black, red, .white])
    #expect(palette.nearestIndex(to: red) == 1)
    #expect(palette.nearestIndex(to: RGB(0xFF3131)) == 1)
    #expect(palette.nearestIndex(to: .white) == 0)
  }
}
