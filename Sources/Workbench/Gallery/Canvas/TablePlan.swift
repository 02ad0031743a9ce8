import GSDesign
import GalleryKit

/// The places of a table of states, as far as it has room: equal columns, and rows an equal distance apart.
struct TablePlan: Hashable, Sendable {
  /// A state, and its picture.
  struct Cell: Hashable, Sendable {
    var neighbour: Neighbour
    var look: Element
  }

  /// The states of a row; nil for a combination that is impossible.
  struct Row: Hashable, Sendable {
    let label: String
    let note: String
    var cells: [Cell?]
    /// Rows of its looks.
    let height: Int
  }

  /// The name of the choice down the side.
  private(set) var title = ""
  /// The names of the columns; empty if the rows have one state each.
  private(set) var columns: [String] = []
  /// The names of the columns that have no room.
  private(set) var hiddenColumns: [String] = []
  /// All rows, also those that have no room.
  private(set) var rows: [Row] = []
  /// The rows that have room.
  private(set) var window = 0..<0
  private(set) var choices: [StateTable.Choice] = []
  private(set) var labelColumns = 0
  private(set) var noteColumns = 0
  /// Cells of every look.
  private(set) var cell = CellSize(columns: 0, rows: 0)
  private var chosen: SpecimenState?
  private var home = 0

  init() {}

  var isEmpty: Bool { window.isEmpty }

  /// The number of rows that have no room.
  var hiddenRows: Int { rows.count - window.count }

  /// Columns of the ring around a cell, at both sides together: more around outlines that reach beyond their cells.
  private(set) var ring = 2
  /// Columns between two rings.
  static let gap = 1
  /// Columns at both sides of the block that the table is on.
  static let inset = 1
  /// Rows between two cells; the ring is drawn in them, a row apart from outlines that reach beyond their cells.
  private(set) var air = 1

  /// Rows above the first cell: a blank one, the title, and the names of columns.
  private var headRows: Int { 2 + (columns.isEmpty ? 0 : 1) }

  /// Rows with those above and below.
  ///
  /// - Parameter isAll: whether to count the rows that have no room too.
  func rows(all isAll: Bool) -> Int {
    isEmpty
      ? 0 : headRows + rows[isAll ? rows.indices : window].reduce(air) { $0 + $1.height + air }
  }

  /// Columns from one cell to the next.
  private(set) var columnPitch = 0

  /// Whether each row has a line of its own, without a ring.
  var isList: Bool { noteColumns > 0 }

  /// The states that are drawn, in reading order.
  var neighbours: [Neighbour] { rows[window].flatMap { $0.cells.compactMap { $0?.neighbour } } }
}

extension TablePlan {
  /// - Parameters:
  ///   - room: the cells of the table with its title.
  ///   - chosen: the state that it stays scrolled to, if it is in it.
  init(
    _ table: StateTable, _ room: CellSize, chosen: SpecimenState?, in workbench: Workbench
  ) {
    self.chosen = chosen
    let width = workbench.probe.width
    func widest(_ texts: [String]) -> Int { texts.map(width).max() ?? 0 }
    // A table of one state says nothing that the stage does not.
    guard table.rows.count * table.columns.count > 1, room.rows >= 4 else { return }
    title = table.title
    choices = table.choices
    let inner = room.columns - 2 * Self.inset
    func measure(_ table: StateTable) -> CellSize {
      var size = CellSize(columns: 1, rows: 1)
      let room = max(1, inner - widest(table.rows.map(\.label)) - 2 - ring)
      for row in table.rows.prefix(Self.mostMeasured) {
        for case let neighbour? in row.cells {
          let cells = workbench.pictureSize(
            of: neighbour.state, fixed: neighbour.axes, columns: room)
          size = CellSize(
            columns: max(size.columns, cells.columns), rows: max(size.rows, cells.rows))
        }
      }
      return size
    }
    var table = table
    var size = measure(table)
    if workbench.reachesBeyond(size, in: table) { (ring, air) = (4, 3) }
    labelColumns = widest(table.rows.map(\.label) + [table.title]) + 2
    func fitting(_ names: [String]) -> Int {
      let column = max(size.columns, widest(names)) + ring + Self.gap
      return max(0, (inner - labelColumns) / max(1, column))
    }
    if table.columns.count > 1, fitting(table.columns) < min(2, table.columns.count) {
      table = table.listed
      (title, choices) = (table.title, table.choices)
      size = measure(table)
      labelColumns = widest(table.rows.map(\.label) + [table.title]) + 2
    }
    home = table.home
    let isGrid = table.columns.count > 1
    if isGrid {
      size = CellSize(columns: max(size.columns, widest(table.columns)), rows: size.rows)
    } else if table.isList {
      noteColumns = widest(table.rows.map(\.note)) + 2
      (ring, air) = (0, 0)
      let left = inner - labelColumns - noteColumns - ring
      if left < size.columns { size = CellSize(columns: max(1, left), rows: size.rows) }
    } else if table.rows.count > 1,
      let wide = Self.asColumns(table, size, ring: ring, inner, widest)
    {
      // Values side by side, if all of them have room.
      table = wide
      home = 0
      size = CellSize(columns: max(size.columns, widest(table.columns)), rows: size.rows)
      labelColumns = widest([table.title]) + 2
    }
    cell = CellSize(
      columns: min(size.columns, max(1, inner - labelColumns - ring)), rows: size.rows)
    let count =
      table.columns.count > 1
      ? min(
        table.columns.count, max(1, (inner - labelColumns) / (cell.columns + ring + Self.gap)))
      : 1
    // The columns share the room, as long as they are not too far apart to be compared.
    let ringed = cell.columns + ring
    let left = inner - labelColumns - noteColumns
    columnPitch =
      table.columns.count > 1
      ? min(left / count, ringed + Self.farthest) : min(left, ringed + Self.gap)
    if table.columns.count > 1 {
      columns = Array(table.columns.prefix(count))
      hiddenColumns = Array(table.columns.dropFirst(count))
    }
    rows = table.rows.map { row in
      // The lines of a list are as high as each is.
      let own = isList ? row.cells.first.flatMap(\.self) : nil
      let height =
        own.map {
          workbench.pictureSize(of: $0.state, fixed: $0.axes, columns: cell.columns).rows
        } ?? cell.rows
      return Row(
        label: row.label, note: row.note,
        cells: row.cells.prefix(count).map { neighbour in
          neighbour.map {
            Cell(neighbour: $0, look: workbench.picture(of: $0).unstretched(rows: height))
          }
        }, height: max(1, height))
    }
    cut(to: room.rows)
  }

