/// What has to be brought onto the screen, and from where one may begin.
struct ScreenUpdate {
  let size: CellSize
  /// What the screen shall show, row by row.
  let new: [ScreenCell]
  /// What it shows, and where that differs; nil when it is not known.
  private(set) var old: (cells: [ScreenCell], damage: Damage)?
  /// The blank that the whole screen may be erased to before it is drawn.
  private(set) var clearing: ScreenCell?

  init(new: [ScreenCell], old: (cells: [ScreenCell], damage: Damage)?, size: CellSize) {
    self.new = new
    self.old = old
    self.size = size
  }

  /// Considers erasing everything to the blank that there is most of, where that is enough of the screen.
  ///
  /// - Parameter changed: how many cells differ from what is shown.
  mutating func addClearing(_ pens: inout PenTable, _ features: TerminalFeatures, changed: Int) {
    var counts: [ScreenCell: Int] = [:]
    var run = 0
    for index in new.indices where new[index].isBlank {
      run += 1
      guard index + 1 == new.count || new[index + 1] != new[index] else { continue }
      counts[new[index], default: 0] += run
      run = 0
    }
    let most = counts.max { ($0.value, $0.key.pen) < ($1.value, $1.key.pen) }
    if let most, features.contains(.backgroundErase) || pens[most.key].background == .standard {
      guard old == nil || most.value * 8 > new.count else { return }
      clearing = most.key
      // Hardly anything stays: what is shown is no help.
      if changed * 10 > new.count * 9 { old = nil }
    } else if old == nil {
      clearing = ScreenCell(blankWith: pens.index(of: .plain))
    }
  }

  /// The rows that differ from what is shown, or from `base` everywhere.
  func rows(
    over base: ScreenCell?, _ pens: borrowing PenTable, _ glyphs: borrowing GlyphTable,
    _ features: TerminalFeatures
  ) -> [RowPlan] {
    let backgrounds = pens.backgrounds
    var result: [RowPlan] = []
    for row in 0..<size.rows {
      let range = base == nil ? old?.damage.rows[row] ?? 0..<0 : 0..<size.columns
      guard !range.isEmpty else { continue }
      let cells = row * size.columns..<(row + 1) * size.columns
      var segmenter = RowSegmenter(
        new: new[cells], old: base == nil ? old?.cells[cells] : nil,
        base: base ?? ScreenCell(.blank, pen: 0),
        features: features, backgrounds: backgrounds)
      segmenter.cut(range, glyphs)
      guard !segmenter.segments.isEmpty else { continue }
      result.append(RowPlan(row: row, segments: segmenter.segments, tail: segmenter.tail))
    }
    return result
  }
}

/// One row that has to be written.
struct RowPlan {
  let row: Int
  let segments: [RowSegment]
  /// From here to the end everything is one and the same blank.
  let tail: Int
}

extension Encoder {
  /// Searches for the shortest way among those that are worth trying, and goes it.
  mutating func perform(_ update: ScreenUpdate) {
    var best: (cost: Int, clearing: ScreenCell?, steps: [UpdatePlanner.Step])?
    func consider(_ rows: some Sequence<RowPlan>, breadth: Int, over base: ScreenCell?) {
      var planner = UpdatePlanner(
        size: update.size, features: features, breadth: breadth, cursor: writer.cursor,
        pen: base.map { clearingPen($0) } ?? writer.pen)
      for row in rows { planner.plan(row: row.row, row.segments, tail: row.tail, pens) }
      guard let state = planner.best else { return }
      let clearing = base.map { 4 + GraphicsChange.bytes(from: writer.pen, to: clearingPen($0)) }
      let cost = state.cost + (clearing ?? 0)
      guard cost < best?.cost ?? Int.max else { return }
      best = (cost, base, planner.path(to: state))
    }
    if update.old != nil {
      let rows = update.rows(over: nil, pens, glyphs, features)
      let breadth = Encoder.breadth(for: rows)
      consider(rows, breadth: breadth, over: nil)
      if rows.count > 1, rows.count <= 16 { consider(rows.reversed(), breadth: breadth, over: nil) }
    }
    if let base = update.clearing {
      let rows = update.rows(over: base, pens, glyphs, features)
      consider(rows, breadth: Encoder.breadth(for: rows), over: base)
    }
    guard let best else { return }
    if let base = best.clearing {
      writer.set(clearingPen(base))
      writer.write(.eraseDisplay(.all))
    }
    for step in best.steps { perform(step, update) }
  }

  /// The pen for erasing to a blank: of what is set, only what must change.
  private func clearingPen(_ base: ScreenCell) -> Pen {
    var pen = writer.pen ?? .plain
    pen.background = pens[base].background
    pen.attributes.subtract(.visibleOnBlanks)
    return pen
  }

  /// Fewer states where there is much to write: there single bytes matter less than time.
  private static func breadth(for rows: [RowPlan]) -> Int {
    let segments = rows.reduce(0) { $0 + $1.segments.count }
    return segments <= 400 ? 8 : segments <= 2000 ? 4 : 2
  }

  private mutating func perform(_ step: UpdatePlanner.Step, _ update: ScreenUpdate) {
    writer.move(to: step.place)
    writer.set(step.pen)
    let start = step.place.row * update.size.columns + step.place.column
    switch step.action {
    case .write:
      for index in start..<start + step.cells { writeGlyph(update.new[index]) }
      writer.advance(columns: step.cells)
    case .writeDoubtful: writeDoubtful(update.new[start], at: step.place, columns: step.cells)
    case .repeatGlyph:
      writeGlyph(update.new[start])
      writer.write(.repeatCharacter(step.cells - 1))
      writer.advance(columns: step.cells)
    case .eraseCharacters: writer.write(.eraseCharacters(step.cells))
    case .eraseToEnd: writer.write(.eraseLine(.toEnd))
    }
  }

  private mutating func writeGlyph(_ cell: ScreenCell) {
    if cell.isCommon, cell.value < 0x80 {
      writer.output.append(UInt8(truncatingIfNeeded: cell.value))
      return
    }
    guard !cell.isContinuation else { return }
    if let cluster = glyphs.cluster(cell) {
      writer.output.append(contentsOf: cluster.bytes)
    } else if let scalar = Unicode.Scalar(cell.value) {
      writer.output.appendGlyph(scalar)
    }
  }

  /// Writes a cluster that may take fewer columns than it should, or more: its cells are blank before, nothing
  /// wraps at the end of the row, and afterwards it is not known where the cursor is.
  private mutating func writeDoubtful(_ cell: ScreenCell, at place: CellPosition, columns: Int) {
    guard let cluster = glyphs.cluster(cell) else { return }
    for _ in 0..<columns { writer.output.append(0x20) }
    writer.advance(columns: columns)
    writer.move(to: place)
    let mayWrap = place.column + cluster.mostColumns > writer.size.columns
    if mayWrap { writer.write(.resetMode(.autowrap)) }
    writer.output.append(contentsOf: cluster.bytes)
    if mayWrap { writer.write(.setMode(.autowrap)) }
    writer.cursor = nil
  }
}
