import Testing

@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// Whether shapes are pixels, by the terminal's own answers.
@Suite struct ImageSupportTests {
  static let kitty: [TerminalReply] = [
    .graphics(image: 31, isOK: true), .cellPixelSize(width: 10, height: 19),
    .primaryAttributes([62]),
  ]
  static let sixel: [TerminalReply] = [
    .cellPixelSize(width: 10, height: 21), .primaryAttributes([62, 4, 22]),
  ]

  func support(
    _ replies: [TerminalReply], window: TerminalCellSize? = nil,
    _ variables: [String: String] = ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
    drawing: ShapeDrawing = .auto
  ) -> ImageSupport? {
    var state = CapabilityState(environment: variables, isTerminal: true, entry: nil)
    state.observe(window: window)
    state.take(replies, roundTrip: 20)
    return state.capabilities.imageSupport(drawing)
  }

  @Test func supportFollowsTheAnswers() throws {
    let cell = try #require(CellPixels(width: 10, height: 19))
    #expect(support(Self.kitty) == ImageSupport(.kitty, cell: cell))
    #expect(support(Self.sixel)?.imageProtocol == .sixel)
    // With both protocols, kitty's wins, because it handles transparency correctly.
    #expect(support(Self.kitty + Self.sixel)?.imageProtocol == .kitty)
    #expect(support([]) == nil)
    #expect(support([.primaryAttributes([62, 22]), .cellPixelSize(width: 8, height: 16)]) == nil)
    // The first number is the kind of terminal, not a feature.
    #expect(support([.primaryAttributes([4]), .cellPixelSize(width: 8, height: 16)]) == nil)
    #expect(
      support([.graphics(image: 31, isOK: false), .cellPixelSize(width: 8, height: 16)]) == nil)
    #expect(
      support([.graphics(image: 7, isOK: true), .cellPixelSize(width: 8, height: 16)]) == nil)
  }

  @Test func aNameAloneIsNotAnAnswer() {
    let variables = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]
    #expect(support([.cellPixelSize(width: 8, height: 16)], variables) == nil)
    #expect(support(Self.kitty, variables) != nil)
  }

  @Test(arguments: [
    ("kitty(0.26.5)", true, true), ("foot(1.13.1)", true, false), ("Konsole 22.12.3", true, false),
    ("VTE(7006)", true, false), ("ghostty 1.2.0", false, true),
    ("WezTerm 20240203-110809", false, true), ("XTerm(379)", false, false),
    ("alacritty 0.11.0", false, false), ("tmux 3.3a", false, false), ("unheard of", false, false),
  ])
  func cornersAreGlyphsWhereTheTerminalsOwnNameIsKnownToDrawThem(
    name: String, wedges: Bool, roundEnds: Bool
  ) {
    var state = CapabilityState(
      environment: ["TERM": "xterm-256color"], isTerminal: true, entry: nil)
    state.take([.version(name), .primaryAttributes([62])], roundTrip: 20)
    let features = state.capabilities.features
    #expect(features.contains(.wedges) == wedges)
    #expect(features.contains(.roundEnds) == roundEnds)
  }

  @Test func aNameInTheEnvironmentDrawsNoCorners() {
    let variables = ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "WezTerm"]
    var state = CapabilityState(environment: variables, isTerminal: true, entry: nil)
    #expect(state.capabilities.features.isDisjoint(with: .corners))
    state.take(Self.kitty, roundTrip: 20)
    #expect(state.capabilities.features.isDisjoint(with: .corners))
  }

  @Test func cellsAreCells() {
    #expect(support(Self.kitty, drawing: .cells) == nil)
    #expect(support(Self.kitty, drawing: .pixels) != nil)
    #expect(support([], drawing: .pixels) == nil)
  }

  @Test func reducedColoursAreCells() {
    #expect(support(Self.kitty, ["TERM": "xterm-256color"]) == nil)
    #expect(support(Self.kitty, ["TERM": "xterm-kitty", "NO_COLOR": "1"]) == nil)
  }

  @Test func theWindowSizeIsUsedWithoutAnAnswer() throws {
    let window = try #require(TerminalCellSize(width: 10, height: 20))
    let silent: [TerminalReply] = [.primaryAttributes([63, 1, 2, 4])]
    #expect(support(silent) == nil)
    #expect(support(silent, window: window)?.cell == CellPixels(width: 10, height: 20))
    // An answer has precedence.
    #expect(support(Self.sixel, window: window)?.cell == CellPixels(width: 10, height: 21))
  }

  @Test func aNewCellSizeIsLearned() throws {
    var state = CapabilityState(
      environment: ["TERM": "xterm", "COLORTERM": "truecolor"], isTerminal: true, entry: nil)
    state.observe(window: TerminalCellSize(width: 10, height: 19))
    state.take(Self.kitty, roundTrip: 20)
    #expect(state.capabilities.imageSupport(.auto)?.cell == CellPixels(width: 10, height: 19))
    state.observe(window: TerminalCellSize(width: 10, height: 19))
    #expect(state.capabilities.imageSupport(.auto)?.cell == CellPixels(width: 10, height: 19))
    // Its answer was about the previous font.
    state.observe(window: TerminalCellSize(width: 14, height: 28))
    #expect(state.capabilities.imageSupport(.auto)?.cell == CellPixels(width: 14, height: 28))
    state.take([.cellPixelSize(width: 14, height: 27)], roundTrip: 20)
    #expect(state.capabilities.imageSupport(.auto)?.cell == CellPixels(width: 14, height: 27))
  }

  @Test(arguments: [(0, 0), (-5, 19), (65_535, 65_535), (1, 1), (257, 20), (200, 400), (8, 4)])
  func nonsenseIsCells(width: Int, height: Int) {
    let replies: [TerminalReply] = [
      .graphics(image: 31, isOK: true), .cellPixelSize(width: width, height: height),
    ]
    #expect(support(replies) == nil)
  }

  static let bodies: [(String, TerminalReply?)] = [
    ("Gi=31;OK", .graphics(image: 31, isOK: true)),
    ("Gi=31,p=2;ENOENT:no such image", .graphics(image: 31, isOK: false)),
    ("Gp=2,i=7;OK", .graphics(image: 7, isOK: true)),
    ("G;OK", nil), ("Gi=;OK", nil), ("Gi=99999999;OK", nil), ("Gi=31", nil), ("", nil),
    ("i=31;OK", nil), ("Gi=-1;OK", nil),
  ]

  @Test(arguments: bodies) func answersOfKittyAreRead(body: String, reply: TerminalReply?) {
    let found = events("\u{1B}_\(body)\u{1B}\\")
    #expect(found == reply.map { [.reply($0)] } ?? [])
  }

  @Test func insideAMultiplexerItIsAskedOnlyWhereThatIsWanted() {
    let known = TerminalCapabilities(
      environment: ["TERM": "tmux-256color", "LANG": "C.UTF-8"], isTerminal: true)
    func asks(_ drawing: ShapeDrawing) -> Bool {
      let bytes = TerminalQuestions(for: known, shapes: drawing).output(isWithProbes: false)
      return String(decoding: bytes, as: UTF8.self).contains("\u{1B}_G")
    }
    #expect(!asks(.auto) && !asks(.cells) && asks(.pixels))
  }

  @Test func imagesGoBeforeTheAlternateScreenDoes() throws {
    var options = SessionOptions()
    func text() -> String { String(decoding: SessionModes.restore(options), as: UTF8.self) }
    #expect(!text().contains("\u{1B}_G"))
    options.placesImages = true
    options.keyboardFlags = 1
    options.learnedModes = [.graphemeClusters, .colorSchemeReports]
    let removal = try #require(text().firstRange(of: "\u{1B}_Ga=d,d=A\u{1B}\\"))
    let leaving = try #require(text().firstRange(of: "\u{1B}[?1049l"))
    #expect(removal.upperBound <= leaving.lowerBound)
    // An open string would swallow the removal.
    #expect(text().hasPrefix("\u{1B}\\"))
    #expect(SessionModes.restore(options).count <= 1024)
  }
}
