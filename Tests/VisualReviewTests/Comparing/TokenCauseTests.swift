import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// The effects on the built-in components when one value of their theme changes.
@Suite struct TokenCauseTests {
  private static let ids: [VariantID] = [
    "tag/filled", "tag/stroke", "button/primary", "button/tag", "toast/default", "list/default",
    "text-field/default", "panel/default",
  ]

  private func drawn(_ id: VariantID, _ theme: Theme, like home: Theme) throws -> Snapshot {
    let themes = Catalogue.builtIn.themes.map { $0.name == home.name ? theme : $0 }
    let catalogue = Catalogue(specimens: Catalogue.builtIn.specimens, themes: themes)
    let specimen = try #require(catalogue[id])
    let environments = Appearance.allCases.map { appearance in
      var environment = Settings()
      environment.theme = home.name
      environment.appearance = appearance
      return environment
    }
    let space = BaselineSpace(catalogue, environments: environments)
    return SnapshotDrawer(space).draw(specimen).snapshot
  }

  /// The appearance an environment names, or else the only one of the theme at home, or light.
  private func appearance(of environment: EnvironmentID, _ home: Theme) -> Appearance {
    Appearance.allCases.first { environment.text.contains("appearance=\($0.rawValue)") }
      ?? home.onlyAppearance ?? .light
  }

  /// The inks of the selected and disabled panels of a state, also under the pointer.
  private func markedInks(_ link: LinkID, _ theme: Theme) throws -> Set<MarkedInk> {
    let state = try Link.parse(link.text, in: .builtIn).link.state
    return Renderer().markedInks(
      of: state.element(.english), environment: RenderEnvironment(theme: theme))
  }

  private func roles(_ picture: CellPicture) -> Set<ColorRole> {
    Set(picture.paints.compactMap(\.role))
  }

  @Test(arguments: ids) func aTokenIsBlamedForItsUsesAlone(id: VariantID) throws {
    let home = try #require(Catalogue.builtIn[id]).home
    let theme = try #require(Catalogue.builtIn.theme(named: home.name))
    let before = try drawn(id, theme, like: theme)
    var known: [LinkID: Set<MarkedInk>] = [:]
    func inks(_ link: LinkID) throws -> Set<MarkedInk> {
      let inks = try known[link] ?? markedInks(link, theme)
      known[link] = inks
      return inks
    }
    var found = 0
    for entry in theme.paletteEntries {
      let other = try theme.replacing(entry: entry, with: "#13579B")
      let after = try drawn(id, other, like: theme)
      let differences = Comparison(baseline: before, drawn: after).differences
      for difference in differences {
        let appearance = appearance(of: difference.environment, home)
        let old = theme.scheme(appearance, .standard)
        let new = other.scheme(appearance, .standard)
        let picture = try #require(difference.old)
        let expected = roles(picture).filter { old[$0] != new[$0] }
          .map { Cause.token($0, from: old[$0], to: new[$0]) }
        // One colour may be distinguishable from that of another state without a glyph, and another not.
        let changesGlyphs = try difference.links.contains { link in
          try inks(link).contains { $0.needsGlyph(in: old) != $0.needsGlyph(in: new) }
        }
        #expect(
          Set(difference.causes.filter { !$0.isOfGlyphs }) == Set(expected),
          "\(entry) in \(difference.link)")
        #expect(
          difference.causes.contains(where: \.isOfGlyphs) == changesGlyphs, "\(difference.link)")
        found += difference.states.count
      }
      // States that use none of the tokens do not differ.
      let touched = Set(differences.flatMap(\.links))
      for section in before.sections {
        let appearance = appearance(of: section.environment, home)
        let old = theme.scheme(appearance, .standard)
        let new = other.scheme(appearance, .standard)
        for look in section.looks {
          let isTouched = roles(look.picture).contains { old[$0] != new[$0] }
          for state in look.states {
            let link = LinkID(state, section.environment)
            let changesGlyphs = try inks(link).contains {
              $0.needsGlyph(in: old) != $0.needsGlyph(in: new)
            }
            #expect(
              touched.contains(link)
                == (isTouched || changesGlyphs),
              "\(entry) in \(state)")
          }
        }
      }
    }
    #expect(found > 0)
  }
}
