import Foundation
import Testing

@testable import ColorScience

/// Colours of published token files, each once, in the order of their values.
let tokenColors: [RGB] = {
  guard
    let url = Bundle.module.url(
      forResource: "token-colors", withExtension: "txt", subdirectory: "Fixtures"),
    let text = try? String(contentsOf: url, encoding: .utf8)
  else { return [] }
  return text.split(whereSeparator: \.isWhitespace).compactMap { RGB(hex: "#" + $0) }
}()

@Suite("Pairs in few colours")
struct PairTests {
  struct File: Decodable { let palettes: [String: [String]] }

  /// A pair before and after its colours were reduced.
  private struct Reduced {
    let before: Double
    let after: Double
    /// The highest contrast that the palette reaches on the fill as it is shown.
    let reachable: Double
    /// The same among colours on the ink's own side of the fill: lighter or darker.
    let reachableOnItsSide: Double
    /// Whether the ink still has its hue.
    let keepsHue: Bool
  }

  private func reduced(_ ink: RGB, on fill: RGB, to palette: IndexedPalette) throws -> Reduced {
    let shown = try #require(palette[palette.index(ofFill: fill)])
    let before = ink.contrastRatio(with: fill)
    let isLighter = ink.relativeLuminance >= fill.relativeLuminance
    let index = palette.index(
      ofInk: ink, on: shown, reaching: .init(contrast: before, isLighter: isLighter))
    let seen = try #require(palette[index])
    let after = seen.contrastRatio(with: shown)
    let own = palette.colors.filter {
      isLighter
        ? $0.relativeLuminance >= shown.relativeLuminance
        : $0.relativeLuminance <= shown.relativeLuminance
    }
    func most(_ colors: [RGB]) -> Double {
      colors.map { $0.contrastRatio(with: shown) }.max() ?? 1
    }
    return Reduced(
      before: before, after: after, reachable: most(palette.colors), reachableOnItsSide: most(own),
      keepsHue: keepsHue(OKLCH(ink), OKLCH(seen)))
  }

  /// Whether a grey is a grey still, and another colour within 30 degrees of itself.
  private func keepsHue(_ ink: OKLCH, _ seen: OKLCH) -> Bool {
    guard ink.chroma >= 0.02 else { return seen.chroma < 0.04 }
    return ink.hueDifference(to: seen).map { $0 <= 30.1 } ?? false
  }

  /// Pairs of token colours, of which each is 4.5:1 or better.
  private func readablePairs(_ count: Int, seed: UInt64) -> [(ink: RGB, fill: RGB)] {
    var generator = SeededGenerator(state: seed)
    var pairs: [(ink: RGB, fill: RGB)] = []
    while pairs.count < count {
      guard let ink = tokenColors.randomElement(using: &generator),
        let fill = tokenColors.randomElement(using: &generator)
      else { break }
      if ink.contrastRatio(with: fill) >= 4.5 { pairs.append((ink, fill)) }
    }
    return pairs
  }

  @Test func thereAreManyTokenColours() {
    #expect(tokenColors.count == 1_430)
    #expect(Set(tokenColors).count == tokenColors.count)
  }

