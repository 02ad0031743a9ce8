import EncoderOracle
import GalleryTesting
import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// The screen of a terminal with text sizing, judged by an emulator that loses a block with each of its cells.
@Suite("Larger words, frame to frame") struct TextSizingTests {
  static let columns = 44
  static let rows = 12

  /// Lines of text, some with a type, and a box that comes and goes.
  private struct Scene {
    var lines: [Line] = []
    var box: CellRect?
    let pool = CellPool()

    struct Line {
      var text: String
      var column: Int
      var row: Int
      var style: GSTextStyle?
      var scale = 1
      var color: UInt32
    }

    var surface: Surface {
      let page = Style(background: Paint(RGB(0xFF_FFFF)))
      var surface = Surface(
        columns: TextSizingTests.columns, rows: TextSizingTests.rows, pool: pool,
        filledWith: Cell(glyph: .blank, style: pool.id(of: page)))
      for line in lines {
        let style = Style(
          foreground: Paint(RGB(line.color)), background: Paint(RGB(0xFF_FFFF)),
          attributes: line.style?.weight ?? 400 >= 600 ? .bold : [])
        var glyphs: [Cell.Glyph] = []
        DisplayWidth.forEachCluster(in: line.text, policy: .grapheme) {
          glyphs.append(pool.glyph(of: $0, columns: $1))
        }
        let end = surface.write(
          glyphs, style: pool.id(of: style), column: line.column, row: line.row)
        guard line.style != nil || line.scale > 1 else { continue }
        surface.typesetLines.append(
          TypesetLine(
            cells: CellRect(
              column: line.column, row: line.row, columns: end - line.column, rows: 1),
            style: line.style, scale: line.scale, anchor: line.scale > 1 ? .center : nil))
      }
      if let box {
        surface.fill(box, style: pool.id(of: Style(background: Paint(RGB(0xCC_DDEE)))))
        surface.typesetLines.removeAll { !$0.cells.intersection(box).isEmpty }
      }
      return surface
    }

    mutating func change(_ random: inout SeededGenerator) {
      switch random.number(0...6) {
      case 0, 1:
        let words = ["Title", "나눔", "a", "Received knocks", "중 mixed 글", "WWWWWWWWWW"]
        let sizes = [13.0, 18, 20, 24, 28, 40]
        let isZoomed = random.number(0...3) == 0
        lines.append(
          Line(
            text: words[random.number(0...words.count - 1)], column: random.number(0...20),
            row: random.number(0...TextSizingTests.rows - 1),
            style: isZoomed
              ? nil
              : GSTextStyle(
                "s", size: sizes[random.number(0...sizes.count - 1)],
                weight: [400, 600][random.number(0...1)]),
            scale: isZoomed ? [2, 4][random.number(0...1)] : 1,
            color: [0x262626, 0x9E7CFE][random.number(0...1)]))
      case 2: if !lines.isEmpty { lines.removeFirst() }
      case 3: if !lines.isEmpty { lines[0].column = random.number(0...20) }
      case 4: if !lines.isEmpty { lines[0].color ^= 0xFFFF }
      case 5:
        box =
          box == nil
          ? CellRect(
            column: random.number(0...30), row: random.number(0...8),
            columns: random.number(1...12), rows: random.number(1...3)) : nil
      default:
        for index in lines.indices { lines[index].row = (lines[index].row + 1) % 12 }
      }
    }
  }

  private func encoder(_ features: TerminalFeatures) -> Encoder {
    Encoder(depth: .truecolor, features: features.union(.textSizing))
  }

  private func fresh(_ surface: Surface) -> TextSizingScreen {
    let screen = TextSizingScreen(columns: Self.columns, rows: Self.rows)
    var encoder = encoder([])
    screen.feed(encoder.encode(Frame(surface: surface)))
    return screen
  }

  @Test(arguments: 1...Effort.steps(60)) func incrementalEqualsFullRepaint(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var scene = Scene()
    var encoder = encoder(EncoderLawTests.features(UInt64(seed)))
    let screen = TextSizingScreen(columns: Self.columns, rows: Self.rows)
    var sent = 0
    for number in 0..<40 {
      for _ in 0..<random.number(1...3) { scene.change(&random) }
      if random.number(0...14) == 0 { encoder.invalidate() }
      let surface = scene.surface
      let before = screen.sent
      var recognizer = OutputRecognizer()
      let bytes = encoder.encode(Frame(surface: surface))
      #expect(recognizer.read(bytes) == nil && recognizer.isAtRest, "seed \(seed), frame \(number)")
      screen.feed(bytes)
      sent += screen.sent - before
      let expected = fresh(surface)
      let difference = difference(screen.picture, expected.picture)
      #expect(difference == nil, "seed \(seed), frame \(number): \(difference ?? "")")
      #expect(screen.problems == [] && expected.problems == [], "seed \(seed), frame \(number)")
      #expect(screen.unknown == [] && expected.unknown == [], "seed \(seed), frame \(number)")
      #expect(encoder.encode(Frame(surface: surface)).isEmpty, "seed \(seed), frame \(number)")
      if difference != nil { return }
    }
    #expect(sent > 0, "seed \(seed): nothing was ever larger")
  }

