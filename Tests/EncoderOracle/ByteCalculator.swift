/// The fewest bytes that update a screen, found by trying every way of this kind: rows downwards or upwards, glyphs
/// from left to right, each written, left alone or erased by ECH, EL, or by an ED first.
///
/// It shares nothing with the encoder but the facts about terminals. With `width` nil the result is exact for these
/// ways: a dropped state costs more than the cheapest state plus a way from there to any other. With a width it keeps
/// at most that many states after every glyph.
public struct ByteCalculator {
  public var cursor: CalculatedPlace?
  public var pen: CalculatedPen?
  private let width: Int?
  private var motion = CalculatedMotion(columns: 0)
  private var columns = 0
  private var units: [Unit] = []
  private var layers: [[State: Path]] = []
  private var steps: [(parent: Int, text: String)] = []

  /// A glyph and the cell it replaces.
  private struct Unit {
    var row: Int
    var column: Int
    var cell: CalculatedCell
    var isChanged: Bool
    /// The length of the run of equal glyphs from here on, including this one.
    var run = 1
    /// The pens of the next glyphs, each once.
    var ahead: [CalculatedPen] = []
    var isLastOfRow = false
  }

  private struct State: Hashable {
    var cursor: CalculatedPlace?
    var pen: CalculatedPen?
    /// The background that the rest of the row was erased to.
    var erased: String?
  }

  private struct Path {
    var cost: Int
    var step: Int
  }

  public init(width: Int? = nil) {
    self.width = width
  }

  /// Returns the shortest update found; cursor and pen continue from where it leaves them.
  ///
  /// - Parameters:
  ///   - old: the shown rows; nil if they are unknown.
  ///   - new: the rows to show.
  ///   - backgrounds: the backgrounds that the whole screen may be erased to first.
  public mutating func update(
    from old: [[CalculatedCell]]?, to new: [[CalculatedCell]], backgrounds: [String] = []
  ) -> String {
    columns = new.first?.count ?? 0
    motion = CalculatedMotion(columns: columns)
    var best: (text: String, state: State)?
    func consider(_ found: (text: String, state: State)?, after: String = "") {
      guard let found, after.utf8.count + found.text.utf8.count < best?.text.utf8.count ?? .max
      else { return }
      best = (after + found.text, found.state)
    }
    let start = State(cursor: cursor, pen: pen, erased: nil)
    if let old {
      consider(search(from: old, to: new, start, isUpwards: false))
      consider(search(from: old, to: new, start, isUpwards: true))
    }
    for background in backgrounds {
      var wanted = pen ?? CalculatedPen()
      wanted.background = background
      wanted.attributes &= ~CalculatedCell.shownOnBlanks
      let blank = CalculatedCell(
        text: " ", columns: 1, foreground: "39", background: background, attributes: 0)
      let empty = new.map { $0.map { _ in blank } }
      let erasing = CalculatedPen.change(from: pen, to: wanted) + "\u{1B}[2J"
      let erased = State(cursor: cursor, pen: wanted, erased: nil)
      consider(search(from: empty, to: new, erased, isUpwards: false), after: erasing)
    }
    guard let best else { return "" }
    (cursor, pen) = (best.state.cursor, best.state.pen)
    return best.text
  }

  private mutating func search(
    from old: [[CalculatedCell]], to new: [[CalculatedCell]], _ start: State, isUpwards: Bool
  ) -> (text: String, state: State)? {
    steps = []
    units = []
    for row in isUpwards ? Array(new.indices.reversed()) : Array(new.indices) {
      addUnits(row, old[row], new[row])
    }
    findAhead()
    layers = Array(repeating: [:], count: units.count + 1)
    layers[0][start] = Path(cost: 0, step: -1)
    for index in units.indices {
      for (state, path) in kept(layers[index]) { leave(index, state, path) }
      layers[index] = [:]
    }
    guard let end = layers[units.count].min(by: { $0.value.cost < $1.value.cost }) else {
      return nil
    }
    var parts: [String] = []
    var step = end.value.step
    while step >= 0 {
      parts.append(steps[step].text)
      step = steps[step].parent
    }
    return (parts.reversed().joined(), end.key)
  }

  /// Without states that cost more than the cheapest one and a way from it to any other.
  private func kept(_ layer: [State: Path]) -> [(State, Path)] {
    guard let least = layer.values.map(\.cost).min() else { return [] }
    let near = layer.filter { $0.value.cost <= least + 70 }.map { ($0.key, $0.value) }
    guard let width, near.count > width else { return near }
    return Array(near.sorted { $0.1.cost < $1.1.cost }.prefix(width))
  }

