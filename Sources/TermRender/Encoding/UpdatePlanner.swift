/// Finds a short way to bring the screen up to date.
///
/// Rows are cut into segments; a dynamic programme goes over them and keeps, at every boundary, the cheapest few
/// states of cursor and pen. It weighs moving against writing unchanged cells again, spaces against erasing and
/// repeating, and setting the pen of the next text together with the background of a blank.
struct UpdatePlanner {
  /// One thing to do: go to a cell, set a pen, write or erase.
  struct Step {
    enum Action {
      case write, writeDoubtful, repeatGlyph, eraseCharacters, eraseToEnd
    }

    var parent: Int
    var action: Action
    var place: CellPosition
    var cells: Int
    var pen: Pen
  }

  struct State {
    var cursor: CellPosition?
    var pen: Pen?
    var cost: Int
    /// The last step of the way here; -1 at the beginning.
    var step: Int
  }

  let size: CellSize
  let features: TerminalFeatures
  /// How many states are kept at a boundary.
  let breadth: Int
  private(set) var steps: [Step] = []
  private(set) var states: [State]

  init(
    size: CellSize, features: TerminalFeatures, breadth: Int, cursor: CellPosition?, pen: Pen?
  ) {
    self.size = size
    self.features = features
    self.breadth = breadth
    states = [State(cursor: cursor, pen: pen, cost: 0, step: -1)]
  }

  /// The cheapest way found.
  var best: State? { states.min { $0.cost < $1.cost } }

  /// The steps of a way, first to last.
  func path(to state: State) -> [Step] {
    var result: [Step] = []
    var index = state.step
    while index >= 0 {
      result.append(steps[index])
      index = steps[index].parent
    }
    result.reverse()
    return result
  }

  mutating func plan(
    row: Int, _ segments: [RowSegment], tail: Int, _ pens: borrowing PenTable
  ) {
    guard !segments.isEmpty else { return }
    var boundaries: [[State]] = Array(repeating: [], count: segments.count + 1)
    boundaries[0] = states
    let following = nextTextPens(segments, pens)
    for index in segments.indices {
      let segment = segments[index]
      let candidates = pruned(boundaries[index])
      for state in candidates {
        if !segment.isChanged { boundaries[index + 1].append(state) }
        let place = CellPosition(column: segment.column, row: row)
        // An unchanged segment is only worth writing where the cursor stands on it.
        guard segment.isChanged || (state.cursor == place && segment.kind != .doubtful) else {
          continue
        }
        let approach = state.cost + CursorMotion(from: state.cursor, to: place).bytes
        switch segment.kind {
        case .blank:
          let pens = blankPens(pens[segment.cell], after: state.pen, next: following[index])
          for pen in pens {
            let cost = approach + GraphicsChange.bytes(from: state.pen, to: pen)
            addBlanks(
              from: state, cost: cost, pen: pen, row: row, segments, index, tail: tail,
              into: &boundaries)
          }
        case .text, .repeated, .doubtful:
          let pen = pens[segment.cell]
          let cost = approach + GraphicsChange.bytes(from: state.pen, to: pen)
          addText(
            from: state, cost: cost, pen: pen, row: row, segment, into: &boundaries[index + 1])
        }
      }
    }
    states = pruned(boundaries[segments.count])
  }
}

extension UpdatePlanner {
  private mutating func addText(
    from state: State, cost: Int, pen: Pen, row: Int, _ segment: RowSegment,
    into states: inout [State]
  ) {
    var step = Step(
      parent: state.step, action: .write, place: CellPosition(column: segment.column, row: row),
      cells: segment.cells, pen: pen)
    var cost = cost + segment.bytes
    var cursor = place(row: row, column: segment.end)
    switch segment.kind {
    case .blank, .text: break
    case .repeated:
      step.action = .repeatGlyph
      cost += CursorMotion.parameterDigits(segment.cells - 1) + 3
    case .doubtful:
      step.action = .writeDoubtful
      cost += 2 * segment.cells
      cursor = nil
    }
    steps.append(step)
    states.append(State(cursor: cursor, pen: pen, cost: cost, step: steps.count - 1))
  }

