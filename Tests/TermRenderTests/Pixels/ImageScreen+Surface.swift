import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

extension ImageScreen {
  /// A terminal with cells of the given pixels that shows a surface in true colour, as a first frame.
  static func showing(
    _ surface: Surface, by imageProtocol: ImageProtocol, cell: (width: Int, height: Int)
  ) throws -> ImageScreen {
    let pixels = try #require(CellPixels(width: cell.width, height: cell.height))
    var encoder = Encoder(depth: .truecolor, features: .xterm)
    _ = encoder.adopt(ImageSupport(imageProtocol, cell: pixels))
    let screen = ImageScreen(
      columns: surface.columns, rows: surface.rows, cellWidth: cell.width,
      cellHeight: cell.height)
    screen.feed(encoder.encode(Frame(surface: surface)))
    #expect(screen.problems == [])
    return screen
  }
}
