package import GSDesign

/// Some axes taken together as one side of a grid.
package struct GridSide: Hashable, Sendable {
  /// The axes by index; the last turns fastest.
  package var axes: [Int]

  package init(_ axes: [Int]) {
    self.axes = axes
  }

  /// Every combination of the axes' values.
  func positions(_ specimen: Specimen) -> [[AxisValue]] {
    var result: [[AxisValue]] = [[]]
    for axis in axes {
      let values = specimen.axes[axis].values
      result = result.flatMap { prefix in values.map { prefix + [$0] } }
    }
    return result
  }

  /// What a combination is called: the switches that are on, and the values of the rest.
  func label(_ position: [AxisValue], _ specimen: Specimen, _ language: Language) -> String {
    var parts: [String] = []
    var hasToggle = false
    for (axis, value) in zip(axes, position) {
      let info = specimen.axes[axis]
      switch value {
      case .flag(let isOn):
        hasToggle = true
        if isOn { parts.append(info.name) }
      case .choice, .options, .number: parts.append(info.spelling(of: value))
      case .text(let text): parts.append(text ?? Phrase.normal[language])
      }
    }
    if parts.isEmpty, hasToggle { return Phrase.normal[language] }
    return parts.joined(separator: " ")
  }

  func apply(_ position: [AxisValue], to state: inout SpecimenState) {
    for (axis, value) in zip(axes, position) { state[axis] = value }
  }
}

/// The states of a specimen as blocks of rows and columns.
package struct StateGrid: Sendable {
  /// Rows under one heading.
  package struct Block: Sendable {
    package var title: String
    package var rows: [Row]
  }

  package struct Row: Sendable {
    package var label: String
    /// nil where there is no such state.
    package var cells: [SpecimenState?]
  }

  package let specimen: Specimen
  /// The name of what varies from left to right.
  package let columnLabels: [String]
  package let blocks: [Block]

  /// - Parameters:
  ///   - rows: the axis down the side; nil takes the longest choice.
  ///   - columns: the axis along the top; nil takes all switches together.
  ///   - state: gives the axes that do not vary their values.
  ///   - staying: axes that do not vary, unless they are asked for as rows or columns.
  package init(
    _ specimen: Specimen, rows: Int? = nil, columns: Int? = nil, isTransposed: Bool = false,
    state: SpecimenState? = nil, staying: Set<Int> = [], language: Language = .english
  ) {
    self.specimen = specimen
    var sides = Self.sides(specimen, rows: rows, columns: columns, staying: staying)
    if isTransposed { swap(&sides.rows, &sides.columns) }
    let initial = state ?? specimen.initialState
    let columnPositions = sides.columns.positions(specimen)
    var blocks: [Block] = []
    for blockPosition in sides.blocks.positions(specimen) {
      var base = initial
      sides.blocks.apply(blockPosition, to: &base)
      let lines = sides.rows.positions(specimen).map { rowPosition in
        var rowState = base
        sides.rows.apply(rowPosition, to: &rowState)
        let cells = columnPositions.map { columnPosition in
          var cell = rowState
          sides.columns.apply(columnPosition, to: &cell)
          return cell.impossibility == nil ? cell : nil
        }
        return Row(label: sides.rows.label(rowPosition, specimen, language), cells: cells)
      }
      // A row of nothing that can be says nothing.
      let possible = lines.filter { $0.cells.contains { $0 != nil } }
      guard !possible.isEmpty else { continue }
      blocks.append(
        Block(title: sides.blocks.label(blockPosition, specimen, language), rows: possible))
    }
    let kept = columnPositions.indices.filter { column in
      blocks.contains { $0.rows.contains { $0.cells[column] != nil } }
    }
    columnLabels = kept.map { sides.columns.label(columnPositions[$0], specimen, language) }
    for block in blocks.indices {
      for row in blocks[block].rows.indices {
        let cells = blocks[block].rows[row].cells
        blocks[block].rows[row].cells = kept.map { cells[$0] }
      }
    }
    self.blocks = blocks
  }

  /// The rows of all blocks, one below the other.
  package var rows: [Row] { blocks.flatMap(\.rows) }

  /// Which axes go where.
  private static func sides(
    _ specimen: Specimen, rows: Int?, columns: Int?, staying: Set<Int>
  ) -> (rows: GridSide, columns: GridSide, blocks: GridSide) {
    var free = specimen.axes.indices.filter { specimen.axes[$0].tier == .design }
    free.removeAll { $0 == rows || $0 == columns || staying.contains($0) }
    var rowSide = rows.map { [$0] } ?? []
    var columnSide = columns.map { [$0] } ?? []
    if columns == nil {
      columnSide = free.filter { specimen.axes[$0].kind == .toggle }
      free.removeAll { columnSide.contains($0) }
    }
    if rows == nil, let longest = longest(free, specimen) {
      rowSide = [longest]
      free.removeAll { $0 == longest }
    }
    if columnSide.isEmpty, columns == nil, let longest = longest(free, specimen) {
      columnSide = [longest]
      free.removeAll { $0 == longest }
    }
    return (GridSide(rowSide), GridSide(columnSide), GridSide(free))
  }

  /// The axis with the most values; of several the one declared first.
  private static func longest(_ axes: [Int], _ specimen: Specimen) -> Int? {
    var best: Int?
    for axis in axes {
      guard let current = best else {
        best = axis
        continue
      }
      if specimen.axes[axis].values.count > specimen.axes[current].values.count { best = axis }
    }
    return best
  }
}
