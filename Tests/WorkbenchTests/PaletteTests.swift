import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Command palette")
struct PaletteTests {
  private let open = KeyPress.control("p")

  /// The entry that the keys are on, by its name in a language.
  private func chosen(_ session: Session, _ language: Language = .english) -> String? {
    guard let palette = session.model.overlays.palette, let choice = palette[palette.match] else {
      return nil
    }
    switch choice {
    case .item(let index): return palette.items[index].title[language]
    case .specimen(let index): return session.program.catalogue.specimens[index].id.text
    }
  }

  /// Where the palette can be opened, by the keys that lead there.
  static let places: [[KeyPress]] = [
    [], [KeyPress(.tab)], [KeyPress(.tab), KeyPress(.tab)],
    [KeyPress(.tab), KeyPress(.tab)] + Array(repeating: KeyPress(.down), count: 4),
    [KeyPress("m")], [KeyPress("i")], [KeyPress("?")],
  ]

  @Test(arguments: places)
  func itOpensEverywhereAndEscapeRestoresTheScreen(_ keys: [KeyPress]) {
    var session = Session()
    for key in keys { session.press(key) }
    session.press(KeyPress("?"), KeyPress(.escape))
    for key in keys { session.press(key) }
    session.model.overlays.help = nil
    let before = session.model
    session.press(open)
    #expect(session.program.context(session.model) == .palette)
    session.press(KeyPress("t"), KeyPress(.escape))
    var expected = before
    expected.toast = nil
    #expect(session.model.place == expected.place)
    #expect(session.model.pane == expected.pane)
    #expect(session.link == session.program.link(expected))
    #expect(session.model.overlays.palette == nil)
  }

  @Test func theComponentKeepsItsKeyWhileOneInteracts() {
    var session = Session()
    session.press(KeyPress(.enter), open)
    #expect(session.model.overlays.palette == nil)
  }

  @Test("every command of a context is in it, with its key", arguments: places)
  func everyCommandIsInIt(_ keys: [KeyPress]) {
    var session = Session()
    for key in keys { session.press(key) }
    session.press(open)
    guard let palette = session.model.overlays.palette else {
      Issue.record("it is closed")
      return
    }
    var below = session.model
    below.overlays.palette = nil
    let context = session.program.paletteContext(session.model)
    for entry in Command.table.entries(in: context)
    where !entry.isMotion && entry.command != .palette(.toggle)
      && session.program.isAvailable(entry.command, below)
    {
      let item = palette.items.first { $0.action == .command(entry.command) }
      #expect(item?.name == entry.what.english, "\(entry.command)")
      #expect(item?.key == entry.keys.first.map(\.name))
    }
  }

  @Test func runningACommandIsPressingItsKey() {
    let queries = [
      "matrix": "matrix", "switch theme": "theme", "copy link": "copy link", "search": "search",
      "switch contrast": "contrast", "help": "help",
    ]
    for (query, name) in queries {
      var byName = Session()
      byName.press(open)
      byName.type(query)
      byName.press(KeyPress(.enter))
      var byKey = Session()
      guard
        let key = Command.table.entries(in: .tree).first(where: { $0.what.english == name })?.keys
          .first
      else {
        Issue.record("\(name) has no key")
        continue
      }
      byKey.press(key)
      #expect(byName.model.recentChoices == [name])
      byKey.model.recentChoices = [name]
      #expect(byName.model == byKey.model, "\(name)")
      #expect(byName.effects == byKey.effects)
    }
  }

  @Test func themesAndValuesAreSetByTheirNames() {
    var session = Session()
    session.press(open)
    session.type("gitspace")
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/filled@theme=gitspace")
    session.press(open)
    session.type("appearance dark")
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/filled@theme=gitspace,appearance=dark")
    session.press(open)
    session.type("40x12")
    session.press(KeyPress(.enter))
    #expect(session.link.hasSuffix("size=40x12"))
  }

  @Test func specimensAreShownByTheirNames() {
    var session = Session()
    session.press(open)
    session.type("tst")
    #expect(chosen(session) == "tag/stroke")
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/stroke")
  }

