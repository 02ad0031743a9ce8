import GalleryTesting
import TerminalTesting
import Testing

/// Printed output has images if the terminal confirms in time that it draws them, and has the same cells otherwise.
@Suite(.serialized) struct PrintedImageTests {
  typealias Manner = AnsweringTerminal.Manner

  private static let environment = DoctorTests.environment + ["COLORTERM=truecolor"]
  private static let kitty = Manner(attributes: "62", drawsImages: true, column: 0)
  private static let sixel = Manner(attributes: "63;1;2;4;22", column: 0)

  /// The printed output, read once the terminal is the shell's again.
  private func printed(
    _ words: [String], _ manner: Manner, environment: [String] = environment, rows: UInt16 = 24
  ) throws -> [UInt8] {
    let start = ProbeStart(
      ["gallery"] + words, environment: environment, columns: 80, rows: rows)
    let terminal = try AnsweringTerminal(start, manner)
    try terminal.expect("exited 0")
    terminal.probe.drain()
    #expect(terminal.probe.hasOriginalSettings)
    #expect(terminal.probe.leftInput().isEmpty)
    let text = String(decoding: terminal.probe.output, as: UTF8.self)
    let shown = text.ranges(of: "\u{1B}[?25h").last.map { text[$0.upperBound...] } ?? text[...]
    return Array(shown.replacing("\u{1B}[c", with: "").utf8)
  }

  private func screen(_ bytes: [UInt8], below lines: Int, rows: Int = 24) -> ImageScreen {
    let screen = ImageScreen(columns: 80, rows: rows, cellWidth: 8, cellHeight: 17)
    screen.feed(Array(String(repeating: "\r\n", count: lines).utf8))
    screen.feed(bytes)
    return screen
  }

  private func farthest(_ one: [UInt32], _ other: [UInt32]) -> UInt32 {
    zip(one, other).map { one, other in
      [16, 8, 0].map { shift in
        let (one, other) = (one >> UInt32(shift) & 255, other >> UInt32(shift) & 255)
        return max(one, other) - min(one, other)
      }.max() ?? 0
    }.max() ?? 0
  }

