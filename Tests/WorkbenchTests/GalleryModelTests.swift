import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Gallery model")
struct GalleryModelTests {
  @Test func movingInTheTreeShowsTheSpecimenAtOnce() {
    var session = Session()
    #expect(session.link == "tag/filled")
    session.press(KeyPress(.down))
    #expect(session.link == "tag/stroke")
    session.press(KeyPress("k"))
    #expect(session.link == "tag/filled")
  }

  @Test func spaceFlipsTheFocusedSwitchAndNothingElse() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab))
    #expect(session.model.pane == .knobs)
    session.press(KeyPress(.down), KeyPress(.down))
    let before = session.model
    session.press(KeyPress(" "))
    var expected = before
    expected.state[2] = .flag(true)
    // It can also be undone, and counts as shown.
    expected.history = session.model.history
    expected.coverage = session.model.coverage
    expected.canvas.chosen = session.model.canvas.chosen
    #expect(session.model == expected)
    #expect(session.link == "tag/filled:selected")
    session.press(KeyPress(" "))
    expected = before
    expected.history = session.model.history
    expected.coverage = session.model.coverage
    expected.canvas.chosen = session.model.canvas.chosen
    #expect(session.model == expected)
  }

  @Test func arrowsTurnAChoiceBothWaysAndGoRound() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.down), KeyPress(.left))
    #expect(session.link == "tag/filled:configuration=height31")
    session.press(KeyPress(.right))
    #expect(session.link == "tag/filled")
  }

  @Test func inATextKnobEveryPrintableKeyTypes() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab))
    session.press(KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.down))
    #expect(session.program.context(session.model) == .textKnob)
    session.type("qm 예약")
    #expect(session.link == "tag/filled:title=Tagqm%20%EC%98%88%EC%95%BD")
    #expect(session.effects.isEmpty)
    session.press(KeyPress(.backspace), KeyPress(.home), KeyPress(.delete))
    #expect(session.link == "tag/filled:title=agqm%20%EC%98%88")
    session.press(KeyPress(.escape))
    #expect(session.model.pane == .canvas)
    #expect(session.link == "tag/filled:title=agqm%20%EC%98%88")
  }

  @Test func aCombiningMarkJoinsTheLetterBeforeIt() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab))
    session.press(KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.down))
    session.type("e\u{301}x")
    #expect(session.model.knobs.caret == 5)
    #expect(
      session.model.knobs.text(in: session.program.workbench(session.model)) == "Tage\u{301}x")
  }

  @Test func disablingResetsPointerStates() {
    var session = Session()
    let specimen = Specimen.filledTag
    session.model.state[specimen.index("interaction")] = .choice(1)
    session.model.state[specimen.index("focused")] = .flag(true)
    session.model.pane = .knobs
    session.model.knobs.axis = specimen.index("disabled")
    session.press(KeyPress(" "))
    #expect(session.link == "tag/filled:disabled")
    guard case .impossible? = session.model.toast else {
      Issue.record("it is not said")
      return
    }
  }

  @Test func anImpossibleStateIsNotEnteredFromTheOtherSide() {
    var session = Session()
    let specimen = Specimen.filledTag
    session.model.state[specimen.index("disabled")] = .flag(true)
    session.model.pane = .knobs
    session.model.knobs.axis = specimen.index("interaction")
    session.press(KeyPress(.right))
    #expect(session.link == "tag/filled:disabled")
  }

  @Test func interactGivesTheComponentEveryKey() {
    var session = Session()
    session.press(KeyPress(.enter))
    #expect(session.model.place.isInteracting)
    session.press(KeyPress("q"), KeyPress("m"), KeyPress("?"))
    #expect(session.effects.isEmpty)
    #expect(session.model.place.isInteracting)
    session.press(KeyPress(.enter))
    #expect(session.model.event == ComponentEvent(word: .eventSelected, detail: ""))
    #expect(session.link == "tag/filled:selected,focused")
    session.press(.control("]"))
    #expect(session.model.place.isStage)
    #expect(session.link == "tag/filled:selected")
  }

  @Test func escapeLeavesInteractWhereTheComponentHasNoUseForIt() {
    var session = Session()
    session.press(KeyPress(.enter), KeyPress(" "))
    #expect(session.model.place.isInteracting)
    session.press(KeyPress(.escape))
    #expect(session.model.place.isStage)
    #expect(session.link == "tag/filled:selected")
  }

  @Test func escapeTwiceRunningLeavesAComponentThatUsesIt() {
    var session = Session(catalogue: Catalogue(specimens: [.toast]))
    session.press(KeyPress(.enter), KeyPress(.escape))
    #expect(session.model.place.isInteracting)
    #expect(session.link == "toast/default:dismissed")
    #expect(session.model.toast == .tells(.escapeAgain))
    session.press(KeyPress(.escape))
    #expect(session.model.place.isStage)
  }

  @Test func aLetterTheComponentHasNoUseForSaysHowToLeave() {
    var session = Session()
    session.press(KeyPress(.enter), KeyPress("q"))
    #expect(session.effects.isEmpty)
    #expect(session.model.toast == .tells(.componentHasKeys("q")))
    var field = Session(catalogue: Catalogue(specimens: [.textField]))
    field.press(KeyPress(.enter), KeyPress("q"))
    #expect(field.model.toast == nil)
    #expect(field.link.hasPrefix("text-field/default:title=MVVMq"))
  }

  @Test func aComponentsMessageIsKeptForAWhile() {
    var session = Session()
    session.press(KeyPress(.enter))
    for _ in 0..<6 { session.press(KeyPress(" ")) }
    let words = [session.model.event].compactMap { $0 } + session.model.earlier
    let expected: [Phrase] = [.eventDeselected, .eventSelected, .eventDeselected, .eventSelected]
    #expect(words.map(\.word) == expected)
  }

  @Test func escapeNeverTakesAnythingAway() {
    var session = Session()
    session.model.state[2] = .flag(true)
    let link = session.link
    for _ in 0..<5 { session.press(KeyPress(.escape)) }
    #expect(session.link == link)
    #expect(session.effects.isEmpty)
  }

  @Test func statesAreKeptWhileOneLooksElsewhere() {
    var session = Session()
    session.model.state[2] = .flag(true)
    session.press(KeyPress(.down))
    #expect(session.link == "tag/stroke")
    session.press(KeyPress(.up))
    #expect(session.link == "tag/filled:selected")
  }

  @Test func searchFindsOpensAndCanBeLeft() {
    var session = Session()
    session.press(KeyPress("/"))
    session.type("strok")
    #expect(
      session.model.overlays.palette?[0] == .specimen(1))
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/stroke")
    session.press(KeyPress("/"))
    session.type("zzz")
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/stroke")
    session.press(KeyPress(.escape), KeyPress("/"), KeyPress(.escape))
    #expect(session.model.place.isStage)
  }

  @Test func searchKnowsKoreanWords() {
    var session = Session()
    session.press(KeyPress("/"))
    session.type("태그")
    #expect(session.model.overlays.palette?.count == 2)
  }

  @Test func foldingHidesVariantsAndKeepsTheOneShown() {
    var session = Session()
    session.press(KeyPress(.left), KeyPress(.left))
    #expect(session.model.tree.place(of: .specimen(0)) == nil)
    #expect(session.link == "tag/filled")
    session.press(KeyPress(.right), KeyPress(.right))
    #expect(session.model.tree.row == .specimen(0))
  }

  @Test func theMatrixOpensAtTheShownStateAndOpensTheChosenOne() {
    var session = Session()
    session.model.state[2] = .flag(true)
    session.press(KeyPress("m"))
    #expect(session.link == "tag/filled:selected")
    session.press(KeyPress(.down), KeyPress("m"))
    #expect(session.model.place.isStage)
    #expect(session.link == "tag/filled:configuration=height25,selected")
  }

  @Test func swappingTheAxesKeepsTheCell() {
    var session = Session()
    session.press(KeyPress("m"), KeyPress(.down), KeyPress(.right))
    let before = session.link
    session.press(KeyPress("x"))
    #expect(session.link == before)
    session.press(KeyPress("x"))
    #expect(session.link == before)
  }

  @Test func quitAndInterruptAreDifferent() {
    var session = Session()
    session.press(KeyPress("q"))
    #expect(session.effects == [.quit])
    session.press(.control("c"))
    #expect(session.effects == [.interrupt])
    session.press(KeyPress("?"), KeyPress("q"))
    #expect(session.effects.isEmpty)
    #expect(session.model.overlays.help == nil)
  }
}
