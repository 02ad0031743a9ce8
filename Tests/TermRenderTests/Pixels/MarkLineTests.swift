import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// A glyph fills its cell, and the padding of a tag is one cell: the mark in it would touch the outline.
@Suite("Marks beside words") struct MarkLineTests {
  private func surface(_ element: Element, _ theme: Theme = .zatch) -> Surface {
    Renderer().draw(
      .backdrop(.page, .row([.gap(1), element, .gap(1)])),
      environment: RenderEnvironment(theme: theme)
    ).surface
  }

  private let selected = GSTag.stroke("Tag", configuration: .height20, isSelected: true).element

  /// The points between a line of marks and the inner edge of the outline that they are in.
  private func air(_ mark: Shape.Mark, in shape: Shape) -> Double {
    let frame = shape.frame
    let inner = RoundedRectangle(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height, radius: shape.radius
    ).inset(by: shape.strokeWidth)
    let line = MarkLine(mark.form, in: mark.cell)
    return line.points.map { -inner.distance(x: $0.x, y: $0.y) - line.width / 2 }.min() ?? 0
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func aDrawnMarkTouchesNoOutline(specimen: Specimen) {
    for state in SpecimenSpace(of: specimen).prefix(60) {
      for theme in [Theme.zatch, .gitspace] {
        let surface = surface(state.element(.english), theme)
        for shape in surface.shapes.map({ $0.fitted().drawingMarks(of: surface) }) {
          for mark in shape.marks {
            #expect(air(mark, in: shape) >= 1, "\(mark.form) in\n\(surface.plainText)")
          }
        }
      }
    }
  }

  @Test func theGlyphOfASelectedTagWouldTouchItsOutline() throws {
    let surface = surface(selected)
    let shape = try #require(surface.shapes.first)
    let drawn = shape.drawingMarks(of: surface)
    let mark = try #require(drawn.marks.first)
    #expect(mark.form == .check && drawn.marks.count == 1)
    #expect(mark.cell.x - shape.frame.x - shape.strokeWidth < 1)
    #expect(air(mark, in: shape) >= 1)
    // The words keep their cells.
    #expect(drawn.label.column == shape.label.column + 1)
    #expect(drawn.label.endColumn == shape.label.endColumn)
  }

  @Test func bracketsAreMarksOnBothSides() throws {
    let disabled = GSTag.filled("Tag", configuration: .height20, isDisabled: true).element
    let surface = surface(disabled)
    let shape = try #require(surface.shapes.first).drawingMarks(of: surface)
    #expect(shape.marks.map(\.form) == [.opening, .closing])
    #expect(shape.label.columns == 3)
  }

  /// Brackets and ticks that are words stay words: they are a cell away from the outline.
  @Test(arguments: ["(3)", "✓3"]) func wordsStayWords(title: String) throws {
    let tag = GSTag.filled(title, configuration: .height20).element
    let surface = surface(tag)
    let shape = try #require(surface.shapes.first)
    #expect(shape.drawingMarks(of: surface) == shape)
  }

  @Test(arguments: ImageProtocol.allCases)
  func aTerminalShowsTheMarkInTheImage(imageProtocol: ImageProtocol) throws {
    let surface = surface(selected)
    let shape = try #require(surface.shapes.first).drawingMarks(of: surface)
    let mark = try #require(shape.marks.first)
    let place = (column: mark.cell.cells.column, row: mark.cell.cells.row)
    #expect(surface[place.column, place.row].glyph.scalar == "✓")

    let cell = try #require(CellPixels(width: 9, height: 20))
    var images = TerminalImages()
    images.adopt(ImageSupport(imageProtocol, cell: cell))
    let view = images.view(of: surface, hasRowBelow: true)
    #expect(view[place.column, place.row].glyph == .blank)
    #expect(view[place.column + 1, place.row].glyph.scalar == "T")

    let wanted = try #require(images.wanted.first)
    let look = try #require(images.known[wanted.image]?.look)
    let image = look.picture(ImageSupport(.sixel, cell: cell)).image
    let color = try #require(mark.paint).color
    let left = (place.column - wanted.column) * cell.width
    let top = (place.row - wanted.row) * cell.height
    let columns = (0..<cell.width).filter { x in
      (5..<15).contains { y in image[left + x, top + y] >> 8 == color.value }
    }
    // The line of the outline is in the first columns, then nothing, then the mark.
    #expect(columns.contains { $0 > cell.width / 2 }, "\(columns)")
    #expect(!columns.contains(3), "\(columns)")
  }

  @Test func documentsDrawTheMarkAsALine() {
    let surface = surface(selected)
    let colors = ExportColors(appearance: .light)
    let smooth = surface.svg(title: "Tag", description: "", colors: colors, shapes: .smooth)
    #expect(smooth.contains("<polyline ") && !smooth.contains(">✓</text>"))
    let cells = surface.svg(title: "Tag", description: "", colors: colors, shapes: .cells)
    #expect(!cells.contains("<polyline ") && cells.contains("✓"))
  }
}
