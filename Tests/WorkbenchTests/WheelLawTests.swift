import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// The wheel scrolls the part that the pointer is over and nothing else.
@Suite struct WheelLawTests {
  /// Every mode, by keys that lead there from a page.
  private static let ways: [[KeyPress]] = [
    [], [KeyPress(.tab)], [KeyPress(.tab), KeyPress(.tab)], [KeyPress(.tab), KeyPress(.enter)],
    [KeyPress(.escape), KeyPress(.escape)], [KeyPress("/"), KeyPress("t")], [.control("p")],
    [KeyPress("?")], [KeyPress("i")], [KeyPress("s")], [KeyPress("I")], [KeyPress("m")],
    [KeyPress("m"), KeyPress("X")], [KeyPress("m"), KeyPress(.enter)], [KeyPress("E")],
    [KeyPress("=")], [KeyPress("z")],
  ]
  private static let sizes = [(120, 40), (80, 24), (50, 14)].map {
    CellSize(columns: $0.0, rows: $0.1)
  }

  private static let links = ["tag/group", "text/zatch", "list/default"]

  @Test(arguments: ways.indices, links.indices)
  func theWheelChangesOnlyItsTarget(way: Int, page: Int) throws {
    let (keys, link) = (Self.ways[way], Self.links[page])
    for (place, size) in Self.sizes.enumerated() where Effort.tries(way, page, place, of: 3) {
      var start = try Self.walk(link, size)
      for key in keys { start.press(key) }
      for (cell, id) in Self.targets(of: start) {
        for rows in [1, -1] {
          var walk = start
          walk.point(.scrolled(columns: 0, rows: rows), at: cell)
          let place = "\(link) \(keys.map(\.name)) \(size) \(id?.path ?? "-") \(rows)"
          #expect(walk.model.resting == start.model.resting, "\(place)")
          #expect(walk.effects.isEmpty, "\(place)")
          let area = Self.area(at: cell, of: start)
          let moved = Self.changes(start, walk).filter { !(area?.contains($0) ?? false) }
          #expect(moved.isEmpty, "\(place) draws \(moved.prefix(3)) outside of \(area as Any)")
        }
      }
    }
  }

  @Test(arguments: [
    (ScrollArea.tree, [KeyPress]()), (.palette, [.control("p")]),
    (.overview, [KeyPress(.escape), KeyPress(.escape)]), (.knobs, []), (.page, [KeyPress("i")]),
    (.help, [KeyPress("?")]), (.matrix, [KeyPress("m")]), (.inspect, [KeyPress("I")]),
    (.axes, [KeyPress("m"), KeyPress("X")]),
  ])
  func everyListIsScrolledToItsEndAndBack(area: ScrollArea, keys: [KeyPress]) throws {
    // The knobs, and the axes of the matrix, have more rows than a low screen.
    let isShort = area == .knobs || area == .axes
    var walk = try Self.walk(
      "tag/group", CellSize(columns: isShort ? 80 : 100, rows: isShort ? 18 : 24))
    if area == .knobs { walk.press(KeyPress(.tab)) }
    for key in keys { walk.press(key) }
    let cell = try #require(Self.cell(of: area, in: walk), "\(area) is not on the screen")
    func scroll(_ rows: Int) -> Int {
      var steps = 0
      while steps < 1_000 {
        let before = walk.body
        walk.point(.scrolled(columns: 0, rows: rows), at: cell)
        guard walk.body != before else { break }
        steps += 1
      }
      return steps
    }
    _ = scroll(-1)
    let top = walk.body
    let steps = scroll(1)
    #expect(steps > 0, "\(area) does not scroll")
    #expect(steps < 1_000, "\(area) has no end")
    #expect(scroll(-1) == steps)
    #expect(walk.body == top)
  }