  @Test(arguments: [("표", "Show matrix"), ("테마: zatch", "Theme: zatch"), ("ㅌㅁ", "Switch theme")])
  func koreanNamesAreFoundInAnEnglishGallery(_ query: String, _ name: String) {
    var session = Session()
    session.press(open)
    session.type(query)
    #expect(chosen(session) == name)
  }

  @Test func englishNamesAreFoundInAKoreanGallery() {
    var options = GalleryOptions()
    options.language = .korean
    var session = Session(options: options)
    session.press(open)
    session.type("matrix")
    #expect(chosen(session, .korean) == "표 보기")
  }

  @Test func currentValuesAreMarked() {
    var session = Session()
    session.press(open)
    let current =
      session.model.overlays.palette?.items.filter(\.isCurrent).map(\.title.english) ?? []
    #expect(current.contains("Theme: its own"))
    #expect(!current.contains("Theme: gitspace"))
  }

  @Test func arrowsGoRoundAndNothingFoundDoesNothing() {
    var session = Session()
    session.press(open, KeyPress(.up))
    #expect(session.model.overlays.palette.map { $0.match == $0.count - 1 } == true)
    session.type("zzzzqq")
    let before = session.model
    session.press(KeyPress(.down), KeyPress(.enter))
    #expect(session.model == before)
  }

  @Test func helpAnswersInItAndGoesBackToIt() {
    var session = Session()
    session.press(open, KeyPress(.function(1)))
    #expect(session.model.overlays.help != nil)
    let lines = session.program.helpLines(session.model)
    #expect(lines.contains { $0.what == "run" && $0.keys == "enter" })
    session.press(KeyPress(.escape))
    #expect(session.program.context(session.model) == .palette)
  }

  @Test func pastedTextIsTyped() {
    var session = Session()
    session.press(open)
    session.send(.paste("mat\nrix"))
    #expect(session.model.overlays.palette?.query == "mat rix")
  }
}

@Suite("Page of a component")
struct PageTests {
  private func session() -> Session {
    var session = Session()
    session.press(KeyPress("i"))
    return session
  }

  @Test func itCountsStatesByTierAndLooks() {
    let page = session().model.overlays.page
    #expect(page?.counts.first == .exactly(32))
    // Disabled keeps hover, press and focus away.
    let interaction = SpecimenSpace(of: .filledTag, tiers: [.design, .interaction]).count
    #expect(page?.counts[1] == .exactly(interaction))
    #expect(page?.exclusions.count == Specimen.filledTag.rules.count)
    #expect(page?.roles == Specimen.filledTag.roles)
  }

  @Test func itScrollsAndStopsAtBothEnds() {
    var session = session()
    session.send(.resized(columns: 60, rows: 16))
    for _ in 0..<200 { session.press(KeyPress(.down)) }
    let last = session.model.overlays.page?.scroll
    session.press(KeyPress(.home))
    #expect(session.model.overlays.page?.scroll == 0)
    session.press(KeyPress(.end))
    #expect(session.model.overlays.page?.scroll == last)
    #expect(last.map { $0 > 5 } == true)
  }

  @Test func helpAnswersInIt() {
    var session = session()
    session.press(KeyPress("?"))
    #expect(session.program.helpLines(session.model).contains { $0.what == "scroll" })
    session.press(KeyPress("?"))
    #expect(session.model.overlays.page != nil)
  }

  @Test func itFollowsTheThemeAndCloses() {
    var session = session()
    session.press(KeyPress("t"))
    #expect(session.model.overlays.page?.environment.theme == "lionheart")
    session.press(KeyPress("i"))
    #expect(session.model.overlays.page == nil)
    session.press(KeyPress("i"), KeyPress(.escape))
    #expect(session.model.overlays.page == nil)
  }

  @Test func anotherSpecimenHasAnotherPage() {
    var session = session()
    session.press(.control("p"))
    session.type("stroke")
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/stroke")
    #expect(session.model.overlays.page?.specimen == 1)
  }
}
