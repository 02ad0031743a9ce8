import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender
@testable import TermSession

@Suite struct TerminalCapabilitiesTests {
  typealias Variables = [String: String]

  func profile(_ variables: Variables, isTerminal: Bool = true) -> TerminalCapabilities {
    TerminalCapabilities(environment: variables, isTerminal: isTerminal)
  }

  static let depths: [(Variables, ColorDepth, String)] = [
    ([:], .indexed16, "TERM is not set"),
    (["TERM": "xterm"], .indexed16, "TERM=xterm"),
    (["TERM": "unheard-of"], .indexed16, "TERM=unheard-of"),
    (["TERM": "xterm-256color"], .indexed256, "TERM=xterm-256color"),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor, "COLORTERM"),
    (["TERM": "xterm", "COLORTERM": "24BIT"], .truecolor, "COLORTERM"),
    (["TERM": "xterm", "COLORTERM": "yes"], .indexed16, "TERM=xterm"),
    (["TERM": "xterm-direct"], .truecolor, "TERM=xterm-direct"),
    (["TERM": "xterm-kitty"], .truecolor, "TERM=xterm-kitty"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .truecolor, "TERM_PROGRAM"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .indexed256, "TERM_PROGRAM"),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .truecolor, "VTE_VERSION"),
    (["TERM": "xterm-256color", "VTE_VERSION": "3400"], .indexed256, "TERM=xterm-256color"),
    (["TERM": "linux", "COLORTERM": "truecolor"], .indexed16, "console"),
    (["TERM": "linux-16color"], .indexed16, "console"),
    (["TERM": "vt100"], .mono, "TERM=vt100"), (["TERM": "vt220-w"], .mono, "TERM=vt220-w"),
    (["TERM": "xterm-mono"], .mono, "TERM=xterm-mono"),
    (["TERM": "vte-256color"], .indexed256, "TERM=vte-256color"),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .mono, "TERM=dumb"),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .mono, "TERM=dumb"),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], .mono, "NO_COLOR"),
    (["TERM": "xterm-kitty", "NO_COLOR": "0", "CLICOLOR_FORCE": "1"], .mono, "NO_COLOR"),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed256, "TERM=xterm-256color"),
    (["TERM": "xterm-256color", "CLICOLOR": "0"], .mono, "CLICOLOR"),
    (["TERM": "xterm-256color", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .indexed256, "TERM"),
    (["TERM": "tmux-256color"], .indexed256, "tmux"),
    (["TERM": "screen-256color", "TMUX": "/tmp/x", "COLORTERM": "truecolor"], .truecolor, "COLOR"),
    (["TERM": "screen-256color", "STY": "1", "COLORTERM": "truecolor"], .indexed256, "screen"),
    (["TERM": "screen"], .indexed16, "screen"),
  ]

  @Test func theDepthIsFoundAndSaysHow() {
    for (variables, depth, reason) in Self.depths {
      let found = profile(variables).colorDepth
      #expect(found.value == depth, "\(variables)")
      #expect(found.reason.contains(reason), "\(variables): \(found.reason)")
    }
  }

  @Test func aPipeIsPlainUnlessColourIsForced() {
    #expect(profile([:], isTerminal: false).isStyled.value == false)
    #expect(profile(["TERM": "xterm"], isTerminal: false).colorDepth.value == .truecolor)
    let forced = profile(["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTerminal: false)
    #expect(forced.isStyled.value)
    #expect(forced.colorDepth.value == .indexed16)
    #expect(!profile(["CLICOLOR_FORCE": "0"], isTerminal: false).isStyled.value)
    let unwanted = profile(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: false)
    #expect(!unwanted.isStyled.value)
    #expect(profile(["TERM": "xterm", "NO_COLOR": "1"]).isStyled.value)
    #expect(!profile(["TERM": "dumb", "CLICOLOR_FORCE": "1"]).isStyled.value)
  }

  @Test func theLocaleDecidesTheGlyphs() {
    let table: [(Variables, GlyphSet)] = [
      ([:], .ascii), (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii),
      (["LANG": "C.UTF-8"], .unicode), (["LANG": "ko_KR.utf8"], .unicode),
      (["LANG": "ko_KR.eucKR"], .ascii), (["LANG": "de_DE.UTF-8@euro"], .unicode),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], .ascii),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], .unicode),
      (["LANG": "C", "LC_ALL": "", "LC_CTYPE": "en_US.UTF-8"], .unicode),
      (["LC_ALL": "en_US.UTF-8", "LC_CTYPE": "C"], .unicode),
      (["LANG": "C.UTF-8", "TERM": "linux"], .ascii),
    ]
    for (variables, glyphs) in table {
      #expect(profile(variables).glyphs.value == glyphs, "\(variables)")
    }
  }

  @Test func theBackgroundIsReadFromTheEnvironment() {
    let table: [(String, Appearance?)] = [
      ("15;0", .dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark), ("12;default;4", .dark),
      ("0;default", nil), ("15", nil), ("", nil), ("a;b", nil), ("0;16", nil), ("0;-1", nil),
      ("0;99999999999999999999", nil),
    ]
    for (text, appearance) in table {
      #expect(profile(["COLORFGBG": text]).appearance.value == appearance, "\(text)")
    }
    #expect(profile(["COLORFGBG": "15;0"], isTerminal: false).appearance.value == .light)
  }

  @Test func onlyTerminalsThatAnswerAreAsked() {
    for term in ["xterm", "tmux-256color", "unheard-of", "vte-256color"] {
      #expect(profile(["TERM": term]).asksTerminal.value, "\(term)")
    }
    for term in ["dumb", "linux", "vt100", "", "a b"] {
      #expect(!profile(["TERM": term]).asksTerminal.value, "\(term)")
    }
    #expect(!profile([:]).asksTerminal.value)
    #expect(!profile(["TERM": "xterm"], isTerminal: false).asksTerminal.value)
  }

  @Test func hostileValuesAreNeitherTakenNorRepeated() {
    let long = String(repeating: "x", count: 65)
    for hostile in ["\u{1B}]0;x\u{7}", "q  b", "../x", "나", long, "\u{9B}31m", ""] {
      let variables = [
        "TERM", "COLORTERM", "LANG", "LC_ALL", "COLORFGBG", "TERM_PROGRAM", "VTE_VERSION", "TMUX",
      ].reduce(into: Variables()) { $0[$1] = hostile }
      let found = profile(variables)
      #expect(found.term == nil)
      let reasons = [
        found.isStyled.reason, found.colorDepth.reason, found.glyphs.reason,
        found.appearance.reason, found.asksTerminal.reason,
      ]
      for reason in reasons {
        #expect(reason.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        #expect(hostile.isEmpty || !reason.contains(hostile))
      }
    }
  }

  @Test func anAnswerGivesTheAppearance() {
    #expect(TerminalReply.color(.background, RGB(0xFFFFFF)).appearance == .light)
    #expect(TerminalReply.color(.background, RGB(0x1E1E2E)).appearance == .dark)
    #expect(TerminalReply.color(.foreground, RGB(0xFFFFFF)).appearance == nil)
    #expect(TerminalReply.colorScheme(.light).appearance == .light)
    #expect(TerminalReply.alive.appearance == nil)
  }
}
