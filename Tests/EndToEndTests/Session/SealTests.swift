import Foundation
import TerminalTesting
import Testing

/// The system calls that the kernel allows a kiosk once its terminal is open.
@Suite(.serialized) struct SealTests {
  private static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8"]

  /// The error numbers of the calls, in two lists: those that must be refused, and those that are needed.
  private func trials(
    _ words: String...
  ) throws -> (refused: [String: Int32], needed: [String: Int32]) {
    let probe = try ProbeTerminal(ProbeStart(["seal"] + words))
    var lists: [[String: Int32]] = [[:]]
    while true {
      let line = try probe.expect("")
      if line == "end" { break }
      if line == "-" {
        lists.append([:])
        continue
      }
      let words = line.split(separator: " ")
      try #require(words.count == 2, "\(line)")
      let error: Int32 = try #require(Int32(words[1]), "\(line)")
      lists[lists.count - 1][String(words[0])] = error
    }
    try #require(lists.count == 2)
    return (lists[0], lists[1])
  }

  #if os(Linux) && (arch(x86_64) || arch(arm64))
    /// The control's errors where a call does not succeed; it was let through all the same.
    private static let control: [String: Set<Int32>] = [
      "execve": [ENOENT], "clone3": [EINVAL], "io_uring_setup": [EINVAL, EFAULT, ENOSYS, EPERM],
      // Recent kernels allow only root to type into a terminal.
      "ioctl-type": [0, EIO, EPERM],
      // It is connected already, and nothing arrived.
      "connect": [EISCONN, ECONNREFUSED], "send-elsewhere": [EISCONN], "take": [EAGAIN],
    ]

    @Test func withoutASealEveryCallIsMade() throws {
      let found = try trials("open")
      #expect(found.refused.count >= 40)
      for (name, error) in found.refused.merging(found.needed, uniquingKeysWith: { $1 }) {
        #expect((Self.control[name] ?? [0]).contains(error), "\(name): \(error)")
      }
    }

