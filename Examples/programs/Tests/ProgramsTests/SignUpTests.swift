import Programs
import TermTesting
import Testing

@Suite struct SignUpTests {
  @Test func aTakenNameIsRefusedUntilItChanges() async throws {
    var terminal = try TestTerminal(running: SignUp { $0 == "kim" }, columns: 40, rows: 12)
    terminal.type("kim")
    try await terminal.finishTasks()
    terminal.press(.tab)
    #expect(terminal.text.contains("! kim is taken"))
    terminal.type("20\n")
    #expect(terminal.model.saved == nil && terminal.model.form.focused == 0)
    terminal.type("m")
    try await terminal.finishTasks()
    try terminal.click("Sign up")
    #expect(terminal.text.contains("Welcome, kimm, 20"))
  }
}
