import Glibc
import TerminalTesting
import Testing

/// Floods of input: signals are obeyed, the end of the terminal is noticed, and ten thousand keys delay the next one no
/// longer than a person would accept.
@Suite(.serialized) struct FloodTests {
  private static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor"]

  /// One letter with very many marks.
  private static let marks = "a" + String(repeating: "\u{301}", count: 20_000)
  private static func times(_ count: Int, _ keys: String) -> String {
    String(repeating: keys, count: count)
  }

  struct Flood: Sendable, CustomTestStringConvertible {
    let name: String
    /// The arguments of the gallery.
    let arguments: [String]
    /// Keys pressed first.
    let way: String
    let keys: String

    var testDescription: String { name }
  }

  /// Input for the places where it causes the most work.
  static let typed = [
    Flood(name: "a search", arguments: ["browse"], way: "/", keys: marks),
    Flood(name: "the palette", arguments: ["browse"], way: "\u{10}", keys: marks),
    Flood(name: "a text knob", arguments: ["browse", "text/body1"], way: "\t\t", keys: marks),
    Flood(
      name: "a component", arguments: ["browse", "text-field/default"], way: "\r", keys: marks),
    // All of it is read at once, and each second key draws a thousand states.
    Flood(name: "pages", arguments: ["browse", "tag/filled"], way: "", keys: times(4_000, "i")),
    Flood(
      name: "the matrix", arguments: ["browse", "tag/filled"], way: "m",
      keys: times(1_000, "fx+-")),
  ]

  /// Ten thousand keys in every command.
  static let keys = [
    Flood(name: "browse", arguments: ["browse"], way: "", keys: times(5_000, "jk")),
    Flood(
      name: "browse, looks", arguments: ["browse", "tag/filled"], way: "", keys: times(5_000, "tn")),
    Flood(name: "a search", arguments: ["browse"], way: "/", keys: times(5_000, "a\u{7F}")),
    Flood(name: "the palette", arguments: ["browse"], way: "\u{10}", keys: times(5_000, "a\u{7F}")),
    Flood(
      name: "the matrix", arguments: ["browse", "tag/filled"], way: "m",
      keys: times(2_500, "\u{1B}[B\u{1B}[C\u{1B}[A\u{1B}[D")),
    Flood(name: "demo", arguments: ["demo", "--seed", "1"], way: "j", keys: times(5_000, "jk")),
  ]

  private func start(_ arguments: [String]) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      ProbeStart(["gallery"] + arguments, environment: Self.environment))
    try terminal.wait("a first frame") { terminal.tracker.enteredAlternateScreen > 0 }
    try terminal.rest()
    return terminal
  }

  private func start(_ flood: Flood) throws -> ProbeTerminal {
    let terminal = try start(flood.arguments)
    try terminal.feed(Array(flood.way.utf8))
    try terminal.rest()
    return terminal
  }

  private func expectEnd(of terminal: ProbeTerminal, by signal: Int32) throws {
    try terminal.expect("killed \(signal)")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test(arguments: typed)
  func aSignalIsObeyedUnderAnyInput(flood: Flood) throws {
    let terminal = try start(flood)
    try terminal.feed(Array(flood.keys.utf8))
    terminal.send(SIGTERM)
    try expectEnd(of: terminal, by: SIGTERM)
  }

  @Test(arguments: [SIGINT, SIGHUP, SIGQUIT])
  func everySignalThatAsksToEndIsObeyed(signal: Int32) throws {
    let terminal = try start(Self.typed[0])
    try terminal.feed(Array(Self.typed[0].keys.utf8))
    terminal.send(signal)
    try expectEnd(of: terminal, by: signal)
  }

  @Test func aVisitorWhoHangsUpLeavesNothingBehind() throws {
    let terminal = try start(["demo", "--kiosk", "--seed", "1"])
    try terminal.feed(Array("j/".utf8))
    try terminal.feed(Array(Self.marks.utf8))
    terminal.hangUp()
    // The end of the terminal and its signal arrive together: either may be seen first.
    let report = try terminal.expect("")
    #expect(["killed 1", "exited 4"].contains(report))
    try terminal.wait("nobody to be left") { terminal.isOver }
  }

  @Test(arguments: keys)
  func theKeyBehindTenThousandIsTaken(flood: Flood) throws {
    let terminal = try start(flood)
    try terminal.feed(Array(flood.keys.utf8))
    try terminal.feed([0x03])
    try terminal.expect("exited 130")
  }

  @Test func aPresenterAndAFollowerTakeTenThousand() throws {
    let folder = try ReviewFolder()
    let socket = folder.path + "/socket"
    let presenter = try start(["present", "--socket", socket])
    let follower = try start(["follow", socket])
    try follower.feed(Array(Self.times(5_000, "tn").utf8) + [0x03])
    try follower.expect("exited 130")
    try presenter.feed(Array(Self.times(5_000, "jk").utf8) + [0x03])
    try presenter.expect("exited 130")
  }

  /// Keys pressed in the review, none of them Ctrl-C.
  static let reviews = [
    Flood(name: "a filter", arguments: [], way: "/", keys: times(2_000, "title")),
    Flood(name: "decisions", arguments: [], way: "", keys: times(10_000, "a")),
    Flood(name: "decisions taken back", arguments: [], way: "", keys: times(5_000, "au")),
  ]

  @Test(arguments: reviews, [SIGTERM, nil])
  func aReviewTakesTenThousandKeysAndDecisions(flood: Flood, signal: Int32?) throws {
    let folder = try ReviewFolder(inMemory: true)
    try folder.write(differences: 300)
    let terminal = try start(["review", "--snapshots", folder.path])
    try terminal.feed(Array((flood.way + flood.keys).utf8))
    if let signal {
      terminal.send(signal)
      try expectEnd(of: terminal, by: signal)
    } else {
      try terminal.feed([0x03])
      try terminal.expect("exited 130")
    }
    // Every decision is written in full, and nothing else.
    #expect(folder.names.allSatisfy { ["filled.snap", "filled.snap.new"].contains($0) })
  }
}
