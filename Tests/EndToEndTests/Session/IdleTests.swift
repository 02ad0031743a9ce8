import Glibc
import TerminalTesting
import Testing

/// The program on a terminal writes when something that is seen changes, and is asleep otherwise.
@Suite("Nothing is written while nothing moves", .serialized)
struct IdleTests {
  private func start(_ link: String, _ arguments: [String] = []) throws -> ProbeTerminal {
    try ProbeTerminal(
      gallery: ["browse", link] + arguments,
      environment: ["TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8"])
  }

  /// Waits until the program sleeps without a time at which it would wake: it writes nothing before something comes.
  private func waitUntilItSleeps(_ terminal: ProbeTerminal) throws {
    try terminal.wait("a sleep without an end") {
      try terminal.rest()
      return terminal.sleepsUntilSomethingComes
    }
  }

  @Test(arguments: [
    "tag/filled", "tab-bar/bottom", "alert/default", "list/default", "progress/default",
  ])
  func aStillPageSleepsWithoutAnEnd(link: String) throws {
    let terminal = try start(link)
    try waitUntilItSleeps(terminal)
    let written = terminal.taken
    // Events without an effect do not wake it, and write nothing.
    terminal.type("\u{1B}[I")
    try waitUntilItSleeps(terminal)
    #expect(terminal.taken == written)
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test(arguments: ["loading/default", "skeleton/default"])
  func anAnimationRunsWithoutAKeyUntilItIsHidden(link: String) throws {
    let terminal = try start(link)
    var written = terminal.taken
    for frame in 1...3 {
      try terminal.wait("frame \(frame)") { terminal.taken > written }
      written = terminal.taken
    }
    #expect(!terminal.sleepsUntilSomethingComes)
    // Its help lies over it.
    terminal.type("?")
    try waitUntilItSleeps(terminal)
    terminal.type("?q")
    try terminal.expect("exited 0")
  }

  @Test(arguments: ["loading/default", "skeleton/default", "toast/default"])
  func withoutMotionItSleeps(link: String) throws {
    let terminal = try start(link, ["--no-motion"])
    try waitUntilItSleeps(terminal)
    terminal.type("q")
    try terminal.expect("exited 0")
  }
}
