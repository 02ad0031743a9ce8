import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// A terminal's answers have precedence over its description, and the person's settings over both.
@Suite struct TerminalAnswerTests {
  typealias Variables = [String: String]

  static let plain: Variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

  func known(
    _ variables: Variables = plain, _ replies: [TerminalReply] = [],
    probes: [CursorProbe] = [], entry: TerminfoEntry? = nil
  ) -> TerminalCapabilities {
    var knowledge = CapabilityState(environment: variables, isTerminal: true, entry: entry)
    knowledge.expect(probes)
    knowledge.take(replies, roundTrip: replies.isEmpty ? nil : 20)
    return knowledge.capabilities
  }

  static let depths: [(Variables, [TerminalReply], ColorDepth, TerminalSource)] = [
    (plain, [], .indexed256, .environment),
    (plain, [.setting("0;48:2::1:2:3m")], .truecolor, .answer),
    (plain, [.setting("0;48;2;1;2;3m")], .truecolor, .answer),
    (plain, [.setting("0;48:2:1:2:3m")], .truecolor, .answer),
    (plain, [.setting("0;48:2::3:2:1m")], .indexed256, .environment),
    (plain, [.setting("0m")], .indexed256, .environment),
    (plain, [.setting(nil)], .indexed256, .environment),
    (plain, [.capability(name: "RGB", value: "")], .truecolor, .answer),
    (plain, [.capability(name: "Tc", value: "8")], .truecolor, .answer),
    (plain, [.capability(name: "RGB", value: nil)], .indexed256, .environment),
    (plain, [.capability(name: "Co", value: "256")], .indexed256, .environment),
    (plain, [.version("kitty(0.26.5)")], .truecolor, .answer),
    (plain, [.version("WezTerm 20230712")], .truecolor, .answer),
    (plain, [.version("XTerm(379)")], .indexed256, .environment),
    (plain, [.version("tmux 3.3a")], .indexed256, .environment),
    (
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"], [.setting("0;48:5:16m")],
      .indexed256, .answer
    ),
    (["TERM": "xterm", "NO_COLOR": "1"], [.version("kitty(0.26.5)")], .mono, .environment),
    (["TERM": "xterm", "CLICOLOR": "0"], [.version("kitty(0.26.5)")], .mono, .environment),
    (["TERM": "linux"], [.version("kitty(0.26.5)")], .indexed16, .environment),
    (["TERM": "vt100"], [.setting("48;2;1;2;3m")], .mono, .environment),
    (["TERM": "tmux-256color", "VTE_VERSION": "7006"], [], .indexed256, .environment),
    (["TERM": "xterm", "KONSOLE_VERSION": "221203"], [], .truecolor, .environment),
  ]

  @Test func theDepthIsTheOneThatTheTerminalShows() {
    for (variables, replies, depth, source) in Self.depths {
      let found = known(variables, replies).colorDepth
      #expect(found.value == depth, "\(variables) \(replies): \(found.reason)")
      #expect(found.source == source, "\(variables) \(replies): \(found.reason)")
    }
  }

