import Foundation
import GalleryTesting
import Glibc
import TerminalTesting
import Testing

/// Notices that the gallery was rebuilt, and starts the new build at the same link.
@Suite(.serialized) final class RebuildTests {
  private let folder: String
  private var program: String { folder + "/gallery" }
  private let link = "tag/filled:color=yellow,selected@theme=gitspace,appearance=dark"

  init() throws {
    folder = NSTemporaryDirectory() + "gallery-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try build()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Replaces the running gallery with a complete copy, as a linker does: under another name first.
  private func build() throws {
    try ProgramCopy.make(of: ProbeStart.folder + "/gs-gallery", at: folder + "/new")
    try #require(rename(folder + "/new", program) == 0)
  }

  private func write(_ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: folder + "/new"))
    try #require(chmod(folder + "/new", 0o755) == 0)
    try #require(rename(folder + "/new", program) == 0)
  }

  private func start(_ backend: String = "ansi") throws -> ProbeTerminal {
    try ProbeTerminal(
      program: program, ["browse", link, "--backend", backend],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor"])
  }

  /// Redraws the whole screen until it shows a text: an update may leave out letters that are already there.
  private func wait(_ terminal: ProbeTerminal, for text: String) throws {
    try terminal.wait(text) {
      terminal.type("\u{C}")
      return terminal.shows(text)
    }
  }

  /// The file that the job runs.
  private func running(_ terminal: ProbeTerminal) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(terminal.job)/exe")
  }

  @Test(arguments: ["ansi", "ncurses"])
  func theNewBuildStartsAtTheSameLink(_ backend: String) throws {
    let terminal = try start(backend)
    #expect(running(terminal) == program)
    try build()
    try wait(terminal, for: "press ctrl-n to restart")
    #expect(running(terminal) == program + " (deleted)")
    let entered = terminal.tracker.enteredAlternateScreen
    terminal.type("\u{E}")
    try terminal.wait("the new build") {
      terminal.tracker.enteredAlternateScreen > entered && running(terminal) == program
    }
    terminal.forget()
    try wait(terminal, for: link)
    #expect(!terminal.shows("press ctrl-n"))
    #expect(terminal.isRaw)
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
    #expect(terminal.sharedIsBlocking)
  }

  /// The system runs no file that is open for writing (ETXTBSY, execve(2)). However long that is, the old build stays.
  @Test func aBuildStillOpenForWritingStartsOnceItIsClosed() throws {
    let terminal = try start()
    try build()
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: program))
    try wait(terminal, for: "press ctrl-n")
    let entered = terminal.tracker.enteredAlternateScreen
    terminal.type("\u{E}")
    try terminal.wait("the reason") { terminal.shows("still being written") }
    #expect(terminal.isRaw)
    #expect(terminal.tracker.enteredAlternateScreen == entered)
    #expect(running(terminal) == program + " (deleted)")
    try handle.close()
    try terminal.wait("the new build") {
      terminal.tracker.enteredAlternateScreen > entered && running(terminal) == program
    }
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test func aBuildThatIsCutIsNotOfferedUntilItIsWhole() throws {
    let terminal = try start()
    let gone = program + " (deleted)"
    let whole = try Data(contentsOf: URL(fileURLWithPath: program))
    try write(whole.prefix(whole.count / 2))
    terminal.type("\u{E}")
    try wait(terminal, for: "quit")
    #expect(running(terminal) == gone)
    #expect(!terminal.shows("press ctrl-n"))
    try build()
    try wait(terminal, for: "press ctrl-n")
    // Overwritten in place after it was offered: the name stays, and the writer has not closed it yet.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: program))
    try handle.truncate(atOffset: UInt64(whole.count / 2))
    let entered = terminal.tracker.enteredAlternateScreen
    terminal.type("\u{E}")
    terminal.forget()
    try wait(terminal, for: "quit")
    #expect(terminal.tracker.enteredAlternateScreen == entered)
    #expect(running(terminal) == gone)
    try handle.close()
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test(arguments: ["ansi", "ncurses"])
  func aBuildThatDoesNotStartLeavesTheOldOneRunning(_ backend: String) throws {
    let terminal = try start(backend)
    try write(Data("#!/nonexistent/interpreter\n".utf8))
    try wait(terminal, for: "press ctrl-n")
    terminal.forget()
    terminal.type("\u{E}")
    try terminal.wait("the reason") { terminal.shows("did not start") }
    #expect(terminal.isRaw)
    terminal.type("n")
    try wait(terminal, for: "tag/filled:color=yellow,selected@theme=gitspace")
    #expect(!terminal.shows("appearance=dark,"))
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }
}
