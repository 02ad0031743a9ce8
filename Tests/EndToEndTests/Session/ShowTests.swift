import TerminalTesting
import Testing

/// Printed output is on the terminal's own background, with the theme's light or dark appearance to match.
@Suite(.serialized) struct ShowTests {
  /// The printed output, read once the terminal is the shell's again.
  private func printed(
    _ arguments: [String], environment: [String] = DoctorTests.environment,
    manner: AnsweringTerminal.Manner = .init()
  ) throws -> (text: String, answers: Int) {
    let start = ProbeStart(
      ["gallery", "show"] + arguments, environment: environment, columns: 80, rows: 24)
    let terminal = try AnsweringTerminal(start, manner)
    try terminal.expect("exited 0")
    terminal.probe.drain()
    #expect(terminal.probe.hasOriginalSettings)
    #expect(terminal.probe.leftInput().isEmpty)
    let text = String(decoding: terminal.probe.output, as: UTF8.self)
    let shown = text.ranges(of: "\u{1B}[?25h").last.map { text[$0.upperBound...] } ?? text[...]
    return (String(shown.replacing("\u{1B}[c", with: "")), terminal.given)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false)
  }

  @Test func theTerminalsOwnBackgroundIsAroundAComponent() throws {
    let (text, answers) = try printed(["button/primary"])
    let lines = lines(text)
    #expect(answers > 0)
    #expect(lines.first?.isEmpty == true)
    #expect(lines.dropFirst().first?.hasPrefix("  ") == true)
  }

  @Test func itIsDrawnInTheLightOrDarkOfTheTerminal() throws {
    let dark = try printed(["button/primary"]).text
    let light = try printed(["button/primary"], manner: .init(background: "ffff/ffff/ffff")).text
    #expect(dark != light)
    #expect(lines(dark).count == lines(light).count)
  }

  @Test func anAppearanceInTheLinkIsNotAskedFor() throws {
    let (_, answers) = try printed(["button/primary@appearance=light"])
    #expect(answers == 0)
  }

  @Test func aDesignThatIsLightAloneIsNotAskedFor() throws {
    let dark = try printed(["tag/filled"])
    let light = try printed(["tag/filled"], manner: .init(background: "ffff/ffff/ffff"))
    #expect(dark.answers == 0)
    #expect(dark.text == light.text)
  }

  @Test func aSilentTerminalDelaysNoOutput() throws {
    let (text, _) = try printed(["button/primary"], manner: .init(roundTrip: nil))
    #expect(text.contains("GitHub"))
  }

  @Test func aTerminalFarAwayIsAskedByItsVariablesAlone() throws {
    let variables = DoctorTests.environment + ["SSH_CONNECTION=a", "COLORFGBG=15;0"]
    let (text, answers) = try printed(["button/primary"], environment: variables)
    #expect(answers == 0)
    #expect(lines(text).first?.isEmpty == true)
  }
}
