import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// Faults that were seen in terminals: ticks of a pixel beside the caps of kitty, seams between the rows of xterm.
@Suite("Outlines without ticks and seams")
struct OutlineFaultTests {
  private func looks(
    of specimen: Specimen, _ densities: [Density] = Density.allCases
  ) -> [Surface] {
    let renderer = Renderer()
    let states = SpecimenSpace(of: specimen).prefix(40)
    return densities.flatMap { density in
      let environment = RenderEnvironment(theme: .zatch, density: density)
      return states.map {
        renderer.draw($0.element(.english), environment: environment).surface
      }
    }
  }

  /// kitty draws `▗` and the `▄` beside it with edges that differ by a pixel where a row has an odd number of them.
  @Test(arguments: Catalogue.builtIn.specimens)
  func noQuadrantIsNextToAHalfBlock(specimen: Specimen) {
    for surface in looks(of: specimen) {
      let quadrants = surface.cells.map(\.glyph.scalar)
        .filter { (0x2596...0x259F).contains($0?.value ?? 0) }
      #expect(quadrants.isEmpty)
    }
  }

  /// A cell of blank on a background is filled to its edges by every terminal; a block is a glyph of the font, which xterm
  /// draws lower than its row at 12 points.
  @Test(arguments: Catalogue.builtIn.specimens)
  func rowsOfAFillMeetInBackgroundsNotInGlyphs(specimen: Specimen) {
    for surface in looks(of: specimen) {
      for shape in surface.shapes {
        guard let fill = shape.fill else { continue }
        for row in shape.cells.row..<shape.cells.endRow {
          for column in shape.cells.column..<shape.cells.endColumn {
            let cell = surface[column, row]
            guard cell.glyph.isPartOfFill, surface.pool[cell.style].foreground == fill else {
              continue
            }
            #expect(
              isAtAnEdge(cell.glyph.scalar, column, row, of: shape.cells),
              "\(surface.plainText) at \(column), \(row)")
          }
        }
      }
    }
  }

  /// Half a row at the top and at the bottom, half a column at each side: there nothing of the fill is beyond the glyph.
  private func isAtAnEdge(
    _ scalar: Unicode.Scalar?, _ column: Int, _ row: Int, of cells: CellRect
  ) -> Bool {
    switch scalar {
    case BlockGlyphs.lowerHalf: row == cells.row
    case BlockGlyphs.upperHalf: row == cells.endRow - 1
    case BlockGlyphs.rightHalf: column == cells.column
    case BlockGlyphs.leftHalf: column == cells.endColumn - 1
    default: false
    }
  }

  /// A light arc between heavy sides looks torn.
  @Test(arguments: Catalogue.builtIn.specimens)
  func theCornersOfALineAreAsHeavyAsItsSides(specimen: Specimen) {
    for surface in looks(of: specimen) {
      for shape in surface.shapes where shape.stroke != nil {
        #expect(hasEvenLine(surface, shape.cells), "\(surface.plainText)")
      }
    }
  }

  @Test func aTornCornerIsFound() {
    let pool = CellPool()
    for (lines, isEven) in [
      (["┏━┓", "┃ ┃", "┗━┛"], true), (["╭─╮", "│ │", "╰─╯"], true),
      (["╭━╮", "┃ ┃", "╰━╯"], false), (["┏─┓", "│ │", "┗─┛"], false),
    ] {
      var surface = Surface(columns: 3, rows: 3, pool: pool)
      for (row, line) in lines.enumerated() {
        for (column, character) in line.enumerated() {
          surface.put(
            pool.glyph(of: character, columns: 1), style: Cell.blank.style, column: column,
            row: row)
        }
      }
      let whole = CellRect(column: 0, row: 0, columns: 3, rows: 3)
      #expect(hasEvenLine(surface, whole) == isEven, "\(lines)")
    }
  }

  /// Whether all glyphs of a box around an area have one weight; true without a box.
  private func hasEvenLine(_ surface: Surface, _ area: CellRect) -> Bool {
    let light = Set("─│╭╮╰╯┌┐└┘".unicodeScalars)
    let heavy = Set("━┃┏┓┗┛".unicodeScalars)
    var weights: Set<Bool> = []
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let isEdge =
          row == area.row || row == area.endRow - 1 || column == area.column
          || column == area.endColumn - 1
        guard isEdge, let scalar = surface[column, row].glyph.scalar else { continue }
        if light.contains(scalar) { weights.insert(false) }
        if heavy.contains(scalar) { weights.insert(true) }
      }
    }
    return weights.count < 2
  }

  @Test func aButtonOfThreeRowsIsBackgroundThroughout() throws {
    let button = GSButton(
      style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "OK") })
    let surface = Renderer().draw(button.element, environment: RenderEnvironment(theme: .zatch))
      .surface
    let fill = try #require(surface.shapes.first?.fill)
    #expect(surface.rows == 3)
    #expect(surface.cells.allSatisfy { surface.pool[$0.style].background == fill })
  }

  /// The usual height of a row in kitty, that of xterm at 12 points, and others of either parity.
  @Test(arguments: [16, 17, 19, 20, 21])
  func theEdgeOfAnImageHasNoTick(height: Int) throws {
    let cell = try #require(CellPixels(width: (height + 1) / 2, height: height))
    let names: Set<String> = ["tag/filled", "tag/stroke", "button/primary", "button/secondary"]
    let specimens = Catalogue.builtIn.specimens.filter { names.contains($0.id.description) }
    #expect(specimens.count == names.count)
    let shapes = specimens.flatMap { looks(of: $0, [.faithful]) }.flatMap(\.shapes)
    // Colours aside, and shadows, which shade the pixels below an edge.
    let outlines = Dictionary(
      shapes.map { shape in
        var shape = shape
        shape.shadow = nil
        return ([shape.frame.height, shape.frame.width, shape.strokeWidth], shape)
      },
      uniquingKeysWith: { first, _ in first })
    #expect(outlines.count >= 8)
    for shape in outlines.values {
      let edges = edges(of: shape, cell)
      let spans = edges.compactMap(\.self)
      let label = Comment(rawValue: "\(shape.frame), \(height) pixels: \(edges)")
      try #require(spans.count >= 12, label)
      // In one piece, from the first row to the last.
      #expect(edges.firstRange(of: spans.map { Optional($0) }) != nil, label)
      // As far from the left as from the right, and wider towards the middle.
      #expect(Set(spans.map { $0.lowerBound + $0.upperBound }).count == 1, label)
      let middle = spans.count / 2
      let widths = spans.map(\.count)
      #expect(widths[...middle].elementsEqual(widths[...middle].sorted()), label)
      #expect(widths[middle...].elementsEqual(widths[middle...].sorted(by: >)), label)
      #expect(widths.elementsEqual(widths.reversed()), label)
    }
  }

  /// By row of pixels: the range with a share of the shape's colour, over its visible cells. Nil in a row without
  /// one. Expects the range to have no gap in a fill.
  private func edges(of shape: Shape, _ cell: CellPixels) -> [Range<Int>?] {
    let look = ShapeLook(shape, in: shape.clip)
    let picture = CellImage(look, cell)
    let own = [look.fill, look.stroke].compactMap { $0.map { OKLab($0) } }
    let ground = OKLab(look.backdrop ?? .white)
    func isOfShape(_ x: Int, _ y: Int) -> Bool {
      let (column, row) = (x / cell.width, y / cell.height)
      let pixel = picture.image[x, y]
      guard pixel != 0 else {
        let isInside = picture.insideCells[row * look.size.columns + column]
        return look.fill != nil && (isInside || look.label.contains(column: column, row: row))
      }
      let color = OKLab(RGB(pixel >> 8))
      return own.contains { ground.distance(to: color) > 0.3 * ground.distance(to: $0) }
    }
    return (0..<picture.image.height).map { y in
      let columns = (0..<picture.image.width).filter { isOfShape($0, y) }
      guard let first = columns.first, let last = columns.last else { return nil }
      if look.fill != nil { #expect(columns == Array(first...last), "row \(y)") }
      return first..<last + 1
    }
  }
}
