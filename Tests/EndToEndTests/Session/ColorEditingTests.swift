import Foundation
import TerminalTesting
import Testing

/// Colours edited on a terminal, from the key to the file.
@Suite("Colours are edited", .serialized) struct ColorEditingTests {
  private static let tokens = """
    { "color": { "$type": "color",
        "background": { "$value": "#FFFFFF" },
        "accent":   { "$value": "{blue}" , "$description": "한글" } },
      "blue": { "$type": "color", "$value": "#0033CC" } }

    """

  private final class Folder {
    let path = NSTemporaryDirectory() + "gs-gallery-colors-\(UUID().uuidString)"
    var file: String { path + "/acme.tokens.json" }
    var text: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try ColorEditingTests.tokens.write(toFile: file, atomically: true, encoding: .utf8)
      let mapping = #"{ "roles": { "page": "color.background", "accent": "color.accent" } }"#
      try mapping.write(
        toFile: path + "/acme.theme.json", atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func start(_ arguments: [String], _ folder: Folder) throws -> ProbeTerminal {
    try ProbeTerminal(
      ProbeStart(
        ["gallery", "browse", "button/primary"] + arguments,
        environment: [
          "TERM=xterm-256color", "LANG=C.UTF-8", "XDG_CONFIG_HOME=\(folder.path)/config",
        ], columns: 100, rows: 30))
  }

  /// Whether a row of the screen has some words.
  private func shows(_ words: String, _ terminal: ProbeTerminal) -> Bool {
    let screen = EmulatedTerminal(columns: 100, rows: 30)
    screen.feed(terminal.output)
    return screen.grid.contains { $0.map(\.text).joined().contains(words) }
  }

  private func wait(for words: String, _ terminal: ProbeTerminal) throws {
    try terminal.wait(words) { shows(words, terminal) }
  }

  private func open(_ terminal: ProbeTerminal) throws {
    try wait(for: "Button · primary", terminal)
    terminal.type("E")
    try wait(for: "Lightness", terminal)
  }

  private func expectEnd(_ terminal: ProbeTerminal) throws {
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aColourIsSavedInItsFileAndOneThatIsNotIsPrinted() throws {
    let folder = try Folder()
    let terminal = try start(["--theme", "file:" + folder.file], folder)
    try open(terminal)
    // The colours of a button: its accent, and the words on it.
    let token = "its source blue,"
    if !shows(token, terminal) {
      terminal.type("\t")
      try wait(for: token, terminal)
    }
    terminal.type("#12ab0f\r")
    try wait(for: "→    #12ab0f", terminal)
    #expect(folder.text == Self.tokens)
    terminal.type("s")
    try wait(for: "Saved blue in ", terminal)
    let saved = Self.tokens.replacing("#0033CC", with: "#12AB0F")
    #expect(folder.text == saved)
    terminal.type("#c0ffee\r\r")
    try terminal.wait("the panes") { !shows("Lightness", terminal) }
    try expectEnd(terminal)
    try terminal.wait("the change") { terminal.shows("+blue: #c0ffee") }
    #expect(terminal.shows("-blue: #12AB0F") || terminal.shows("-blue: #12ab0f"))
    #expect(folder.text == saved)
  }

  @Test func theStatesThatChangeAreListedBeforeSaving() throws {
    let folder = try Folder()
    let terminal = try start(["--theme", "file:" + folder.file], folder)
    try open(terminal)
    terminal.type("#12ab0f\r")
    try wait(for: "→    #12ab0f", terminal)
    terminal.type("=")
    try wait(for: "Before", terminal)
    #expect(shows("› button/primary", terminal))
    terminal.type("j")
    try wait(for: "2/", terminal)
    terminal.type("\u{1B}")
    try wait(for: "Lightness", terminal)
    terminal.type("=")
    try wait(for: "Before", terminal)
    terminal.type("j\r")
    try terminal.wait("the state") { !shows("Before", terminal) }
    #expect(!shows("Lightness", terminal))
    try expectEnd(terminal)
    try terminal.wait("the change") { terminal.shows("+blue: #12ab0f") }
    #expect(folder.text == Self.tokens)
  }

  @Test func aKioskChangesTheSessionAndWritesNothing() throws {
    let folder = try Folder()
    let terminal = try start(["--kiosk"], folder)
    try open(terminal)
    terminal.type("#12ab0f\r")
    try wait(for: "→    #12ab0f", terminal)
    terminal.type("s\r")
    try terminal.wait("the panes") { !shows("Lightness", terminal) }
    try expectEnd(terminal)
    #expect(!terminal.shows("+++"))
    #expect(folder.text == Self.tokens)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/config"))
  }
}