  @Test(arguments: 1...10) func aTerminalWithoutItGetsTheSameBytes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var scene = Scene()
    var typed = Encoder(depth: .truecolor)
    var plain = Encoder(depth: .truecolor)
    for number in 0..<40 {
      scene.change(&random)
      let surface = scene.surface
      var bare = surface
      bare.typesetLines = []
      #expect(
        typed.encode(Frame(surface: surface)) == plain.encode(Frame(surface: bare)),
        "seed \(seed), frame \(number)")
    }
  }

  private func surface(_ lines: [Scene.Line]) -> Surface {
    var scene = Scene()
    scene.lines = lines
    return scene.surface
  }

  private func title(_ text: String, size: Double, column: Int = 2, row: Int = 4) -> Scene.Line {
    Scene.Line(
      text: text, column: column, row: row, style: GSTextStyle("s", size: size, weight: 600),
      color: 0x262626)
  }

  @Test func aTitleOfTwiceTheSizeTakesTwoRows() throws {
    let screen = fresh(surface([title("Knocks", size: 28)]))
    let block = try #require(screen.blocks.first)
    #expect(screen.blocks.count == 1)
    #expect(block.text == "Knocks")
    #expect([block.column, block.row, block.columns, block.rows] == [2, 4, 12, 2])
    #expect(block.fraction == [0, 0, 0])
    #expect(block.pen.foreground == .direct(0x262626))
  }

  @Test func aSizeInBetweenIsAFractionOfItsBlocks() {
    let screen = fresh(surface([title("Repositories", size: 20)]))
    let blocks = screen.blocks.sorted { $0.column < $1.column }
    #expect(blocks.map(\.text) == ["Reposito", "ries"])
    #expect(blocks.map(\.columns) == [12, 6])
    #expect(blocks.allSatisfy { $0.fraction == [6, 8, 2] && $0.rows == 2 })
  }

  @Test func wordsOfTheSizeOfCellsStayCells() {
    #expect(fresh(surface([title("Body", size: 16)])).sent == 0)
  }

  @Test func nothingElseIsCoveredOrMoved() {
    let crowded = [
      title("Title", size: 28), title("beside it", size: 13, column: 8),
      title("above", size: 13, row: 3), title("below", size: 13, row: 5),
    ]
    #expect(fresh(surface(crowded)).sent == 0)
    let roomAbove = fresh(
      surface([title("Title", size: 28), title("below", size: 13, row: 5)]))
    #expect(roomAbove.blocks.map(\.row) == [3])
    #expect(fresh(surface([title("Title", size: 28, column: 38)])).blocks.map(\.column) == [33])
  }

  @Test func enlargedWordsAreCentredInTheirRow() throws {
    let line = Scene.Line(
      text: "Tag", column: 20, row: 6, style: nil, scale: 2, color: 0x262626)
    let block = try #require(fresh(surface([line])).blocks.first)
    #expect([block.row, block.rows, block.columns] == [5, 3, 6])
    #expect(block.fraction == [2, 3, 2])
  }

  @Test func withSixelWordsStayCells() throws {
    var encoder = encoder(.xterm)
    let cell = try #require(CellPixels(width: 6, height: 12))
    _ = encoder.adopt(ImageSupport(.sixel, cell: cell))
    let screen = TextSizingScreen(columns: Self.columns, rows: Self.rows)
    screen.feed(encoder.encode(Frame(surface: surface([title("Title", size: 28)]))))
    #expect(screen.sent == 0 && screen.problems == [])
  }

  @Test func textSizingLearnedLaterAppliesToTheNextFrame() {
    var encoder = Encoder(depth: .truecolor)
    let frame = Frame(surface: surface([title("Title", size: 28)]))
    let screen = TextSizingScreen(columns: Self.columns, rows: Self.rows)
    screen.feed(encoder.encode(frame))
    #expect(screen.sent == 0)
    encoder.adopt([.xterm, .textSizing], depth: .truecolor)
    screen.feed(encoder.encode(frame))
    #expect(screen.blocks.count == 1 && screen.unknown == [])
    encoder.adopt(.xterm, depth: .truecolor)
    screen.feed(encoder.encode(frame))
    #expect(screen.blocks.isEmpty && screen.unknown == [])
    #expect(screen.terminal.cell(column: 2, row: 4).text == "T")
  }
}

@Suite("The recognizer of larger words") struct SizedTextGrammarTests {
  @Test(
    arguments: [
      "]66;s=2:w=3;Title\u{1B}\\", "]66;s=3:w=2:n=2:d=3:v=2;나눔\u{1B}\\",
    ] as [EscapedText])
  func sequencesOfTheEncoderAreRead(_ sequence: EscapedText) {
    var recognizer = OutputRecognizer()
    #expect(recognizer.read(Array("\u{1B}\(sequence.text)x".utf8)) == nil)
    #expect(recognizer.isAtRest)
  }

  @Test(
    arguments: [
      "]66;s=2;a\u{1B}\\", "]66;s=8:w=1;a\u{1B}\\", "]66;s=2:w=9;a\u{1B}\\", "]52;c;aaaa\u{1B}\\",
      "]66;s=2:w=1:n=3:d=2:v=2;a\u{1B}\\", "]66;s=2:w=1;a\nb\u{1B}\\", "]66;s=2:w=1;a\u{1B}[0m",
      "]66;s=2:w=1;a\u{7}",
    ] as [EscapedText])
  func anythingElseIsRefused(_ sequence: EscapedText) {
    var recognizer = OutputRecognizer()
    #expect(
      recognizer.read(Array("\u{1B}\(sequence.text)".utf8)) != nil, "\(sequence.testDescription)")
  }
}
