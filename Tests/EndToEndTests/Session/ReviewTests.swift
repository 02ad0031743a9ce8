import Glibc
import TerminalTesting
import Testing

/// The review itself, on a terminal and on files.
@Suite(.serialized) struct ReviewTests {
  private static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor"]
  private let folder: ReviewFolder
  private let old = ["Anna", "Berta", "Clara"]
  private let new = ["Alma", "Betty", "Carla"]

  init() throws {
    folder = try ReviewFolder()
    try folder.write(baseline: old, pending: new)
  }

  private func start(_ arguments: String...) throws -> ProbeTerminal {
    try ProbeTerminal(
      gallery: ["review", "--snapshots", folder.path] + arguments, environment: Self.environment)
  }

  /// Types keys and waits until the files have these bytes.
  private func press(
    _ keys: String, _ terminal: ProbeTerminal, baseline: [String]?, pending: [String]?
  ) throws {
    terminal.type(keys)
    try terminal.wait("the files after \(keys)") {
      folder.has(baseline: baseline, pending: pending)
    }
  }

  /// Redraws the whole screen until it shows a text: an update may leave out letters that are already there.
  private func wait(_ terminal: ProbeTerminal, for text: String) throws {
    try terminal.wait(text) {
      terminal.type("\u{C}")
      return terminal.shows(text)
    }
  }

  @Test(arguments: ["ansi", "ncurses"])
  func eachVerdictIsOnTheDiskByteForByte(_ backend: String) throws {
    let terminal = try start("--backend", backend)
    let first = ["Alma", "Berta", "Clara"]
    let left = ["Alma", "Berta", "Carla"]
    try press("a", terminal, baseline: first, pending: new)
    try press("r", terminal, baseline: first, pending: left)
    try press("u", terminal, baseline: first, pending: new)
    try press("u", terminal, baseline: old, pending: new)
    try press("\u{12}", terminal, baseline: first, pending: new)
    try press("\u{12}", terminal, baseline: first, pending: left)
    // Skips the third, goes back and decides the second again, then decides the third. A key decides only a change that
    // was on the screen.
    func go(_ keys: String, to place: String) throws {
      terminal.forget()
      terminal.type(keys)
      try wait(terminal, for: place)
    }
    try go("\u{1B}[C", to: "3 of 3")
    terminal.type("s")
    try go("\u{1B}[D\u{1B}[D", to: "2 of 3")
    try press("a", terminal, baseline: ["Alma", "Betty", "Clara"], pending: new)
    try go("\u{1B}[D", to: "3 of 3")
    try press("a", terminal, baseline: new, pending: nil)
    try press("u", terminal, baseline: ["Alma", "Betty", "Clara"], pending: new)
    terminal.forget()
    terminal.type("q")
    try terminal.expect("exited 0")
    terminal.drain()
    #expect(terminal.shows("accepted 2, rejected 0, skipped 1, pending 1"))
    #expect(terminal.tracker.isRestored)
    #expect(terminal.hasOriginalSettings)
    #expect(folder.names == ["filled.snap", "filled.snap.new"], "nothing is left behind")
  }

  @Test(arguments: ["ansi", "ncurses"])
  func theStateIsOpenedInTheGalleryAndLeftForTheReview(_ backend: String) throws {
    let terminal = try start("--backend", backend)
    terminal.type("\u{1B}[C")
    try wait(terminal, for: "2 of 3")
    let entered = terminal.tracker.enteredAlternateScreen
    terminal.forget()
    terminal.type("o")
    try wait(terminal, for: "tag/filled:color=yellow")
    try wait(terminal, for: "Properties")
    terminal.type("t")
    try wait(terminal, for: "zatch-before")
    terminal.forget()
    // Keys typed ahead reach the programs they are meant for.
    terminal.type("qa")
    try terminal.wait("the verdict") {
      folder.has(baseline: ["Anna", "Betty", "Clara"], pending: new)
    }
    try wait(terminal, for: "3 of 3")
    #expect(
      terminal.tracker.enteredAlternateScreen == entered, "it is one session from first to last")
    terminal.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.hasOriginalSettings)
  }

  @Test func decisionsSurviveAKill() throws {
    let terminal = try start()
    try press("a", terminal, baseline: ["Alma", "Berta", "Clara"], pending: new)
    terminal.send(SIGKILL)
    try terminal.expect("killed 9")
    #expect(folder.has(baseline: ["Alma", "Berta", "Clara"], pending: new))
    let again = try start()
    try wait(again, for: "1 of 2")
    try press("a", again, baseline: ["Alma", "Betty", "Clara"], pending: new)
    try press("a", again, baseline: new, pending: nil)
    again.type("q")
    try again.expect("exited 0")
  }

  @Test func anInterruptLeavesUndecidedStatesPending() throws {
    let terminal = try start()
    terminal.type("A")
    try wait(terminal, for: "Accept 3 of 3 shown?")
    terminal.type("\u{3}")
    try terminal.expect("exited 130")
    #expect(folder.has(baseline: old, pending: new))
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test func fromTheGalleryItIsInterruptedAsWell() throws {
    let terminal = try start()
    terminal.type("o")
    try wait(terminal, for: "Properties")
    terminal.type("\u{3}")
    try terminal.expect("exited 130")
    #expect(terminal.hasOriginalSettings)
  }

  @Test func filesOfAnotherProcessAreNotOverwritten() throws {
    let terminal = try start()
    let other = ["Alma", "Beate", "Clara"]
    try folder.write(baseline: other, pending: new)
    terminal.type("a")
    // A key would take the message away.
    try terminal.wait("the message") { terminal.shows("changed meanwhile") }
    #expect(folder.has(baseline: other, pending: new))
    try press("a", terminal, baseline: ["Alma", "Betty", "Clara"], pending: new)
    terminal.type("q")
    try terminal.expect("exited 0")
  }
}
