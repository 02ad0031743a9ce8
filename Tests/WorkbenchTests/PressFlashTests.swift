import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

@Suite("A press that a key makes is seen for a moment")
struct PressFlashTests {
  private func session(hasMotion: Bool = true) -> Session {
    var options = GalleryOptions()
    options.hasMotion = hasMotion
    var session = Session(options: options)
    // Into the canvas, and into the component.
    session.press(KeyPress(.tab), KeyPress(.enter))
    return session
  }

  /// The drawn canvas.
  private func canvas(_ session: Session) -> Element? {
    session.program.canvas(session.model, session.program.workbench(session.model))?.element
  }

  @Test func theComponentIsDrawnPressedUntilTheTimerEnds() {
    var session = session()
    session.press(KeyPress(.enter))
    #expect(
      session.effects == [
        .screen(.startTimer(CanvasModel.pressTimer, after: .milliseconds(120)))
      ])
    let pressed = canvas(session)
    let link = session.link
    session.send(.timer(CanvasModel.pressTimer))
    #expect(session.effects == [])
    #expect(canvas(session) != pressed)
    #expect(session.link == link, "the state itself never was the pressed one")
    #expect(!link.contains("interaction"))
  }

  @Test func theCellOfTheMatrixIsDrawnPressedToo() {
    var options = GalleryOptions()
    options.hasMotion = true
    var session = Session(options: options)
    session.press(KeyPress("m"), KeyPress(.enter), KeyPress(.enter))
    #expect(session.model.canvas.pressed == 0)
    let pressed = session.program.view(session.model)
    session.send(.timer(CanvasModel.pressTimer))
    #expect(session.program.view(session.model) != pressed)
  }

  @Test func theAuditOpensFromAComponentThatTypesNoLetters() throws {
    var tag = session()
    tag.press(KeyPress("P"))
    #expect(tag.model.overlays.findings != nil)
    tag.press(KeyPress("P"))
    #expect(tag.model.overlays.findings == nil && tag.model.place.isInteracting)
    var field = Session(catalogue: Catalogue(specimens: [.textField]))
    field.press(KeyPress(.tab), KeyPress(.enter), KeyPress("P"))
    #expect(field.model.overlays.findings == nil)
    #expect(field.model.event?.word == .eventEdited)
  }

  @Test func anotherKeyEndsItAtOnce() {
    var session = session()
    session.press(KeyPress(.enter))
    #expect(session.model.canvas.pressed == 0)
    session.press(KeyPress(.escape))
    #expect(session.model.canvas.pressed == nil)
  }

  @Test func withoutMotionNothingIsShownAndNoTimerIsStarted() {
    var session = session(hasMotion: false)
    session.press(KeyPress(.enter))
    #expect(session.effects == [])
    #expect(session.model.canvas.pressed == nil)
  }

  @Test func aTimerOfAnotherNameEndsNothing() {
    var session = session()
    session.press(KeyPress(.enter))
    session.send(.timer("another"))
    #expect(session.model.canvas.pressed == 0)
  }

  @Test func componentsThatCannotBePressedStayUnchanged() throws {
    let link = try Link.parse("tag/filled:disabled", in: .tags).link
    #expect(link.state.pressed(at: 0, .english) == link.state)
    let text = Specimen.gitspaceText.initialState
    #expect(text.pressed(at: 0, .english) == text)
    let tag = Specimen.filledTag.initialState
    #expect(tag.pressed(at: 0, .english) != tag)
  }

  /// A key acts on the member that has the focus, and a click on the one under the pointer: nothing else may be seen to be
  /// pressed.
  @Test(arguments: Catalogue.builtIn.specimens.filter(\.isInteractive).map(\.id.text))
  func thePressedMemberIsTheOneThatActed(id: String) throws {
    let specimen = try #require(Catalogue.builtIn.specimens.first { $0.id.text == id })
    let size = CellSize(columns: 120, rows: 50)
    for turn in 0..<2 {
      var walk = PageWalk(Link(specimen), size)
      walk.press(KeyPress(.tab), KeyPress(.enter))
      // As far as the arrows go; each member is pressed by one of the keys, the first by both.
      var rest = 2
      for step in 0..<9 where rest > 0 {
        if step == 0 || Effort.tries(step, turn, of: 2) {
          check(walk, KeyPress(turn == 0 ? .enter : .character(" ")), specimen, "\(step) steps")
        }
        let state = walk.model.state
        walk.press(KeyPress(step % 2 == 0 ? .right : .down))
        rest = walk.model.state == state ? rest - 1 : 2
      }
    }
  }

  /// Presses a key, and compares the parts that look pressed with the member that acted.
  private func check(_ walk: PageWalk, _ key: KeyPress, _ specimen: Specimen, _ place: String) {
    let place = "\(specimen.id), \(place) and \(key.name)"
    var walk = walk
    var state = walk.model.state
    let answer = specimen.keyMap.intent(for: key).flatMap {
      state.respond(to: $0, walk.model.environment.labelLanguage)
    }
    walk.press(key)
    let flashing = walk.cellsThatFlash
    let faults = flashing.filter { $0.flatMap { walk.member(at: $0) } != answer?.member }
    #expect(faults == [], "\(place): \(String(describing: answer))")
    if let answer, answer.event.isPress {
      #expect(walk.model.canvas.pressed == answer.member)
      let isHeld = walk.model.state.pressed(at: answer.member, .english) != walk.model.state
      #expect(isHeld == !flashing.isEmpty, "\(place)")
    }
  }
}

extension PageWalk {
  /// The parts of the component whose cells look otherwise while a press is shown than without it, each once.
  fileprivate var cellsThatFlash: [FocusID?] {
    var rest = model
    rest.canvas.pressed = nil
    rest.canvas.endMotion()
    var held = model
    held.canvas.endMotion()
    guard rest != held else { return [] }
    let (before, now) = (drawn(rest), drawn(held))
    let pictures = (CellPicture(before.surface), CellPicture(now.surface))
    var parts: Set<FocusID?> = []
    for row in 0..<size.rows {
      for column in 0..<size.columns
      where pictures.0[column, row].text != pictures.1[column, row].text
        || pictures.0.style(column: column, row: row) != pictures.1.style(column: column, row: row)
      {
        parts.insert(
          now.target(column: column, row: row).flatMap {
            // Light and dark beside it show the state on the canvas, pressed too.
            let inner = $0.name(in: GalleryPart.canvas.id).map { FocusID($0) } ?? $0
            return GalleryPart.target(inner, on: model.specimen)
          })
      }
    }
    return Array(parts)
  }

  fileprivate func member(at part: FocusID) -> Int? {
    model.state.member(at: part, model.environment.labelLanguage)
  }
}
