import GalleryTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Outlines in points")
struct OutlineTests {
  private func drawn(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment(theme: .zatch)
  ) -> Surface {
    Renderer().draw(element, environment: environment).surface
  }

  private func tag(_ configuration: TagConfiguration, isSelected: Bool = false) -> Element {
    GSTag.filled("Free", configuration: configuration, isSelected: isSelected).element
  }

  @Test(arguments: [
    (TagConfiguration.height20, PointRect(x: 8, y: -2, width: 48, height: 20), 1),
    (.height25, PointRect(x: 12, y: -4.5, width: 56, height: 25), 1),
    (.height29, PointRect(x: -2, y: 9.5, width: 52, height: 29), 3),
    (.height31, PointRect(x: 4, y: 8.5, width: 56, height: 31), 3),
  ])
  func tagsHaveTheSizesOfTheirDesign(
    configuration: TagConfiguration, frame: PointRect, rows: Int
  ) throws {
    let surface = drawn(tag(configuration))
    let shape = try #require(surface.shapes.first)
    #expect(surface.rows == rows)
    #expect(shape.frame == frame)
    #expect(shape.radius == configuration.height.points / 2)
    #expect(shape.fill?.role == ColorRole(.tagPurpleTint))
    #expect(shape.backdrop?.role == .page)
  }

  @Test func aLineHasItsWidthInPoints() throws {
    for (isSelected, width) in [(false, 1.0), (true, 1.5)] {
      let stroke = GSTag.stroke("Free", configuration: .height29, isSelected: isSelected)
      let shape = try #require(drawn(stroke.element).shapes.first)
      #expect(shape.strokeWidth == width)
      #expect(shape.frame.height == 29)
      #expect(shape.frame.width == 52)
      #expect(shape.fill == nil)
    }
  }

