import GSDesign

/// Finds a short way to bring the screen up to date, where little changes.
///
/// Rows are cut into segments; a dynamic programme goes over them and keeps, at every boundary, the cheapest few
/// states of cursor and pen. It weighs moving against writing unchanged cells again, spaces against erasing and
/// repeating, and setting the pen of the next text together with the background of a blank.
struct UpdatePlanner {
  /// One thing to do: go to a cell, set a pen, write or erase.
  struct Step {
    enum Action {
      case write, writeDoubtful, repeatGlyph, eraseCharacters, eraseToEnd, shift
    }

    var parent: Int32
    var action: Action
    var place: CursorPlace
    var cells: Int32
    /// Nil leaves the pen as it is.
    var pen: Pen?
  }

  struct State {
    var cursor: CursorPlace
    var cost: Int32
    /// The last step of the way here; -1 at the beginning.
    var step: Int32
    var pen: Pen?
  }

  var size = CellSize(columns: 0, rows: 0)
  var features: TerminalFeatures
  /// Whether EL may be used: it also erases unchanged cells.
  var erasesTails = true
  /// How many states are kept at a boundary.
  private var breadth = 1
  var steps: [Step] = []
  private var states: [State] = []
  /// The states at the beginning of a row, while the ways through it are gone.
  private var initial: [State] = []
  /// At each boundary between segments room for as many states as are kept, and how many there are.
  private var slots: [State] = []
  private var counts: [Int] = []
  /// For every segment the next text after it that will be written; -1 for none.
  private var following: [Int32] = []

  init(features: TerminalFeatures) {
    self.features = features
  }

  /// Begins a new plan.
  mutating func begin(breadth: Int, cursor: CursorPlace, pen: Pen?, cost: Int) {
    self.breadth = breadth
    steps.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    states.append(
      State(cursor: cursor, cost: Int32(truncatingIfNeeded: cost), step: -1, pen: pen))
  }

  /// The cheapest way found.
  var best: State? { states.min { $0.cost < $1.cost } }

  /// The steps of a way, first to last.
  func path(to state: State) -> [Step] {
    var result: [Step] = []
    var index = state.step
    while index >= 0 {
      result.append(steps[Int(index)])
      index = steps[Int(index)].parent
    }
    result.reverse()
    return result
  }

  /// Plans the rows in their order. Consecutive plans of one row are alternatives, of which the cheapest is taken.
  mutating func plan(
    _ plans: [RowPlan], _ segments: [RowSegment], _ tables: borrowing CellTables
  ) {
    var start = 0
    while start < plans.count {
      var end = start + 1
      while end < plans.count, plans[end].row == plans[start].row { end += 1 }
      plan(plans[start..<end], segments, tables)
      start = end
    }
  }

  private mutating func plan(
    _ ways: ArraySlice<RowPlan>, _ segments: [RowSegment], _ tables: borrowing CellTables
  ) {
    swap(&initial, &states)
    states.removeAll(keepingCapacity: true)
    for way in ways {
      let count = way.segments.count
      counts.removeAll(keepingCapacity: true)
      counts.append(contentsOf: repeatElement(0, count: count + 1))
      while slots.count < (count + 1) * breadth {
        slots.append(State(cursor: .unknown, cost: 0, step: -1, pen: nil))
      }
      for state in initial { insert(shifted(state, way), at: 0) }
      findFollowing(way, segments)
      for index in 0..<count {
        for slot in 0..<counts[index] {
          leave(slots[index * breadth + slot], at: index, way, segments, tables)
        }
      }
      for slot in 0..<counts[count] { keep(slots[count * breadth + slot]) }
    }
  }

  /// Goes on from a state over one segment.
  private mutating func leave(
    _ state: State, at index: Int, _ way: RowPlan, _ segments: [RowSegment],
    _ tables: borrowing CellTables
  ) {
    let segment = segments[way.segments.lowerBound + index]
    let place = CursorPlace(column: Int(segment.column), row: way.row)
    if !segment.isChanged {
      insert(state, at: index + 1)
      // An unchanged segment is only worth writing if the cursor is on it.
      guard state.cursor == place, segment.kind != .doubtful else { return }
    }
    let approach = Int(state.cost) + distance(from: state.cursor, to: place)
    let wanted = tables.pens[segment.cell]
    guard segment.kind == .blank else {
      let cost = approach + GraphicsChange.bytes(from: state.pen, to: wanted)
      return addText(from: state, cost: cost, pen: wanted, segment, place, to: index + 1)
    }
    // As little changed as possible, or as the next text needs it.
    let least = (state.pen ?? wanted).onBlanks(like: wanted)
    addBlanks(from: state, approach, pen: least, at: index, way, segments, place)
    guard least != state.pen, following[index] >= 0 else { return }
    let next = segments[way.segments.lowerBound + Int(following[index])]
    let ahead = tables.pens[next.cell].onBlanks(like: wanted)
    guard ahead != least else { return }
    addBlanks(from: state, approach, pen: ahead, at: index, way, segments, place)
  }

  func distance(from start: CursorPlace, to place: CursorPlace) -> Int {
    CursorMotion(from: start, to: place, columns: size.columns, features).bytes
  }

  private mutating func findFollowing(_ way: RowPlan, _ segments: [RowSegment]) {
    following.removeAll(keepingCapacity: true)
    following.append(contentsOf: repeatElement(-1, count: way.segments.count))
    var next: Int32 = -1
    for index in (0..<way.segments.count).reversed() {
      following[index] = next
      let segment = segments[way.segments.lowerBound + index]
      if segment.isChanged, segment.kind != .blank { next = Int32(truncatingIfNeeded: index) }
    }
  }
}

extension UpdatePlanner {
  /// Whether a state would be kept at a boundary.
  func isWelcome(_ cost: Int, _ cursor: CursorPlace, _ pen: Pen, at boundary: Int) -> Bool {
    let count = counts[boundary]
    let first = boundary * breadth
    var mostExpensive = Int32.min
    for slot in first..<first + count {
      if slots[slot].cursor == cursor, slots[slot].pen == pen { return cost < slots[slot].cost }
      mostExpensive = max(mostExpensive, slots[slot].cost)
    }
    return count < breadth || cost < mostExpensive
  }

  /// Keeps a state at a boundary, if it is among the cheapest; each pair of cursor and pen once.
  mutating func insert(_ state: State, at boundary: Int) {
    let count = counts[boundary]
    let first = boundary * breadth
    var mostExpensive = first
    for slot in first..<first + count {
      if slots[slot].cursor == state.cursor, slots[slot].pen == state.pen {
        if state.cost < slots[slot].cost { slots[slot] = state }
        return
      }
      if slots[slot].cost > slots[mostExpensive].cost { mostExpensive = slot }
    }
    if count < breadth {
      slots[first + count] = state
      counts[boundary] = count + 1
    } else if state.cost < slots[mostExpensive].cost {
      slots[mostExpensive] = state
    }
  }

  /// Keeps a state at the end of a row.
  fileprivate mutating func keep(_ state: State) {
    var mostExpensive = 0
    for index in states.indices {
      if states[index].cursor == state.cursor, states[index].pen == state.pen {
        if state.cost < states[index].cost { states[index] = state }
        return
      }
      if states[index].cost > states[mostExpensive].cost { mostExpensive = index }
    }
    if states.count < breadth {
      states.append(state)
    } else if state.cost < states[mostExpensive].cost {
      states[mostExpensive] = state
    }
  }
}
