import ColorScience
import GSDesign
import Testing

@testable import GalleryKit

@Suite("Legibility")
struct LegibilityTests {
  private let scheme = Theme.gitspace.scheme(.light, .normal)

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

  @Test func theRatioIsThatOfTheInkOnItsFill() throws {
    for color in TagColor.allCases {
      for isSelected in [false, true] {
        let tag = GSTag.filled("Tag", color: color, isSelected: isSelected)
        let fill = try #require(tag.ink.fill)
        let legibility = try #require(Legibility(tag.element, scheme: scheme))
        #expect(legibility.ratio == Legibility.Ratio(scheme[tag.ink.text], on: scheme[fill]))
        #expect(legibility.ratio.value >= 4.5)
      }
    }
  }

  @Test func ofSeveralWordsTheWorstCounts() throws {
    func ratio(_ styles: GSTextStyle...) throws -> Legibility.Ratio {
      let element = Element.column(styles.map { GSText($0, "x").element })
      return try #require(Legibility(element, scheme: scheme)).ratio
    }
    let both = try ratio(.body1, .caption1)
    #expect(try both == min(ratio(.body1), ratio(.caption1)))
    #expect(try ratio(.body1) > ratio(.caption1))
  }

  @Test func pressingSwapsWordsAndFillAndKeepsTheRatio() throws {
    let plain = try #require(Legibility(GSTag.filled("Tag").element, scheme: scheme))
    let pressed = try #require(
      Legibility(GSTag.filled("Tag", interaction: .pressed).element, scheme: scheme))
    #expect(plain.ratio == pressed.ratio)
    #expect(plain.signs(.unicode, .english) == [])
    #expect(pressed.signs(.unicode, .english) == ["reversed"])
  }

  @Test func with256ColorsBothAreTakenToTheNearest() throws {
    let palette = IndexedPalette.xterm240
    let tag = GSTag.filled("Tag", isSelected: true)
    let fill = try #require(tag.ink.fill)
    func nearest(_ role: ColorRole) throws -> RGB {
      try #require(palette[palette.nearestIndex(to: scheme[role])])
    }
    let legibility = try #require(Legibility(tag.element, scheme: scheme))
    #expect(
      try legibility.indexedRatio
        == Legibility.Ratio(nearest(tag.ink.text), on: nearest(fill)))
  }

  @Test func withoutColorTheMarksTellTheState() throws {
    func signs(_ tag: FilledTag, _ glyphs: GlyphSet, _ language: Language) throws -> [String] {
      try #require(Legibility(tag.element, scheme: scheme)).signs(glyphs, language)
    }
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
    #expect(Legibility(.empty, scheme: scheme) == nil)
    #expect(Legibility(GSText(.body1, "  ").element, scheme: scheme) == nil)
  }
}