  @Test func aScrolledListComesBackToTheKeysOnceTheyMove() throws {
    var walk = try Self.walk("button/primary", CellSize(columns: 120, rows: 24))
    walk.press(KeyPress(.tab, modifiers: .shift))
    while walk.program.context(walk.model) != .tree { walk.press(KeyPress(.tab)) }
    let cell = try #require(Self.cell(of: .tree, in: walk))
    for _ in 0..<40 { walk.point(.scrolled(columns: 0, rows: 1), at: cell) }
    let shown = walk.program.link(walk.model)
    #expect(shown.hasPrefix("button/primary"))
    walk.press(KeyPress(.down))
    let row = try #require(walk.row(of: walk.model.tree.row))
    #expect(row > TreeModel.headRows)
  }

  @Test func aClickInAScrolledTreeLeavesItWhereItIs() throws {
    for size in Self.sizes.prefix(2) {
      var walk = try Self.walk("button/primary", size)
      while walk.program.context(walk.model) != .tree { walk.press(KeyPress(.tab)) }
      let over = try #require(Self.cell(of: .tree, in: walk))
      for _ in 0..<20 { walk.point(.scrolled(columns: 0, rows: 1), at: over) }
      let rows = walk.treeRows
      let place = try #require(
        rows.dropFirst(4).first { if case .specimen = $0.1 { true } else { false } })
      walk.click(CellPosition(column: 6, row: place.0))
      #expect(walk.model.tree.row == place.1)
      #expect(walk.row(of: place.1) == place.0)
    }
  }

  private static func walk(_ link: String, _ size: CellSize) throws -> PageWalk {
    let specimen = try #require(Catalogue.builtIn.specimens.first { $0.id.text == link })
    return PageWalk(Link(specimen), size)
  }

  /// A cell of every thing that can be pointed at, and one of none.
  private static func targets(of walk: PageWalk) -> [(CellPosition, FocusID?)] {
    var seen: Set<FocusID?> = []
    var targets: [(CellPosition, FocusID?)] = []
    for row in 0..<walk.size.rows {
      for column in 0..<walk.size.columns {
        let id = walk.drawing.target(column: column, row: row)
        // The rows of a list are alike: the first few of each are enough.
        guard seen.insert(id).inserted, seen.count(where: { $0?.parent == id?.parent }) <= 3
        else { continue }
        targets.append((CellPosition(column: column, row: row), id))
      }
    }
    return targets
  }

  /// The part that scrolls at a cell: the innermost, or the canvas.
  private static func area(at cell: CellPosition, of walk: PageWalk) -> CellRect? {
    if walk.model.overlays.help != nil {
      return CellRect(column: 0, row: 1, columns: walk.size.columns, rows: walk.size.rows - 1)
    }
    let inner = walk.drawing.regions.last {
      ($0.id == GalleryPart.canvas.id || $0.id.name(in: "gallery/area") != nil)
        && $0.area.contains(column: cell.column, row: cell.row)
    }
    // A field belongs to the list below it.
    guard let name = inner?.id.name(in: "gallery/area")?.split(separator: "/").first,
      let area = ScrollArea(rawValue: String(name))
    else { return inner?.area }
    return walk.drawing.regions.last { $0.id == GalleryPart.area(area).id }?.area
  }

  private static func changes(_ before: PageWalk, _ after: PageWalk) -> [CellPosition] {
    var changes: [CellPosition] = []
    let (old, new) = (before.drawing.surface, after.drawing.surface)
    // The lines at the foot count the shown states.
    for row in 0..<before.size.rows - before.program.plan(before.model).footRows {
      for column in 0..<before.size.columns {
        let (one, other) = (old[column, row], new[column, row])
        let isSame =
          old.pool.text(of: one.glyph) == new.pool.text(of: other.glyph)
          && old.pool[one.style] == new.pool[other.style]
        if !isSame { changes.append(CellPosition(column: column, row: row)) }
      }
    }
    return changes
  }

  private static func cell(of area: ScrollArea, in walk: PageWalk) -> CellPosition? {
    guard area != .help else { return CellPosition(column: 4, row: 5) }
    let region = walk.drawing.regions.last { $0.id == GalleryPart.area(area).id }?.area
    return region.map { CellPosition(column: $0.column + $0.columns / 2, row: $0.row + 1) }
  }
}

extension CellRect {
  fileprivate func contains(_ cell: CellPosition) -> Bool {
    contains(column: cell.column, row: cell.row)
  }
}

