import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// Derived state is computed once for events that arrive together.
@Suite("Events that came at once")
struct SettlingTests {
  private func receive(_ events: [Event], _ session: inout Session) {
    for event in events { _ = session.program.receive(&session.model, event) }
  }

  private func receive(_ text: String, _ session: inout Session) {
    receive(text.map { .key(KeyPress($0)) }, &session)
  }

  @Test func aSearchIsMadeForTheLastTextAlone() {
    var session = Session()
    receive("/", &session)
    let before = session.model.overlays.palette?.specimens
    receive("tag/str", &session)
    #expect(session.model.overlays.palette?.query == "tag/str")
    #expect(session.model.overlays.palette?.specimens == before, "nothing was looked for yet")
    _ = session.program.settle(&session.model)
    #expect(session.model.overlays.palette?.specimens.examined == 2, "all of it, once")
    let search = session.model.overlays.palette
    #expect(search?.count == 1 && search?[0] == .specimen(1))
    let found = session.model
    _ = session.program.settle(&session.model)
    #expect(session.model == found, "nothing is looked for twice")
  }

  @Test func theResultsAreThoseOfTheLastText() {
    var session = Session()
    receive("/stroke", &session)
    receive([.key(KeyPress(.enter))], &session)
    #expect(session.link == "tag/stroke")
    receive("/tag", &session)
    receive([.key(KeyPress(.down)), .key(KeyPress(.enter))], &session)
    #expect(session.link == "tag/stroke")
    receive("/filled", &session)
    receive([.pointer(.pressed(.primary), GalleryPart.choice("tag/filled").id)], &session)
    #expect(session.link == "tag/filled")
  }

  @Test func thePaletteToo() {
    var session = Session()
    receive([.key(.control("p"))], &session)
    let count = session.model.overlays.palette?.count
    receive("stroke", &session)
    #expect(session.model.overlays.palette?.count == count, "nothing was looked for yet")
    receive([.key(KeyPress(.enter))], &session)
    #expect(session.link == "tag/stroke" && session.model.overlays.palette == nil)
  }

  @Test(arguments: ["/", "Ctrl-P", "knob"])
  func aFieldTakesNoMoreThanItsLimit(key: String) {
    var session = Session(catalogue: Catalogue(specimens: [.gitspaceText]))
    switch key {
    case "/": session.press(KeyPress("/"))
    case "knob":
      let knob = session.program.specimen(session.model).index("title")
      session.model.pane = .knobs
      _ = session.model.knobs.focus(knob, in: session.program.workbench(session.model))
    default: session.press(.control("p"))
    }
    receive(String(repeating: "x", count: 2_000), &session)
    receive(Array(repeating: .key(KeyPress("\u{301}")), count: 5_000), &session)
    receive([.paste(String(repeating: "y\u{301}", count: 4_000))], &session)
    _ = session.program.settle(&session.model)
    let model = session.model
    let text = model.overlays.palette?.query
    #expect(
      (text ?? model.knobs.text(in: session.program.workbench(model))).count
        == TextFieldState.usualLimit)
  }

  @Test func aClickThatIsOverBeforeAPictureIsStillUsed() {
    var session = Session()
    receive(
      [
        .pointer(.pressed(.primary), Specimen.part), .pointer(.released(.primary), Specimen.part),
        .key(KeyPress("m")),
      ], &session)
    _ = session.program.settle(&session.model)
    #expect(session.model.coverage.numbers(of: 0).used > 0)
  }

  @Test func undrawnStatesAreNotCounted() {
    var session = Session(catalogue: .tags)
    let before = session.model.coverage.total.seen
    receive([.key(KeyPress(.down)), .key(KeyPress(.up))], &session)
    _ = session.program.settle(&session.model)
    #expect(session.model.coverage.total.seen == before)
  }

  @Test func aFollowerRedrawsTheSceneOnceForManyKeys() throws {
    let presenter = Session()
    let follow = FollowProgram(presenter.program, own: Settings())
    var model = follow.initialModel
    _ = follow.update(&model, .resized(columns: 120, rows: 40))
    follow.learn(presenter.program.scene(of: presenter.model), &model)
    let before = model.gallery
    for _ in 0..<3 { _ = follow.receive(&model, .key(KeyPress("t"))) }
    #expect(model.gallery == before, "nothing was played yet")
    _ = follow.settle(&model)
    let catalogue = presenter.program.catalogue
    func theme(_ gallery: GalleryModel) -> Int? {
      let shown = gallery.environment.atHome(of: Specimen.filledTag.id, in: catalogue).theme
      return catalogue.themes.firstIndex { $0.name == shown }
    }
    let start = try #require(theme(before))
    #expect(theme(model.gallery) == (start + 3) % catalogue.themes.count)
  }
}
