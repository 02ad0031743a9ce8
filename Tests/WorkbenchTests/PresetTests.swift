import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Presets")
struct PresetTests {
  private let catalogue = Catalogue.builtIn

  private func parse(_ text: String) throws -> ParsedLink {
    let parsed = try Link.parse(text, in: catalogue)
    #expect(parsed.warnings == [], "\(text)")
    return parsed
  }

  @Test func itsNameIsALinkToItsState() throws {
    #expect(
      try parse("navigation-bar/bookmark").link.text(in: catalogue)
        == "navigation-bar/default:kind=pushed,no-items,screen=bookmark")
    #expect(
      try parse("navigation-bar/bookmark:scrolled@appearance=light").link.text(in: catalogue)
        == "navigation-bar/default:kind=pushed,no-items,scrolled,screen=bookmark@appearance=light")
    #expect(try parse("tag/soon").link.text(in: catalogue) == "tag/outlined")
    let filters = try Filters(["toast/bookmark-failed"], in: catalogue)
    #expect(filters.texts == ["toast/default:kind=failure,notice=bookmark-failed"])
    var count = 0
    for specimen in catalogue.specimens {
      for preset in specimen.presets {
        count += 1
        let link = try parse(specimen.component + "/" + preset.name).link
        #expect(link.specimen == specimen.id && link.state == preset.state)
        #expect(preset.state.impossibility == nil)
      }
    }
    #expect(count == 17, "ten bars, three toasts, an alert, a tag and two layouts that fail")
  }

  @Test func itsWordsAreInBothLanguages() throws {
    func text(_ link: String, _ language: Language) throws -> String {
      var text = ""
      try parse(link).link.state.element(language).visit {
        if case .words(let words) = $0 { text += words.spans.map(\.text).joined() + "\n" }
      }
      return text
    }
    #expect(try text("navigation-bar/challenge", .english).contains("Challenge"))
    #expect(try text("navigation-bar/challenge", .korean).contains("챌린지"))
    #expect(try text("toast/bookmark-removed", .korean).contains("북마크에서"))
    #expect(try !text("navigation-bar/article-main", .english).contains("Bookmarks"))
  }

  @Test func aNameThatIsTakenIsAProblem() {
    func catalogue(_ presets: [(name: String, payload: Bool)]) -> Catalogue {
      Catalogue(specimens: [
        Specimen("lamp/plain", payload: false, axes: [], presets: presets) { _, _ in
          Lowered(element: .empty, interactions: InteractionTable())
        }
      ])
    }
    #expect(catalogue([("night", true)]).problems == [])
    #expect(catalogue([("plain", true)]).problems.contains { $0.contains("lamp/plain is taken") })
    #expect(catalogue([("a", true), ("a", false)]).problems.contains { $0.contains("is taken") })
    #expect(catalogue([("N", true)]).problems.contains { $0.contains("cannot spell: N") })
  }

  @Test func thePaletteOpensOne() {
    var session = Session(catalogue: .builtIn)
    session.press(KeyPress.control("p"))
    for letter in "preset: navigation-bar/explore-each" { session.press(KeyPress(letter)) }
    session.press(KeyPress(.enter))
    #expect(
      session.link == "navigation-bar/default:kind=pushed,no-items,screen=explore-each-category")
    session.press(KeyPress.control("p"))
    for letter in "프리셋" { session.press(KeyPress(letter)) }
    #expect(session.model.overlays.palette?.count == 17)
  }
}
