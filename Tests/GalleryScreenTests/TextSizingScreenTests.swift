import TerminalTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// The gallery on a terminal that draws words larger than its cells.
@Suite("Screens with larger words") struct TextSizingScreenTests {
  private func shown(
    _ screens: Screens, _ encoder: inout Encoder, on screen: TextSizingScreen
  ) -> [TextSizingScreen.Block] {
    screen.feed(encoder.encode(Frame(surface: screens.drawing.surface)))
    #expect(screen.problems == [] && screen.unknown == [])
    return screen.blocks.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  private func encoder() -> Encoder {
    Encoder(depth: .truecolor, features: [.xterm, .textSizing])
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func aTitleOfTheTextStylesIsDrawnInItsRelativeSize(columns: Int, rows: Int) throws {
    var screens = Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: [.gitspaceText]),
      sizesText: true)
    var encoder = encoder()
    let screen = TextSizingScreen(columns: columns, rows: rows)
    let blocks = shown(screens, &encoder, on: screen)
    let words = Samples.text(.title1).english
    let title = blocks.map(\.text).joined()
    #expect(title.hasPrefix(words), "\(blocks)")
    #expect(blocks.allSatisfy { $0.rows == 2 })
    screens.type("tab down down down down down")
    #expect(screens.text.contains("style=body1"))
    let row = try #require(blocks.first).row
    #expect(!shown(screens, &encoder, on: screen).contains { $0.row == row })
  }

  @Test(arguments: [(1, [2, 3, 2], 3), (2, [4, 5, 2], 5)]) func theLabelInZoomGrowsWithItsBox(
    presses: Int, fraction: [Int], rows: Int
  ) throws {
    var screens = Screens(columns: 120, rows: 40, sizesText: true)
    var encoder = encoder()
    let screen = TextSizingScreen(columns: 120, rows: 40)
    let (index, state) = try #require(
      screens.program.catalogue.state(of: "tag/filled:configuration=height31"))
    screens.model.canvas.states[index] = state
    #expect(screens.program.link(screens.model).contains("tag/filled:configuration=height31"))
    screens.type("tab")
    // The stage enlarges it in light and in dark, label and all.
    #expect(shown(screens, &encoder, on: screen).map(\.text) == ["Tag", "Tag"])
    for _ in 0..<presses { screens.type("z") }
    let blocks = shown(screens, &encoder, on: screen)
    #expect(blocks.map(\.text) == ["Tag"])
    let block = try #require(blocks.first)
    #expect(block.fraction == fraction && block.rows == rows)
    let shape = try #require(screens.drawing.surface.shapes.first)
    let middle = 16 * (Double(block.row) + Double(block.rows) / 2)
    #expect(abs(middle - shape.frame.middleY) <= 8)
    screens.type("z")
    #expect(shown(screens, &encoder, on: screen).count == (presses == 2 ? 2 : 1))
  }

  /// On the stage and in both zooms.
  @Test(arguments: ImageProtocol.allCases, ["height20", "height31"])
  func aTerminalThatDrawsPixelsEnlargesWordsToo(
    imageProtocol: ImageProtocol, height: String
  ) throws {
    var screens = Screens(columns: 120, rows: 40, language: .korean, sizesText: true)
    let cell = try #require(CellPixels(width: 9, height: 18))
    var encoder = Encoder(depth: .truecolor)
    _ = encoder.adopt(ImageSupport(imageProtocol, cell: cell))
    let screen = ImageScreen(columns: 120, rows: 40, cellWidth: cell.width, cellHeight: cell.height)
    let (index, state) = try #require(
      screens.program.catalogue.state(of: "tag/filled:configuration=\(height)"))
    screens.model.canvas.states[index] = state
    for keys in ["tab", "z", "z"] {
      screens.type(keys)
      let surface = screens.drawing.surface
      let lines = surface.typesetLines.filter { $0.scale > 1 }
      #expect(!lines.isEmpty, "after \(keys)")
      screen.feed(encoder.encode(Frame(surface: surface)))
      #expect(screen.problems == [])
      for line in lines {
        for column in line.cells.column..<line.cells.endColumn {
          #expect(
            screen.terminal.cell(column: column, row: line.cells.row).text.allSatisfy {
              $0 == " "
            }, "after \(keys)")
        }
      }
    }
  }

  /// A box of 20 points is less than three rows high at twice its size, and round at the ends of five rows.
  @Test func theLabelInZoomTakesNoMoreRowsThanItsBoxHas() throws {
    var screens = Screens(columns: 120, rows: 40, sizesText: true)
    var encoder = encoder()
    let screen = TextSizingScreen(columns: 120, rows: 40)
    screens.type("tab z")
    #expect(shown(screens, &encoder, on: screen).isEmpty && screens.text.contains("2x"))
    screens.type("z")
    let block = try #require(shown(screens, &encoder, on: screen).first)
    #expect(block.text == "Tag" && block.rows == 3 && block.fraction == [0, 0, 0])
  }

  /// The gallery's own text has the terminal's type, and terminals without text sizing get the same output as ever.
  @Test func onlyComponentsHaveAType() {
    let screens = Screens(columns: 120, rows: 40, isOverview: true, sizesText: true)
    let plain = Screens(columns: 120, rows: 40, isOverview: true)
    let lines = screens.drawing.surface.typesetLines
    #expect(!lines.isEmpty && lines.allSatisfy { $0.style?.family == "Pretendard" })
    for catalogue in [Catalogue(specimens: [.gitspaceText]), .tags] {
      var typed = Screens(columns: 100, rows: 30, catalogue: catalogue, sizesText: true)
      var bare = Screens(columns: 100, rows: 30, catalogue: catalogue)
      var first = Encoder(depth: .truecolor)
      var second = Encoder(depth: .truecolor)
      for keys in ["", "tab", "z", "z", "z", "down", "i", "escape", "m"] {
        typed.type(keys)
        bare.type(keys)
        #expect(
          first.encode(Frame(surface: typed.drawing.surface))
            == second.encode(Frame(surface: bare.drawing.surface)), "after \(keys)")
      }
    }
    #expect(screens.text == plain.text)
  }
}
