import ColorScience
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Settings and choices kept between starts")
struct RememberedTests {
  private func next(
    _ session: Session, link: Link? = nil, environment: Settings = Settings()
  ) -> GalleryModel {
    var options = GalleryOptions()
    options.remembered = session.program.remembered(session.model)
    options.link = link
    options.environment = environment
    return GalleryProgram(catalogue: .tags, options: options, probe: plainProbe).initialModel
  }

  @Test func theStateAndItsSettingsAreRemembered() throws {
    var session = Session()
    session.type(" ")
    session.model.environment.theme = "zatch"
    session.model.environment.appearance = .dark
    session.type("g")
    let model = next(session)
    #expect(model.place.isStage && model.specimen == session.model.specimen)
    #expect(model.state == session.model.state)
    #expect(model.environment.theme == "zatch" && model.environment.appearance == .dark)
    #expect(model.tree.index.grouping == session.model.tree.index.grouping)
  }

  @Test func theOverviewIsRememberedWithoutATheme() {
    let session = Session(isOverview: true)
    let model = next(session)
    #expect(model.showsOverview && model.environment.theme == nil)
    #expect(model == GalleryProgram(catalogue: .tags, probe: plainProbe).initialModel)
  }

  @Test func temporarySettingsAreLost() {
    var session = Session()
    session.model.environment.data = .failed
    session.model.environment.container = .card
    session.model.environment.vision = .deutan
    session.model.environment.size = ScreenSize("20x5")
    let model = next(session)
    #expect(model.environment.data == .value && model.environment.container == Container.none)
    #expect(model.environment.vision == Vision.none && model.environment.size == nil)
  }

  @Test func aLinkAndOptionsComeFirst() throws {
    var session = Session()
    session.model.environment.theme = "zatch"
    session.model.environment.appearance = .dark
    let link = try Link.parse("tag/stroke", in: .tags).link
    let linked = next(session, link: link)
    #expect(linked.specimen == 1 && linked.environment.theme == nil)
    #expect(linked.environment.appearance == nil)
    var environment = Settings()
    environment.theme = "lionheart"
    let asked = next(session, environment: environment)
    #expect(asked.environment.theme == "lionheart" && asked.environment.appearance == .dark)
  }

  @Test func aChoiceInThePaletteIsRemembered() {
    var session = Session()
    session.press(.control("p"))
    session.type("theme: zatch")
    session.press(KeyPress(.enter))
    #expect(next(session).recentChoices == ["theme: zatch"])
  }

  /// Whatever the file contains, the gallery opens, and names from it have a bounded length.
  @Test func invalidLinksAreLeftOut() {
    for text in [
      "", "nothing/here", "tag/filled:color=blue", "\u{1B}[2J", "tag/filled@theme=../../etc",
      String(repeating: "tag/filled:", count: 10_000), "tag/filled:title=%00%1B",
    ] {
      leavesOut(text)
    }
  }

  private func leavesOut(_ text: String) {
    var options = GalleryOptions()
    options.remembered.place = text
    options.remembered.grouping = text
    options.remembered.recent = Array(repeating: text, count: 100)
    options.remembered.settings = ["theme": text, "appearance": text, text: text]
    var session = Session(options: options, isOverview: true)
    #expect(session.model.recentChoices.count <= GalleryModel.mostRecent)
    #expect(session.model.environment.theme.map { $0 == "gitspace" } ?? true)
    session.press(.control("p"), KeyPress(.escape))
    session.type("m!")
    #expect(session.model.overlays.help != nil)
  }

  @Test func unreadableFilesAreNamed() {
    var options = GalleryOptions()
    options.forgotten = Phrase("It is broken.", korean: "깨졌습니다.")
    let session = Session(options: options, isOverview: true)
    #expect(session.model.toast == .fails(Phrase("It is broken.", korean: "깨졌습니다.")))
    #expect(session.model.failures.lines.map(\.source) == ["settings"])
  }
}