  @Test func buttonsKeepTheirLeastWidthAndPadding() throws {
    let button = GSButton(
      style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "OK") })
    let shape = try #require(drawn(button.element).shapes.first)
    #expect(shape.frame.width == 150)
    #expect(shape.frame.height == 52)
    #expect(shape.radius == 26)
  }

  @Test func wordsStayWhereTheyAreWhenAMarkComesAndGoes() {
    for configuration in TagConfiguration.allCases {
      let plain = drawn(tag(configuration))
      let selected = drawn(tag(configuration, isSelected: true))
      #expect(plain.columns == selected.columns)
      #expect(plain.plainText.replacing("✓", with: " ").contains("Free"))
      #expect(
        selected.plainText.replacing("✓", with: " ") == plain.plainText, "\(configuration)")
    }
  }

  @Test func marksAreInsideTheFill() throws {
    for configuration in TagConfiguration.allCases {
      let surface = drawn(
        tag(configuration, isSelected: true),
        RenderEnvironment(theme: .zatch, depth: .indexed256))
      let row = surface.rows / 2
      let mark = try #require(
        (0..<surface.columns).first { surface.pool.text(of: surface[$0, row].glyph) == "✓" })
      let style = surface.pool[surface[mark, row].style]
      #expect(style.background?.role == ColorRole(.tagPurpleSolid), "\(configuration)")
      #expect(surface.shapes.first?.label.contains(column: mark, row: row) == true)
    }
  }

  @Test func plainRectanglesAndPicturesWithoutColourHaveNoOutline() {
    #expect(drawn(.panel(Panel(ink: .filled), .label("A"))).shapes.isEmpty)
    let mono = RenderEnvironment(theme: .zatch, depth: .mono)
    #expect(drawn(tag(.height31), mono).shapes.isEmpty)
  }

  @Test func anOutlineUnderSomethingElseIsSeenAroundIt() throws {
    let over = Element.layered(
      .sized(width: .exactly(20), height: .exactly(5), alignment: .center, tag(.height31)),
      overlay: .sized(
        width: .exactly(4), height: .exactly(1), .backdrop(.raised, .label("Over"))),
      alignment: .center)
    let shape = try #require(drawn(over).shapes.first)
    #expect(shape.covers == [CellRect(column: 8, row: 2, columns: 4, rows: 1)])
    let seen = shape.uncovered(shape.cells)
    #expect(seen.count == 4)
    #expect(seen.reduce(0) { $0 + $1.columns * $1.rows } == 8 * 3 - 4)
    let beside = Element.layered(
      .sized(width: .exactly(30), height: .exactly(5), alignment: .center, tag(.height31)),
      overlay: .label("Beside"), alignment: .topLeading)
    #expect(drawn(beside).shapes.map(\.covers) == [[]])
    let hidden = Element.layered(
      tag(.height31), overlay: .backdrop(.raised, .blank))
    #expect(drawn(hidden).shapes.isEmpty)
  }

  @Test func anOutlineReachesIntoBlankCellsAlone() throws {
    let alone = Element.column([.blank, tag(.height20), .blank])
    #expect(try #require(drawn(alone).shapes.first).clip.rows == 3)
    let crowded = Element.column([.label("xxxxxxxx"), tag(.height20), .label("xxxxxxxx")])
    #expect(try #require(drawn(crowded).shapes.first).clip.rows == 1)
  }

  /// With words right above or below it, an outline is drawn lower, and its ends stay round.
  @Test func anOutlineWithoutRoomIsDrawnLower() throws {
    for column in [
      [.label("xxxxxxxx"), tag(.height20), .blank], [.blank, tag(.height20), .label("xxxxxxxx")],
    ] {
      let surface = drawn(.column(column))
      let shape = try #require(surface.shapes.first)
      #expect(shape.frame.height == 20)
      let seen = shape.fitted()
      #expect(seen.frame == PointRect(x: 8, y: 16, width: 48, height: 16))
      #expect(seen.radius == 8)
      #expect(surface.svg(title: "", description: "").contains("width=\"48\" height=\"16\""))
    }
    // At the edge of the screen.
    let first = try #require(drawn(.column([tag(.height25), .blank])).shapes.first)
    let screen = CellRect(column: 0, row: 0, columns: 20, rows: 2)
    #expect(first.fitted().frame.height == 25)
    #expect(first.fitted(on: screen).frame.height == 16)
    // What goes on beyond the end of a viewport is cut there.
    var scrolled = try #require(drawn(tag(.height31)).shapes.first)
    scrolled.clip.row += 1
    scrolled.clip.rows -= 1
    #expect(scrolled.fitted() == scrolled)
  }

  /// The points of an outline beyond its rows are reserved where another one follows.
  @Test func outlinesOneBelowTheOtherKeepTheirDistance() {
    for density in Density.allCases {
      let environment = RenderEnvironment(theme: .zatch, density: density)
      let column = drawn(.column([tag(.height20), tag(.height25)]), environment)
      #expect(column.rows == 3)
      #expect(column.shapes.allSatisfy { $0.fitted() == $0 })
      let radios = GSRadioGroup(
        ["Unopened", "Opened"], state: GSRadioGroup.state(count: 2)
      ).element
      let wrapped = Renderer().draw(
        .column([.blank, radios, .blank]), size: CellSize(columns: 16, rows: 5),
        environment: environment
      ).surface
      #expect(wrapped.shapes.map(\.cells.row) == [1, 3], "\(wrapped.plainText)")
      #expect(wrapped.shapes.allSatisfy { $0.fitted() == $0 })
    }
    #expect(drawn(.column([.label("A"), .label("B")])).rows == 2)
  }

  @Test func aPictureKeepsItsOutlines() {
    let surface = drawn(.column([.blank, tag(.height25)]))
    let picture = GSDesign.CellPicture(surface)
    let again = drawn(.padded(Edges(horizontal: .small), .cells(picture)))
    #expect(again.shapes == surface.shapes.map { $0.moved(columns: 1, rows: 0) })
  }

  @Test func vectorsHaveTheRadiusAndNoCellsUnderThem() throws {
    let surface = drawn(tag(.height31))
    let svg = surface.svg(title: "", description: "")
    #expect(svg.contains("rx=\"15.5\""))
    #expect(svg.contains("x=\"4\" y=\"8.5\" width=\"56\" height=\"31\""))
    #expect(!svg.contains("<rect x=\"0\" y=\"8\""))
    let cells = surface.svg(title: "", description: "", shapes: .cells)
    #expect(!cells.contains("rx="))
    #expect(cells.contains("<rect x=\"0\" y=\"8\""))
    let html = surface.html(label: "tag")
    #expect(html.contains("rx=\"15.5\""))
    #expect(!html.contains("▄"))
    #expect(surface.html(label: "tag", shapes: .cells).contains("▄"))
  }

  @Test func aPictureGrowsByShapesBeyondItsCells() throws {
    let svg = drawn(tag(.height20)).svg(title: "", description: "")
    #expect(svg.contains("height=\"20\" viewBox=\"0 -2 64 20\""))
    _ = try MarkupReader.read(svg)
  }
}
