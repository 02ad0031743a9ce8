import GSDesign
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import Workbench

/// While the component has the keys, the line of keys names those that it has a use for in its state, and no others.
@Suite("The line of keys is true in every state") struct KeyLineTests {
  private static let components = Catalogue.builtIn.specimens.filter(\.isInteractive)

  /// The keys that people have, a letter for all that type.
  private static let keys: [KeyPress] =
    [.enter, .left, .right, .up, .down, .home, .end, .backspace, .delete, .tab, .pageUp, .pageDown]
    .map { KeyPress($0) } + [KeyPress(" "), KeyPress("a"), KeyPress(.enter, modifiers: .alt)]

  private func session(_ specimen: Specimen, _ state: SpecimenState) -> Session {
    var options = GalleryOptions()
    options.link = Link(specimen, state: state)
    return Session(catalogue: .builtIn, options: options)
  }

  /// The names of keys in the line, before those of the gallery itself.
  private func named(_ session: Session) -> Set<String> {
    Set(
      session.program.statusItems(session.model).filter { $0.id == nil }
        .flatMap { $0.keys.split(separator: " ").map(String.init) })
  }

  private func name(of key: KeyPress, _ specimen: Specimen) -> String {
    guard case .character = key.key, specimen.keyMap != .control else { return key.name }
    return Phrase.anyLetter.english
  }

  /// Compares the line with the effect of every key.
  private func check(_ session: Session, _ specimen: Specimen) -> [String] {
    let named = named(session)
    return Self.keys.compactMap { key in
      var after = session
      after.press(key)
      let isUsed =
        after.model.state != session.model.state || after.model.event != session.model.event
      let isNamed = named.contains(name(of: key, specimen))
      guard isUsed != isNamed else { return nil }
      return "\(session.link): \(key.name) is \(isUsed ? "used and not" : "not used and") named"
    }
  }

  @Test(arguments: components)
  func itNamesTheKeysThatDoSomethingAndNoOthers(_ specimen: Specimen) {
    for state in specimen.statesOfOneValue {
      var session = session(specimen, state)
      session.press(KeyPress(.enter))
      guard session.model.place.isInteracting else {
        #expect(!specimen.isUsable(state, .english))
        continue
      }
      #expect(check(session, specimen) == [])
      let items = session.program.statusItems(session.model).filter { $0.id == nil }
      #expect(!items.isEmpty, "no key but those that leave: \(session.link)")
      guard state == specimen.initialState else { continue }
      for key in [KeyPress(.right), KeyPress(.down), KeyPress(.end), KeyPress("a")] {
        session.press(key)
        session.model.event = nil
        #expect(check(session, specimen) == [])
      }
    }
  }

  @Test func nothingIsOfferedForADisabledComponent() throws {
    for specimen in Self.components {
      guard let disabled = specimen.axes.firstIndex(where: { $0.meaning == .disabled }) else {
        continue
      }
      var state = specimen.initialState
      state[disabled] = .flag(true)
      guard state.impossibility == nil else { continue }
      var session = session(specimen, state)
      let items = session.program.statusItems(session.model)
      #expect(!items.contains { $0.what == Phrase.interact.english }, "\(specimen.id)")
      session.press(KeyPress(.enter))
      #expect(session.model.place.isStage, "\(specimen.id)")
    }
  }

  @Test func aTabThatIsNotSelectedOffersEnterAndSpace() throws {
    let tabs = try #require(Catalogue.builtIn["tab-bar/home"])
    var session = session(tabs, tabs.initialState)
    session.press(KeyPress(.enter))
    #expect(named(session).isDisjoint(with: ["enter", "space"]))
    session.press(KeyPress(.right))
    #expect(named(session).isSuperset(of: ["enter", "space"]))
    let page = tabs.keys.filter(\.isAnswered).map(\.press)
    #expect(page.contains(KeyPress(.enter)) && page.contains(KeyPress(" ")))
  }