  private mutating func addUnits(_ row: Int, _ old: [CalculatedCell], _ new: [CalculatedCell]) {
    let first = units.count
    var hasChanged = false
    for column in new.indices where new[column].columns > 0 {
      let cell = new[column]
      let isChanged = (column..<column + cell.columns).contains {
        !new[$0].isSeenLike(old[$0])
      }
      hasChanged = hasChanged || isChanged
      units.append(Unit(row: row, column: column, cell: cell, isChanged: isChanged))
    }
    guard hasChanged else { return units.removeLast(units.count - first) }
    units[units.count - 1].isLastOfRow = true
    for index in (first..<units.count - 1).reversed()
    where units[index].cell.columns == 1 && units[index].cell.isSeenLike(units[index + 1].cell) {
      units[index].run = units[index + 1].run + 1
    }
  }

  private mutating func findAhead() {
    var ahead: [CalculatedPen] = []
    for index in units.indices.reversed() {
      units[index].ahead = ahead
      let cell = units[index].cell
      guard !cell.isBlank, units[index].isChanged else { continue }
      let pen = CalculatedPen(
        foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
      ahead.removeAll { $0 == pen }
      ahead.insert(pen, at: 0)
      ahead = Array(ahead.prefix(width == nil ? 4 : 2))
    }
  }

  private mutating func put(
    _ index: Int, _ state: State, _ cost: Int, _ parent: Path, _ text: String
  ) {
    var state = state
    if index == units.count || units[index - 1].isLastOfRow { state.erased = nil }
    if let known = layers[index][state], known.cost <= cost { return }
    guard !text.isEmpty else {
      layers[index][state] = Path(cost: cost, step: parent.step)
      return
    }
    steps.append((parent.step, text))
    layers[index][state] = Path(cost: cost, step: steps.count - 1)
  }

  private mutating func leave(_ index: Int, _ state: State, _ path: Path) {
    let unit = units[index]
    let isChanged =
      state.erased.map { !unit.cell.isBlank || unit.cell.background != $0 } ?? unit.isChanged
    if !isChanged { put(index + 1, state, path.cost, path, "") }
    let place = CalculatedPlace(row: unit.row, column: unit.column)
    // Unchanged glyphs may be worth writing on the way to the next ones.
    guard isChanged || state.cursor == place || width == nil else { return }
    let way = motion.sequence(from: state.cursor, to: place)
    for pen in pens(for: unit, after: state.pen) {
      let before = way + CalculatedPen.change(from: state.pen, to: pen)
      let cost = path.cost + before.utf8.count
      write(index, state, pen, before, cost, path)
      if unit.cell.isBlank { erase(index, state, pen, before, cost, path) }
    }
  }

  private func pens(for unit: Unit, after pen: CalculatedPen?) -> [CalculatedPen] {
    let cell = unit.cell
    guard cell.isBlank else {
      return [
        CalculatedPen(
          foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
      ]
    }
    var result: [CalculatedPen] = []
    for var candidate in [pen ?? CalculatedPen()] + unit.ahead {
      candidate.background = cell.background
      candidate.attributes &= ~CalculatedCell.shownOnBlanks
      if !result.contains(candidate) { result.append(candidate) }
    }
    return result
  }

  private mutating func write(
    _ index: Int, _ state: State, _ pen: CalculatedPen, _ before: String, _ cost: Int, _ path: Path
  ) {
    let unit = units[index]
    var next = State(
      cursor: CalculatedPlace(row: unit.row, column: unit.column + unit.cell.columns), pen: pen,
      erased: state.erased)
    put(
      index + 1, next, cost + unit.cell.text.utf8.count, path, before + unit.cell.text)
    guard unit.run > 3, unit.cell.columns == 1, unit.cell.text.utf8.count == 1 else { return }
    for run in width == nil ? Array(4...unit.run) : [unit.run] {
      // Emulators are known that mistake a repetition up to the last column but one for one that fills the row.
      guard unit.column + run < columns - 1 else { break }
      let text = before + unit.cell.text + "\u{1B}[\(run - 1)b"
      next.cursor?.column = unit.column + run
      put(index + run, next, path.cost + text.utf8.count, path, text)
    }
  }

  private mutating func erase(
    _ index: Int, _ state: State, _ pen: CalculatedPen, _ before: String, _ cost: Int, _ path: Path
  ) {
    let unit = units[index]
    let place = CalculatedPlace(row: unit.row, column: unit.column)
    let next = State(cursor: place, pen: pen, erased: state.erased)
    for run in width == nil ? Array(1...unit.run) : [unit.run] {
      let text = before + "\u{1B}[\(run == 1 ? "" : "\(run)")X"
      put(index + run, next, path.cost + text.utf8.count, path, text)
    }
    // The rest of the row, whatever its new content.
    let rest = State(cursor: place, pen: pen, erased: unit.cell.background)
    put(index + 1, rest, cost + 3, path, before + "\u{1B}[K")
  }
}
