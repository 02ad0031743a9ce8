import Glibc
import TerminalTesting
import Testing

/// Programs with tasks beside them, on a terminal: no task waits for the program, and the program for none.
@Suite("A program and its tasks", .serialized) struct TaskProgramTests {
  private func start(_ way: String) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      ProbeStart(["tasks", way], environment: ["TERM=xterm-256color"]))
    try terminal.wait("a first frame") { terminal.shows("tasks>") }
    return terminal
  }

  @Test func tasksOfItsActorGoOnWhileItRuns() throws {
    let terminal = try start("awaited")
    try terminal.wait("the heart") { terminal.shows("beats>") }
    terminal.type("q")
    try terminal.expect("left with 0 finished")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aTaskReportsItsProgressAndItsResult() throws {
    let terminal = try start("awaited")
    terminal.type("u")
    try terminal.wait("the result") { terminal.shows("<part 20, 1 finished") }
    terminal.type("u")
    try terminal.wait("the second result") { terminal.shows("<part 20, 2 finished") }
    terminal.type("e")
    terminal.type("q")
    try terminal.expect("left with 2 finished")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aSignalEndsItWithItsTasks() throws {
    let terminal = try start("awaited")
    terminal.type("e")
    try terminal.wait("the heart") { terminal.shows("beats>") }
    terminal.send(SIGTERM)
    try terminal.expect("killed 15")
    try terminal.expectAsItWas()
  }

  @Test func aTaskThatIsCancelledGivesTheTerminalBack() throws {
    let terminal = try start("cancelled")
    terminal.type("x")
    try terminal.expect("error The program was cancelled.")
    try terminal.expect("exited 4")
    try terminal.expectAsItWas()
  }

  @Test func outsideOfTasksItServesTheMainActor() throws {
    let terminal = try start("blocking")
    try terminal.wait("the heart") { terminal.shows("<beats>") }
    terminal.type("q")
    try terminal.expect("left true")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aTaskMayNotBlockItsActor() throws {
    let terminal = try ProbeTerminal(
      ProbeStart(["tasks", "nested"], environment: ["TERM=xterm-256color"]))
    try terminal.expect(
      "error The program would block the tasks of its actor. In asynchronous code, await the run.")
    try terminal.expect("exited 4")
    try terminal.expectAsItWas()
  }
}
