import Glibc
import TerminalTesting
import Testing

/// Stopping gives the shell its terminal back, and going on takes it again.
@Suite(.serialized) struct StoppingTests {
  @Test(arguments: ["signal", "key"]) func suspendRestoresAndResumeEntersAgain(by way: String)
    throws
  {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    for round in 1...3 {
      if way == "key" {
        terminal.type("z")
        try terminal.expect("suspending")
      } else {
        terminal.send(SIGTSTP)
      }
      try terminal.expect("stopped")
      try terminal.wait("modes off") { terminal.tracker.isRestored }
      #expect(terminal.hasOriginalSettings)
      terminal.resize(columns: UInt16(80 + round), rows: 24)
      terminal.order("f")
      try terminal.expect("continued \(80 + round) 24")
      try terminal.wait("modes") { terminal.tracker.modes.contains(1_049) }
      #expect(terminal.isRaw)
      #expect(terminal.tracker.enteredAlternateScreen == round + 1)
      #expect(terminal.tracker.keyboardDepth == [0, 1])
    }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test func continuingEntersAgainAfterAnUnnoticedStop() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.send(SIGSTOP)
    try terminal.expect("stopped")
    terminal.order("s")
    try terminal.expect("sane")
    #expect(!terminal.isRaw)
    terminal.order("f")
    try terminal.expect("continued")
    #expect(terminal.isRaw)
    try terminal.wait("modes on") { terminal.tracker.keyboardDepth == [0, 1] }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test func goingOnInTheBackgroundTouchesNothing() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.send(SIGTSTP)
    try terminal.expect("stopped")
    terminal.order("b")
    // It reads from the terminal, which is the shell's, so the kernel stops it again.
    try terminal.expect("stopped")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
    terminal.order("f")
    try terminal.expect("continued")
    terminal.send(SIGTERM)
    // It was continued twice, and may report it twice.
    if try terminal.expect("") != "interrupted 15" { try terminal.expect("interrupted 15") }
    try terminal.expect("killed 15")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aStoppedProgramCanBeEnded() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.send(SIGTSTP)
    try terminal.expect("stopped")
    terminal.send(SIGTERM)
    terminal.order("b")
    try terminal.expect("interrupted 15")
    try terminal.expect("killed 15")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.tracker.enteredAlternateScreen == 1)
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aKioskCannotBeSuspended() throws {
    let terminal = try ProbeTerminal("kiosk")
    try terminal.expect("ready")
    terminal.send(SIGTSTP)
    terminal.type("z")
    try terminal.expect("suspending")
    #expect(terminal.isRaw)
    terminal.drain()
    #expect(terminal.tracker.enteredAlternateScreen == 1)
    terminal.type("q")
    try terminal.expect("exited 0")
  }
}
