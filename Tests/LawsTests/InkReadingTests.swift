import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// The contrast that ink needs as it is seen, violations, and how to mend them.
@Suite("Contrast of rendered ink")
struct InkReadingTests {
  private func pair(
    _ part: InkOnFill.Part, _ ink: UInt32, _ fill: UInt32, isDisabled: Bool = false
  ) -> InkOnFill {
    InkOnFill(
      part, ink: RGB(ink), fill: RGB(fill), inkRole: .text, fillRole: .page,
      isDisabled: isDisabled)
  }

  /// The contrast that a faint pair of a part needs; nil if none is required.
  private func needed(
    _ part: InkOnFill.Part, _ contrast: Contrast, isDisabled: Bool = false
  ) -> Double? {
    InkReading(pair(part, 0xF0F0F0, 0xFFFFFF, isDisabled: isDisabled), contrast)?.needed
  }

  @Test func wordsNeedMoreThanMarksAndLines() {
    for contrast in [Contrast.original, .normal] {
      #expect(needed(.words, contrast) == 4.5)
      for part in [InkOnFill.Part.largeWords, .mark, .line] {
        #expect(needed(part, contrast) == 3, "\(part)")
      }
    }
    #expect(needed(.words, .high) == 7)
    for part in [InkOnFill.Part.largeWords, .mark, .line] {
      #expect(needed(part, .high) == 4.5, "\(part)")
    }
  }

  @Test func disabledInkMayBeFainter() {
    #expect(needed(.words, .normal, isDisabled: true) == 3)
    #expect(needed(.words, .high, isDisabled: true) == 4.5)
    #expect(needed(.mark, .normal, isDisabled: true) == nil)
    #expect(needed(.line, .high, isDisabled: true) == nil)
  }

  @Test func ratiosAreComparedUnrounded() {
    #expect(InkReading(pair(.words, 0x777777, 0xFFFFFF), .normal) != nil)
    #expect(InkReading(pair(.words, 0x767676, 0xFFFFFF), .normal) == nil)
    #expect(InkReading(pair(.line, 0x959595, 0xFFFFFF), .normal) != nil)
    #expect(InkReading(pair(.line, 0x949494, 0xFFFFFF), .normal) == nil)
  }

  /// The pairs of the originals: ratios worked out by another program, and whether they are under 4.5.
  @Test(
    arguments: [
      (0x000000, 0xBDFF01, 17.5, false), (0x000000, 0xFAFF10, 19.4, false),
      (0x000000, 0x8D8F97, 6.5, false), (0xFFFFFF, 0x8D8F97, 3.2, true),
      (0xFFFFFF, 0x71737E, 4.7, false), (0xFF5A5D, 0xFFFFFF, 3.1, true),
      (0xFF5A5D, 0x000000, 6.9, false), (0xA8AEB4, 0xFFFFFF, 2.2, true),
      (0xFFFFFF, 0xFAFF10, 1.08, true), (0xFFFFFF, 0xFF611E, 3.0, true),
      (0x4A4A4A, 0x1A1A1A, 1.96, true), (0x9E7CFE, 0xD8CBFF, 2.05, true),
      (0xFFFFFF, 0x9E7CFE, 3.10, true), (0xFFAB42, 0xFFF2E1, 1.71, true),
      (0xFFFFFF, 0xFFAB42, 1.88, true), (0xCCCCCC, 0xE5E5E5, 1.27, true),
      (0xFFBD6B, 0xFFFFFF, 1.65, true), (0x8C8C8C, 0xFFFFFF, 3.36, true),
      (0xFFFFFF, 0xF0023F, 4.4, true), (0xFF2C64, 0x151517, 5.0, false),
      (0xFFFFFF, 0x2D2D2D, 13.8, false),
    ] as [(UInt32, UInt32, Double, Bool)])
  func thePublishedPairsAreMeasured(ink: UInt32, fill: UInt32, ratio: Double, isFaint: Bool) {
    let pair = pair(.words, ink, fill)
    // The figures are rounded to as many digits as they have.
    let measured = ContrastRatio(pair.ink, on: pair.fill).value
    let isToTenths = (ratio * 10).rounded() / 10 == ratio
    #expect(abs(measured - ratio) < (isToTenths ? 0.06 : 0.006), "\(measured)")
    #expect((InkReading(pair, .original) != nil) == isFaint)
  }
}

/// Findings of contrast in a catalogue.
@Suite("Findings of contrast")
struct ContrastFindingTests {
  private func findings(
    _ id: String, theme: Theme = .zatch, contrast: Contrast = .original,
    depth: ColorDepth = .truecolor
  ) throws -> [AuditFinding] {
    let specimen = try #require(Catalogue.builtIn[VariantID(id)])
    var link = Settings()
    link.theme = theme.name
    link.contrast = contrast
    link.depth = depth
    let setting = LawSetting(link: link, change: link.change(in: .builtIn))
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    return LawChecker(specimen, setting: setting, probe: probe, other: probe).contrastFindings()
  }

