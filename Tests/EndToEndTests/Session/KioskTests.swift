import Foundation
import GalleryTesting
import TerminalTesting
import Testing

/// The gallery for strangers on a terminal.
@Suite(.serialized) struct KioskTests {
  private static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8"]

  private func kiosk(
    _ arguments: String..., environment: [String] = environment
  ) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "--kiosk"] + arguments, environment: environment)
    return terminal
  }

  @Test(arguments: [
    (["--idle-limit", "1", "--time-limit", "0"], "no key was pressed"),
    (["--idle-limit", "0", "--time-limit", "1"], "time of this visit is over"),
  ])
  func aLimitEndsItWithAFarewell(arguments: [String], words: String) throws {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "--kiosk"] + arguments, environment: Self.environment)
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
    try terminal.wait("the farewell") { terminal.shows(words) }
    #expect(terminal.errors.isEmpty)
  }

  @Test func theFarewellIsInTheLanguageOfTheVisitor() throws {
    let terminal = try ProbeTerminal(
      ProbeStart(
        ["gallery", "browse", "--kiosk"], environment: ["TERM=xterm", "LANG=ko_KR.UTF-8"]))
    try terminal.wait("a first frame") {
      terminal.tracker.enteredAlternateScreen > 0 && terminal.shows("종료")
    }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("the farewell") { terminal.shows("고맙습니다") }
    try terminal.expectAsItWas()
  }

  /// A Korean terminal that is not in UTF-8 gets nothing else than ASCII, goodbye included.
  @Test(arguments: [["LANG=ko_KR.eucKR"], ["LANG=ko_KR"], ["LC_ALL=ko_KR.eucKR", "LANG=C.UTF-8"]])
  func aTerminalWithoutUTF8GetsNone(locale: [String]) throws {
    for language in [[], ["--ui-lang", "ko"]] {
      let terminal = try ProbeTerminal(
        ProbeStart(
          ["gallery", "browse", "--kiosk", "tag/filled"] + language,
          environment: ["TERM=xterm"] + locale))
      try terminal.wait("a first frame") { terminal.tracker.enteredAlternateScreen > 0 }
      terminal.type("jm?q\u{1B}qq")
      try terminal.expect("exited 0")
      try terminal.wait("the farewell") { terminal.shows("Thank you for visiting!") }
      try terminal.expectAsItWas()
      #expect(terminal.output.allSatisfy { $0 < 0x80 }, "\(language)")
    }
  }

  @Test func controlZAndTheSignalOfItDoNothing() throws {
    let terminal = try kiosk()
    terminal.type("\u{1A}")
    terminal.send(SIGTSTP)
    terminal.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.shows("Thank you for visiting"))
    try terminal.expectAsItWas()
  }

  @Test func ncursesIsRefusedInWords() throws {
    let terminal = try ProbeTerminal(
      ProbeStart(
        ["gallery", "browse", "--kiosk", "--backend", "ncurses"], environment: Self.environment))
    try terminal.expect("exited 64")
    #expect(terminal.tracker.enteredAlternateScreen == 0)
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aTerminalThatTakesNothingEndsItToo() throws {
    let terminal = try kiosk("--idle-limit", "0", "--time-limit", "2")
    terminal.isReading = false
    terminal.type(String(repeating: "mn", count: 200))
    try terminal.expect("exited 0")
  }

  @Test func nothingIsPutOnTheClipboardUnlessAsked() throws {
    let closed = try kiosk("tag/filled")
    closed.type("yq")
    try closed.expect("exited 0")
    #expect(!closed.shows("\u{1B}]52;"))
    let open = try kiosk("tag/filled", "--allow-copy")
    open.type("yq")
    try open.expect("exited 0")
    #expect(open.shows("\u{1B}]52;"))
  }

  @Test(
    arguments: [
      "TERM=../../../tmp/x", "TERM=x;id", "TERM=\u{1B}[31m", "TERM=no-such-terminal", "TERM=",
      "TERMINFO=/proc/self/fd", "COLUMNS=99999999999", "LC_ALL=../../x", "LANG=\u{7}",
    ] as [EscapedText])
  func hostileTerminalNamesAreHarmless(variable: EscapedText) throws {
    let terminal = try kiosk(environment: [variable.text])
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  #if os(Linux)
    @Test func theProcessIsConfined() throws {
      let terminal = try kiosk(environment: Self.environment + ["HOME=/root", "LD_BIND_NOW=1"])
      let folder = "/proc/\(terminal.job)"
      let limits = try String(contentsOfFile: folder + "/limits", encoding: .utf8)
      func limit(_ name: String) -> Substring? {
        limits.split(separator: "\n").first { $0.hasPrefix(name) }?
          .dropFirst(26).split(separator: " ").first
      }
      #expect(limit("Max core file size") == "0")
      #expect(limit("Max file size") == "0")
      #expect(limit("Max processes") == "0")
      #expect(limit("Max open files") == "96")
      #expect(limit("Max cpu time") == "600")
      let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
      #expect(status.contains("NoNewPrivs:\t1"))
      // The kernel's filter of system calls is on.
      #expect(status.contains("Seccomp:\t2"))
      #expect(status.contains("Umask:\t0077"))
      let place = try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/cwd")
      #expect(place == "/")
      let open = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/fd/" + $0)
      }
      #expect(!open.contains { $0.contains("inotify") }, "\(open)")
      terminal.type("q")
      try terminal.expect("exited 0")
    }
  #endif
}
