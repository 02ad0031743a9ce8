import GSDesign

extension GalleryProgram {
  /// The axes of the grid of the specimen; none where there is but one state.
  func gridAxes(_ model: GalleryModel) -> [AxisInfo] {
    specimen(model).axes.filter { $0.tier == .design }
  }

  package func grid(_ model: GalleryModel) -> StateGrid {
    StateGrid(
      specimen(model), isTransposed: model.matrix.isTransposed, state: model.state,
      language: options.language)
  }

  /// The grid opens at the state that was on the canvas.
  func toggleMatrix(_ model: inout GalleryModel) {
    guard model.mode != .matrix else {
      model.mode = .browse
      return
    }
    model.mode = .matrix
    model.pane = .canvas
    for (row, line) in grid(model).rows.enumerated() {
      for (column, state) in line.cells.enumerated() where state == model.state {
        model.matrix.row = row
        model.matrix.column = column
        return
      }
    }
    model.matrix.row = 0
    model.matrix.column = 0
  }

  func swapAxes(_ model: inout GalleryModel) {
    model.matrix.isTransposed.toggle()
    (model.matrix.row, model.matrix.column) = (model.matrix.column, model.matrix.row)
  }

  func moveCell(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    let rows = grid(model).rows
    let (rowStep, columnStep) =
      switch direction {
      case .up: (-1, 0)
      case .down: (1, 0)
      case .left: (0, -1)
      case .right: (0, 1)
      }
    var row = model.matrix.row + rowStep
    var column = model.matrix.column + columnStep
    // Cells that cannot be are stepped over; at the edge the focus stays.
    while rows.indices.contains(row), rows[row].cells.indices.contains(column) {
      if rows[row].cells[column] != nil {
        model.matrix.row = row
        model.matrix.column = column
        return
      }
      row += rowStep
      column += columnStep
    }
  }

  func jumpCell(toEnd isEnd: Bool, _ model: inout GalleryModel) {
    let rows = grid(model).rows
    let ordered = rows.indices.flatMap { row in
      rows[row].cells.indices.map { (row, $0) }
    }
    let possible = ordered.filter { rows[$0.0].cells[$0.1] != nil }
    guard let place = isEnd ? possible.last : possible.first else { return }
    (model.matrix.row, model.matrix.column) = place
  }

  /// Brings the focused cell on the canvas.
  func openCell(_ model: inout GalleryModel) {
    guard let state = focusedCell(model) else { return }
    model.state = state
    model.mode = .browse
  }

  /// The state in the cell that has the keys.
  func focusedCell(_ model: GalleryModel) -> SpecimenState? {
    let rows = grid(model).rows
    guard rows.indices.contains(model.matrix.row),
      rows[model.matrix.row].cells.indices.contains(model.matrix.column)
    else { return nil }
    return rows[model.matrix.row].cells[model.matrix.column]
  }

  /// A state beside the one on the canvas.
  struct Neighbour {
    var label: String
    var state: SpecimenState
  }

  /// The state with every switch off, and with one on at a time.
  func neighbours(_ model: GalleryModel) -> [Neighbour] {
    let specimen = specimen(model)
    let toggles = specimen.axes.indices.filter {
      specimen.axes[$0].tier == .design && specimen.axes[$0].kind == .toggle
    }
    guard !toggles.isEmpty else { return [] }
    var base = model.state
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier == .interaction || toggles.contains(index) {
      base[index] = axis.kind == .toggle ? .flag(false) : axis.standard
    }
    var result: [Neighbour] = []
    if base.impossibility == nil {
      result.append(Neighbour(label: Phrase.normal[options.language], state: base))
    }
    for toggle in toggles {
      var state = base
      state[toggle] = .flag(true)
      guard state.impossibility == nil else { continue }
      result.append(Neighbour(label: specimen.axes[toggle].name, state: state))
    }
    return result.count > 1 ? result : []
  }
}
