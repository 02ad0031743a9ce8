import GSDesign

extension Encoder {
  /// The result of an attempt: where in the output it began, and the state it left.
  struct Attempt {
    var bytes: [UInt8]
    var cursor: CursorPlace
    var pen: Pen?
  }

  /// Writes the changes.
  ///
  /// - Parameter changed: how many cells differ.
  mutating func update(_ changed: Int) {
    if pool?.hasTrailingMarks == true { loosenTrailingMarks() }
    if changed * 2 > target.count {
      repaintOrSearch(changed)
    } else if changed > Encoder.mostSearched || !search() {
      paint(over: nil)
    }
    settle()
  }

  /// Some terminals keep a trailing mark in the cell of its letter: where one of them changes, both are written again.
  private mutating func loosenTrailingMarks() {
    let columns = writer.size.columns
    for row in changes.indices where !changes[row].isEmpty {
      var first = row * columns
      while first < (row + 1) * columns {
        var end = first + 1
        var hasMark = false
        while end < (row + 1) * columns {
          let isMark = target[end].isTrailingMark || screen[end].isTrailingMark
          guard isMark || target[end].isContinuation || screen[end].isContinuation else { break }
          hasMark = hasMark || isMark
          end += 1
        }
        if hasMark, target[first..<end] != screen[first..<end] {
          for index in first..<end { screen[index] = .unknown }
          let range = first - row * columns..<end - row * columns
          let changed = changes[row]
          changes[row] =
            min(changed.lowerBound, range.lowerBound)..<max(changed.upperBound, range.upperBound)
        }
        first = end
      }
    }
  }

  /// Most of the screen changes; where the screen is small, a search costs nothing.
  private mutating func repaintOrSearch(_ changed: Int) {
    guard changed <= 400 else { return repaint(changed: changed) }
    let start = (writer.output.count, writer.cursor, writer.pen)
    guard search() else { return repaint(changed: changed) }
    let found = attempt(since: start.0)
    writer.output.truncate(to: start.0)
    (writer.cursor, writer.pen) = (start.1, start.2)
    repaint(changed: changed)
    if found.bytes.count <= writer.output.count - start.0 { take(found, at: start.0) }
  }

  /// Where more cells change, they are painted without a search.
  private static let mostSearched = 1500

  /// Paints the frame, over an erased screen where that is shorter.
  ///
  /// - Parameter changed: how many cells differ from the terminal's contents; nil if these are unknown.
  mutating func repaint(changed: Int?) {
    let most = commonestBlank()
    guard let changed else {
      let plain = ScreenCell(blankWith: tables.pens.index(of: .plain))
      let canErase = most.map { writer.canErase(to: tables.pens[$0.cell]) } ?? false
      return paint(over: canErase ? most?.cell ?? plain : plain)
    }
    guard let most, writer.canErase(to: tables.pens[most.cell]), most.count * 8 > target.count,
      !images.wouldLoseImages
    else { return paint(over: nil) }
    // Hardly anything stays: the old contents do not help.
    guard changed * 10 <= target.count * 9 else { return paint(over: most.cell) }
    let start = (writer.output.count, writer.cursor, writer.pen)
    paint(over: nil)
    let first = attempt(since: start.0)
    writer.output.truncate(to: start.0)
    (writer.cursor, writer.pen) = (start.1, start.2)
    paint(over: most.cell)
    if first.bytes.count <= writer.output.count - start.0 { take(first, at: start.0) }
  }

  func attempt(since start: Int) -> Attempt {
    Attempt(bytes: writer.output.bytes(from: start), cursor: writer.cursor, pen: writer.pen)
  }

  /// Replaces the output since `start` with an attempt.
  mutating func take(_ attempt: Attempt, at start: Int) {
    writer.output.truncate(to: start)
    writer.output.append(contentsOf: attempt.bytes[...])
    writer.cursor = attempt.cursor
    writer.pen = attempt.pen
  }

  /// The blank that there is most of.
  private mutating func commonestBlank() -> (cell: ScreenCell, count: Int)? {
    blanks.removeAll(keepingCapacity: true)
    blanks.append(contentsOf: repeatElement(0, count: tables.pens.pens.count))
    let target = target
    let cells = target.span
    // Blanks of one pen are often adjacent: a run is counted at once.
    var (pen, start) = (0, 0)
    for index in cells.indices {
      let next = cells[index].isBlank ? cells[index].penIndex : -1
      guard next != pen else { continue }
      if pen >= 0 { blanks[pen] += Int32(index - start) }
      (pen, start) = (next, index)
    }
    if pen >= 0 { blanks[pen] += Int32(cells.count - start) }
    guard let best = blanks.indices.max(by: { blanks[$0] < blanks[$1] }), blanks[best] > 0
    else { return nil }
    return (ScreenCell(blankWith: UInt32(truncatingIfNeeded: best)), Int(blanks[best]))
  }

  /// Paints pane by pane, each from its top row to its last; a frame without panes is one.
  ///
  /// - Parameter base: the blank that the screen is erased to first; nil paints over its contents.
  private mutating func paint(over base: ScreenCell?) {
    if let base {
      writer.setBackground(of: tables.pens[base])
      writer.write(.eraseDisplay(.all))
    }
    let columns = writer.size.columns
    let (target, screen) = (target, screen)
    let new = target.span
    let old = screen.span
    findPanes(new, isErased: base != nil)
    for index in panes.indices {
      for row in changes.indices {
        let cells = row * columns..<(row + 1) * columns
        let wanted = new.extracting(cells)
        guard let pane = pane(index, wanted) else { continue }
        let range = base == nil ? changes[row].clamped(to: pane) : pane
        guard !range.isEmpty else { continue }
        let shown = old.extracting(base == nil ? cells : 0..<0)
        writer.paint(
          row: row, range, new: wanted, old: shown, base: base ?? ScreenCell(.blank, pen: 0),
          tables)
      }
    }
  }

