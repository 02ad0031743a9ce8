import TerminalTesting
import Testing

/// The doctor asks the terminal itself, and names the source of each answer.
@Suite(.serialized) struct DoctorTests {
  static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8"]

  /// The report, read once the screen is the shell's again.
  private func report(
    _ arguments: [String] = [], environment: [String] = environment,
    manner: AnsweringTerminal.Manner, columns: UInt16 = 80
  ) throws -> [String] {
    let start = ProbeStart(
      ["gallery", "doctor"] + arguments, environment: environment, columns: columns, rows: 24)
    let terminal = try AnsweringTerminal(start, manner)
    try terminal.expect("exited 0")
    terminal.probe.drain()
    #expect(terminal.probe.tracker.isRestored)
    #expect(terminal.probe.hasOriginalSettings)
    #expect(terminal.probe.leftInput().isEmpty)
    let text = String(decoding: terminal.probe.output, as: UTF8.self)
    let printed = text.ranges(of: "\u{1B}[?25h").last.map { text[$0.upperBound...] } ?? text[...]
    // The last question is that of the fence on the way out.
    return printed.replacing("\u{1B}[c", with: "").split(separator: "\r\n").map(String.init)
  }

  private func line(_ name: String, _ lines: [String]) -> String {
    lines.first { $0.hasPrefix(name + "  ") } ?? ""
  }

  @Test(arguments: [0, 300]) func theAnswersAreShown(roundTrip: Int) throws {
    let lines = try report(manner: .init(roundTrip: roundTrip))
    for (name, value) in [
      ("questions", "answered"), ("identity", "Ghostty"), ("colours", "truecolor"),
      ("appearance", "dark"), ("background", "#1E1E2E"), ("cell", "8x17"), ("repeat any", "yes"),
      ("synchronized 2026", "yes"), ("cluster widths 2027", "yes"), ("kitty keyboard", "yes"),
      ("light, dark 2031", "yes"), ("pointer 1006", "yes"), ("tab stops", "yes"),
    ] {
      let found = line(name, lines)
      #expect(found.contains(" \(value) "), "\(name): \(found)")
      #expect(found.contains(" answer "), "\(name): \(found)")
    }
    #expect(line("erase in colour", lines).contains(" terminfo "))
    #expect(line("glyphs", lines).contains(" environment "))
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test func silenceIsReported() throws {
    let lines = try report(manner: .init(roundTrip: nil))
    #expect(line("questions", lines).contains("no answer"))
    #expect(line("colours", lines).contains(" 256 "))
    for line in lines where !line.hasPrefix("questions") && !line.hasPrefix("size") {
      #expect(!line.contains(" answer  "), "\(line)")
    }
  }

  @Test func widthsAreMeasuredWithTheCursor() throws {
    let lines = try report(["--widths"], manner: .init())
    // It reports the same columns in turn, whatever is printed; the probe of larger text has taken the first of them.
    #expect(line("Latin", lines).contains("10 3"))
    #expect(line("Latin", lines).contains("4 4 "))
    #expect(lines.contains { $0.hasSuffix("texts take as many columns as are counted.") })
  }

  @Test func someTerminalsAreNotAsked() throws {
    for (arguments, environment) in [
      (["--no-query"], Self.environment), ([], ["TERM=linux"]), ([], ["TERM=dumb"]), ([], []),
    ] {
      let lines = try report(arguments, environment: environment, manner: .init())
      #expect(line("questions", lines).contains("not asked"))
    }
  }

  @Test func aNarrowTerminalGetsNoWideQuestions() throws {
    let lines = try report(manner: .init(), columns: 60)
    #expect(line("questions", lines).contains("answered"))
    #expect(line("tab stops", lines).contains("no"))
    #expect(line("colours", lines).contains("truecolor"))
  }

  @Test func theNameOfTheTerminalIsHarmlessAndShort() throws {
    var manner = AnsweringTerminal.Manner()
    manner.name = "\u{9B}31m\u{7}\u{8}" + String(repeating: "kitty나", count: 300)
    let lines = try report(manner: manner)
    let found = lines.joined()
    #expect(found.utf8.count < 8_000)
    #expect(found.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    #expect(found.contains("kittykitty"))
  }
}
