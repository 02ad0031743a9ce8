import Programs
import TermTesting
import Testing

@Suite struct LogViewerTests {
  @Test func linesAreFollowedUntilAPersonScrollsAwayAndTheDividerMoves() throws {
    var terminal = TestTerminal(running: LogViewer(services: ["dns", "web"]), columns: 50, rows: 6)
    for number in 1...100 { terminal.send(message: .line(service: 0, "line \(number)")) }
    try terminal.click("line 98")
    terminal.press(.pageUp)
    terminal.send(message: .line(service: 0, "line 101"))
    #expect(!terminal.text.contains("line 101"))
    terminal.press(.end)
    #expect(terminal.text.contains("line 101"))
    terminal.drag(from: .init(column: 16, row: 2), to: .init(column: 30, row: 2))
    terminal.press(.right)
    #expect(terminal.model.split.first == 31)
    try terminal.click("web")
    #expect(!terminal.text.contains("line"))
  }
}