  /// Finds the columns where another background begins in more than half of the rows that are painted.
  ///
  /// To go from pane to pane in each row sets a background of up to 18 bytes at every edge and one more at the next row;
  /// to come back to the pane's column in the next row takes about seven.
  private mutating func findPanes(_ new: Swift.Span<ScreenCell>, isErased: Bool) {
    let columns = writer.size.columns
    edges.removeAll(keepingCapacity: true)
    edges.append(contentsOf: repeatElement(0, count: columns))
    var rows: Int32 = 0
    for row in changes.indices {
      let range = isErased ? 0..<columns : changes[row]
      guard !range.isEmpty else { continue }
      rows += 1
      let start = row * columns
      var cell = new[start + range.lowerBound]
      for column in range.dropFirst() {
        let next = new[start + column]
        guard next.penIndex != cell.penIndex else { continue }
        if tables.pens[next].background != tables.pens[cell].background { edges[column] += 1 }
        cell = next
      }
    }
    panes.removeAll(keepingCapacity: true)
    panes.append(0)
    for column in edges.indices.dropFirst() where edges[column] * 2 > rows {
      panes.append(column)
    }
  }

  /// The columns of a row that are painted with a pane. A row where the next pane has no edge is painted with that one, so
  /// that no word is cut.
  private func pane(_ index: Int, _ cells: Swift.Span<ScreenCell>) -> Range<Int>? {
    func begins(_ pane: Int) -> Bool {
      let column = panes[pane]
      return column == 0
        || tables.pens[cells[column - 1]].background != tables.pens[cells[column]].background
    }
    let next = index + 1
    guard next == panes.count || begins(next) else { return nil }
    let first = panes[...index].indices.last { begins($0) } ?? 0
    return panes[first]..<(next == panes.count ? cells.count : panes[next])
  }

  /// Searches for the shortest of the ways that are worth trying, and writes it.
  ///
  /// - Returns: false if there is too much to search through.
  private mutating func search() -> Bool {
    cutRows()
    let count = segmenter.segments.count
    guard count <= 1200 else { return false }
    let breadth = count <= 40 ? 24 : count <= 150 ? 12 : count <= 400 ? 8 : 4
    planner.begin(breadth: breadth, cursor: writer.cursor, pen: writer.pen, cost: 0)
    planner.plan(plans, segmenter.segments, tables)
    guard var best = planner.best else { return true }
    var steps = planner.path(to: best)
    if plans.count > 1, plans.count <= 16 {
      planner.begin(breadth: breadth, cursor: writer.cursor, pen: writer.pen, cost: 0)
      planner.plan(plans.reversed(), segmenter.segments, tables)
      if let other = planner.best, other.cost < best.cost {
        best = other
        steps = planner.path(to: other)
      }
    }
    for step in steps { perform(step) }
    return true
  }

  /// Cuts the changed rows into segments, and those that something was pushed into or out of a second time.
  private mutating func cutRows() {
    segmenter.removeAll()
    plans.removeAll(keepingCapacity: true)
    let columns = writer.size.columns
    let canShift = writer.features.contains(.insertDeleteCharacters) && words.isIdle
    let (target, screen) = (target, screen)
    let new = target.span
    let old = screen.span
    for row in changes.indices where !changes[row].isEmpty {
      let cells = row * columns..<(row + 1) * columns
      let wanted = new.extracting(cells)
      let shown = old.extracting(cells)
      guard
        let plan = segmenter.cut(row: row, changes[row], new: wanted, old: shown, tables)
      else { continue }
      plans.append(plan)
      guard canShift, let shift = RowShift.search(changes[row], new: wanted, old: shown) else {
        continue
      }
      var fill: Pen?
      let last = wanted[columns - 1]
      if shift.count < 0, shift.end == nil, last.isBlank, writer.canErase(to: tables.pens[last]) {
        fill = tables.pens[last]
      }
      pushed.removeAll(keepingCapacity: true)
      for column in 0..<columns {
        if let source = shift.source(of: column, columns: columns) {
          pushed.append(shown[source])
        } else {
          pushed.append(fill == nil ? .unknown : last)
        }
      }
      let range = shift.column..<max(changes[row].upperBound, shift.end ?? columns)
      let pushed = pushed
      let other = segmenter.cut(
        row: row, range, new: wanted, old: pushed.span, shift: shift, fill: fill, tables)
      if let other { plans.append(other) }
    }
  }

  private mutating func perform(_ step: UpdatePlanner.Step) {
    writer.move(to: step.place)
    if let pen = step.pen { writer.set(pen) }
    let cells = Int(step.cells)
    let start = Int(step.place.row) * writer.size.columns + Int(step.place.column)
    switch step.action {
    case .write:
      for index in start..<start + cells { tables.glyphs.append(target[index], to: &writer.output) }
      writer.advance(columns: cells)
    case .writeDoubtful: writer.writeDoubtful(target[start], at: step.place, tables.glyphs)
    case .repeatGlyph:
      tables.glyphs.append(target[start], to: &writer.output)
      writer.write(.repeatCharacter(cells - 1))
      writer.advance(columns: cells)
    case .eraseCharacters: writer.write(.eraseCharacters(cells))
    case .eraseToEnd: writer.write(.eraseLine(.toEnd))
    case .shift:
      writer.write(cells > 0 ? .insertCharacters(cells) : .deleteCharacters(-cells))
    }
  }
}
