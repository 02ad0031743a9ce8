import Foundation
import Glibc
import TerminalTesting
import Testing

/// The gallery reopens where it was left, and this never gets in its way.
@Suite("The gallery remembers", .serialized) struct RememberingTests {
  private final class Home {
    let path = NSTemporaryDirectory() + "gs-gallery-home-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var files: [String] {
      ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    }
  }

  private func start(_ arguments: [String], _ home: Home) throws -> ProbeTerminal {
    try ProbeTerminal(
      gallery: arguments,
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "XDG_CONFIG_HOME=\(home.path)"])
  }

  private func leave(_ terminal: ProbeTerminal, by keys: String = "q") throws {
    terminal.type(keys)
    try terminal.expect(keys == "q" ? "exited 0" : "exited 130")
    try terminal.expectAsItWas()
  }

  @Test func itOpensWhereItWasLeft() throws {
    let home = try Home()
    try leave(try start(["browse", "tag/stroke:selected"], home))
    let again = try start(["browse"], home)
    try again.wait("the state") { again.shows("Tag · stroke") }
    try leave(again, by: "\u{3}")
    // A link on the command line comes first, and is remembered from then on.
    let linked = try start(["browse", "button/primary"], home)
    try linked.wait("the state") { linked.shows("Button · primary") }
    try leave(linked)
    let last = try start(["browse"], home)
    try last.wait("the state") { last.shows("Button · primary") }
    try leave(last)
    #expect(home.files == ["gs-gallery", "gs-gallery/settings.json"])
  }

  @Test func aBrokenFileIsReportedAndTheGalleryOpens() throws {
    let home = try Home()
    try FileManager.default.createDirectory(
      atPath: home.path + "/gs-gallery", withIntermediateDirectories: true)
    try Data("{".utf8).write(to: URL(fileURLWithPath: home.path + "/gs-gallery/settings.json"))
    let terminal = try start(["browse"], home)
    try terminal.wait("what happened") { terminal.shows("settings.json.broken-1") }
    terminal.type("!")
    try terminal.wait("the line") { terminal.shows("Diagnostics") }
    terminal.type("!")
    try leave(terminal)
  }

  @Test func aKioskWritesNothing() throws {
    let home = try Home()
    try leave(try start(["browse", "tag/stroke", "--kiosk"], home))
    #expect(home.files == [])
  }

  @Test func aSignalWaitsForNoFile() throws {
    let home = try Home()
    let terminal = try start(["browse", "tag/stroke"], home)
    terminal.send(SIGTERM)
    try terminal.expect("killed 15")
    #expect(home.files == [])
  }
}
