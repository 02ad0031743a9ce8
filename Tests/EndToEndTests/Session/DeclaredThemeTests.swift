import Foundation
import TerminalTesting
import Testing

/// A theme that a program declares by its source, from the file to the terminal.
@Suite("Declared themes on a terminal", .serialized) struct DeclaredThemeTests {
  private static func tokens(_ accent: String) -> String {
    """
    { "color": { "$type": "color",
        "background": { "$value": "#FFFFFF" }, "accent": { "$value": "\(accent)" } } }
    """
  }

  /// The words on the screen.
  private func screen(_ terminal: ProbeTerminal) -> String {
    let screen = EmulatedTerminal(columns: 120, rows: 40)
    screen.feed(terminal.output)
    return screen.grid.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }

  @Test func aSavedFileOfADeclaredThemeShowsAtOnce() throws {
    let folder = NSTemporaryDirectory() + "gs-gallery-declared-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/acme.tokens.json"
    try Self.tokens("#0033CC").write(toFile: file, atomically: true, encoding: .utf8)
    let mapping = #"{ "roles": { "page": "color.background", "accent": "color.accent" } }"#
    try mapping.write(toFile: folder + "/acme.theme.json", atomically: true, encoding: .utf8)

    let terminal = try ProbeTerminal(
      program: ProbeStart.folder + "/gallery-probe",
      ["browse", "probe/mark@theme=acme", "--colors", "truecolor"],
      environment: [
        "TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor", "PROBE_THEME=\(file)",
        "XDG_CONFIG_HOME=\(folder)/config", "XDG_CACHE_HOME=\(folder)/cache",
      ])
    try terminal.wait("the accent") { terminal.shows("48;2;0;51;204m") }
    #expect(!terminal.shows("48;2;18;171;15m"))
    try Self.tokens("#12AB0F").write(toFile: file, atomically: true, encoding: .utf8)
    try terminal.wait("the new accent") { terminal.shows("48;2;18;171;15m") }
    try terminal.wait("the change") { screen(terminal).contains("colours changed: ") }
    // Broken in the middle of an edit, the last good colours stay.
    try "{ \"color\": ".write(toFile: file, atomically: true, encoding: .utf8)
    try terminal.wait("the problem") { screen(terminal).contains("The last good colours") }
    try Self.tokens("#C0FFEE").write(toFile: file, atomically: true, encoding: .utf8)
    try terminal.wait("the last accent") { terminal.shows("48;2;192;255;238m") }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }
}
