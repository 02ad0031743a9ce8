import GSDesign

extension Encoder {
  /// Moves blocks of rows where that is shorter, then writes the remaining changes.
  mutating func scrollAndUpdate(_ changed: Int) {
    guard let first = searchScroll() else { return update(changed) }
    // Where much is gained nothing else has to be tried.
    guard first.gain < 400 else { return scroll(first) }
    let kept = (screen, changes, writer.output.count, writer.cursor, writer.pen)
    update(changed)
    let without = attempt(since: kept.2)
    (screen, changes) = (kept.0, kept.1)
    writer.output.truncate(to: kept.2)
    (writer.cursor, writer.pen) = (kept.3, kept.4)
    scroll(first)
    if without.bytes.count <= writer.output.count - kept.2 { take(without, at: kept.2) }
  }

  private mutating func searchScroll() -> Scroll? {
    let (target, screen) = (target, screen)
    return scrolls.search(
      new: target.span, old: screen.span, columns: writer.size.columns, changes)
  }

  private mutating func scroll(_ first: Scroll) {
    let columns = writer.size.columns
    var next: Scroll? = first
    var count = 0
    while let scroll = next, count < 4 {
      count += 1
      perform(scroll)
      next = searchScroll()
    }
    var changed = 0
    for row in changes.indices where !changes[row].isEmpty {
      for index in row * columns + changes[row].lowerBound..<row * columns + changes[row].upperBound
      where target[index] != screen[index] {
        changed += 1
      }
    }
    if changed > 0 { update(changed) }
  }

  /// Moves a block of rows on the terminal and in the record of its contents.
  private mutating func perform(_ scroll: Scroll) {
    let fill = setFill(for: scroll)
    writer.scroll(scroll)
    let columns = writer.size.columns
    let moved =
      scroll.distance > 0
      ? Array(scroll.top...scroll.bottom - scroll.distance)
      : Array((scroll.top - scroll.distance...scroll.bottom).reversed())
    for row in moved {
      for column in 0..<columns {
        screen[row * columns + column] = screen[(row + scroll.distance) * columns + column]
      }
    }
    for row in scroll.exposed {
      for column in 0..<columns { screen[row * columns + column] = fill }
    }
    for row in scroll.top...scroll.bottom { compare(row) }
  }

  /// Sets the pen for the rows that come in; the blank they then show.
  private mutating func setFill(for scroll: Scroll) -> ScreenCell {
    let columns = writer.size.columns
    let last = target[(scroll.exposed.lowerBound + 1) * columns - 1]
    var pen = Pen(background: writer.pen?.background ?? .standard)
    if last.isBlank, writer.canErase(to: tables.pens[last]) {
      pen = tables.pens[last]
    } else if !writer.canErase(to: pen) {
      pen = .plain
    }
    writer.setBackground(of: pen)
    return ScreenCell(blankWith: tables.pens.index(of: Pen(background: pen.background)))
  }

  /// Finds the changed range of a row, without cutting a wide glyph.
  private mutating func compare(_ row: Int) {
    let columns = writer.size.columns
    let start = row * columns
    var first = 0
    while first < columns, target[start + first] == screen[start + first] { first += 1 }
    guard first < columns else {
      changes[row] = 0..<0
      return
    }
    var end = columns
    while target[start + end - 1] == screen[start + end - 1] { end -= 1 }
    if first > 0, target[start + first].isContinuation || screen[start + first].isContinuation {
      first -= 1
    }
    if end < columns, target[start + end].isContinuation || screen[start + end].isContinuation {
      end += 1
    }
    changes[row] = first..<end
  }
}

extension ScreenWriter {
  /// Moves a block of rows; afterwards the region is the whole screen again.
  ///
  /// By line feeds in the last row or reverse indices in the first one, or by DL or IL in the first one.
  mutating func scroll(_ scroll: Scroll) {
    let count = abs(scroll.distance)
    let isUp = scroll.distance > 0
    let isLast = scroll.bottom == size.rows - 1
    let edge = isUp ? scroll.bottom : scroll.top
    let stepping = scroll.top == 0 && isLast
    let region = 7 + decimalDigits(scroll.top + 1) + decimalDigits(scroll.bottom + 1)
    let steps =
      (stepping ? 0 : region) + distance(from: stepping ? cursor : .unknown, toRow: edge)
      + (isUp ? count : 2 * count)
    let lines =
      (isLast ? 0 : region) + distance(from: isLast ? cursor : .unknown, toRow: scroll.top) + 3
      + parameterDigits(count)
    let needsRegion = steps <= lines ? !stepping : !isLast
    if needsRegion {
      write(.scrollRegion(top: scroll.top, bottom: scroll.bottom))
      // It moves the cursor, and not everywhere to the same place.
      cursor = .unknown
    }
    if steps <= lines {
      move(toRow: edge)
      for _ in 0..<count { write(isUp ? .lineFeed : .reverseIndex) }
    } else {
      move(toRow: scroll.top)
      write(isUp ? .deleteLines(count) : .insertLines(count))
      cursor = .unknown
    }
    if needsRegion {
      write(.resetScrollRegion)
      cursor = .unknown
    }
  }

  private func place(inRow row: Int, from start: CursorPlace) -> CursorPlace {
    guard start.isKnown, Int(start.column) < size.columns else {
      return CursorPlace(column: 0, row: row)
    }
    return CursorPlace(column: Int(start.column), row: row)
  }

  private func distance(from start: CursorPlace, toRow row: Int) -> Int {
    distance(from: start, to: place(inRow: row, from: start))
  }

  /// Goes to some cell of a row.
  private mutating func move(toRow row: Int) {
    move(to: place(inRow: row, from: cursor))
  }
}