  @Test(arguments: ["tag/filled", "tag/stroke:selected", "tag/filled@appearance=light"], [0, 24])
  func bothProtocolsShowTheSame(link: String, linesBefore: Int) throws {
    let cells = screen(
      try printed(["show", link, "--shapes", "cells"], Self.kitty), below: linesBefore)
    let kitty = screen(try printed(["show", link], Self.kitty), below: linesBefore)
    let sixel = screen(try printed(["show", link], Self.sixel), below: linesBefore)
    for one in [kitty, sixel] {
      #expect(one.problems.isEmpty)
      #expect(one.terminal.cursor == cells.terminal.cursor)
      #expect(one.terminal.grid.joined().map(\.text).joined().contains("Tag"))
      #expect(farthest(one.picture(), cells.picture()) > 32)
    }
    #expect(kitty.placementCount == 1)
    #expect(cells.placementCount == 0)
    // Sixel has hundredths of each colour, and the emulated page is white.
    if link.contains("light") { #expect(farthest(kitty.picture(), sixel.picture()) < 8) }
  }

  @Test(arguments: [environment, DoctorTests.environment])
  func earlierOutputStays(environment: [String]) throws {
    let start = ProbeStart(
      ["gallery", "show", "tag/filled"], environment: environment, columns: 80, rows: 24)
    let terminal = try AnsweringTerminal(start, Self.kitty)
    try terminal.expect("exited 0")
    terminal.probe.drain()
    let screen = EmulatedTerminal(columns: 80, rows: 24)
    screen.feed(Array(String(repeating: "above\r\n", count: 10).utf8))
    screen.feed(terminal.probe.output)
    let rows = screen.grid.map { $0.map(\.text).joined() }
    #expect(rows[..<10].allSatisfy { $0.hasPrefix("above") })
    #expect(screen.cursor == (0, 13))
  }

  @Test func aMatrixHasThemToo() throws {
    let words = ["matrix", "tag/filled", "--rows", "color", "--columns", "selected"]
    let plain = try printed(words + ["--shapes", "cells"], Self.kitty, rows: 100)
    let cells = screen(plain, below: 0, rows: 100)
    let images = screen(try printed(words, Self.kitty, rows: 100), below: 0, rows: 100)
    #expect(images.problems.isEmpty)
    #expect(images.placementCount > 2)
    #expect(images.terminal.cursor == cells.terminal.cursor)
  }

  private static let plain: [(Manner, [String], UInt16)] = [
    (Manner(roundTrip: nil, drawsImages: true, column: 0), [], 24),
    (Manner(roundTrip: 400, drawsImages: true, column: 0), [], 24),
    (Manner(attributes: "62", column: 0), [], 24),
    (Manner(attributes: "62", drawsImages: true, cell: "0;0", column: 0), [], 24),
    (Manner(attributes: "62", drawsImages: true, column: 7), [], 24),
    (kitty, ["TMUX=/tmp/tmux-0/default,1,0"], 24), (kitty, ["SSH_CONNECTION=a"], 24),
    (kitty, [], 3),
  ]

  @Test(arguments: plain.indices) func otherwiseTheBytesAreThoseOfCells(index: Int) throws {
    let (manner, variables, rows) = Self.plain[index]
    let environment = Self.environment + variables
    let shown = try printed(["show", "tag/filled"], manner, environment: environment, rows: rows)
    let cells = try printed(
      ["show", "tag/filled", "--shapes", "cells"], manner, environment: environment, rows: rows)
    #expect(shown == cells)
    #expect(!shown.isEmpty)
  }

  /// The input left for the shell after keys typed at a given moment, and the printed output.
  private func left(
    typing keys: String, _ manner: Manner, once isTime: (ProbeTerminal) -> Bool
  ) throws -> (keys: String, output: String) {
    let start = ProbeStart(
      ["gallery", "show", "tag/filled"], environment: Self.environment, columns: 80, rows: 24)
    let terminal = try AnsweringTerminal(start, manner)
    try terminal.wait("the moment") { isTime(terminal.probe) }
    terminal.probe.type(keys)
    try terminal.expect("exited 0")
    terminal.probe.drain()
    #expect(terminal.probe.hasOriginalSettings)
    return (
      String(decoding: terminal.probe.leftInput(), as: UTF8.self),
      String(decoding: terminal.probe.output, as: UTF8.self)
    )
  }

  @Test(arguments: ["l", "ls -l\r", "\u{1B}[A\r", "한글"] as [EscapedText])
  func inputDuringTheQuestionIsLeftForTheShell(typed: EscapedText) throws {
    let keys = typed.text
    var slow = Self.kitty
    slow.roundTrip = 30
    for manner in [
      slow, Manner(roundTrip: 400, drawsImages: true, column: 0), Manner(roundTrip: nil),
    ] {
      let (left, output) = try left(typing: keys, manner) { $0.shows("\u{1B}[c") }
      #expect(left == keys.replacing("\r", with: "\n"))
      #expect(output.contains("Tag"))
      #expect(!output.contains("ls -l"), "it is not echoed into what is printed")
    }
  }

  @Test func earlierInputIsLeftForTheShellAndNothingIsAsked() throws {
    let (left, output) = try left(typing: "ls\r", Self.kitty) { _ in true }
    #expect(left == "ls\n")
    #expect(output.contains("Tag"))
  }

  @Test func ctrlCDuringTheQuestionsEndsItAndRestoresTheTerminal() throws {
    let start = ProbeStart(
      ["gallery", "show", "tag/filled"], environment: Self.environment, columns: 80, rows: 24)
    let terminal = try AnsweringTerminal(start, Manner(roundTrip: nil))
    try terminal.wait("the question") { terminal.probe.shows("\u{1B}_Ga=q") }
    terminal.probe.type("\u{3}")
    try terminal.expect("killed 2")
    #expect(terminal.probe.hasOriginalSettings)
    #expect(!terminal.probe.shows("Tag"))
  }
}
