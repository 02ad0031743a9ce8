import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// The looks of a matrix are whole, on one centre line, in rows of one distance: measured in pixels where outlines are
/// images, and in cells elsewhere.
@Suite("Pictures of the matrix")
struct MatrixPictureTests {
  private static let known = PageWalk.resources(of: PageLawTests.catalogue)

  static let sizes = [
    CellSize(columns: 40, rows: 12), CellSize(columns: 80, rows: 24),
    CellSize(columns: 120, rows: 40), CellSize(columns: 200, rows: 60),
  ]

  /// Every variant in each size, in its share of the glyphs, the appearances and the zooms; in all if `EFFORT=long`.
  @Test(arguments: sizes)
  func nothingIsCutAndNothingZigzags(size: CellSize) throws {
    let catalogue = PageLawTests.catalogue
    let share = try #require(Self.sizes.firstIndex(of: size))
    var measured = 0
    for (turn, specimen) in catalogue.specimens.enumerated() {
      for (number, glyphs) in GlyphSet.allCases.enumerated() {
        for (place, appearance) in Appearance.allCases.enumerated()
        where Effort.tries(share, turn, number, place, of: 2) {
          var link = Link(specimen)
          link.environment.glyphs = glyphs
          link.environment.appearance = appearance
          for zooms in [0, -1, 1] where zooms == 0 || Effort.tries(share, turn, of: 4) {
            var walk = PageWalk(link, in: catalogue, size, sharing: Self.known)
            walk.press(KeyPress("m"))
            if zooms != 0 { walk.press(KeyPress(zooms < 0 ? "-" : "+")) }
            let picture = MatrixPicture(walk)
            let name = "\(specimen.id) \(size) \(glyphs) \(appearance) \(zooms)"
            #expect(picture.faults == [], "\(name)\n\(walk.drawing.surface.plainText)")
            measured += picture.boxes.count
          }
        }
      }
    }
    #expect(measured > 2 * catalogue.specimens.count, "\(measured)")
  }

  @Test func everyPlantedFaultIsFound() throws {
    var walk = PageWalk(
      try Link.parse("tag/filled@theme=zatch", in: .builtIn).link,
      CellSize(columns: 120, rows: 40))
    walk.press(KeyPress("m"))
    let picture = MatrixPicture(walk)
    try #require(picture.faults == [] && picture.boxes.count == 64)
    // A capsule with words close below it, a look that keeps to the left, a row that is nearer to the one before it.
    var crowded = picture
    crowded.boxes[0].missing = 2
    #expect(crowded.faults.contains { $0.hasPrefix("reserve") })
    var leading = picture
    leading.boxes[0].middleX -= 5
    #expect(leading.faults.contains { $0.hasPrefix("column") })
    var near = picture
    for index in near.boxes.indices where near.boxes[index].spot.row > 2 {
      near.boxes[index].middleY -= 19
    }
    #expect(near.faults.contains { $0.hasPrefix("row") })
  }

  /// In every density, of two states of one component, that with the lower control is never the higher picture.
  @Test(arguments: Density.allCases)
  func aLowerControlIsNeverDrawnHigher(density: Density) {
    let renderer = Renderer()
    for specimen in PageLawTests.catalogue.specimens {
      let environment = RenderEnvironment(theme: specimen.home, density: density)
      var heights: [(asked: Double, drawn: Double)] = []
      for state in SpecimenSpace(of: specimen).prefix(64) {
        let element = state.element(.english)
        guard let panel = element.resolved(in: specimen.home).firstPanel?.panel,
          case .fixed(let size) = panel.height,
          let shape = renderer.draw(element, environment: environment).surface.shapes.first
        else { continue }
        heights.append((size.points, shape.frame.height))
      }
      for (low, high) in zip(
        heights.sorted { $0 < $1 }, heights.sorted { $0 < $1 }.dropFirst())
      where low.asked < high.asked {
        #expect(low.drawn <= high.drawn, "\(specimen.id) \(density): \(low) \(high)")
      }
    }
  }
}

/// The boxes of the looks in a matrix on the screen, in pixels of cells of 10 by 19.
struct MatrixPicture {
  struct Box {
    enum Kind: Int {
      case outline, cells, filled
    }

    let spot: MatrixSpot
    let kind: Kind
    /// Points of the outline that have no room.
    var missing = 0.0
    /// Looks share their middle if the numbers of their columns are both even or both odd, and so it is with rows.
    let isOdd: (columns: Bool, rows: Bool)
    var middleX: Double
    var middleY: Double
  }

  var surface: Surface
  var boxes: [Box] = []
  let plan: MatrixPlan?

  init(_ walk: PageWalk) {
    surface = walk.drawing.surface
    plan = walk.model.matrix.plan
    for region in walk.drawing.regions {
      guard region.id.path.hasPrefix("gallery/cell/"),
        case let steps = region.id.path.split(separator: "/"), steps.count == 4,
        let spot = MatrixSpot(step: steps[2]), let plan,
        plan.sections.indices.contains(spot.section), plan.request.zoom != .single
      else { continue }
      boxes += boxes(spot, region.area, plan.sections[spot.section])
    }
  }

