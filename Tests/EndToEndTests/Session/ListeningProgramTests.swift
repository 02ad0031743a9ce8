import Glibc
import TerminalTesting
import Testing

/// A program that takes events from an asynchronous sequence, run by `TerminalApp`.
@Suite("A program that listens", .serialized) struct ListeningProgramTests {
  private func start(_ words: [String] = []) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      ProbeStart(["listening"] + words, environment: ["TERM=xterm-256color"]))
    try terminal.wait("a first frame") { terminal.shows("keys>") }
    return terminal
  }

  @Test func theNextKeyWorksAfterAnyAnswerOfTheSource() throws {
    let terminal = try start(["told"])
    var keys = 0
    for (key, state) in [
      ("f", "failed"), ("g", "value 1"), ("f", "stale 1"), ("f", "stale 1"), ("g", "value 1"),
    ] {
      terminal.type(key)
      keys += 1
      terminal.type("k")
      try terminal.wait(state) { terminal.shows("<\(state), \(keys) keys>") }
    }
    terminal.type("q")
    try terminal.expect("the source has ended")
    try terminal.expect("left with 5 keys")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aSourceWithoutAnEndKeepsNoKeyWaiting() throws {
    let terminal = try start(["flood"])
    terminal.type("kkk")
    try terminal.wait("three keys") { terminal.shows("3 keys>") }
    terminal.type("q")
    try terminal.expect("left with 3 keys")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aSourceThatIgnoresItsEndDoesNotBlockLeaving() throws {
    let terminal = try start(["deaf"])
    terminal.type("g")
    try terminal.wait("the question") { terminal.shows("<loading, 0 keys>") }
    terminal.type("k")
    try terminal.wait("a key") { terminal.shows("<loading, 1 keys>") }
    terminal.type("q")
    try terminal.expect("left with 1 keys")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aSignalEndsItWhileTheSourceIsAsked() throws {
    let terminal = try start(["deaf"])
    terminal.type("g")
    try terminal.wait("the question") { terminal.shows("<loading, 0 keys>") }
    terminal.send(SIGTERM)
    try terminal.expect("killed 15")
    try terminal.expectAsItWas()
  }
}
