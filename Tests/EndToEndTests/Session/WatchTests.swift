import Foundation
import GalleryTesting
import Glibc
import TerminalTesting
import Testing

/// `make watch`: a gallery that switches to each new build by itself, and a script that builds when a file is saved.
@Suite(.serialized) final class WatchTests {
  /// A package whose compiler is replaced by a script.
  private let folder: String
  private var program: String { folder + "/.build-gallery/debug/gs-gallery" }
  private var errors: String { folder + "/errors" }
  private let link = "tag/filled:color=yellow,selected@theme=gitspace,appearance=dark"
  private let environment = [
    "TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor",
  ]

  init() throws {
    folder = NSTemporaryDirectory() + "watch-\(UUID().uuidString)"
    for name in ["/.build-gallery/debug", "/Sources", "/Scripts", "/bin"] {
      try FileManager.default.createDirectory(
        atPath: folder + name, withIntermediateDirectories: true)
    }
    try write("", to: "/Package.swift")
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for script in ["watch.sh", "develop.sh", "live-awk.sh", "show-build.awk"] {
      try ProgramCopy.make(of: root.path + "/Scripts/" + script, at: folder + "/Scripts/" + script)
    }
    // The fake compiler does whatever the saved file says.
    try write(
      """
      #!/bin/bash
      echo $$ >> "\(folder)/compilers"
      case $(cat Sources/*.swift 2> /dev/null) in
        broken) printf 'Compiling\\n%s/Sources/A.swift:1:2: error: cannot find x\\n' "$PWD"; exit 1 ;;
        endless) echo '[3/9] Compiling Words Text.swift'; sleep 1000 & wait ;;
      esac
      cp "\(ProbeStart.folder)/gs-gallery" "\(program).new" && mv "\(program).new" "\(program)"
      """, to: "/compiler")
    try #require(chmod(folder + "/compiler", 0o755) == 0)
    try ProgramCopy.make(of: folder + "/compiler", at: folder + "/bin/swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + name), options: .atomic)
  }

  private func build() throws {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: folder + "/bin/swift")
    compiler.currentDirectoryURL = URL(fileURLWithPath: folder)
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  /// Starts a gallery that is notified of builds.
  private func start(_ arguments: String...) throws -> ProbeTerminal {
    try build()
    return try ProbeTerminal(
      program: program, ["browse", link] + arguments,
      environment: environment + ["GS_GALLERY_BUILD_LOG=\(errors)", "PATH=/usr/bin:/bin"])
  }

  private func watch() throws -> ProbeTerminal {
    try ProbeTerminal(
      program: folder + "/Scripts/watch.sh", [link],
      environment: environment + ["PATH=\(folder)/bin:/usr/bin:/bin"])
  }

  /// The file that the job runs.
  private func running(_ terminal: ProbeTerminal) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(terminal.job)/exe")
  }

  private func redraws(_ terminal: ProbeTerminal, until text: String) throws {
    try terminal.wait(text) {
      terminal.type("\u{C}")
      return terminal.shows(text)
    }
  }

  private func waitForNewBuild(_ terminal: ProbeTerminal, after entered: Int) throws {
    try terminal.wait("the new build") {
      terminal.tracker.enteredAlternateScreen > entered && running(terminal) == program
    }
    terminal.forget()
    try redraws(terminal, until: link)
  }

  @Test func aNewBuildIsTakenOverAtTheSameLink() throws {
    let terminal = try start()
    let entered = terminal.tracker.enteredAlternateScreen
    terminal.type("n")
    terminal.forget()
    try redraws(terminal, until: "quit")
    try build()
    try terminal.wait("the new build") {
      terminal.tracker.enteredAlternateScreen > entered && running(terminal) == program
    }
    // And the one after it, by the build that took over.
    let again = terminal.tracker.enteredAlternateScreen
    try redraws(terminal, until: "quit")
    try build()
    try terminal.wait("the build after it") {
      terminal.tracker.enteredAlternateScreen > again && running(terminal) == program
    }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test(arguments: ["ansi", "ncurses"])
  func buildErrorsAreShownOverTheOldPicture(_ backend: String) throws {
    let terminal = try start("--backend", backend)
    let entered = terminal.tracker.enteredAlternateScreen
    terminal.forget()
    try write("Sources/A.swift:1:2: error: cannot find x\n\u{1B}]52;c;eA==\u{7}\n", to: "/errors")
    try terminal.wait("the error") { terminal.shows("cannot find x") && terminal.shows("␛]52") }
    #expect(terminal.tracker.enteredAlternateScreen == entered)
    #expect(!terminal.shows("\u{1B}]52;c;eA=="))
    terminal.forget()
    try write("", to: "/errors")
    try terminal.wait("the picture under it") { !terminal.output.isEmpty }
    terminal.forget()
    try redraws(terminal, until: link)
    #expect(!terminal.shows("cannot find x"))
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test func aKioskShowsNoBuildErrors() throws {
    let terminal = try start("--kiosk")
    try write("Sources/A.swift:1:2: error: cannot find x\n", to: "/errors")
    terminal.forget()
    try redraws(terminal, until: "quit")
    #expect(!terminal.shows("cannot find x"))
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test func aSavedFileIsNoticedAndNothingIsLeftRunning() throws {
    let terminal = try watch()
    #expect(running(terminal) == program)
    var entered = terminal.tracker.enteredAlternateScreen
    try write("better", to: "/Sources/A.swift")
    try waitForNewBuild(terminal, after: entered)
    entered = terminal.tracker.enteredAlternateScreen
    terminal.forget()
    try write("broken", to: "/Sources/A.swift")
    try terminal.wait("the error") { terminal.shows("Sources/A.swift:1:2: error: cannot find x") }
    #expect(!terminal.shows("Compiling"))
    #expect(terminal.tracker.enteredAlternateScreen == entered)
    try write("better still", to: "/Sources/A.swift")
    try waitForNewBuild(terminal, after: entered)
    let known = compilers.count
    try write("endless", to: "/Sources/A.swift")
    try terminal.wait("a build that does not end") { compilers.count > known }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("the end of every build") { compilers.allSatisfy { kill($0, 0) != 0 } }
    try terminal.wait("the end of the watch") { watchers.isEmpty }
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  /// Some awks wait for 4 kB of steps, which may be half of the build.
  @Test func aStepOfTheBuildIsShownAtOnce() throws {
    try write("endless", to: "/Sources/A.swift")
    let terminal = try ProbeTerminal(
      ProbeStart(
        ["exec", folder + "/Scripts/develop.sh", "build-gallery"],
        environment: environment + ["PATH=\(folder)/bin:/usr/bin:/bin"]))
    try terminal.wait("the step") { terminal.shows("Building, 3 of 9: Words") }
    terminal.type("\u{3}")
    try terminal.wait("the end of the build") { compilers.allSatisfy { kill($0, 0) != 0 } }
  }

  /// The process ids of the fake compilers.
  private var compilers: [pid_t] {
    let text = (try? String(contentsOfFile: folder + "/compilers", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// The processes that build saved changes.
  private var watchers: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { name in
      guard Int(name) != nil,
        let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
      else { return false }
      return String(decoding: words, as: UTF8.self)
        .contains(folder + "/Scripts/watch.sh\0--build-on-save")
    }
  }
}
