import GalleryTesting
import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// Enlarged words on terminals that draw pixels but no larger text.
@Suite("Enlarged words in pixels") struct PixelWordsTests {
  private static let columns = 40
  private static let rows = 12
  private static let cell = (width: 8, height: 16)

  private func scene(_ change: (inout TagScene.Tag) -> Void = { _ in }) -> TagScene {
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    var tag = TagScene.Tag(
      column: 10, row: 3, label: "Swift", height: 29, color: 0x9E7CFE, isStroked: false,
      isEnlarged: true)
    change(&tag)
    scene.tags = [tag]
    return scene
  }

  private func shown(_ surface: Surface, _ imageProtocol: ImageProtocol) throws -> ImageScreen {
    try .showing(surface, by: imageProtocol, cell: Self.cell)
  }

  /// The rectangle of the pixels in the colour of the words; nil for none.
  private func inked(_ screen: ImageScreen) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let width = Self.columns * Self.cell.width
    let picture = screen.picture()
    // Registers of sixel are hundredths.
    let dark = picture.indices.filter { [0x101010, 0x0F0F0F].contains(picture[$0]) }
    guard let top = dark.min(), let bottom = dark.max() else { return nil }
    let across = dark.map { $0 % width }
    return ((across.min() ?? 0)...(across.max() ?? 0), top / width...bottom / width)
  }

  private func isInCells(_ screen: ImageScreen, _ tag: TagScene.Tag) -> Bool {
    (0..<tag.label.count).allSatisfy { index in
      let place = tag.label.index(tag.label.startIndex, offsetBy: index)
      return screen.terminal.cell(column: tag.words.column + index, row: tag.words.row).text
        == String(tag.label[place])
    }
  }

  @Test(arguments: ImageProtocol.allCases)
  func wordsHaveTheSizeOfTheirBox(imageProtocol: ImageProtocol) throws {
    let scene = scene()
    let screen = try shown(scene.surface, imageProtocol)
    #expect(!isInCells(screen, scene.tags[0]))
    let ink = try #require(inked(screen))
    // Five letters of twice the width of a cell, in the middle of 18 columns.
    let middle = (10 + 9) * Self.cell.width
    #expect(ink.x.count > 64 && ink.x.count <= 80, "\(ink)")
    #expect(abs((ink.x.lowerBound + ink.x.upperBound) / 2 - middle) <= 6, "\(ink)")
    // A capital of twice the height, in the middle of five rows.
    #expect(ink.y.count > 16 && ink.y.count < 26, "\(ink)")
    #expect(abs((ink.y.lowerBound + ink.y.upperBound) / 2 - (3 * 16 + 40)) <= 4, "\(ink)")
  }

  @Test(arguments: ImageProtocol.allCases)
  func hangulHasTheSizeOfItsBox(imageProtocol: ImageProtocol) throws {
    var scene = scene()
    scene.tags = []
    var surface = scene.surface
    let style = surface.pool.id(
      of: Style(foreground: Paint(RGB(0x101010)), background: Paint(RGB(0xFFFFFF))))
    let glyphs = "예약".map { surface.pool.glyph(of: $0, columns: 2) }
    surface.write(glyphs, style: style, column: 18, row: 5)
    surface.typesetLines = [
      TypesetLine(
        cells: CellRect(column: 18, row: 5, columns: 4, rows: 1), style: nil, scale: 2,
        anchor: .center)
    ]
    let ink = try #require(inked(try shown(surface, imageProtocol)))
    #expect(ink.x.count > 48 && ink.x.count <= 64, "\(ink)")
    #expect(abs((ink.x.lowerBound + ink.x.upperBound) / 2 - 20 * 8) <= 4, "\(ink)")
    #expect(ink.y.count > 20 && ink.y.count <= 32, "\(ink)")
  }

  @Test(arguments: ImageProtocol.allCases)
  func lettersThatNoPenDrawsStayInTheirCells(imageProtocol: ImageProtocol) throws {
    let scene = scene { $0.label = "Pi π" }
    #expect(isInCells(try shown(scene.surface, imageProtocol), scene.tags[0]))
  }

  @Test(arguments: ImageProtocol.allCases)
  func wordsWithAnythingInTheWayStayInTheirCells(imageProtocol: ImageProtocol) throws {
    let scene = scene()
    let tag = scene.tags[0]
    var surface = scene.surface
    let style = surface[tag.words.column, tag.words.row].style
    surface.put(
      Cell.Glyph(scalar: "x", columns: 1), style: style, column: tag.words.column - 1,
      row: tag.words.row)
    #expect(isInCells(try shown(surface, imageProtocol), tag))
    // A pane that floats over the side of the box.
    surface = scene.surface
    let pane = CellRect(column: 10, row: 3, columns: tag.columns, rows: 2)
    surface.fill(pane, style: surface.pool.id(of: Style(background: Paint(RGB(0xFFFF00)))))
    surface.shapes[0].covers = [pane]
    #expect(isInCells(try shown(surface, imageProtocol), tag))
  }

  @Test(arguments: ImageProtocol.allCases)
  func wordsOfTheSizeOfCellsStayText(imageProtocol: ImageProtocol) throws {
    let scene = scene { $0.isEnlarged = false }
    #expect(isInCells(try shown(scene.surface, imageProtocol), scene.tags[0]))
  }

  /// At four times its size, whatever the width of the line next to it: before and after a change it is one picture.
  @Test(arguments: ImageProtocol.allCases)
  func aMarkHasHalfTheSizeOfItsCell(imageProtocol: ImageProtocol) throws {
    var sizes: [Int] = []
    for width in [4.0, 6] {
      let scene = scene {
        $0.label = "✓"
        $0.isStroked = true
      }
      var surface = scene.surface
      surface.shapes[0].strokeWidth = width
      surface.typesetLines = surface.typesetLines.map {
        TypesetLine(cells: $0.cells, style: nil, scale: 4, anchor: .center)
      }
      let ink = try #require(inked(try shown(surface, imageProtocol)))
      #expect(ink.x.count > 8 && ink.x.count <= 16, "\(ink)")
      sizes.append(ink.x.count)
    }
    #expect(Set(sizes).count == 1, "\(sizes)")
  }

  /// In 4 MB of pixels the words come first, and a screen full of them is drawn as far as that reaches.
  @Test func wordsKeepToTheLimit() throws {
    let cell = try #require(CellPixels(width: 96, height: 192))
    var images = TerminalImages()
    images.adopt(ImageSupport(.kitty, cell: cell))
    var scene = TagScene(columns: 60, rows: 60)
    scene.tags = (0..<10).map {
      TagScene.Tag(
        column: 4, row: 6 * $0, label: "Words\($0)", height: 29, color: 0x9E7CFE,
        isStroked: false, isEnlarged: true)
    }
    let surface = scene.surface
    let view = images.view(of: surface)
    let held = Set(images.wanted.map(\.image)).reduce(0) { $0 + (images.known[$1]?.size ?? 0) }
    #expect(held > 0 && held <= TerminalImages.limit, "\(held)")
    let drawn = scene.tags.count { view[$0.words.column, $0.words.row].glyph == .blank }
    #expect(drawn > 0 && drawn < 10, "\(drawn)")
  }
}
