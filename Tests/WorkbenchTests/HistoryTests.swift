import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Undo and redo")
struct HistoryTests {
  private let undo = KeyPress("u")
  private let redo = KeyPress.control("r")

  private func knobs() -> Session {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab))
    return session
  }

  private func said(_ session: Session) -> String? {
    guard case .says(let phrase)? = session.model.toast else { return nil }
    return phrase.english
  }

  @Test func eachFlipIsTakenBackAndSaid() {
    var session = knobs()
    session.press(KeyPress(.right), KeyPress(.down), KeyPress(.right))
    #expect(session.link == "tag/filled:color=yellow,configuration=height25")
    session.press(undo)
    #expect(session.link == "tag/filled:color=yellow")
    #expect(said(session) == "Undone: height 25 → 20")
    session.press(undo)
    #expect(session.link == "tag/filled")
    session.press(redo, redo)
    #expect(session.link == "tag/filled:color=yellow,configuration=height25")
    #expect(said(session) == "Redone: height 20 → 25")
  }

  /// In the words of the knobs, in both languages.
  @Test(arguments: [
    ("alert/default", "alert/default:kind=message", "kind question → message", "종류 질문 → 메시지"),
    ("tag/filled", "tag/filled:selected", "selected off → on", "선택 꺼짐 → 켜짐"),
    ("tag/group:chosen=2", "tag/group", "chosen 2 → none", "선택한 항목 2 → 없음"),
    ("tag/filled:title=ab", "tag/filled", "title “ab” → (sample)", "제목 “ab” → (예시)"),
  ])
  func aChangeIsDescribedInTheWordsOfTheKnobs(
    before: String, after: String, english: String, korean: String
  ) throws {
    let (old, new) = try (
      Link.parse(before, in: .builtIn).link, Link.parse(after, in: .builtIn).link
    )
    let specimen = try #require(Catalogue.builtIn[old.specimen])
    let step = History.Step(specimen: 0, cause: .opened, before: old.state, after: new.state)
    let said = step.told(.redone, from: old.state, to: new.state, of: specimen)
    #expect(said.english == "Redone: " + english)
    #expect(said.korean == "다시 실행: " + korean)
  }

  @Test func withNothingToTakeBackTheKeyDoesNothing() {
    var session = knobs()
    let before = session.model
    session.press(undo, redo)
    #expect(session.model == before)
  }

  @Test func aNewStepClearsTheFuture() {
    var session = knobs()
    session.press(KeyPress(.right), undo, KeyPress(.down), KeyPress(.right))
    #expect(session.model.history.future.isEmpty)
    session.press(redo)
    #expect(session.link == "tag/filled:configuration=height25")
  }

  @Test func typingIsOneStep() {
    var session = knobs()
    let title = Specimen.filledTag.index("title")
    for _ in 0..<title { session.press(KeyPress(.down)) }
    session.type("abc")
    session.press(KeyPress(.backspace))
    session.press(KeyPress(.up), KeyPress(.down))
    session.type("d")
    #expect(session.link == "tag/filled:title=Tagabd")
    session.press(KeyPress(.escape), undo)
    #expect(session.link == "tag/filled:title=Tagab")
    session.press(undo)
    #expect(session.link == "tag/filled")
    #expect(said(session) == "Undone: title “Tagab” → (sample)")
  }

  @Test func resetIsTakenBackLikeAnyOther() {
    var session = knobs()
    session.press(KeyPress(.right), KeyPress("r"))
    #expect(session.link == "tag/filled")
    session.press(undo)
    #expect(session.link == "tag/filled:color=yellow")
    #expect(said(session) == "Undone: reset: colour purple → yellow")
  }

  @Test func eachEventOfTheComponentIsOneStep() {
    var session = Session()
    session.press(KeyPress(.enter), KeyPress(.enter), KeyPress(.enter), KeyPress(.enter))
    session.press(.control("]"))
    #expect(session.link == "tag/filled:selected")
    #expect(session.model.history.past.count == 3)
    session.press(undo)
    // The focus that the component had then does not come back.
    #expect(session.link == "tag/filled")
    session.press(undo)
    #expect(session.link == "tag/filled:selected")
  }

  @Test func hoveringIsNotAStep() {
    var session = Session()
    session.send(.pointer(.moved, Specimen.part))
    session.send(.pointer(.moved, nil))
    #expect(session.model.history.past.isEmpty)
    session.send(.pointer(.moved, Specimen.part))
    session.send(.pointer(.pressed(.primary), Specimen.part))
    session.send(.pointer(.released(.primary), Specimen.part))
    #expect(session.model.history.past.count == 1)
    session.send(.pointer(.moved, nil))
    session.press(undo)
    #expect(session.link == "tag/filled")
  }

  @Test func aStepOfAnotherSpecimenShowsThatOne() {
    var session = knobs()
    session.press(KeyPress(.right))
    session.model.pane = .tree
    session.press(KeyPress(.down))
    #expect(session.link == "tag/stroke")
    session.press(undo)
    #expect(session.link == "tag/filled")
  }

  @Test func aCellOfTheMatrixThatWasOpenedIsTakenBack() {
    var session = Session()
    session.press(KeyPress("m"), KeyPress(.down), KeyPress("m"))
    #expect(session.link != "tag/filled")
    session.press(undo)
    #expect(session.link == "tag/filled")
  }

  @Test func theOldestStepsAreForgotten() {
    var session = knobs()
    for _ in 0..<1_300 { session.press(KeyPress(.right)) }
    #expect(session.model.history.past.count == History.limit)
    for _ in 0..<1_300 { session.press(undo) }
    #expect(session.model.history.past.isEmpty)
    #expect(session.model.history.future.count == History.limit)
  }

  @Test func takingEverythingBackAndDoingItAgainIsTheSame() {
    var generator = SplitMix64(seed: 2_112)
    let keys = [
      KeyPress(.left), KeyPress(.right), KeyPress(.up), KeyPress(.down), KeyPress(" "),
      KeyPress("r"), KeyPress("x"), KeyPress(.backspace), KeyPress("m"), KeyPress(.enter),
      KeyPress(.escape), KeyPress(.tab),
    ]
    for round in 0..<20 {
      var session = knobs()
      for _ in 0..<80 {
        session.press(keys[Int.random(in: 0..<keys.count, using: &generator)])
      }
      session.press(.control("]"), KeyPress(.escape), KeyPress(.escape), KeyPress(.escape))
      guard session.program.context(session.model) == .tree else { continue }
      let last = session.model.canvas.states
      let steps = session.model.history.past.count
      for _ in 0..<steps { session.press(undo) }
      #expect(session.model.history.past.isEmpty, "round \(round), seed 2112")
      for _ in 0..<steps { session.press(redo) }
      #expect(session.model.history.future.isEmpty)
      #expect(session.model.canvas.states == last, "round \(round), seed 2112")
    }
  }
}
