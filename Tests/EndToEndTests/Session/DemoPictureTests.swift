import TerminalTesting
import Testing

/// The picture on little-known terminals, which the host may lack an entry for, at 80x24.
@Suite(.serialized) struct DemoPictureTests {
  /// The description of a visitor's terminal that crosses the network: its name, and a locale.
  struct Visitor: Sendable, CustomTestStringConvertible {
    var term: String
    var locale = "LANG=C.UTF-8"
    var isASCII: Bool { locale == "LC_ALL=C" }

    var testDescription: String { "\(term), \(locale)" }
    var environment: [String] { (term.isEmpty ? [] : ["TERM=" + term]) + [locale] }
  }

  static let terms = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "nobody-knows", "screen", "xterm", "",
  ]
  static let few = ["xterm-ghostty", "nobody-knows", "xterm"].flatMap {
    [Visitor(term: $0), Visitor(term: $0, locale: "LC_ALL=C")]
  }
  static let visitors = terms.map { Visitor(term: $0) } + few.filter(\.isASCII)

  /// The screen as an emulator shows it, row by row.
  private func rows(_ terminal: ProbeTerminal) -> [String] {
    let screen = EmulatedTerminal(columns: 80, rows: 24)
    screen.feed(terminal.output)
    return screen.grid.map { $0.map(\.text).joined() }
  }

  private func start(_ visitor: Visitor, _ words: [String]) throws -> ProbeTerminal {
    try ProbeTerminal(
      ProbeStart(
        ["gallery"] + words + ["--kiosk"], environment: visitor.environment, columns: 80, rows: 24))
  }

  @Test(arguments: visitors) func theTourIsReadAndTakenOver(visitor: Visitor) throws {
    let terminal = try start(visitor, ["demo", "--seed", "3", "--pace", "3600"])
    try terminal.wait("the hint") {
      rows(terminal).last?.contains("Press any key to try it yourself, q to quit.") ?? false
    }
    let first = rows(terminal)
    #expect(first.count == 24)
    #expect(first[0].contains(": "), "\(first[0])")
    terminal.type("x")
    try terminal.wait("the keys") { rows(terminal).last?.contains("q quit") ?? false }
    let second = rows(terminal)
    // The rows between the two lines are unchanged.
    #expect(Array(first[1..<20]) == Array(second[1..<20]))
    if visitor.isASCII { #expect(terminal.output.allSatisfy { $0 < 0x80 }) }
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test(arguments: few) func theGalleryIsRead(visitor: Visitor) throws {
    let terminal = try start(visitor, ["browse", "tag/filled"])
    try terminal.wait("the gallery") { rows(terminal).last?.contains("q quit") ?? false }
    let picture = rows(terminal)
    #expect(picture.contains { $0.contains("filled") && $0.contains("32") })
    #expect(picture.contains { $0.contains("GSTag.filled") })
    if visitor.isASCII { #expect(terminal.output.allSatisfy { $0 < 0x80 }) }
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test(arguments: ["xterm", "", "nobody-knows", "linux"])
  func withSixteenColoursNoOthersAreSent(term: String) throws {
    let terminal = try start(
      Visitor(term: term), ["demo", "--seed", "5", "--pace", "0.2", "--no-query"])
    for _ in 0..<6 {
      let taken = terminal.taken
      try terminal.wait("another picture") { terminal.taken > taken }
    }
    for form in ["38;5;", "48;5;", "38;2;", "48;2;", "38:", "48:"] {
      #expect(!terminal.shows(form), "\(form)")
    }
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test func inKoreanTheColumnsHold() throws {
    let visitor = Visitor(term: "xterm-ghostty", locale: "LANG=ko_KR.UTF-8")
    let terminal = try start(visitor, ["demo", "--seed", "3", "--pace", "3600"])
    try terminal.wait("the hint") {
      rows(terminal).last?.contains("아무 키나 누르면 직접 해 볼 수 있습니다.") ?? false
    }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("the farewell") { terminal.shows("고맙습니다") }
  }
}