  private mutating func addBlanks(
    from state: State, cost: Int, pen: Pen, row: Int, _ segments: [RowSegment], _ index: Int,
    tail: Int, into boundaries: inout [[State]]
  ) {
    let segment = segments[index]
    let start = CellPosition(column: segment.column, row: row)
    func add(
      _ action: Step.Action, cells: Int, bytes: Int, cursor: CellPosition?, to boundary: Int
    ) {
      steps.append(
        Step(parent: state.step, action: action, place: start, cells: cells, pen: pen))
      boundaries[boundary].append(
        State(cursor: cursor, pen: pen, cost: cost + bytes, step: steps.count - 1))
    }
    let after = place(row: row, column: segment.end)
    add(.write, cells: segment.cells, bytes: segment.cells, cursor: after, to: index + 1)
    guard segment.isChanged else { return }
    // The run goes on over unchanged blanks of the same kind, up to the last changed one.
    var last = index
    var end = index + 1
    while end < segments.count, segments[end].kind == .blank, segments[end].cell == segment.cell {
      if segments[end].isChanged { last = end }
      end += 1
    }
    let cells = segments[last].end - segment.column
    // Emulators are known that mistake a repetition up to the last column but one for one that fills the row.
    if cells > 4, features.contains(.repeatCharacter), segments[last].end < size.columns - 1 {
      add(
        .repeatGlyph, cells: cells, bytes: 4 + CursorMotion.parameterDigits(cells - 1),
        cursor: place(row: row, column: segments[last].end), to: last + 1)
    }
    guard features.contains(.backgroundErase) || pen.background == .standard else { return }
    if segment.column >= tail {
      if cells > 3 || size.columns - segment.column > 3 {
        add(.eraseToEnd, cells: cells, bytes: 3, cursor: start, to: segments.count)
      }
    }
    if cells > 4, features.contains(.eraseCharacters) {
      add(
        .eraseCharacters, cells: cells, bytes: 3 + CursorMotion.parameterDigits(cells),
        cursor: start, to: last + 1)
    }
  }

  private func place(row: Int, column: Int) -> CellPosition? {
    column < size.columns ? CellPosition(column: column, row: row) : nil
  }

  /// The pens that a blank may be written with: as little changed as possible, or as the next text needs it.
  private func blankPens(_ blank: Pen, after pen: Pen?, next: Pen?) -> [Pen] {
    var least = pen ?? blank
    least.background = blank.background
    least.attributes.subtract(.visibleOnBlanks)
    guard least != pen, var ahead = next else { return [least] }
    ahead.background = blank.background
    ahead.attributes.subtract(.visibleOnBlanks)
    return ahead == least ? [least] : [least, ahead]
  }

  /// For every segment the pen of the next text after it that will be written.
  private func nextTextPens(_ segments: [RowSegment], _ pens: borrowing PenTable) -> [Pen?] {
    var result: [Pen?] = Array(repeating: nil, count: segments.count)
    var next: Pen?
    for index in segments.indices.reversed() {
      result[index] = next
      if segments[index].isChanged, segments[index].kind != .blank {
        next = pens[segments[index].cell]
      }
    }
    return result
  }

  /// The cheapest states, each pair of cursor and pen once.
  private func pruned(_ states: [State]) -> [State] {
    guard states.count > 1 else { return states }
    var result: [State] = []
    for state in states {
      if let known = result.firstIndex(where: { $0.cursor == state.cursor && $0.pen == state.pen })
      {
        if state.cost < result[known].cost { result[known] = state }
      } else {
        result.append(state)
      }
    }
    guard result.count > breadth else { return result }
    result.sort { $0.cost < $1.cost }
    result.removeLast(result.count - breadth)
    return result
  }
}
