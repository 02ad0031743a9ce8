import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("The list of failures")
struct DiagnosticsTests {
  private func lines(_ session: Session) -> [String] {
    session.program.helpLines(session.model).map {
      $0.keys.isEmpty ? $0.what : $0.keys + ": " + $0.what
    }
  }

  private func korean() -> Session {
    var options = GalleryOptions()
    options.language = .korean
    return Session(options: options)
  }

  @Test func itOpensAndClosesByItsKeyAndSaysThatNothingFailed() {
    for (start, words) in [(Session(), "No failures."), (korean(), "실패가 없습니다.")] {
      var session = start
      session.type("!")
      #expect(session.model.overlays.help?.topic == .failures)
      #expect(lines(session) == [words])
      session.type("!")
      #expect(session.model.overlays.help == nil)
      session.type("!")
      session.press(KeyPress(.escape))
      #expect(session.model.overlays.help == nil)
      session.type("?!")
      #expect(session.model.overlays.help?.topic == .failures, "from the help too")
    }
  }

  @Test func itIsInThePaletteInBothLanguages() {
    for (start, words) in [(Session(), "diagnostics"), (korean(), "진단")] {
      var session = start
      session.press(.control("p"))
      session.type(words)
      session.press(KeyPress(.enter))
      #expect(session.model.overlays.help?.topic == .failures)
    }
  }

  /// Each component shown with failing data adds a line, once each time it is shown.
  @Test func dataThatFailsIsALine() {
    var session = Session()
    session.type("F")
    #expect(session.model.environment.data == .loading && session.model.failures.total == 0)
    session.type("F")
    #expect(session.model.environment.data == .stale)
    session.type("wwww")
    #expect(session.model.failures.lines.map(\.source) == ["tag/filled"])
    session.model.pane = .tree
    session.press(KeyPress(.down))
    #expect(session.model.failures.lines.map(\.source) == ["tag/stroke", "tag/filled"])
    session.type("!")
    #expect(lines(session) == ["tag/stroke: No connection", "tag/filled: No connection"])
  }

  @Test func theButtonThatAsksAgainBringsTheDataBack() {
    var session = Session()
    session.type("FFF")
    #expect(session.model.environment.data == .failed)
    session.send(.pointer(.pressed(.primary), DataState.retry))
    #expect(session.model.environment.data == .value)
    session.type("FF")
    #expect(session.model.failures.lines.map(\.count) == [2], "the same again is counted")
    session.type("!")
    #expect(lines(session) == ["tag/filled: No connection  × 2"])
  }

  @Test func everyReportIsALine() {
    var session = Session()
    session.program.learn(.built(errors: ["a.swift:1: no\u{1B}[2J"]), &session.model)
    session.program.learn(.built(errors: []), &session.model)
    session.program.learn(
      .failed(source: "settings", Phrase("broken", korean: "깨짐")), &session.model)
    #expect(session.model.failures.lines.map(\.source) == ["settings", "build"])
    session.type("!")
    #expect(lines(session).allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\n") })
  }

  /// A person who types while a build fails sees its errors.
  @Test func theErrorsOfABuildStayUntilItSucceedsOrEscape() {
    var session = Session()
    let shown = { (session: Session) in
      "\(session.program.view(session.model))".contains("a.swift:1: error")
    }
    for end in [KeyPress(.escape), nil] {
      session.program.learn(.built(errors: ["a.swift:1: error"]), &session.model)
      #expect(shown(session))
      session.press(.control("l"), KeyPress(.right))
      #expect(shown(session), "a key leaves them")
      session.program.learn(.saved(Phrase("saved", korean: "저장됨"), isWritten: true), &session.model)
      #expect(!shown(session), "another message is on top")
      session.press(KeyPress(.left))
      #expect(shown(session), "and they are back below it")
      if let end {
        session.press(end)
      } else {
        session.program.learn(.built(errors: []), &session.model)
      }
      #expect(!shown(session))
    }
  }

  @Test func followersSeeTheSameLines() {
    var session = Session()
    session.type("FF!")
    let other = Session()
    let played = other.program.playing(
      session.program.scene(of: session.model), own: Settings(), from: other.model, on: other.model)
    #expect(other.program.helpLines(played) == session.program.helpLines(session.model))
    #expect(played.overlays.help?.topic == .failures)
  }

  /// Data fails at every step of every order of the four, and keys in between are still handled.
  @Test func theNextKeyWorksAfterAnyFailure() {
    for order in 0..<256 {
      var session = Session()
      for step in 0..<4 {
        let data = DataState.allCases[(order >> (2 * step)) & 3]
        session.model.environment.data = data
        let theme = session.model.environment.appearance
        session.type("n")
        #expect(session.model.environment.appearance != theme)
        session.press(KeyPress(.right), KeyPress(.tab))
      }
    }
  }
}
