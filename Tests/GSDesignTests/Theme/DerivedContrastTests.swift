import Testing

@testable import ColorScience
@testable import GSDesign

/// Published colours stay as they are; derived ones are readable.
@Suite("Contrast of derived colours")
struct DerivedContrastTests {
  /// The contrast that a pair needs.
  private func need(_ pair: InkPair) -> Double { Contrast.normal.ratio(for: pair.kind) ?? 1 }

  private func ratio(_ pair: InkPair, _ scheme: ColorScheme) -> Double {
    scheme[ColorRole(pair.ink)].contrastRatio(with: scheme[ColorRole(pair.fill)])
  }

  private func isDerived(_ role: BuiltInRole, _ scheme: ColorScheme) -> Bool {
    scheme.resolution(of: ColorRole(role)).isDerived
  }

  @Test(arguments: Theme.builtIn)
  func aDerivedInkIsReadAsPublishedUnlessItIsTheMirrorOfAPublishedPair(_ theme: Theme) {
    for appearance in Appearance.allCases {
      let scheme = theme.scheme(appearance, .original)
      for pair in InkPair.all where isDerived(pair.ink, scheme) {
        let here = ratio(pair, scheme)
        guard here < need(pair) else { continue }
        // A faded ink is checked on the ground it fades over; on every other ground the unfaded ink counts.
        if scheme.resolution(of: ColorRole(pair.ink)).reason.hasPrefix("derived: 60 percent"),
          pair != InkPair.all.first(where: { $0.ink == pair.ink })
        {
          continue
        }
        // The mirror of a published ink keeps its lightness on a ground that is not a mirror.
        let reasons = [pair.ink, pair.fill].map { scheme.resolution(of: ColorRole($0)).reason }
        let mirror = "derived: the mirror"
        if reasons[0].hasPrefix(mirror), !reasons[1].hasPrefix(mirror) { continue }
        let source =
          theme.appearances.contains(appearance)
          ? nil : theme.appearances.first.map { theme.scheme($0, .original) }
        guard let source, !isDerived(pair.ink, source) else {
          Issue.record("\(theme) \(appearance): \(pair.ink) on \(pair.fill) is \(here)")
          continue
        }
        #expect(here >= 0.98 * ratio(pair, source), "\(theme): \(pair.ink) on \(pair.fill)")
      }
    }
  }

  @Test func publishedColoursStay() {
    let zatch = Theme.zatch.scheme(.light, .original)
    #expect(zatch[.accent].hex == "#9E7CFE" && zatch[.onAccent].hex == "#FFFFFF")
    #expect(zatch[.textTertiary].hex == "#8C8C8C")
    #expect(Theme.gitspace.scheme(.light, .original)[.destructive].hex == "#FF5A5D")
  }

  @Test func aResolutionGivesItsReason() {
    let outline = Theme.zatch.scheme(.light, .original).resolution(of: .outline)
    #expect(outline.isDerived && outline.entries == ["black20", "white"])
    #expect(outline.reason.contains("darkened by"))
    #expect(outline.original == outline.adjusted)
  }
}