  @Test func contrastFallsOnlyIfThePaletteForcesIt() throws {
    let file = try Fixtures.load(File.self, "quantise")
    let named = try file.palettes.mapValues { IndexedPalette(try $0.map(color)) }
    #expect(named.count == 9)
    let seed: UInt64 = 0x52
    for palette in [IndexedPalette.xterm240] + named.values {
      for pair in readablePairs(1_500, seed: seed) {
        let found = try reduced(pair.ink, on: pair.fill, to: palette)
        let limit = try #require([7, 4.5].first { found.before >= $0 })
        let isTurned = found.reachableOnItsSide < limit
        let reachable = isTurned ? found.reachable : found.reachableOnItsSide
        // A quarter may go for the sake of the hue, as long as the limit is kept.
        let isKept = found.keepsHue && found.after >= max(limit, 0.75 * found.before) - 1e-9
        #expect(
          isKept || found.after >= min(found.before, reachable) - 1e-9,
          "\(pair.ink) on \(pair.fill), seed \(seed)")
      }
    }
  }

  @Test func at256NoReadablePairFallsUnderItsLimit() throws {
    for pair in readablePairs(4_000, seed: 1) {
      let found = try reduced(pair.ink, on: pair.fill, to: .xterm240)
      #expect(found.after >= 4.5, "\(pair.ink) on \(pair.fill)")
    }
  }

  /// With the real palettes of nine terminals; pairs that a palette cannot show at all are counted separately.
  @Test func at16HardlyAnyReadablePairFallsUnderThree() throws {
    let file = try Fixtures.load(File.self, "quantise")
    for (name, hexes) in file.palettes.sorted(by: { $0.key < $1.key }) {
      let palette = IndexedPalette(try hexes.map(color))
      let results = try readablePairs(4_000, seed: 2).map {
        try reduced($0.ink, on: $0.fill, to: palette)
      }
      let possible = results.filter { $0.reachable >= 3 }
      let lost = possible.filter { $0.after < 3 }.count
      #expect(lost * 100 <= possible.count, "\(name): \(lost) of \(possible.count)")
      #expect(possible.count * 100 >= results.count * 99, "\(name): \(possible.count)")
    }
  }

  /// A terminal that does not say which sixteen colours it has: the indices are chosen once, and seen in any of nine.
  @Test func withoutAnAnswerNoReadablePairFallsUnderThreeInAnyPalette() throws {
    let unknown = IndexedPalette.unknown16
    #expect(NamedColors.known.count == 9)
    for pair in readablePairs(4_000, seed: 3) {
      let fill = unknown.index(ofFill: pair.fill)
      let ink = unknown.index(
        ofInk: pair.ink, on: try #require(unknown[fill]),
        reaching: .init(
          contrast: pair.ink.contrastRatio(with: pair.fill),
          isLighter: pair.ink.relativeLuminance >= pair.fill.relativeLuminance))
      for named in NamedColors.known {
        let (seen, ground) = try (
          #require(named.palette[ink]), #require(named.palette[fill])
        )
        #expect(
          seen.contrastRatio(with: ground) >= 3, "\(pair.ink) on \(pair.fill) in \(named), seed 3")
      }
    }
  }

  @Test func aKnownPaletteHasNoAlternatives() {
    for named in NamedColors.known {
      #expect(named.palette.alternatives.isEmpty)
      #expect(named.palette.colors.count == 16)
      #expect(named.palette != IndexedPalette.unknown16)
    }
    #expect(IndexedPalette.unknown16.colors == IndexedPalette.xterm16.colors)
    #expect(IndexedPalette.unknown16.alternatives.count == 9)
  }

  @Test func at256ColoursAreNear() {
    let differences = tokenColors.map { source in
      let palette = IndexedPalette.xterm240
      let shown = palette[palette.index(ofFill: source)] ?? source
      return Lab(source).difference2000(to: Lab(shown))
    }
    let mean = differences.reduce(0, +) / Double(differences.count)
    #expect(mean <= 6.7, "CIEDE2000 is \(mean) in the mean")
  }

  @Test func aColourOfThePaletteStays() throws {
    for palette in [IndexedPalette.xterm240, .xterm16] {
      for (offset, entry) in palette.colors.enumerated() {
        #expect(palette.index(ofFill: entry) == palette.firstIndex + offset)
        let other = palette.colors[(offset * 7 + 3) % palette.colors.count]
        let need = IndexedPalette.Need(
          contrast: entry.contrastRatio(with: other),
          isLighter: entry.relativeLuminance >= other.relativeLuminance)
        let index = palette.index(ofInk: entry, on: other, reaching: need)
        #expect(palette[index] == entry)
      }
    }
  }

  @Test func aGreyStaysGreyAndAColourKeepsItsHueWhereItCan() throws {
    let named = IndexedPalette.xterm16
    // Nearest by distance alone is the light blue.
    let grey = RGB(0x7A7A7A)
    let need = IndexedPalette.Need(
      contrast: grey.contrastRatio(with: .white), isLighter: false)
    #expect(named[named.index(ofInk: grey, on: .white, reaching: need)] == .black)
    for value in stride(from: UInt32(0), through: 0xFF_FFFF, by: 9_973) {
      let source = RGB(value)
      guard OKLCH(source).chroma < 0.02 else { continue }
      let shown = try #require(named[named.index(ofFill: source)])
      #expect(shown.red == shown.green && shown.green == shown.blue, "\(source)")
    }
    var kept = 0
    for source in tokenColors where OKLCH(source).chroma >= 0.1 {
      let shown = try #require(
        IndexedPalette.xterm240[IndexedPalette.xterm240.index(ofFill: source)])
      let difference = OKLCH(source).hueDifference(to: OKLCH(shown)) ?? 180
      if difference <= 30 { kept += 1 }
    }
    let all = tokenColors.filter { OKLCH($0).chroma >= 0.1 }.count
    #expect(kept * 100 >= all * 98, "\(kept) of \(all)")
  }

  @Test func takenColoursAreAvoided() {
    let palette = IndexedPalette.xterm16
    #expect(palette[palette.index(ofFill: RGB(0xF2F2F2), apartFrom: [.white])] == RGB(0xE5E5E5))
    let all = palette.colors
    // Where everything is taken, the nearest is left.
    #expect(palette[palette.index(ofFill: RGB(0xF2F2F2), apartFrom: all)] == .white)
    let need = IndexedPalette.Need(contrast: 21, isLighter: false)
    #expect(palette[palette.index(ofInk: .black, on: .white, reaching: need)] == .black)
    #expect(
      palette[
        palette.index(ofInk: .black, on: .white, reaching: need, apartFrom: all)] == .black)
  }

  @Test func aFillWithoutReadableTextIsSkipped() throws {
    let palette = IndexedPalette.xterm16
    let need = IndexedPalette.Need(contrast: 7, isLighter: false)
    // A middle grey, on which nothing has more than 5.3:1.
    let grey = try #require(palette[palette.index(ofFill: RGB(0x8C8C8C))])
    #expect(grey == RGB(0x7F7F7F))
    let readable = try #require(palette[palette.index(ofFill: RGB(0x8C8C8C), bearing: [need])])
    #expect(readable == RGB(0xE5E5E5))
    // If no fill bears both light and dark text, one of them turns.
    let both = [need, IndexedPalette.Need(contrast: 7, isLighter: true)]
    #expect(palette[palette.index(ofFill: RGB(0x8C8C8C), bearing: both)] == readable)
    // Where no fill of the palette bears it at all, the need is dropped.
    let hopeless = [IndexedPalette.Need(contrast: 7, isLighter: false, opacity: 0.2)]
    #expect(palette[palette.index(ofFill: RGB(0x8C8C8C), bearing: hopeless)] == grey)
  }

  /// White has 4.0:1 on the grey of the palette, and more on its blue.
  @Test func aDarkCardOnABlackPageTurnsBlackNotBlue() {
    let palette = IndexedPalette.xterm16
    let words = IndexedPalette.Need(contrast: 14, isLighter: true, upTo: 4.5)
    for card in [RGB(0x27292E), RGB(0x3B3B3B)] {
      let bare = palette.index(ofFill: card, apartFrom: [.black])
      #expect(palette[bare] == RGB(0x7F7F7F))
      let index = palette.index(ofFill: card, apartFrom: [.black], bearing: [words])
      #expect(palette[index] == .black)
    }
    // A middle grey stays one, and its text turns dark.
    let disabled = IndexedPalette.Need(contrast: 4.7, isLighter: true, opacity: 0.6, upTo: 3)
    let button = palette.index(ofFill: RGB(0x71737E), apartFrom: [.black], bearing: [disabled])
    #expect(palette[button] == RGB(0x7F7F7F))
  }

  @Test func anInkKeepsItsHueWithinItsLimitAndTurnsGreyRatherThanAnotherHue() {
    let palette = IndexedPalette.xterm16
    // Needs 6.9:1; the red of the palette reaches 5.3.
    let red = RGB(0xFF5A5D)
    let need = IndexedPalette.Need(contrast: red.contrastRatio(with: .black), isLighter: true)
    #expect(palette[palette.index(ofInk: red, on: .black, reaching: need)] == RGB(0xFF0000))
    // No purple is lighter than this blue; cyan is nearer than white.
    let faint = IndexedPalette.Need(contrast: 2.6, isLighter: true)
    #expect(
      palette[palette.index(ofInk: RGB(0x9E7CFE), on: RGB(0x5C5CFF), reaching: faint)]
        .map { OKLCH($0).chroma < 0.01 } == true)
  }

  /// White on orange is 1.9:1, and the orange of the palette is a hair lighter.
  @Test func lighterInkStaysLighterUnlessALimitIsLost() throws {
    let orange = RGB(0xFFAB42)
    for palette in [IndexedPalette.xterm240, .xterm16] {
      let need = IndexedPalette.Need(
        contrast: RGB.white.contrastRatio(with: orange), isLighter: true)
      let shown = try #require(palette[palette.index(ofFill: orange, bearing: [need])])
      #expect(palette[palette.index(ofInk: .white, on: shown, reaching: need)] == .white)
    }
    // An orange on its tint stays an orange.
    let tint = RGB(0xFFF2E1)
    let faint = IndexedPalette.Need(
      contrast: orange.contrastRatio(with: tint), isLighter: false)
    let cube = IndexedPalette.xterm240
    #expect(
      cube[cube.index(ofInk: orange, on: RGB(0xEEEEEE), reaching: faint)] == RGB(0xFFAF5F))
    // On a grey where white would lose 4.5:1, words turn dark.
    let named = IndexedPalette.xterm16
    let readable = IndexedPalette.Need(contrast: 4.6, isLighter: true)
    #expect(named[named.index(ofInk: .white, on: RGB(0x7F7F7F), reaching: readable)] == .black)
  }

  @Test func dimWordsKeepTheirContrastToo() throws {
    let palette = IndexedPalette.xterm16
    let ink = RGB(0x8C8C8C)
    let need = IndexedPalette.Need(
      contrast: ink.contrastRatio(with: .white), isLighter: false, opacity: 0.6)
    let shown = try #require(palette[palette.index(ofInk: ink, on: .white, reaching: need)])
    #expect(shown == .black)
    #expect(shown.composited(over: .white, opacity: 0.6).contrastRatio(with: .white) >= 3)
  }
}
