import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import Laws

@Suite("Legibility")
struct LegibilityTests {
  @Test func gradesChangeExactlyAtTheirLimits() {
    let limits: [(Double, Legibility.Grade)] = [
      (1, .tooLow), (3.0.nextDown, .tooLow), (3, .large), (4.5.nextDown, .large), (4.5, .enough),
      (7.0.nextDown, .enough), (7, .enhanced), (21, .enhanced),
    ]
    for (ratio, grade) in limits { #expect(Legibility.Grade(ratio: ratio) == grade) }
  }

  @Test func aRatioIsCutAndNeverRoundedOverALimit() {
    func text(_ ink: UInt32) -> String { Legibility.Ratio(RGB(ink), on: .white).text }
    #expect(text(0x000000) == "21.0")
    #expect(text(0xFFFFFF) == "1.0")
    // 4.478 to 1, which a rounded table calls 4.5.
    #expect(text(0x777777) == "4.4")
    #expect(Legibility.Ratio(RGB(0x777777), on: .white).grade == .large)
  }

  /// Words in a grey on white.
  private func grey(_ level: UInt32) -> InkOnFill {
    InkOnFill(
      ink: RGB(level << 16 | level << 8 | level), fill: .white, inkRole: .text, fillRole: .page)
  }

  private func legibility(_ tag: FilledTag) throws -> Legibility {
    try #require(Legibility(tag.element, inks: [grey(0)], indexed: [grey(0)]))
  }

  @Test func ofSeveralWordsTheWorstCounts() throws {
    let found = try #require(
      Legibility(.empty, inks: [grey(0x20), grey(0x60)], indexed: [grey(0x70), grey(0x30)]))
    #expect(found.ratio == Legibility.Ratio(RGB(0x606060), on: .white))
    #expect(found.indexedRatio == Legibility.Ratio(RGB(0x707070), on: .white))
  }

  @Test func withoutColorTheMarksTellTheState() throws {
    func signs(_ tag: FilledTag, _ glyphs: GlyphSet, _ language: Language) throws -> [String] {
      try legibility(tag).signs(glyphs, language)
    }
    #expect(try signs(GSTag.filled("Tag"), .unicode, .english) == [])
    let pressed = GSTag.filled("Tag", interaction: .pressed)
    #expect(try signs(pressed, .unicode, .english) == ["reversed"])
    let selected = GSTag.filled("Tag", isSelected: true)
    #expect(try signs(selected, .unicode, .english) == ["✓", "bold"])
    #expect(try signs(selected, .ascii, .korean) == ["*", "굵게"])
    let disabled = GSTag.filled("Tag", isDisabled: true)
    #expect(try signs(disabled, .unicode, .english) == ["( )", "dim"])
    let both = GSTag.filled("Tag", isSelected: true, isDisabled: true)
    #expect(try signs(both, .unicode, .english) == ["✓", "bold", ")", "dim"])
    let focused = GSTag.filled("Tag", isFocused: true)
    #expect(try signs(focused, .unicode, .english) == ["underlined"])
  }

  @Test func aLookWithoutWordsHasNone() {
    #expect(Legibility(.empty, inks: [], indexed: []) == nil)
  }
}