    @Test func callsOutsideTheListFailAndTheRestWorks() throws {
      let found = try trials("sealed")
      // Libraries treat newer calls as missing, and fall back.
      let newer: Set = ["clone3", "io_uring_setup", "openat2", "pidfd_open", "pidfd_send_signal"]
      #expect(found.refused["socket-local"] == EPERM)
      for (name, error) in found.refused {
        #expect(error == (newer.contains(name) ? ENOSYS : EPERM), "\(name): \(error)")
      }
      for (name, error) in found.needed { #expect(error == 0, "\(name): \(error)") }
    }

    @Test func aFollowerAcceptsConnectionsAndMakesNone() throws {
      let found = try trials("sealed", "sockets")
      for name in ["socket-internet", "socket-local", "connect", "send-elsewhere"] {
        #expect(found.refused[name] == EPERM, "\(name)")
      }
      for (name, error) in found.refused { #expect([EPERM, ENOSYS].contains(error), "\(name)") }
      #expect(found.needed["take"] != nil)
      for (name, error) in found.needed {
        #expect((Self.control[name] ?? [0]).contains(error), "\(name): \(error)")
      }
    }

    /// A gallery that dies of SIGSYS at the first refusal.
    private func trapped(_ words: [String], _ variables: String...) throws -> ProbeTerminal {
      let terminal = try ProbeTerminal(
        ProbeStart(
          ["exec", "errors=5", ProbeStart.folder + "/gallery-probe"] + words,
          environment: Self.environment + ["PROBE_SEAL=1"] + variables))
      terminal.answers = true
      try terminal.wait("a picture") { terminal.tracker.enteredAlternateScreen > 0 }
      try terminal.rest()
      return terminal
    }

    private func isSealed(_ terminal: ProbeTerminal) throws -> Bool {
      let status = try String(contentsOfFile: "/proc/\(terminal.job)/status", encoding: .utf8)
      return status.contains("Seccomp:\t2") && status.contains("Threads:\t1")
    }

    /// Every key, sizes, signals that do not end it, the terminal's reports.
    private func wander(_ terminal: ProbeTerminal) throws {
      let keys = (0x20...0x7E).filter { $0 != 0x71 }.map { String(UnicodeScalar(UInt8($0))) }
      let sequences = [
        "\u{1B}", "\t", "\r", "\u{7F}", "\u{1A}", "\u{C}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[6~",
        "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m", "\u{1B}[200~text\u{1B}[201~", "\u{1B}[I", "\u{1B}[0n",
        "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}", "\u{1B}",
        // A byte right after Escape would make another key.
        "\u{C}",
      ]
      for text in keys + sequences {
        terminal.type(text)
        try terminal.wait("it to be read") { terminal.waitingInput == 0 }
      }
      for (columns, rows) in [(80, 24), (1, 1), (500, 200), (120, 40)] as [(UInt16, UInt16)] {
        terminal.resize(columns: columns, rows: rows)
        try terminal.rest()
      }
      for signal in [SIGWINCH, SIGTSTP, SIGCONT] { terminal.send(signal) }
      try terminal.rest()
      terminal.send(SIGSTOP)
      try terminal.expect("stopped")
      terminal.order("f")
      try terminal.rest()
    }

    @Test(arguments: [
      ["browse", "--kiosk", "--silence-limit", "1"],
      ["browse", "--kiosk", "--allow-copy", "probe/word"],
      ["demo", "--kiosk", "--pace", "0.2", "--return", "1"],
    ])
    func everyWayThroughTheGalleryKeepsToTheList(words: [String]) throws {
      let terminal = try trapped(words)
      #expect(try isSealed(terminal))
      try wander(terminal)
      terminal.type("\u{3}")
      try terminal.expect("exited 130")
      try terminal.expectAsItWas()
    }

    @Test(arguments: [
      (["--time-limit", "1"], Int32(0), "exited 0"), ([], SIGTERM, "killed 15"),
      ([], SIGHUP, "killed 1"), ([], SIGSEGV, "killed 11"), ([], SIGABRT, "killed 6"),
      ([], SIGUSR1, "killed 10"),
    ])
    func everyEndKeepsToTheList(words: [String], signal: Int32, report: String) throws {
      let terminal = try trapped(["browse", "--kiosk"] + words)
      if signal != 0 { terminal.send(signal) }
      try terminal.expect(report)
      try terminal.expectAsItWas()
    }

    @Test func aTerminalThatTakesNothingKeepsToTheList() throws {
      let terminal = try trapped(["browse", "--kiosk", "--silence-limit", "1"])
      try terminal.fill()
      try terminal.expect("killed 1")
    }

    /// A programming error while drawing: the runtime reports it, and the guard restores the terminal.
    @Test(arguments: [("illegal", "killed 4"), ("abandon", "killed 6"), ("overflow", "killed 11")])
    func aCrashOfAComponentKeepsToTheList(fault: String, report: String) throws {
      let terminal = try trapped(
        ["browse", "--kiosk", "probe/fault:broken"], "PROBE_FAULT=\(fault)")
      try terminal.expect(report)
      try terminal.expectAsItWas()
    }

    /// The control: calls outside the list are noticed.
    @Test func callsOutsideTheListAreFatal() throws {
      let terminal = try trapped(
        ["browse", "--kiosk", "probe/fault:broken"], "PROBE_FAULT=reach")
      try terminal.expect("killed 31")
      try terminal.expectAsItWas()
    }

    @Test func aFollowerKeepsToTheListAndFindsAnotherPresenter() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("seal-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let socket = folder.appendingPathComponent("s").path
      func present(_ link: String) throws -> ProbeTerminal {
        try trapped(["present", "--socket", socket, link])
      }
      let follower: ProbeTerminal
      do {
        let presenter = try present("probe/word")
        follower = try trapped(["follow", "--kiosk", socket], "PROBE_WORD=first")
        #expect(try isSealed(follower))
        try follower.wait("the presenter's state") { follower.shows("first") }
        follower.forget()
        presenter.type("\u{3}")
        try presenter.expect("exited 130")
      }
      let presenter = try present("probe/mark")
      try follower.wait("another presenter's state") { follower.shows("mark") }
      follower.type("q")
      try follower.expect("exited 0")
      try follower.expectAsItWas()
      presenter.type("q")
      try presenter.expect("exited 0")
    }
  #endif
}
