import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// Printed output with images looks like the same cells and images on a screen of their own.
@Suite("Images in text that scrolls") struct InlineImageTests {
  private static let size = CellSize(columns: 48, rows: 12)
  private static let room = CellSize(columns: 48, rows: 16)

  private func inline(
    _ imageProtocol: ImageProtocol, room: CellSize = room, last: Int = 1000
  ) throws -> InlineImages {
    let cell = try #require(CellPixels(width: 6, height: 12))
    return InlineImages(ImageSupport(imageProtocol, cell: cell), room: room, last: last)
  }

  private func printed(
    _ inline: inout InlineImages, _ surface: Surface
  ) throws -> [UInt8] {
    let bytes = inline.ansi(surface)
    return try #require(bytes)
  }

  private func screen() -> ImageScreen {
    ImageScreen(
      columns: Self.room.columns, rows: Self.room.rows, cellWidth: 6, cellHeight: 12)
  }

  private func scene(isTall: Bool = false) -> TagScene {
    var scene = TagScene(columns: Self.size.columns, rows: Self.size.rows)
    scene.lines = ["one", "two"]
    for (index, height) in [20.0, 25, 29, 31].enumerated() {
      scene.tags.append(
        TagScene.Tag(
          column: 8 + index * 9, row: index * 2 + (isTall ? 3 : 0), label: "Label", height: height,
          color: 0x9E7CFE, isStroked: index == 2))
    }
    // Two that look alike share an image.
    scene.tags.append(
      TagScene.Tag(
        column: 8, row: 6, label: "Label", height: 20, color: 0x9E7CFE, isStroked: false))
    return scene
  }

  /// As the terminal's driver sends it on.
  private func sent(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }

  private func pixels(_ screen: ImageScreen, fromRow row: Int) -> [UInt32] {
    let line = Self.room.columns * 6 * 12
    return Array(screen.picture()[row * line..<(row + Self.size.rows) * line])
  }

  private func text(_ screen: ImageScreen, fromRow row: Int) -> [EmulatedCell] {
    (row..<row + Self.size.rows).flatMap { row in
      (0..<Self.size.columns).map { screen.terminal.cell(column: $0, row: row).seen }
    }
  }

  @Test(arguments: ImageProtocol.allCases, [0, 2, 3, 4, 15])
  func itLooksTheSameAsOnAFullScreen(imageProtocol: ImageProtocol, linesBefore: Int) throws {
    let surface = scene().surface
    var encoder = Encoder(depth: .truecolor, features: .xterm)
    let cell = try #require(CellPixels(width: 6, height: 12))
    _ = encoder.adopt(ImageSupport(imageProtocol, cell: cell))
    let expected = screen()
    expected.feed(encoder.encode(Frame(surface: surface)))

    var inline = try inline(imageProtocol)
    let bytes = try printed(&inline, surface)
    let screen = screen()
    screen.feed(Array(String(repeating: "\r\n", count: linesBefore).utf8))
    screen.feed(sent(bytes))
    #expect(screen.problems.isEmpty)
    let start = min(linesBefore, Self.room.rows - Self.size.rows - 1)
    #expect(pixels(screen, fromRow: start) == pixels(expected, fromRow: 0))
    #expect(text(screen, fromRow: start) == text(expected, fromRow: 0))
    #expect(screen.terminal.cursor == (0, start + Self.size.rows))
    #expect(screen.placementCount == (imageProtocol == .kitty ? 5 : 0))
  }

  @Test(arguments: ImageProtocol.allCases)
  func anOutlineInTheLastRowIsAnImageToo(imageProtocol: ImageProtocol) throws {
    var inline = try inline(imageProtocol)
    let bytes = try printed(&inline, scene(isTall: true).surface)
    let screen = screen()
    screen.feed(sent(bytes))
    #expect(screen.problems.isEmpty)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("▀"))
    #expect(screen.terminal.cursor == (0, Self.size.rows))
  }

  @Test func aSecondPrintKeepsTheImagesOfTheFirst() throws {
    var inline = try inline(.kitty)
    let screen = screen()
    let surface = scene().surface
    screen.feed(sent(try printed(&inline, surface)))
    let images = screen.imageCount
    screen.feed(sent(try printed(&inline, surface)))
    #expect(images > 1)
    #expect(screen.imageCount == 2 * images)
    #expect(screen.placementCount == 10)
  }

  @Test func looksThatDoNotFitOrHaveNoOutlineStayInCells() throws {
    let surface = scene().surface
    for rows in 0...3 {
      var low = try inline(.kitty, room: CellSize(columns: 48, rows: rows))
      let cut = low.ansi(surface)
      #expect(cut == nil, "no tag of three rows fits on \(rows) and the row below them")
    }
    var narrow = try inline(.sixel, room: CellSize(columns: 47, rows: 16))
    let folded = narrow.ansi(surface)
    #expect(folded == nil)
    var inline = try inline(.sixel)
    let words = inline.ansi(TagScene(columns: 20, rows: 2).surface)
    #expect(words == nil)
    _ = try printed(&inline, surface)
  }

  @Test(arguments: ImageProtocol.allCases)
  func aTallPictureIsPrintedInBands(imageProtocol: ImageProtocol) throws {
    var scene = TagScene(columns: Self.size.columns, rows: Self.size.rows)
    scene.lines = ["one", "two"]
    for row in [1, 7] {
      scene.tags.append(
        TagScene.Tag(
          column: 8, row: row, label: "Label", height: 31, color: 0x9E7CFE, isStroked: row == 7))
    }
    var whole = try inline(imageProtocol)
    var bands = try inline(imageProtocol, room: CellSize(columns: 48, rows: 8))
    let (expected, screen) = (screen(), screen())
    expected.feed(sent(try printed(&whole, scene.surface)))
    let bytes = try printed(&bands, scene.surface)
    screen.feed(sent(bytes))
    #expect(screen.problems.isEmpty)
    #expect(pixels(screen, fromRow: 0) == pixels(expected, fromRow: 0))
    #expect(text(screen, fromRow: 0) == text(expected, fromRow: 0))
    #expect(screen.terminal.cursor == expected.terminal.cursor)
    // No move up is higher than such a screen.
    let moves = String(decoding: bytes, as: UTF8.self).matches(of: /\x1B\[([0-9]+)A/)
    for move in moves { #expect(Int(move.1).map { $0 < 8 } == true) }
  }

  @Test func aBandThatAnOutlineGoesThroughKeepsItInCells() throws {
    // Tags in steps of two rows leave no row between them.
    var low = try inline(.kitty, room: CellSize(columns: 48, rows: 6))
    let text = String(decoding: try printed(&low, scene().surface), as: UTF8.self)
    #expect(text.contains("▀"))
    #expect(text.contains("\u{1B}_Ga="))
  }

  @Test func noPlaceOnTheScreenIsNamed() throws {
    for imageProtocol in ImageProtocol.allCases {
      var inline = try inline(imageProtocol)
      let text = String(decoding: try printed(&inline, scene().surface), as: UTF8.self)
      let moves = text.matches(of: /\x1B\[[0-9;]*([HfdGr])/)
      #expect(moves.isEmpty)
      #expect(!text.matches(of: /\x1B\[[0-9]*A/).isEmpty)
    }
  }
}
