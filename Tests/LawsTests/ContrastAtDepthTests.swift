import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// Words that can be read in true colour can be read in fewer colours.
@Suite("Contrast in few colours")
struct ContrastAtDepthTests {
  static let themes = [Theme.gitspace, .zatch, .lionheart, .ribsTodo]

  private func findings(
    of specimen: Specimen, _ theme: Theme, _ appearance: Appearance, _ contrast: Contrast,
    _ depth: ColorDepth, _ looks: FingerprintCache
  ) -> [AuditFinding] {
    bench(specimen, theme, appearance, contrast, depth, looks).contrastFindings()
  }

  private func bench(
    _ specimen: Specimen, _ theme: Theme, _ appearance: Appearance, _ contrast: Contrast,
    _ depth: ColorDepth, _ looks: FingerprintCache
  ) -> LawChecker {
    var link = Settings()
    link.theme = theme.name
    link.appearance = appearance
    link.contrast = contrast
    link.depth = depth
    let setting = LawSetting(link: link, change: link.change(in: .builtIn))
    let places = looks.places(of: [setting.change])
    return LawChecker(
      specimen, setting: setting, looks: looks, places: [places[0], places[0]], other: looks.probe,
      seed: 1, filters: nil, cover: .tuples(3))
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func fittedInkIsReadableAtEveryDepth(specimen: Specimen) {
    let looks = FingerprintCache(.rendering(widthPolicy: .grapheme))
    for (turn, theme) in Self.themes.enumerated() {
      for (side, appearance) in Appearance.allCases.enumerated() {
        for (place, contrast) in [Contrast.normal, .high].enumerated() {
          for (index, depth) in [ColorDepth.indexed256, .indexed16].enumerated()
          where Effort.tries(turn, side, place, index, of: 2) {
            let found = findings(of: specimen, theme, appearance, contrast, depth, looks)
            // A rule that only separates is not fitted; the built-in waivers name such rules.
            for finding in found where finding.contrast?.pair.inkName != "separator" {
              Issue.record("\(finding.link.text(in: .builtIn)): \(finding.seen.english)")
            }
          }
        }
      }
    }
  }

  /// A pair that is readable as published stays so; at sixteen colours words and fill change places under a finger, so
  /// the two are compared without their order.
  @Test(arguments: Catalogue.builtIn.specimens)
  func publishedPairsLoseNothingInFewColours(specimen: Specimen) {
    let looks = FingerprintCache(.rendering(widthPolicy: .grapheme))
    func faint(_ theme: Theme, _ appearance: Appearance, _ depth: ColorDepth) -> Set<Set<String>> {
      let bench = bench(specimen, theme, appearance, .original, depth, looks)
      var found: Set<Set<String>> = []
      for state in bench.states {
        for ink in looks.inks(state, .english, bench.setting.change) {
          // Lines and marks are as near to their ground as they were; words must be read.
          guard ink.part.isWords, InkReading(ink, .original) != nil else { continue }
          found.insert([plain(ink.inkName), plain(ink.fillName)])
        }
      }
      return found
    }
    func plain(_ name: String) -> String {
      [".hovered", ".pressed"].reduce(name) { name, suffix in
        name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
      }
    }
    for theme in Self.themes {
      for appearance in Appearance.allCases {
        let published = faint(theme, appearance, .truecolor)
        for depth in [ColorDepth.indexed256, .indexed16] {
          let lost = faint(theme, appearance, depth).subtracting(published)
          #expect(lost.isEmpty, "\(theme) \(appearance) \(depth): \(lost.map { $0.sorted() })")
        }
      }
    }
  }
}
