import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Pictures of baselines are shown unchanged.
@Suite struct PictureTests {
  private static let chrome = RenderEnvironment(theme: .chrome)

  /// The drawing of a picture, in the middle of other elements.
  private func drawn(
    _ picture: CellPicture, _ environment: RenderEnvironment = chrome
  ) -> CellPicture {
    let around = Element.backdrop(
      .raised, .padded(Edges(leading: .small, top: .large), .cells(picture)))
    let size = CellSize(columns: picture.columns + 3, rows: picture.rows + 2)
    let surface = Renderer().draw(around, size: size, environment: environment).surface
    var cells: [CellPicture.Cell] = []
    let whole = CellPicture(surface)
    for row in 1..<picture.rows + 1 {
      for column in 1..<picture.columns + 1 { cells.append(whole[column, row]) }
    }
    return CellPicture(
      columns: picture.columns, rows: picture.rows, cells: cells, styles: whole.styles,
      shapes: whole.shapes.map { Self.alone($0.map { $0.moved(columns: -1, rows: -1) }) })
  }

  /// Outlines without the surrounding cells that they may reach into, which differ from place to place.
  private static func alone(_ shapes: [Shape]) -> [Shape] {
    shapes.map { shape in
      var shape = shape
      shape.clip = shape.cells
      return shape
    }
  }

  /// A part of a picture does not cover the words beside it: its outlines are seen in its own cells alone.
  @Test func aPartOfAPictureStaysInItsPlace() throws {
    let whole = CellRect(column: 0, row: 0, columns: 10, rows: 5)
    let page = Style(background: Paint(RGB(0xFFFFFF), role: .page))
    var picture = picture(lines: Array(repeating: "          ", count: 5), style: page)
    picture.shapes = [
      Shape(
        frame: PointRect(whole), radius: 8, fill: Paint(RGB(0x7C5CFF), role: .accent),
        stroke: nil, strokeWidth: 0, backdrop: page.background,
        label: CellRect(column: 4, row: 4, columns: 2, rows: 1), cells: whole, clip: whole)
    ]
    var canvas = PictureCanvas(CellSize(columns: 20, rows: 4), page: page)
    let area = CellRect(column: 5, row: 1, columns: 10, rows: 3)
    canvas.write("before", page, column: 1, row: 0)
    canvas.put(
      picture, part: CellRect(column: 0, row: 2, columns: 10, rows: 3), in: area)
    let surface = Renderer().draw(
      .cells(canvas.picture), size: canvas.size, environment: Self.chrome
    ).surface
    let shape = try #require(surface.shapes.first)
    #expect(surface.shapes.count == 1 && shape.cells == area && shape.clip.row >= area.row)
    #expect(shape.frame.y == -16, "its frame is still that of the whole")
  }

  /// The pictures of a variant that are not drawn as they are, and the number of all.
  private func faults(
    of specimen: Specimen, in space: BaselineSpace
  ) -> (count: Int, faults: [LinkID]) {
    var known: Set<CellPicture> = []
    var faults: [LinkID] = []
    for section in SnapshotDrawer(space).draw(specimen).snapshot.sections {
      for look in section.looks where known.insert(look.picture).inserted {
        var expected = look.picture
        expected.shapes = expected.shapes.map(Self.alone)
        // Lengths, type and words belong to the drawn elements; cells alone do not know them.
        expected.measures = nil
        expected.spoken = nil
        if drawn(look.picture) != expected {
          faults.append(LinkID(look.states[0], section.environment))
        }
      }
    }
    return (known.count, faults)
  }

  @Test func everyLookOfTheCatalogueIsDrawnUnchanged() {
    let space = BaselineSpace(.builtIn)
    var count = 0
    for specimen in Catalogue.builtIn.specimens {
      let found = faults(of: specimen, in: space)
      count += found.count
      #expect(found.faults.isEmpty)
    }
    #expect(count > 300)
  }

  @Test(arguments: ColorDepth.allCases)
  func theSameHoldsAtEveryDepthInEveryTheme(_ depth: ColorDepth) throws {
    let environments = Catalogue.builtIn.themes.map { theme in
      var environment = Settings()
      environment.theme = theme.name
      environment.depth = depth
      return environment
    }
    let space = BaselineSpace(.builtIn, environments: environments)
    for id: VariantID in ["tag/filled", "tag/stroke", "button/primary", "tab-bar/home"] {
      let specimen = try #require(Catalogue.builtIn[id])
      #expect(faults(of: specimen, in: space).faults.isEmpty)
    }
  }

  @Test func withoutColourAFillIsReverseVideo() throws {
    let specimen = try #require(Catalogue.builtIn["button/primary"])
    let space = BaselineSpace(.builtIn)
    let picture = try #require(
      SnapshotDrawer(space).draw(specimen).snapshot.sections.first?.looks.first?.picture)
    let mono = drawn(picture, RenderEnvironment(theme: .chrome, depth: .mono))
    #expect(mono.styles.allSatisfy { $0.foreground == nil && $0.background == nil })
    for (cell, other) in zip(picture.cells, mono.cells) {
      let fill = picture.styles[Int(cell.style)].background
      #expect(
        mono.styles[Int(other.style)].attributes.contains(.reverse)
          == (fill != nil && fill?.role != .page))
    }
  }

  @Test func aRoleOfTwoColoursKeepsBoth() {
    let styles = [0x102030, 0x405060].map { Style(foreground: Paint(RGB($0), role: .accent)) }
    let cells = (0..<2).map { CellPicture.Cell(text: "x", columns: 1, style: $0) }
    let picture = CellPicture(columns: 2, rows: 1, cells: cells, styles: styles)
    let colors = drawn(picture).styles.map { $0.foreground?.color }
    #expect(colors == [RGB(0x102030), RGB(0x405060)])
  }
}
