import GSDesign
package import GalleryKit
import StateSpace

/// A position of a grid before anything is left out: one on each side.
package struct MatrixPosition: Hashable, Sendable {
  var page: Int
  var row: Int
  var column: Int
}

/// A state and the environment it is shown in.
package struct MatrixCell: Hashable, Sendable {
  /// The index of the specimen in the catalogue.
  package let specimen: Int
  package let state: SpecimenState
  /// Complete: nothing of it follows the terminal.
  package let environment: Settings

  package init(specimen: Int, state: SpecimenState, environment: Settings) {
    self.specimen = specimen
    self.state = state
    self.environment = environment
  }
}

/// States with identical cells, shown as one.
package struct MatrixLook: Hashable, Sendable {
  /// At least one; the first is shown.
  package let positions: [MatrixPosition]
  package let name: String
}

/// Lengths of rows or columns in cells.
package enum MatrixLengths: Hashable, Sendable {
  case each([Int])
  case all(Int)

  package subscript(index: Int) -> Int {
    switch self {
    case .each(let lengths): lengths.indices.contains(index) ? lengths[index] : 1
    case .all(let length): length
    }
  }
}

/// The grid of one specimen: a plan from which visible cells are computed.
package struct MatrixSection: Hashable, Sendable {
  /// The index of the specimen in the catalogue.
  package let specimen: Int
  /// The state that gives the axes that do not vary their values.
  let base: SpecimenState
  let sides: MatrixArrangement.Sides
  let rowHeadings: MatrixHeadings
  let columnHeadings: MatrixHeadings
  /// The position on the pages.
  var page = 0
  /// The positions of rows and columns that hold a state; nil if there are too many to check.
  var keptRows: [Int]?
  var keptColumns: [Int]?
  /// The states grouped by look, or a selection of them, in a list; nil for a grid.
  package var looks: [MatrixLook]?
  /// The number of looks side by side.
  var looksPerRow = 1
  /// The rows below each look for its name.
  package var captionRows = 1
  package var columnWidths = MatrixLengths.all(1)
  package var rowHeights = MatrixLengths.all(1)
  /// Blank rows that a row needs above and below.
  var rowAir = MatrixLengths.all(0)
  /// Whether its looks have outlines: these share a centre line in a column, while words share their left edge.
  var isCentered = false
  /// Columns of each level of the headings beside.
  var headWidths: [Int] = []
  /// The positions that are chosen; nil is all.
  var chosen: Set<MatrixPosition>?
  /// Whether every cell was measured.
  var isExact = true

  init(
    specimen: Int, base: SpecimenState, sides: MatrixArrangement.Sides, _ language: Language,
    zoom: MatrixZoom = .faithful
  ) {
    self.specimen = specimen
    self.base = base
    self.sides = sides
    rowHeadings = MatrixHeadings(sides.rows, language, joinsSwitches: zoom != .overview)
    columnHeadings = MatrixHeadings(sides.columns, language, joinsSwitches: zoom != .overview)
  }

  /// Between two levels of the headings beside.
  static let headGap = 2

  /// The alignment of looks in their cells, and of the headings above them.
  var alignment: Alignment { Alignment(isCentered ? .center : .leading, .center) }

  /// The columns of the headings beside.
  var headColumns: Int {
    headWidths.reduce(0, +) + max(0, headWidths.count - 1) * Self.headGap
  }

  package var rowCount: Int {
    if let looks { return (looks.count + looksPerRow - 1) / looksPerRow }
    return keptRows?.count ?? sides.rows.count
  }

  package var columnCount: Int {
    if let looks { return min(looksPerRow, looks.count) }
    return keptColumns?.count ?? sides.columns.count
  }

  /// The place in all of the grid's rows, whatever is left out.
  func rowPosition(_ row: Int) -> Int {
    guard let keptRows else { return row }
    return keptRows.indices.contains(row) ? keptRows[row] : 0
  }

  func columnPosition(_ column: Int) -> Int {
    guard let keptColumns else { return column }
    return keptColumns.indices.contains(column) ? keptColumns[column] : 0
  }

  /// Whether a group of columns begins at a column behind the first: a heading above the last changes there.
  package func beginsGroup(at column: Int) -> Bool {
    guard looks == nil else { return false }
    let places = [column - 1, column].map { sides.columns.places(at: columnPosition($0)) }
    guard let level = columnHeadings.firstDifference(places[0], places[1]) else { return false }
    return level < columnHeadings.levels.count - 1
  }

  /// The position in a row and column; nil beyond the end.
  package func position(row: Int, column: Int) -> MatrixPosition? {
    guard row >= 0, column >= 0, row < rowCount, column < columnCount else { return nil }
    guard let looks else {
      return MatrixPosition(page: page, row: rowPosition(row), column: columnPosition(column))
    }
    let index = row * looksPerRow + column
    return looks.indices.contains(index) ? looks[index].positions[0] : nil
  }

  /// The look in a row and column of a folded section.
  func look(row: Int, column: Int) -> MatrixLook? {
    guard let looks, column < looksPerRow else { return nil }
    let index = row * looksPerRow + column
    return looks.indices.contains(index) ? looks[index] : nil
  }

  /// The state at a position; nil if the position has no state.
  package func state(at position: MatrixPosition) -> SpecimenState? {
    if let chosen, !chosen.contains(position) { return nil }
    let state = combination(at: position)
    var isRelevant = true
    forEachPlace(at: position) { slots, index, place in
      guard case .state(let axis) = slots[index].axis, let standIn = slots[index].standIn,
        slots[index].values[place] != standIn
      else { return }
      isRelevant = isRelevant && state.isRelevant(axis)
    }
    return isRelevant && state.impossibility == nil ? state : nil
  }

  /// The values at a position, possible or not.
  func combination(at position: MatrixPosition) -> SpecimenState {
    var state = base
    // In the order of the axes: setting another case of an enumeration clears its associated values.
    var settings: [(Int, AxisValue)] = []
    forEachPlace(at: position) { slots, index, place in
      guard case .state(let axis) = slots[index].axis else { return }
      settings.append((axis, slots[index].values[place]))
    }
    settings.sort { $0.0 < $1.0 }
    for (index, value) in settings { state[index] = value }
    return state
  }

  /// The environment of a position.
  package func environment(
    at position: MatrixPosition, over environment: Settings
  ) -> Settings {
    var result = environment
    forEachPlace(at: position) { slots, index, place in
      guard case .environment(let setting) = slots[index].axis else { return }
      _ = result.read(setting, slots[index].labels[place])
    }
    return result
  }

  /// Every slot with its value at a position.
  func values(at position: MatrixPosition) -> [(slot: MatrixSlot, value: AxisValue)] {
    var result: [(slot: MatrixSlot, value: AxisValue)] = []
    forEachPlace(at: position) { slots, index, place in
      result.append((slots[index], slots[index].values[place]))
    }
    return result
  }

  /// Calls a function with each slot, by its index on its side, and the place of its value at a position. The function
  /// avoids copies of slots, which are large, since it runs for every cell.
  private func forEachPlace(
    at position: MatrixPosition, _ body: (_ slots: [MatrixSlot], Int, Int) -> Void
  ) {
    func visit(_ slots: [MatrixSlot], _ places: [Int]) {
      for index in slots.indices { body(slots, index, places[index]) }
    }
    visit(sides.pages.slots, sides.pages.places(at: position.page))
    visit(sides.rows.slots, sides.rows.places(at: position.row))
    visit(sides.columns.slots, sides.columns.places(at: position.column))
  }

  /// The position of a state; nil if it is not in the section.
  func position(of state: SpecimenState, under environment: Settings)
    -> MatrixPosition?
  {
    func value(_ slot: MatrixSlot) -> AxisValue? {
      switch slot.axis {
      case .state(let index): state[index]
      case .environment(let setting): slot.value(in: environment, of: setting)
      }
    }
    guard let page = sides.pages.position(value), let row = sides.rows.position(value),
      let column = sides.columns.position(value)
    else { return nil }
    return MatrixPosition(page: page, row: row, column: column)
  }

  /// The row and column of a position; nil if it is left out.
  func place(of position: MatrixPosition) -> (row: Int, column: Int)? {
    if let looks {
      guard let index = looks.firstIndex(where: { $0.positions.contains(position) })
      else { return nil }
      return (index / looksPerRow, index % looksPerRow)
    }
    guard let row = Self.place(of: position.row, in: keptRows, sides.rows.count),
      let column = Self.place(of: position.column, in: keptColumns, sides.columns.count)
    else { return nil }
    return (row, column)
  }

  private static func place(of position: Int, in kept: [Int]?, _ count: Int) -> Int? {
    guard let kept else { return position < count ? position : nil }
    return kept.firstIndex(of: position)
  }
}