  /// An arrow of a stepper changes its number, and no focus moves.
  @Test(arguments: [Language.english, .korean])
  func aStepperIsChangedToItsLeastAndMost(language: Language) throws {
    let stepper = try #require(Catalogue.builtIn["stepper/week"])
    var session = session(stepper, stepper.initialState)
    session.model.language = language
    session.press(KeyPress(.enter))
    let items = session.program.statusItems(session.model).filter { $0.id == nil }
    #expect(
      items.map { "\($0.keys) \($0.what)" }
        == (language == .english
          ? ["← → ↑ ↓ change", "home least", "end most"]
          : ["← → ↑ ↓ 변경", "home 최소", "end 최대"]))
    let linear = stepper.keys.filter(\.isAnswered).map { $0.name(stepper.keyMap)[language] }
    #expect(
      Set(linear) == (language == .english ? ["change", "least", "most"] : ["변경", "최소", "최대"]))
  }

  @Test func typingNamesLettersOnceAndTheNewLineByItself() throws {
    let editor = try #require(Catalogue.builtIn["editor/message"])
    var session = session(editor, editor.initialState)
    session.press(KeyPress(.enter))
    let items = session.program.statusItems(session.model).filter { $0.id == nil }
      .map { "\($0.keys) \($0.what)" }
    #expect(items.contains("alt-enter new line") && items.contains("letters type"), "\(items)")
    #expect(!items.contains { $0.contains("space") }, "\(items)")
  }

  /// The other options of a choice may all be disabled.
  @Test func aStateWithoutAKeyOffersNothing() throws {
    for link in ["radio/group:disabled", "radio/image:disabled"] {
      var options = GalleryOptions()
      options.link = try Link.parse(link, in: .builtIn).link
      var session = Session(catalogue: .builtIn, options: options)
      #expect(
        !session.program.statusItems(session.model).contains { $0.what == Phrase.interact.english })
      session.press(KeyPress(.tab), KeyPress(.enter))
      #expect(session.model.place.isStage)
    }
  }

  @Test func escapeIsNamedForItsNextEffect() throws {
    let alert = try #require(Catalogue.builtIn["alert/default"])
    var session = session(alert, alert.initialState)
    session.press(KeyPress(.enter))
    func item(_ what: Phrase) -> StatusItem? {
      session.program.statusItems(session.model).first { $0.what == what.english }
    }
    #expect(item(.intentDismiss)?.keys == "esc" && item(.leaveInteract)?.keys == "ctrl-]")
    session.press(KeyPress(.escape))
    #expect(item(.intentDismiss) == nil && item(.leaveInteract)?.keys == "esc ctrl-]")
    session.press(KeyPress(.escape))
    #expect(session.model.place.isStage)
  }

  @Test(arguments: [
    ("navigation-bar/default:kind=pushed", "Back", "뒤로"), ("alert/default", "OK", "확인"),
    ("navigation-bar/default:kind=presented", "Close", "닫기"),
  ])
  func anActionIsPressedUnderItsName(_ link: String, _ english: String, _ korean: String) throws {
    for (language, name) in [(Language.english, english), (.korean, korean)] {
      var options = GalleryOptions()
      options.link = try Link.parse(link + "@lang=" + language.rawValue, in: .builtIn).link
      options.environment.language = language
      var session = Session(catalogue: .builtIn, options: options)
      session.press(KeyPress(.enter), KeyPress(.enter))
      #expect(session.model.event == ComponentEvent(word: .eventPressed, detail: name))
    }
  }
}

/// Keys edit the words that are seen.
@Suite("Fields edit the text on screen") struct FieldEditingTests {
  private static let languages = [Language.english, .korean]

  private func session(_ link: String, _ language: Language) throws -> Session {
    var options = GalleryOptions()
    options.link = try Link.parse(link, in: .builtIn).link
    options.environment.language = language
    return Session(catalogue: .builtIn, options: options)
  }

  private func seen(_ session: Session) -> String {
    let state = session.model.state
    let axis = session.program.specimen(session.model).axis(named: "title") ?? 0
    if case .text(let text?) = state[axis] { return text }
    return state.sample(of: axis, session.model.environment.labelLanguage)
  }

  @Test(
    arguments: [
      "text-field/default", "editor/message", "editor/message:content=full",
      "field/week:content=valid", "field/nickname:content=valid",
    ], languages)
  func backspaceDeletesTheLastLetterOfTheSample(_ link: String, _ language: Language) throws {
    var session = try session(link, language)
    let sample = seen(session)
    session.press(KeyPress(.enter), KeyPress(.backspace))
    #expect(session.model.event?.detail == String(sample.dropLast()))
    #expect(seen(session) == String(sample.dropLast()))
    session.type("x")
    #expect(seen(session) == String(sample.dropLast()) + "x")
    session.press(KeyPress(.left), KeyPress(.delete))
    #expect(seen(session) == String(sample.dropLast()))
  }

  @Test func controlUClearsEveryField() throws {
    var session = try session("text-field/default", .english)
    session.press(KeyPress("/"))
    session.type("stroke")
    #expect(session.model.overlays.palette?.query == "stroke")
    session.press(.control("u"))
    #expect(session.model.overlays.palette?.query == "")
    session.press(KeyPress(.escape), .control("p"))
    session.type("zoom")
    #expect(session.model.overlays.palette?.query == "zoom")
    session.press(.control("u"))
    #expect(session.model.overlays.palette?.query == "")
    session.press(KeyPress(.escape))
    // The component's own field too.
    session.press(KeyPress(.enter), .control("u"))
    session.type("x")
    #expect(session.link.contains("title=x"), "\(session.link)")
    session.press(.control("u"))
    #expect(!session.link.contains("title=x"), "\(session.link)")
  }

  @Test(arguments: languages) func aCaretInTheSampleStaysWhereItIs(_ language: Language) throws {
    for link in ["text-field/default", "editor/message", "field/nickname:content=valid"] {
      var session = try session(link, language)
      let sample = seen(session)
      session.press(KeyPress(.enter), KeyPress(.left))
      session.send(.pointer(.moved, nil))
      #expect(seen(session) == sample && !session.link.contains("title="), "\(link)")
      session.press(KeyPress(.backspace))
      #expect(seen(session) == sample.dropLast(2) + sample.suffix(1), "\(link)")
    }
  }

  @Test(arguments: languages) func enterSendsTheSampleThatIsSeen(_ language: Language) throws {
    var session = try session("editor/message", language)
    let sample = seen(session)
    session.press(KeyPress(.enter), KeyPress(.enter))
    #expect(session.model.event == ComponentEvent(word: .eventSubmitted, detail: sample))
  }

  @Test(arguments: languages) func theKnobEditsTheSample(_ language: Language) throws {
    for link in ["tag/filled", "button/primary", "alert/default", "text-field/default"] {
      var session = try session(link, language)
      let sample = seen(session)
      session.press(KeyPress("e"), KeyPress(.backspace))
      #expect(seen(session) == String(sample.dropLast()), "\(link)")
      session.type("!")
      #expect(seen(session) == String(sample.dropLast()) + "!", "\(link)")
    }
  }
}
