import Foundation
import GalleryTesting
import Glibc
import TerminalTesting
import Testing

/// `gs-gallery dev` in a package whose compiler is replaced by a script.
@Suite(.serialized) final class DevTests {
  private let folder: String
  private let link = "tag/filled:color=yellow,selected"

  init() throws {
    let folder = NSTemporaryDirectory() + "dev-\(UUID().uuidString)"
    self.folder = folder
    for name in ["/seaside/Sources/seaside", "/bin"] {
      try FileManager.default.createDirectory(
        atPath: folder + name, withIntermediateDirectories: true)
    }
    try write("", to: "/seaside/Package.swift")
    try write("Gallery.main(catalogue: .builtIn)\n", to: "/seaside/Sources/seaside/main.swift")
    let program = folder + "/seaside/.build/debug/seaside"
    // The fake compiler does whatever the saved file says.
    try write(
      """
      #!/bin/bash
      echo "$*" >> "\(folder)/builds"
      mkdir -p "\(folder)/seaside/.build/debug"
      case $(cat "\(folder)/seaside/Sources/seaside/A.swift" 2> /dev/null) in
        broken) printf 'Compiling\\n\(folder)/seaside/Sources/seaside/A.swift:1:2: error: cannot find x\\n1 | x\\n  | `- error: cannot find x\\n'; exit 1 ;;
        crashing) printf '#!/bin/bash\\nkill -SEGV $$\\n' > "\(program).new"; chmod +x "\(program).new" ;;
        slow) printf '[1/180] Write sources\\n[45/180] Compiling GSDesign Button.swift\\n'; sleep 1000 ;;
        endless) echo $$ > "\(folder)/endless"; sleep 1000 & wait ;;
        *) cp "\(ProbeStart.folder)/gs-gallery" "\(program).new" ;;
      esac
      mv "\(program).new" "\(program)"
      """, to: "/compiler")
    try #require(chmod(folder + "/compiler", 0o755) == 0)
    try ProgramCopy.make(of: folder + "/compiler", at: folder + "/bin/swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + name), options: .atomic)
  }

  private func save(_ text: String) throws {
    try write(text, to: "/seaside/Sources/seaside/A.swift")
  }

  private var builds: [Substring] {
    let text = (try? String(contentsOfFile: folder + "/builds", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0[...] }
  }

  private func start(_ arguments: String = "") throws -> ProbeTerminal {
    try ProbeTerminal(
      ProbeStart(
        [
          "exec", "/bin/sh", "-c",
          "cd '\(folder)/seaside/Sources' && exec '\(ProbeStart.folder)/gs-gallery' dev \(arguments)",
        ],
        environment: [
          "TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor", "HOME=\(folder)",
          "PATH=\(folder)/bin:/usr/bin:/bin",
        ]))
  }

  private func redraws(_ terminal: ProbeTerminal, until text: String) throws {
    try terminal.wait(text) {
      terminal.type("\u{C}")
      return terminal.shows(text)
    }
  }

  @Test func aSaveIsBuiltAndShownAtTheSamePlace() throws {
    let terminal = try start(link)
    try terminal.wait("a first frame") { terminal.tracker.enteredAlternateScreen > 0 }
    try redraws(terminal, until: link)
    #expect(
      builds == ["build --package-path \(folder)/seaside --product seaside"])
    let entered = terminal.tracker.enteredAlternateScreen
    try save("broken")
    try terminal.wait("the error") {
      terminal.shows("Sources/seaside/A.swift:1:2: error: cannot find x")
    }
    #expect(!terminal.shows("`- error"))
    #expect(terminal.tracker.enteredAlternateScreen == entered, "the picture stays")
    try save("better")
    try terminal.wait("the new build") { terminal.tracker.enteredAlternateScreen > entered }
    terminal.forget()
    try redraws(terminal, until: link)
    try save("endless")
    try terminal.wait("a build that does not end") {
      FileManager.default.fileExists(atPath: folder + "/endless")
    }
    let compiler = try #require(
      pid_t(String(contentsOfFile: folder + "/endless", encoding: .utf8).dropLast()))
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("the end of the build") { kill(compiler, 0) != 0 }
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aCrashIsShownAndTheNextSaveStartsTheGalleryAgain() throws {
    try save("crashing")
    let terminal = try start(link)
    try terminal.wait("the crash") { terminal.shows("seaside crashed with signal 11") }
    try terminal.wait("the wait") { terminal.shows("waiting for the next save") }
    try save("broken")
    try terminal.wait("the error") { terminal.shows("A.swift:1:2: error: cannot find x") }
    try save("better")
    try terminal.wait("the gallery") { terminal.tracker.enteredAlternateScreen > 0 }
    try redraws(terminal, until: link)
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test func qEndsTheWaitForASave() throws {
    try save("broken")
    let terminal = try start()
    try terminal.wait("the error") { terminal.shows("waiting for the next save") }
    terminal.type("q\r")
    try terminal.expect("exited 0")
    #expect(terminal.tracker.enteredAlternateScreen == 0)
  }

  @Test func theFirstBuildSaysHowFarItIs() throws {
    try save("slow")
    let terminal = try start()
    try terminal.wait("the step") { terminal.shows("45 of 180: GSDesign") }
    terminal.type("q\r")
    try terminal.expect("exited 0")
  }

  @Test func aPackageWithoutAGalleryIsReported() throws {
    try write("print(1)\n", to: "/seaside/Sources/seaside/main.swift")
    let terminal = try start()
    try terminal.expect("exited 3")
    #expect(builds.isEmpty)
  }
}