  @Test func aFindingNamesItsCauseAndTheSmallestChange() throws {
    let fault = try #require(
      try findings("tag/filled").compactMap(\.contrast).first {
        $0.pair.inkRole == .tagPurpleOnTint && $0.pair.fillRole == .tagPurpleTint
      })
    #expect(
      fault.seen.english
        == "tagPurple.onTint on tagPurple.tint is 2.05:1, below 4.5.")
    #expect(fault.theme == "zatch" && fault.tokens == ["zatchPurple"])
    let mend = try #require(fault.mend)
    #expect(
      fault.remedy.english
        == "Smallest change: lightness of tagPurple.onTint 0.678 → 0.491, #9E7CFE → #6841BE, for 4.5:1."
    )
    let fill = Theme.zatch.scheme(.light, .original)[.tagPurpleTint]
    #expect((4.5..<4.6).contains(mend.new.contrastRatio(with: fill)))
  }

  /// A change that is named is one that was seen to help, at each depth.
  @Test(arguments: [ColorDepth.truecolor, .indexed256, .indexed16])
  func theSuggestedChangeFixesTheContrast(depth: ColorDepth) throws {
    let faults = try findings("tag/filled", depth: depth).compactMap(\.contrast)
    #expect(!faults.isEmpty)
    for fault in faults {
      guard let mend = fault.mend else {
        #expect(fault.remedy.english.hasPrefix("No change of the lightness of"))
        continue
      }
      let theme = Theme.zatch.applying(mend)
      let probe = RenderingClient.rendering(widthPolicy: .grapheme)
      let change = EnvironmentChange(theme: theme, contrast: .original, depth: depth)
      let specimen = try #require(Catalogue.builtIn[VariantID("tag/filled")])
      for state in SpecimenSpace(of: specimen, tiers: [.design, .interaction]) {
        let left = probe.inks(state.element(.english), change).filter {
          $0.inkRole == fault.pair.inkRole && $0.fillRole == fault.pair.fillRole
            && $0.part == fault.pair.part && $0.isDisabled == fault.pair.isDisabled
        }
        #expect(left.allSatisfy { InkReading($0, .original) == nil }, "\(mend)")
      }
    }
  }

  /// Once the change of a pair is made, the pair is found in no state any more, hovered and pressed ones included.
  @Test(arguments: ["tag/filled", "button/dialog", "button/fill"])
  func theChangeOfACauseFixesAllOfItsStates(id: String) throws {
    let specimen = try #require(Catalogue.builtIn[VariantID(id)])
    let home = specimen.home
    let causes = ContrastCause.causes(of: try findings(id, theme: home))
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    var largerThanAtRest = 0
    for cause in causes {
      guard let mend = cause.mend else { continue }
      if mend.new != cause.fault.mend?.new { largerThanAtRest += 1 }
      let change = EnvironmentChange(theme: home.applying(mend), contrast: .original)
      for state in cause.states[specimen.id] ?? [] {
        let left = probe.inks(state.element(.english), change).filter {
          $0.inkRole?.resting == cause.ink && $0.fillRole?.resting == cause.fill
        }
        #expect(!left.isEmpty)
        #expect(left.allSatisfy { InkReading($0, .original) == nil }, "\(mend), \(state)")
      }
    }
    #expect(largerThanAtRest > 0)
  }

  @Test func aLineCountsIfItMarksAState() throws {
    // The line also marks selection, and is as faint as the text.
    let stroke = try findings("tag/stroke").compactMap(\.contrast)
    #expect(
      stroke.contains {
        $0.pair.part == .line && $0.pair.inkRole == .tagYellowLine && $0.ratioText == "1.64"
      })
    let line = stroke.first { $0.pair.part == .line }
    #expect(line?.seen.english.hasSuffix("below 3.0 for a line that shows a state.") == true)
    // An outline that every state has does not mark a state, however faint.
    let card = try findings("card/default").compactMap(\.contrast)
    #expect(card.allSatisfy { $0.pair.part != .line })
  }

  @Test func withoutColoursNothingIsMeasured() throws {
    #expect(try findings("tag/filled", depth: .mono) == [])
  }

  @Test func unmendablePairsAreNamed() {
    let pair = InkOnFill(
      .mark, ink: RGB(0x808080), fill: RGB(0x7F7F7F), inkRole: nil, fillRole: .page)
    let fault = ContrastFault(
      pair: pair, ratio: 1.0123, needed: 3, tokenRatio: nil, theme: "x", tokens: [], mend: nil)
    #expect(
      fault.seen.english
        == "the terminal's own colour on page is 1.01:1, below 3.0 for a mark.")
    #expect(fault.remedy.english.hasPrefix("No change"))
  }
}
