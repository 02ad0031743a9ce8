import TerminalTesting
import Testing

/// Tapes on a pseudoterminal: recorded, played without a terminal, and played on one.
@Suite(.serialized) struct TapeSessionTests {
  private func start(_ words: [String]) throws -> ProbeTerminal {
    try ProbeTerminal(
      ProbeStart(
        ["gallery"] + words, environment: ["TERM=xterm-256color", "LANG=C.UTF-8"], columns: 100,
        rows: 30))
  }

  /// The screen as an emulator shows it, row by row.
  private func rows(_ terminal: ProbeTerminal) -> [String] {
    let screen = EmulatedTerminal(columns: 100, rows: 30)
    screen.feed(terminal.output)
    return screen.grid.map { $0.map(\.text).joined() }
  }

  @Test func aRecordingPlaysWithAndWithoutATerminal() throws {
    let folder = try ScratchFolder()
    let path = folder.file("t.tape")
    let recording = try start(["record", "-o", path, "tag/filled", "--no-query"])
    try recording.wait("the component") { rows(recording).contains { $0.contains("GSTag") } }
    recording.type("m")
    try recording.wait("the matrix") { rows(recording).contains { $0.contains("row 1/8") } }
    recording.type("q")
    try recording.expect("exited 0")
    let lines = folder.lines(of: "t.tape")
    #expect(lines.first == "open tag/filled")
    #expect(lines.contains("resize 100x30"))
    // The key that quits is left out; the time that a slow machine took until then is kept.
    let steps = lines.filter { !$0.hasPrefix("pause ") && !$0.hasPrefix("wait ") }
    #expect(steps.last == "key m")

    try folder.write(
      lines.joined(separator: "\n") + "\nexpect \"row 1/8\"\npause 60s\n", to: "t.tape")
    let headless = try start(["play", path, "--headless"])
    try headless.expect("exited 0")

    let playing = try start(["play", path, "--no-query"])
    try playing.wait("the matrix") { rows(playing).contains { $0.contains("row 1/8") } }
    try playing.wait("the hint") { rows(playing).last?.contains("space pauses") ?? false }
    playing.type("x")
    try playing.wait("the keys") { rows(playing).last?.contains("q quit") ?? false }
    #expect(rows(playing).contains { $0.contains("row 1/8") })
    playing.type("q")
    try playing.expect("exited 0")
  }

  @Test func aTapeThatFailsOnATerminalEndsWithOne() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("open tag/filled\nexpect \"no such words\"\n", to: "t.tape")
    let playing = try start(["play", path, "--no-query"])
    try playing.wait("the failure") { rows(playing).last?.contains("line 2 failed") ?? false }
    playing.type("q")
    try playing.expect("exited 1")
  }
}
