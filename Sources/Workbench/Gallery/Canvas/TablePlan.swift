import GSDesign
import GalleryKit

/// The places of a table of states, as far as it has room: equal columns, and rows an equal distance apart.
///
/// Columns that have no room beside the others go on below them, in the same places: each such band has the names of its
/// columns above it.
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
    /// The band that it is in.
    var band = 0
  }

  /// The name of the choice down the side.
  private(set) var title = ""
  /// The names of the columns of each band; empty if the rows have one state each, named at the side.
  private var bands: [[String]] = []
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

  /// Whether the rows have one state each, named at the side.
  var isColumn: Bool { bands.isEmpty }

  /// The names of the columns of which no row has room.
  var hiddenColumns: [String] {
    let seen = Set(rows[window].map(\.band))
    return bands.indices.filter { !seen.contains($0) }.flatMap { bands[$0] }
  }

  /// The number of rows that have no room, without those of hidden columns.
  var hiddenRows: Int {
    let seen = Set(rows[window].map(\.band))
    return rows.indices.count {
      !window.contains($0) && (isColumn || seen.contains(rows[$0].band))
    }
  }

  /// Columns of the ring around a cell, at both sides together: more around outlines that reach beyond their cells.
  private(set) var ring = 2
  /// Columns at both sides of the block that the table is on.
  static let inset = 1
  /// Rows between two cells; the ring is drawn in them, a row apart from outlines that reach beyond their cells.
  private(set) var air = 1

  /// Rows above the block: a blank one, and the title.
  static let headRows = 2
  /// Rows between a cell and the names of columns, or the end of the block: as many as the ring needs.
  var edge: Int { (air + 1) / 2 }

  /// The names of the columns above a row; nil above one with others of its band above it.
  func names(above row: Int) -> [String]? {
    guard bands.indices.contains(rows[row].band) else { return nil }
    let isFirst = row == window.lowerBound || rows[row].band != rows[row - 1].band
    return isFirst ? bands[rows[row].band] : nil
  }

  /// Rows of the table with its head, if it shows some of its rows.
  private func height(_ shown: Range<Int>) -> Int {
    guard let last = shown.last else { return 0 }
    return Self.headRows + top(of: last, in: shown) + rows[last].height + edge
  }

  /// The row of the block at which the looks of a row begin.
  func top(of row: Int) -> Int { top(of: row, in: window) }

  private func top(of row: Int, in shown: Range<Int>) -> Int {
    var top = 0
    for place in shown.lowerBound...row {
      let isFirst = place == shown.lowerBound
      if isFirst || rows[place].band != rows[place - 1].band {
        top += (isFirst ? 0 : edge) + (isColumn ? 0 : 1) + edge
      } else {
        top += air
      }
      if place < row { top += rows[place].height }
    }
    return top
  }

  /// Rows with those above and below.
  ///
  /// - Parameter isAll: whether to count the rows that have no room too.
  func rows(all isAll: Bool) -> Int {
    isEmpty ? 0 : height(isAll ? rows.indices : window)
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
  ///   - usual: the rows that it has if the stage is as high as it is wanted.
  ///   - chosen: the state that it stays scrolled to, if it is in it.
  init(
    _ table: StateTable, _ room: CellSize, usual: Int, chosen: SpecimenState?,
    in workbench: Workbench
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
    let reach = workbench.reach(beyond: size, in: table)
    if reach.across { ring = 4 }
    if reach.down { air = 3 }
    labelColumns = widest(table.rows.map(\.label) + [table.title]) + 2
    func fitting(_ names: [String]) -> Int {
      let column = max(size.columns, widest(names)) + ring
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
    } else if table.rows.count > 1 {
      // States side by side, if all of them have room, or if more of them do than below one another.
      let rows = Self.headRows + 2 * edge - air + table.rows.count * (size.rows + air)
      if let wide = Self.asColumns(
        table, size, ring: ring, inner, widest, isTitled: true, mayWrap: false)
      {
        table = wide
        labelColumns = widest(table.rows.map(\.label)) + 2
      } else if rows > usual, size.rows + air > 2,
        let wide = Self.asColumns(
          table, size, ring: ring, inner, widest, isTitled: false, mayWrap: true)
      {
        table = wide
        labelColumns = 0
      }
      if table.columns.count > 1 {
        title = ""
        size = CellSize(columns: max(size.columns, widest(table.columns)), rows: size.rows)
      }
    }
    cell = CellSize(
      columns: min(size.columns, max(1, inner - labelColumns - ring)), rows: size.rows)
    let count =
      table.columns.count > 1
      ? min(table.columns.count, max(1, (inner - labelColumns) / (cell.columns + ring))) : 1
    // The columns share the room, as long as they are not too far apart to be compared.
    let ringed = cell.columns + ring
    let left = inner - labelColumns - noteColumns
    columnPitch =
      table.columns.count > 1
      ? min(left / count, ringed + Self.farthest) : min(left, ringed + 1)
    if table.columns.count > 1 {
      bands = stride(from: 0, to: table.columns.count, by: count).map {
        Array(table.columns.dropFirst($0).prefix(count))
      }
      // A table of one row has its first state in one of the bands.
      if table.rows.count == 1 { home = min(table.home, table.columns.count - 1) / count }
    }
    rows = (0..<max(1, bands.count)).flatMap { band in table.rows.map { (band, $0) } }.map {
      band, row in
      // The lines of a list are as high as each is.
      let own = isList ? row.cells.first.flatMap(\.self) : nil
      let height =
        own.map {
          workbench.pictureSize(of: $0.state, fixed: $0.axes, columns: cell.columns).rows
        } ?? cell.rows
      return Row(
        label: row.label, note: row.note,
        cells: row.cells.dropFirst(band * count).prefix(count).map { neighbour in
          neighbour.map {
            Cell(neighbour: $0, look: workbench.picture(of: $0).unstretched(rows: height))
          }
        }, height: max(1, height), band: band)
    }
    cut(to: room.rows)
  }

  /// The most columns between two rings.
  private static let farthest = 8
  /// More rows are not measured.
  private static let mostMeasured = 40

  /// A table of one column as one of one row; nil if that has no room.
  ///
  /// - Parameters:
  ///   - isTitled: whether the name of the choice is at the side, and not in the names of the columns.
  ///   - mayWrap: whether two columns are enough, below which the others go on.
  private static func asColumns(
    _ table: StateTable, _ size: CellSize, ring: Int, _ inner: Int, _ widest: ([String]) -> Int,
    isTitled: Bool, mayWrap: Bool
  ) -> StateTable? {
    // A list of conditions has whole names already.
    let names = table.rows.map {
      isTitled || table.title.isEmpty ? $0.label : table.word + " " + $0.label
    }
    let column = max(size.columns, widest(names)) + ring
    let left = inner - (isTitled ? widest([table.title]) + 2 : 0)
    guard (mayWrap ? 2 : names.count) * column <= left else { return nil }
    var wide = table
    wide.columns = names
    wide.rows = [
      StateTable.Row(
        label: isTitled ? table.title : "", cells: table.rows.map { $0.cells.first ?? nil })
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
    window = here..<here
    func grow(to shown: Range<Int>) -> Bool {
      guard shown.lowerBound >= 0, shown.upperBound <= rows.count, height(shown) <= room
      else { return false }
      window = shown
      return true
    }
    guard grow(to: here..<here + 1) else { return }
    // Alternately the next below and the next above, while they fit.
    var isGrowing = true
    while isGrowing {
      isGrowing = grow(to: window.lowerBound..<window.upperBound + 1)
      if grow(to: window.lowerBound - 1..<window.upperBound) { isGrowing = true }
    }
    // The only row of several that has room says no more than the stage.
    if window.count == 1, rows.count > 1, isColumn { window = 0..<0 }
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
    let step = motion == .up || motion == .left ? -1 : 1
    if !isColumn, motion.isAcross { return neighbour(across: step, from: here) }
    var row = here.row + step
    while rows.indices.contains(row) {
      if rows[row].cells.indices.contains(here.column), let cell = rows[row].cells[here.column] {
        return cell.neighbour
      }
      row += step
    }
    return nil
  }

  /// The next state in a row, which goes on in the next band.
  private func neighbour(across step: Int, from here: (row: Int, column: Int)) -> Neighbour? {
    let rowsOfBand = rows.count / max(1, bands.count)
    var (row, column) = (here.row, here.column + step)
    while true {
      if !rows[row].cells.indices.contains(column) {
        row += step * rowsOfBand
        guard rows.indices.contains(row) else { return nil }
        column = step > 0 ? 0 : rows[row].cells.count - 1
      }
      if let cell = rows[row].cells[column] { return cell.neighbour }
      column += step
    }
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
  /// In which directions an outline of a table reaches beyond its cell, as a button of 52 points in three rows does, or its
  /// shadow.
  fileprivate func reach(
    beyond cell: CellSize, in table: StateTable
  ) -> (across: Bool, down: Bool) {
    var reach = (across: false, down: false)
    for row in [table.rows.first, table.rows.last] {
      guard let state = row?.cells.first??.state else { continue }
      let look = state.element(environment.labelLanguage)
      let shapes = probe.picture(look, review, cell)?.shapes ?? []
      if shapes.contains(where: { $0.shadow != nil }) { return (true, true) }
      let request = EnlargingRequest(
        element: look, environment: review, scale: 2,
        room: .column(of: 1_000), wantsPicture: false)
      guard let points = probe.enlarged(request)?.points else { continue }
      if points.width > Double(cell.columns) * CellRect.pointsPerColumn { reach.across = true }
      if points.height > Double(cell.rows) * CellRect.pointsPerRow { reach.down = true }
    }
    return reach
  }
}