  /// The boxes of the only control in a cell that is seen whole: of its outline, and of its filled cells.
  private func boxes(_ spot: MatrixSpot, _ area: CellRect, _ section: MatrixSection) -> [Box] {
    guard section.isCentered, area.rows >= section.rowHeights[spot.row] else { return [] }
    var cells = area
    cells.column += MatrixPlanner.gutter
    cells.columns -= MatrixPlanner.gutter
    cells.rows = section.rowHeights[spot.row] - (section.looks == nil ? 0 : section.captionRows)
    cells.row = area.endRow - section.rowHeights[spot.row]
    let inside = surface.shapes.filter { $0.cells.intersection(cells) == $0.cells }
    let outer = inside.filter { shape in
      !inside.contains { $0 != shape && $0.cells.intersection(shape.cells) == shape.cells }
    }
    if surface.shapes.isEmpty { return filled(cells).map { [box(spot, .filled, $0)] } ?? [] }
    // A part of a larger look, and one that is cut, have no middle to compare.
    guard outer.count == 1, let shape = outer.first, !hasInk(in: cells, outside: shape.clip),
      Self.cut(shape).allSatisfy({ $0 < 5 })
    else { return [] }
    var outline = box(spot, .outline, shape.cells)
    outline.middleX = shape.frame.middleX * 10 / 8
    outline.middleY = shape.frame.middleY * 19 / 16
    outline.missing = Self.cut(shape).max() ?? 0
    return [outline, box(spot, .cells, shape.cells)]
  }

  /// The points that a shape reaches beyond the cells it is seen in, at each side.
  private static func cut(_ shape: Shape) -> [Double] {
    let (room, frame) = (PointRect(shape.clip), shape.frame)
    return [room.y - frame.y, frame.endY - room.endY, room.x - frame.x, frame.endX - room.endX]
  }

  private func box(_ spot: MatrixSpot, _ kind: Box.Kind, _ cells: CellRect) -> Box {
    Box(
      spot: spot, kind: kind,
      isOdd: (!cells.columns.isMultiple(of: 2), !cells.rows.isMultiple(of: 2)),
      middleX: PointRect(cells).middleX * 10 / 8, middleY: PointRect(cells).middleY * 19 / 16)
  }

  /// The cells with a ground of their own, if these make one rectangle.
  private func filled(_ cells: CellRect) -> CellRect? {
    let cells = cells.intersection(CellRect(column: 0, row: 0, size: surface.area.size))
    guard !cells.isEmpty, cells.column > 0 else { return nil }
    let page = surface.pool[surface[cells.column - 1, cells.row].style].background
    var found: CellRect?
    var count = 0
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn
      where surface.pool[surface[column, row].style].background != page {
        let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
        found = found?.union(cell) ?? cell
        count += 1
      }
    }
    guard let found, found.columns * found.rows == count, !hasInk(in: cells, outside: found)
    else { return nil }
    return found
  }

  private func hasInk(in cells: CellRect, outside clip: CellRect) -> Bool {
    let cells = cells.intersection(CellRect(column: 0, row: 0, size: surface.area.size))
    return (cells.row..<cells.endRow).contains { row in
      (cells.column..<cells.endColumn).contains { column in
        !clip.contains(column: column, row: row) && surface[column, row].glyph != .blank
      }
    }
  }

  /// Every outline that is cut, every column with two middles, and rows with unequal distances.
  var faults: [String] {
    var faults: [String] = []
    for shape in surface.shapes {
      // From 5 points on, cells of it are out of sight as well: it goes on beyond the end of a viewport.
      let drawn = shape.fitted(on: surface.area)
      if Self.cut(drawn).contains(where: { $0 > 0.01 && $0 < 5 }) {
        faults.append("cut: \(drawn.frame) in \(shape.clip)")
      }
    }
    // A control on its own has room for all of its outline.
    faults += boxes.compactMap { box in
      box.missing > 0.01 ? "reserve: \(box.missing) of \(box.spot)" : nil
    }
    let columns = Dictionary(grouping: boxes) {
      [$0.spot.pane, $0.spot.section, $0.spot.column, $0.kind.rawValue, $0.isOdd.columns ? 1 : 0]
    }
    for (column, boxes) in columns {
      let middles = boxes.map(\.middleX)
      if let least = middles.min(), let most = middles.max(), most - least > 0.5 {
        faults.append("column \(column): \(Set(middles).sorted())")
      }
    }
    return faults + rowFaults
  }

  private var rowFaults: [String] {
    guard let plan else { return [] }
    let columns = Dictionary(grouping: boxes) {
      [$0.spot.pane, $0.spot.section, $0.spot.column, $0.kind.rawValue]
    }
    return columns.values.flatMap { boxes -> [String] in
      let section = plan.sections[boxes[0].spot.section]
      let boxes = boxes.sorted { $0.spot.row < $1.spot.row }
      let distances = zip(boxes, boxes.dropFirst()).compactMap { above, below -> Double? in
        guard above.spot.row + 1 == below.spot.row, above.isOdd.rows == below.isOdd.rows,
          section.rowHeights[above.spot.row] == section.rowHeights[below.spot.row],
          !section.startsGroup(below.spot.row)
        else { return nil }
        return below.middleY - above.middleY
      }
      guard let least = distances.min(), let most = distances.max(), most - least > 1 else {
        return []
      }
      return ["row distances \(distances) of column \(boxes[0].spot.column)"]
    }
  }
}

extension MatrixSection {
  /// Whether a row begins a group of the headings beside.
  fileprivate func startsGroup(_ row: Int) -> Bool {
    guard looks == nil, rowHeadings.levels.count > 1 else { return false }
    let places = [row - 1, row].map { sides.rows.places(at: rowPosition($0)) }
    return (rowHeadings.firstDifference(places[0], places[1]) ?? 0) < rowHeadings.levels.count - 1
  }
}
