import TerminalTesting
import Testing

/// The output for each kind of terminal, as the environment alone identifies it.
@Suite(.serialized) struct TerminalKindTests {
  struct Kind: CustomTestStringConvertible {
    var testDescription: String
    var environment: [String]
    /// The richest colours that are sent.
    var colors = Colors.indexed
    var isASCII = false
    var isAsked = true
    var hasStrings = true

    enum Colors { case none, named, indexed, direct }
  }

  static let kinds: [Kind] = [
    Kind(testDescription: "xterm", environment: ["TERM=xterm", "LANG=C.UTF-8"], colors: .named),
    Kind(
      testDescription: "xterm-256color", environment: ["TERM=xterm-256color", "LANG=C.UTF-8"]),
    Kind(
      testDescription: "COLORTERM",
      environment: ["TERM=xterm", "COLORTERM=truecolor", "LANG=C.UTF-8"], colors: .direct),
    Kind(
      testDescription: "NO_COLOR",
      environment: ["TERM=xterm-kitty", "NO_COLOR=1", "COLORTERM=truecolor", "LANG=C.UTF-8"],
      colors: .none, hasStrings: false),
    Kind(
      testDescription: "tmux", environment: ["TERM=tmux-256color", "TMUX=/x,1,0", "LANG=C.UTF-8"],
      hasStrings: false),
    Kind(
      testDescription: "tmux with COLORTERM",
      environment: ["TERM=screen-256color", "TMUX=/x,1,0", "COLORTERM=truecolor", "LANG=C.UTF-8"],
      colors: .direct, hasStrings: false),
    Kind(
      testDescription: "screen",
      environment: ["TERM=screen", "STY=1.x", "COLORTERM=truecolor", "LANG=C.UTF-8"],
      colors: .named, hasStrings: false),
    Kind(
      testDescription: "mosh",
      environment: [
        "TERM=xterm-256color", "NCURSES_NO_UTF8_ACS=1", "SSH_CONNECTION=1 2 3 4", "LANG=C.UTF-8",
      ]),
    Kind(
      testDescription: "the Linux console",
      environment: ["TERM=linux", "COLORTERM=truecolor", "LANG=C.UTF-8"], colors: .named,
      isASCII: true, isAsked: false),
    Kind(
      testDescription: "vt100", environment: ["TERM=vt100", "LANG=C.UTF-8"], colors: .none,
      isAsked: false),
    Kind(
      testDescription: "no name", environment: ["LANG=C.UTF-8"], colors: .named, isAsked: false),
    Kind(
      testDescription: "a hostile name", environment: ["TERM=\u{1B}]0;x\u{7}", "LANG=C.UTF-8"],
      colors: .named, isAsked: false),
    Kind(
      testDescription: "an unknown name", environment: ["TERM=nobody-knows", "LANG=C.UTF-8"],
      colors: .named),
    Kind(
      testDescription: "the C locale", environment: ["TERM=xterm-256color", "LC_ALL=C"],
      isASCII: true),
  ]

  @Test(arguments: kinds) func itIsSentNothingItCannotTake(kind: Kind) throws {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "tag/filled"], environment: kind.environment)
    try terminal.rest()
    for key in ["j", "m"] {
      terminal.type(key)
      try terminal.rest()
    }
    let text = terminal.output
    terminal.send(15)
    try terminal.expect("killed 15")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    // The question for direct colour sets one, where it is asked.
    let probe = Array("\u{1B}[;48;2;1;2;3m".utf8)
    let shown = text.split(separator: probe).flatMap { $0 }
    let graphics = GraphicsTracker(kind.hasStrings ? Array(shown) : text)
    #expect(graphics.hasDirect == (kind.colors == .direct))
    #expect(graphics.hasIndexed == (kind.colors == .indexed))
    #expect(graphics.hasNamed == (kind.colors == .named))
    #expect(graphics.hasOthers == !kind.isASCII)
    #expect((terminal.tracker.primaryAttributeQuestions == 1) == kind.isAsked)
    #expect(contains("\u{1B}P", text) == (kind.isAsked && kind.hasStrings))
    #expect(!contains("]0;x", text))
  }

  private func contains(_ text: String, _ output: [UInt8]) -> Bool {
    output.split(separator: Array(text.utf8)).count > 1
  }
}