extension PageWalk {
  /// The text between the header and the lines at the foot, which count the shown states.
  fileprivate var body: [String] {
    let surface = drawing.surface
    return (1..<size.rows - program.plan(model).footRows).map { row in
      (0..<size.columns).map { surface.pool.text(of: surface[$0, row].glyph) }.joined()
    }
  }
}

extension GalleryModel {
  /// The model with every list unscrolled, and without the states that only scrolling showed.
  fileprivate var resting: GalleryModel {
    var model = self
    model.scrolls = [:]
    model.canvas.scroll(rows: -canvas.scroll, from: canvas.scroll, overflow: 0)
    model.canvas.scroll(columns: -canvas.firstColumn, overflow: 0)
    model.overlays.page?.scroll = 0
    model.overlays.help?.scroll(by: 0, within: 0)
    model.matrix.firstRow = MatrixRow(section: 0, row: 0)
    model.matrix.firstColumn = 0
    model.matrix.scrolledFrom = nil
    model.matrix.noted = nil
    model.coverage = Coverage()
    model.counts = StateCounts()
    return model
  }
}

extension PageWalk {
  /// The rows of the tree that can be pressed, with the lines of the screen that they are on.
  var treeRows: [(Int, TreeRow)] {
    (0..<size.rows).compactMap { line in
      guard let id = drawing.target(column: 6, row: line), case .tree(let row, _)? = GalleryPart(id)
      else { return nil }
      return (line, row)
    }
  }

  func row(of row: TreeRow) -> Int? { treeRows.first { $0.1 == row }?.0 }
}

/// A heading stays while the rows below it are scrolled under it.
@Suite struct TreeHeadingTests {
  @Test(arguments: Grouping.allCases, [24, 30, 40])
  func theRowsOnTopAreUnderTheirHeading(grouping: Grouping, rows: Int) throws {
    var walk = PageWalk(
      Link(Catalogue.builtIn.specimens[0]), CellSize(columns: 120, rows: rows))
    while walk.program.context(walk.model) != .tree { walk.press(KeyPress(.tab)) }
    while walk.model.tree.index.grouping != grouping { walk.press(KeyPress("g")) }
    walk.press(KeyPress(.home))
    let cell = CellPosition(column: 6, row: 8)
    let tree = walk.model.tree
    for _ in 0..<tree.line(of: tree.count - 1) {
      walk.point(.scrolled(columns: 0, rows: 1), at: cell)
      let rows = walk.treeRows.filter { $0.0 > 2 }
      guard case .specimen(let specimen)? = rows.first?.1 else {
        // A heading at the top: its variants are below it.
        if case .component(let group)? = rows.first?.1,
          let below = rows.dropFirst().first, below.0 == (rows.first?.0 ?? 0) + 1,
          case .specimen(let next) = below.1
        {
          #expect(tree.group(of: next) == group)
        }
        continue
      }
      // A variant is on top only where it needs no heading.
      #expect(tree.isSingle(tree.group(of: specimen)), "\(specimen)")
    }
  }

  @Test func aClickOnTheHeadingThatStaysFoldsItsRows() throws {
    var walk = PageWalk(
      Link(Catalogue.builtIn.specimens[0]), CellSize(columns: 120, rows: 24))
    let cell = CellPosition(column: 6, row: 8)
    for _ in 0..<4 { walk.point(.scrolled(columns: 0, rows: 1), at: cell) }
    let top = try #require(walk.treeRows.first { $0.0 > 2 })
    guard case .component(let group) = top.1 else {
      Issue.record("no heading on top: \(top)")
      return
    }
    #expect(walk.model.tree.line(of: walk.model.tree.place(of: top.1) ?? 0) < 4)
    walk.click(CellPosition(column: 6, row: top.0))
    #expect(walk.model.tree.isFolded(group))
    #expect(walk.row(of: top.1) != nil)
    walk.click(CellPosition(column: 6, row: walk.row(of: top.1) ?? 0))
    #expect(!walk.model.tree.isFolded(group))
  }
}
