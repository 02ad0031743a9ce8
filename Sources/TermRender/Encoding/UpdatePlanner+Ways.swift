import GSDesign

extension UpdatePlanner {
  private mutating func take(
    _ action: Step.Action, from state: State, _ place: CursorPlace, cells: Int, pen: Pen?
  ) -> Int32 {
    steps.append(
      Step(
        parent: state.step, action: action, place: place, cells: Int32(truncatingIfNeeded: cells),
        pen: pen))
    return Int32(truncatingIfNeeded: steps.count - 1)
  }

  mutating func addText(
    from state: State, cost: Int, pen: Pen, _ segment: RowSegment, _ place: CursorPlace,
    to boundary: Int
  ) {
    var action = Step.Action.write
    var cost = cost + Int(segment.bytes)
    var cursor = place
    cursor.column = segment.end
    switch segment.kind {
    case .blank, .text: break
    case .repeated:
      action = .repeatGlyph
      cost += parameterDigits(Int(segment.cells) - 1) + 3
    case .doubtful:
      action = .writeDoubtful
      cost += 2 * Int(segment.cells)
      cursor = .unknown
    }
    guard isWelcome(cost, cursor, pen, at: boundary) else { return }
    let step = take(action, from: state, place, cells: Int(segment.cells), pen: pen)
    insert(
      State(cursor: cursor, cost: Int32(truncatingIfNeeded: cost), step: step, pen: pen),
      at: boundary)
  }

  mutating func addBlanks(
    from state: State, _ approach: Int, pen: Pen, at index: Int, _ way: RowPlan,
    _ segments: [RowSegment], _ start: CursorPlace
  ) {
    let cost = approach + GraphicsChange.bytes(from: state.pen, to: pen)
    let first = way.segments.lowerBound
    let segment = segments[first + index]
    func add(
      _ action: Step.Action, cells: Int, bytes: Int, cursor: CursorPlace, to boundary: Int
    ) {
      guard isWelcome(cost + bytes, cursor, pen, at: boundary) else { return }
      let step = take(action, from: state, start, cells: cells, pen: pen)
      insert(
        State(cursor: cursor, cost: Int32(truncatingIfNeeded: cost + bytes), step: step, pen: pen),
        at: boundary)
    }
    var after = start
    after.column = segment.end
    let width = Int(segment.cells)
    add(.write, cells: width, bytes: width, cursor: after, to: index + 1)
    guard segment.isChanged else { return }
    // The run goes on over unchanged blanks of the same kind, up to the last changed one.
    var last = index
    var end = index + 1
    while end < way.segments.count, segments[first + end].kind == .blank,
      segments[first + end].cell == segment.cell
    {
      if segments[first + end].isChanged { last = end }
      end += 1
    }
    after.column = segments[first + last].end
    let cells = Int(after.column - segment.column)
    // Emulators are known that mistake a repetition up to the last column but one for one that fills the row.
    if cells > 4, features.contains(.repeatCharacter), after.column < size.columns - 1 {
      add(
        .repeatGlyph, cells: cells, bytes: 4 + parameterDigits(cells - 1), cursor: after,
        to: last + 1)
    }
    guard features.contains(.backgroundErase) || pen.background == .standard else { return }
    if erasesTails, segment.column >= way.tail,
      cells > 3 || size.columns - Int(segment.column) > 3
    {
      add(.eraseToEnd, cells: cells, bytes: 3, cursor: start, to: way.segments.count)
    }
    if cells > 4, features.contains(.eraseCharacters), segments[first + last].endsErasable {
      add(
        .eraseCharacters, cells: cells, bytes: 3 + parameterDigits(cells), cursor: start,
        to: last + 1)
    }
  }

  /// The state after a row was pushed to and fro.
  mutating func shifted(_ state: State, _ way: RowPlan) -> State {
    guard let shift = way.shift else { return state }
    var result = state
    var cost = Int(state.cost)
    if let fill = way.fill {
      let pen = (state.pen ?? fill).onBlanks(like: fill)
      cost += GraphicsChange.bytes(from: state.pen, to: pen)
      result.pen = pen
    }
    for part in shift.parts {
      let place = CursorPlace(column: part.column, row: way.row)
      cost += distance(from: result.cursor, to: place) + 3 + parameterDigits(abs(part.count))
      result.step = take(.shift, from: result, place, cells: part.count, pen: result.pen)
      result.cursor = place
    }
    result.cost = Int32(truncatingIfNeeded: cost)
    return result
  }
}
