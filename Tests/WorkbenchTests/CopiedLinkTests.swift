import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Copied links")
struct CopiedLinkTests {
  /// The link that came out, and the state it names.
  private func copied(_ session: Session) throws -> (text: String, state: SpecimenState) {
    guard case .screen(.copy(let text))? = session.effects.first else {
      Issue.record("nothing is copied")
      return ("", session.model.state)
    }
    #expect(session.model.lastCopied == text)
    #expect(session.model.toast == .copied(text))
    return (text, try Link.parse(text, in: session.program.catalogue).link.state)
  }

  @Test func inTheMatrixItIsTheCellTheKeysAreOn() throws {
    var session = Session()
    session.press(KeyPress("m"), KeyPress(.down), KeyPress(.right), KeyPress("y"))
    let cell = session.program.focusedState(session.model)
    #expect(cell != session.model.state)
    #expect(try copied(session).state == cell)
  }

  @Test func inATextKnobThePaletteCopiesTheTypedText() throws {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab))
    for _ in 0..<4 { session.press(KeyPress(.down)) }
    session.type("예약 y")
    session.press(.control("p"))
    session.type("copy link")
    session.press(KeyPress(.enter))
    #expect(try copied(session).text == "tag/filled:title=Tag%EC%98%88%EC%95%BD%20y")
  }

  @Test func anOpenedLinkIsCopiedUnchanged() throws {
    let text = "tag/filled:color=yellow,selected@theme=gitspace,colors=256"
    var options = GalleryOptions()
    let link = try Link.parse(text, in: .builtIn).link
    options.link = link
    options.environment.apply(link.environment, in: .builtIn)
    var session = Session(catalogue: .builtIn, options: options)
    session.press(KeyPress("y"))
    #expect(try copied(session).text == text)
  }

  @Test func itHoldsChosenSettingsAndNotLimitsOfTheTerminal() throws {
    var options = GalleryOptions()
    options.link = Link(.filledTag)
    options.terminal = TerminalFacts(appearance: .dark, depth: .mono)
    var session = Session(catalogue: .builtIn, options: options)
    session.press(KeyPress("y"))
    #expect(!(try copied(session).text.contains("dark")))
    #expect(!(try copied(session).text.contains("mono")))
    session.press(KeyPress("n"), KeyPress("y"))
    let appearance = try #require(session.model.environment.appearance)
    let text = try copied(session).text
    let link = try Link.parse(text, in: .builtIn).link
    #expect(link.environment.appearance == appearance, "\(text)")
    #expect(link.environment.depth == nil, "\(text)")
  }

  /// Where it is opened the terminal may be dark, or have few colours.
  @Test func aDefaultThatWasChosenIsSpelledIfItFollowsTheTerminal() throws {
    for text in ["tag/filled@appearance=light", "tag/filled@colors=truecolor"] {
      var options = GalleryOptions()
      let link = try Link.parse(text, in: .builtIn).link
      options.link = link
      options.environment.apply(link.environment, in: .builtIn)
      options.terminal = TerminalFacts(appearance: .dark, depth: .mono, glyphs: .ascii)
      var session = Session(catalogue: .builtIn, options: options)
      session.press(KeyPress("y"))
      #expect(try copied(session).text == text)
    }
  }

  @Test func aRebuiltProgramIsOfferedAndStartedByItsKeyAlone() {
    var session = Session()
    session.press(.control("n"))
    #expect(session.effects.isEmpty)
    session.program.learn(.rebuilt, &session.model)
    session.press(.control("n"))
    #expect(session.effects == [.startAnew])
    session.program.learn(.failedToStart("no such file"), &session.model)
    #expect(session.model.rebuild.offer == .none)
    session.press(.control("n"))
    #expect(session.effects.isEmpty)
  }
}