  /// The most columns between two rings.
  private static let farthest = 8
  /// More rows are not measured.
  private static let mostMeasured = 40

  /// A table of one column as one of one row; nil if that has no room.
  private static func asColumns(
    _ table: StateTable, _ size: CellSize, ring: Int, _ inner: Int, _ widest: ([String]) -> Int
  ) -> StateTable? {
    let names = table.rows.map(\.label)
    let column = max(size.columns, widest(names)) + ring + gap
    guard widest([table.title]) + 2 + names.count * column <= inner else { return nil }
    var wide = table
    wide.columns = names
    wide.rows = [
      StateTable.Row(label: table.title, cells: table.rows.map { $0.cells.first ?? nil })
    ]
    wide.title = ""
    return wide
  }

  /// Leaves out the rows that have no room, around the one with the chosen state or that of the state before any use: using the
  /// component scrolls nothing.
  mutating func cut(to room: Int) {
    let here =
      rows.firstIndex { $0.cells.contains { $0?.neighbour.state == chosen } }
      ?? min(home, max(0, rows.count - 1))
    var left = room - headRows - air
    func takes(_ row: Int) -> Bool {
      guard rows.indices.contains(row), rows[row].height + air <= left else { return false }
      left -= rows[row].height + air
      return true
    }
    window = here..<here
    guard takes(here) else { return }
    window = here..<here + 1
    // Alternately the next below and the next above, while they fit.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      if takes(window.upperBound) {
        window = window.lowerBound..<window.upperBound + 1
        isGrowing = true
      }
      if takes(window.lowerBound - 1) {
        window = window.lowerBound - 1..<window.upperBound
        isGrowing = true
      }
    }
    // The only row of several that has room says no more than the stage.
    if window.count == 1, rows.count > 1, columns.isEmpty { window = 0..<0 }
  }

  /// The place of the current state; nil if the table does not have it.
  private var here: (row: Int, column: Int)? {
    for (row, states) in rows.enumerated() {
      if let column = states.cells.firstIndex(where: { $0?.neighbour.isCurrent == true }) {
        return (row, column)
      }
    }
    return nil
  }

  /// The state that an arrow key leads to from the current one; nil at an end.
  func neighbour(after motion: Motion) -> Neighbour? {
    let cells = rows.flatMap { $0.cells.compactMap { $0?.neighbour } }
    guard let here else { return cells.first }
    switch motion {
    case .first: return cells.first
    case .last: return cells.last
    case .up, .down, .left, .right: break
    }
    // In a column of states both pairs of keys lead along it.
    let isColumn = rows[here.row].cells.count == 1
    let step = motion == .up || motion == .left ? -1 : 1
    let (down, right) = isColumn || !motion.isAcross ? (step, 0) : (0, step)
    var (row, column) = (here.row + down, here.column + right)
    while rows.indices.contains(row), rows[row].cells.indices.contains(column) {
      if let cell = rows[row].cells[column] { return cell.neighbour }
      row += down
      column += right
    }
    return nil
  }

  /// The same table with the texts of another state.
  func showing(_ workbench: Workbench) -> TablePlan {
    var table = self
    for row in rows.indices {
      for place in rows[row].cells.indices {
        guard var cell = rows[row].cells[place],
          let state = cell.neighbour.state.withTexts(of: workbench.state, workbench.specimen)
        else { continue }
        cell.neighbour.state = state
        cell.look = workbench.picture(of: cell.neighbour).unstretched(rows: rows[row].height)
        table.rows[row].cells[place] = cell
      }
    }
    return table
  }
}

extension Workbench {
  /// Whether an outline of a table reaches beyond its cell, as a button of 52 points in three rows does, or its shadow.
  fileprivate func reachesBeyond(_ cell: CellSize, in table: StateTable) -> Bool {
    [table.rows.first, table.rows.last].contains { row in
      guard let state = row?.cells.first??.state else { return false }
      let look = state.element(environment.labelLanguage)
      let shapes = probe.picture(look, review, cell)?.shapes ?? []
      if shapes.contains(where: { $0.shadow != nil }) { return true }
      let request = EnlargingRequest(
        element: look, environment: review, scale: 2,
        room: .column(of: 1_000), wantsPicture: false)
      guard let points = probe.enlarged(request)?.points else { return false }
      return points.width > Double(cell.columns) * CellRect.pointsPerColumn
        || points.height > Double(cell.rows) * CellRect.pointsPerRow
    }
  }
}