  @Test func anEntryAddsToTheName() throws {
    var bytes = TerminfoBytes(
      flags: [28: true], numbers: [13: 256], strings: [37: "x"], ownFlags: ["RGB"])
    let direct = try #require(TerminfoEntry(bytes.bytes))
    let found = known(["TERM": "unheard-of"], entry: direct)
    #expect(found.colorDepth.value == .truecolor)
    #expect(found.colorDepth.source == .terminfo)
    #expect(found.features == [.backgroundErase, .eraseCharacters])
    #expect(found.featureFindings[.backgroundErase]?.source == .terminfo)
    bytes.ownFlags = []
    let indexed = try #require(TerminfoEntry(bytes.bytes))
    #expect(known(["TERM": "unheard-of"], entry: indexed).colorDepth.value == .indexed256)
    #expect(
      known(["TERM": "unheard-of", "NO_COLOR": "1"], entry: direct).colorDepth.value == .mono)
    #expect(known(["TERM": "screen", "STY": "1"], entry: direct).colorDepth.value == .indexed16)
  }

  @Test func modesAreUsedOnlyWhereTheyAreKnown() {
    let states: [(TerminalModeState, Bool)] = [
      (.unknown, false), (.set, true), (.reset, true), (.permanentlyReset, false),
    ]
    for (state, isUsed) in states {
      let found = known(
        Self.plain,
        [2026, 2027, 2031].map { .mode(number: $0, state) })
      #expect(found.features.contains(.synchronizedOutput) == isUsed, "\(state)")
      #expect(found.graphemeClusters.value == isUsed, "\(state)")
      #expect(found.colorSchemeReports.value == isUsed, "\(state)")
      // A mode that is already set stays set on exit, so it is not set at the start either.
      #expect(found.modesToSet.isEmpty == (state != .reset), "\(state)")
    }
    #expect(!known().features.contains(.synchronizedOutput))
    #expect(known().modesToSet.isEmpty)
  }

  @Test func cursorProbesCountForMoreThanTheName() {
    let probes = CursorProbe.allCases
    func cursors(_ columns: Int...) -> [TerminalReply] {
      columns.map { .cursorPosition(column: $0, row: 1) }
    }
    let good = known(Self.plain, cursors(1, 4, 4, 2, 2, 72), probes: probes)
    #expect(
      good.features.isSuperset(of: [.repeatAnyCharacter, .repeatCharacter, .tabStops]))
    #expect(good.widthPolicy.value == .grapheme)
    let poor = known(Self.plain, cursors(1, 1, 1, 6, 1, 36), probes: probes)
    #expect(
      poor.features.isDisjoint(with: [.repeatAnyCharacter, .repeatCharacter, .tabStops]))
    #expect(poor.features.contains(.backgroundErase))
    #expect(poor.widthPolicy.value == .wcwidth)
    #expect(poor.widthPolicy.source == .answer)
    let wide = known(Self.plain, cursors(2, 8, 4, 6, 1, 72), probes: probes)
    #expect(wide.widthPolicy.value == .ambiguousWide)
    #expect(wide.features.contains(.repeatAnyCharacter))
    // Three columns for the joined emoji is neither one way of counting nor the other.
    let odd = known(Self.plain, cursors(1, 4, 4, 3, 2, 72), probes: probes)
    #expect(odd.widthPolicy.value == .grapheme)
    let cut = known(Self.plain, cursors(1, 4), probes: probes)
    #expect(cut.features.contains(.repeatAnyCharacter) && !cut.features.contains(.tabStops))
    let unasked = known(Self.plain, cursors(1, 4, 4, 2, 2, 72))
    #expect(unasked.features == known().features)
  }

  @Test func textSizingIsTriedAndNeverConcludedFromAName() {
    func known(_ column: Int) -> TerminalCapabilities {
      let replies = [1, 4, 4, 2, 2, 72, column].map {
        TerminalReply.cursorPosition(column: $0, row: 1)
      }
      return self.known(
        Self.plain, [.version("kitty(0.42.0)")] + replies, probes: CursorProbe.allCases)
    }
    #expect(known(4).features.contains(.textSizing))
    #expect(known(4).featureFindings[.textSizing]?.source == .answer)
    // Nothing of it, the width alone, the size alone, and the command as text.
    for column in [0, 2, 3, 12] {
      #expect(!known(column).features.contains(.textSizing), "\(column)")
    }
    #expect(!self.known(["TERM": "xterm-kitty"]).features.contains(.textSizing))
  }

  @Test func kittyErasesWithoutColourUnderAnyName() {
    #expect(known().features.contains(.backgroundErase))
    #expect(!known(Self.plain, [.version("kitty(0.26.5)")]).features.contains(.backgroundErase))
    #expect(!known(["TERM": "xterm-kitty"]).features.contains(.backgroundErase))
  }

  @Test func theLatestAnswerGivesTheAppearance() {
    let dark = TerminalReply.color(.background, RGB(0x101020))
    #expect(known(Self.plain, [dark]).appearance.value == .dark)
    #expect(known(Self.plain, [dark, .colorScheme(.light)]).appearance.value == .light)
    #expect(known(Self.plain, [.colorScheme(.light), dark]).appearance.value == .dark)
    #expect(known(["TERM": "xterm", "COLORFGBG": "0;15"], [dark]).appearance.value == .dark)
    #expect(known().appearance.value == nil)
  }

  @Test func theNameComesFromItsAnswer() {
    let names: [(String, TerminalIdentity?)] = [
      ("XTerm(379)", .xterm), ("kitty(0.26.5)", .kitty), ("foot(1.13.1)", .foot),
      ("VTE(7006)", .vte), ("Konsole 22.12.3", .konsole), ("WezTerm 2023", .wezterm),
      ("ghostty 1.2.0", .ghostty), ("tmux 3.3a", .tmux), ("iTerm2 3.5.0", .iTerm),
      ("nobody 1", nil), ("", nil),
    ]
    for (version, identity) in names {
      #expect(known(Self.plain, [.version(version)]).identity.value == identity, "\(version)")
    }
    let inside = known(["TERM": "screen-256color", "TMUX": "/tmp/x"], [])
    #expect(inside.identity.value == .tmux)
    #expect(inside.features.contains(.backgroundErase))
  }

  @Test func textsOfTheTerminalAreShortAndHarmless() {
    let flood = String(repeating: "kitty ", count: 600)
    let hostile = events("\u{1B}P>|\(flood)\u{7}\u{9B}31m나\u{1B}\\").compactMap {
      if case .reply(let reply) = $0 { reply } else { nil }
    }
    let found = known(Self.plain, hostile)
    #expect(!hostile.isEmpty)
    #expect(found.identity.reason.utf8.count <= 100)
    #expect(found.identity.reason.utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }

  @Test func theTimeOfALoneEscapeFollowsTheLine() {
    #expect(known().escapeTimeout == 50)
    #expect(known(["TERM": "xterm", "SSH_TTY": "/dev/pts/1"]).escapeTimeout == 250)
    for (roundTrip, timeout) in [(0, 50), (40, 80), (100, 200), (1_500, 250)] {
      var knowledge = CapabilityState(environment: Self.plain, isTerminal: true, entry: nil)
      knowledge.take([.primaryAttributes([62])], roundTrip: roundTrip)
      #expect(knowledge.capabilities.escapeTimeout == timeout)
    }
  }

  @Test(arguments: [1, 2, UInt64.random(in: 0...UInt64.max)])
  func anythingMayBeAnsweredAndLittleIsKept(seed: UInt64) {
    var random = InputRandom(seed: seed)
    let alphabet = Array("\u{1B}\u{1B}[]P>|+r$y;0123456789ABCFT?ctuRn=:m\\\u{7}rgb/".utf8)
    var knowledge = CapabilityState(environment: Self.plain, isTerminal: true, entry: nil)
    knowledge.expect(CursorProbe.allCases)
    var parser = InputParser()
    for _ in 0..<400 {
      let bytes = (0..<500).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      var replies: [TerminalReply] = []
      parser.feed(bytes) { if case .reply(let reply) = $0 { replies.append(reply) } }
      knowledge.take(replies, roundTrip: nil)
      let found = knowledge.capabilities
      #expect(parser.heldBytes <= 65_536, "seed \(seed)")
      #expect((found.answersHeld) <= 4_096, "seed \(seed)")
    }
    #expect(parser.work <= 3 * 400 * 500, "seed \(seed)")
  }
}

extension TerminalCapabilities {
  /// The bytes of the terminal's answers in the report.
  fileprivate var answersHeld: Int {
    featureFindings.values.reduce(identity.reason.utf8.count) { $0 + $1.reason.utf8.count }
  }
}
