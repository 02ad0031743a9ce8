import Programs
import TermTesting
import Testing

@Suite struct FileBrowserTests {
  @Test func aHundredThousandFilesScroll() throws {
    var terminal = TestTerminal(running: FileBrowser(count: 100_000), columns: 40, rows: 12)
    #expect(terminal.text.contains("file 0") && !terminal.text.contains("file 11"))
    terminal.press(.end, .pageUp, .enter)
    #expect(terminal.text.contains("Opened file 99990"))
    try terminal.hover("file 99990")
    terminal.scroll(rows: -2)
    try terminal.click("file 99985")
    #expect(terminal.model.files.selected == 99_985)
    terminal.type("q")
    #expect(terminal.hasQuit)
  }
}
