import Testing

@testable import GSDesign
@testable import GalleryKit

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

  /// The canvas as it is drawn.
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

  @Test func anotherKeyEndsItAtOnce() {
    var session = session()
    session.press(KeyPress(.enter))
    #expect(session.model.canvas.showsPress)
    session.press(KeyPress(.escape))
    #expect(!session.model.canvas.showsPress)
  }

  @Test func withoutMotionNothingIsShownAndNoTimerIsStarted() {
    var session = session(hasMotion: false)
    session.press(KeyPress(.enter))
    #expect(session.effects == [])
    #expect(!session.model.canvas.showsPress)
  }

  @Test func aTimerOfAnotherNameEndsNothing() {
    var session = session()
    session.press(KeyPress(.enter))
    session.send(.timer("another"))
    #expect(session.model.canvas.showsPress)
  }

  @Test func whatCannotBePressedStaysAsItIs() throws {
    let link = try Link.parse("tag/filled:disabled", in: .tags).link
    #expect(link.state.pressed(in: .filledTag) == link.state)
    let text = Specimen.gitspaceText.initialState
    #expect(text.pressed(in: .gitspaceText) == text)
    let tag = Specimen.filledTag.initialState
    #expect(tag.pressed(in: .filledTag) != tag)
  }
}
