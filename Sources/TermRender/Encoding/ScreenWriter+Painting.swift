/// A greedy painter: at every cell it takes the cheapest way to the next one, and looks ahead by one run. It suits
/// frames with many changes, where a search would save a few bytes in a hundred and take ten times as long.
extension ScreenWriter {
  /// Brings a row up to date from the left to the right.
  ///
  /// - Parameters:
  ///   - range: the columns that may have changed; it cuts no wide glyph.
  ///   - new: the wanted cells of the row.
  ///   - old: the cells on the terminal; empty if `base` fills the row.
  mutating func paint(
    row: Int, _ range: Range<Int>, new: Span<ScreenCell>, old: Span<ScreenCell>, base: ScreenCell,
    _ tables: borrowing CellTables
  ) {
    var column = range.lowerBound
    var overdrawn = 0
    // The index of the pen that was set last, as long as nothing else was set.
    var penIndex = -1
    while column < max(range.upperBound, overdrawn) {
      let cell = new[column]
      let isSame = old.isEmpty ? cell == base : cell == old[column]
      if isSame, column >= overdrawn {
        column += 1
        continue
      }
      if cell.isBlank {
        column = paintBlanks(
          row: row, from: column, range, new: new, old: old, base: base, overdrawn, tables)
        penIndex = -1
        continue
      }
      if cell.isContinuation {
        // Its glyph was written with the cell before.
        column += 1
        continue
      }
      if cursor.row != row || cursor.column != column {
        approach(row: row, column: column, new: new, tables)
        penIndex = -1
      }
      if cell.penIndex != penIndex {
        set(tables.pens[cell])
        penIndex = cell.penIndex
      }
      if cell.isDoubtful {
        let place = cursor
        writeDoubtful(cell, at: place, tables.glyphs)
        overdrawn = max(overdrawn, min(new.count, column + tables.glyphs.mostColumns(of: cell)))
        column += max(1, cell.columns)
        continue
      }
      let count = repetitions(of: cell, from: column, new)
      tables.glyphs.append(cell, to: &output)
      if count >= 6 {
        write(.repeatCharacter(count - 1))
        column += count
      } else {
        column += max(1, cell.columns)
        column = writePlain(from: column, to: range.upperBound, cell.pen, new, old, base)
      }
      cursor.column = Int32(truncatingIfNeeded: column)
    }
  }

  /// Writes changed ASCII characters in one pen, none of them like the one after it; the column to go on from.
  @inline(never)
  private mutating func writePlain(
    from start: Int, to limit: Int, _ pen: UInt32, _ new: Span<ScreenCell>,
    _ old: Span<ScreenCell>, _ base: ScreenCell
  ) -> Int {
    precondition(limit <= new.count && (old.isEmpty || old.count == new.count))
    guard start < limit else { return start }
    output.reserve(limit - start)
    let isOverBase = old.isEmpty
    var column = start
    var cell = new[column]
    while cell.isASCII, cell.pen == pen {
      // In bounds: `column` is below the limit, and both spans are at least as long.
      let shown = unsafe isOverBase ? base : old[unchecked: column]
      guard cell != shown else { break }
      let byte = UInt8(truncatingIfNeeded: cell.glyph)
      let next = column &+ 1
      guard next < limit else {
        unsafe output.appendReserved(byte)
        return next
      }
      let following = unsafe new[unchecked: next]
      guard following != cell else { break }
      // There is room for as many as lie between the start and the limit.
      unsafe output.appendReserved(byte)
      column = next
      cell = following
    }
    return column
  }

  /// Goes to a cell of a row: by writing what lies between again, where that is shorter and needs no other pen.
  private mutating func approach(
    row: Int, column: Int, new: Span<ScreenCell>, _ tables: borrowing CellTables
  ) {
    let place = CursorPlace(column: column, row: row)
    let from = Int(cursor.column)
    if cursor.row == row, from >= 0, column - from > 0, column - from <= 4, let pen {
      let distance = distance(from: cursor, to: place)
      var bytes = 0
      for between in from..<column {
        let cell = new[between]
        let wanted = tables.pens[cell]
        let fits =
          cell.isBlank
          ? wanted.background == pen.background && pen.attributes.isDisjoint(with: .visibleOnBlanks)
          : cell.isASCII && wanted == pen
        guard fits else {
          bytes = Int.max
          break
        }
        bytes += 1
      }
      if bytes <= distance {
        for between in from..<column { tables.glyphs.append(new[between], to: &output) }
        cursor = place
        return
      }
    }
    move(to: place)
  }

  /// Returns how many equal cells from this column on can be written as one repetition.
  @inline(__always)
  private func repetitions(of cell: ScreenCell, from column: Int, _ new: Span<ScreenCell>) -> Int {
    guard column + 1 < new.count, new[column + 1] == cell else { return 1 }
    return longRepetitions(of: cell, from: column, new)
  }

  private func longRepetitions(
    of cell: ScreenCell, from column: Int, _ new: Span<ScreenCell>
  ) -> Int {
    guard cell.columns == 1, cell.isCommon,
      features.contains(cell.isASCII ? .repeatCharacter : .repeatAnyCharacter)
    else { return 1 }
    var end = column + 1
    // Emulators are known that mistake a repetition up to the last column but one for one that fills the row.
    while end < new.count - 2, new[end] == cell { end += 1 }
    return end - column
  }
}

extension ScreenWriter {
  private enum Way {
    case spaces, repetition, characters, line
  }

  /// Writes or erases a run of blanks; the column to go on from.
  private mutating func paintBlanks(
    row: Int, from start: Int, _ range: Range<Int>, new: Span<ScreenCell>, old: Span<ScreenCell>,
    base: ScreenCell, _ overdrawn: Int, _ tables: borrowing CellTables
  ) -> Int {
    let blank = new[start]
    func isChanged(_ column: Int) -> Bool {
      column < overdrawn || new[column] != (old.isEmpty ? base : old[column])
    }
    // The run goes on over unchanged blanks of the same kind, up to the last changed one.
    var end = start + 1
    var last = start
    while end < new.count, new[end] == blank {
      if isChanged(end) { last = end }
      end += 1
    }
    let isTail = erasesTails && end == new.count
    // The next changed cell of this row.
    var next = end
    let limit = max(range.upperBound, min(overdrawn, new.count))
    while next < limit, !isChanged(next) { next += 1 }
    let hasNext = next < limit
    // Text that follows at once is reached by writing up to it.
    let cells = (hasNext && next == end && end - last <= 4 ? end : last + 1) - start

    move(to: CursorPlace(column: start, row: row))
    let pen = tables.pens[blank]
    if let current = self.pen, current.background == pen.background,
      current.attributes.isDisjoint(with: .visibleOnBlanks)
    {
      // The current pen already writes such blanks.
    } else if hasNext, !new[next].isBlank, tables.pens[new[next]].background == pen.background {
      set(tables.pens[new[next]].onBlanks(like: pen))
    } else {
      setBackground(of: pen)
    }
    let way = cheapest(
      cells, from: start, to: hasNext ? next : nil, row: row, isTail: isTail,
      canErase: canErase(to: pen), halvesGlyph: old.halvesGlyph(at: start + cells),
      columns: new.count)
    switch way {
    case .spaces:
      output.append(0x20, times: cells)
      advance(columns: cells)
    case .repetition:
      output.append(0x20)
      write(.repeatCharacter(cells - 1))
      advance(columns: cells)
    case .characters: write(.eraseCharacters(cells))
    case .line:
      write(.eraseLine(.toEnd))
      return new.count
    }
    return start + cells
  }

  /// The cheapest way to blank a number of cells and to go on.
  private func cheapest(
    _ cells: Int, from start: Int, to next: Int?, row: Int, isTail: Bool, canErase: Bool,
    halvesGlyph: Bool, columns: Int
  ) -> Way {
    if canErase, isTail, cells > 3 || columns - start > 3 { return .line }
    guard cells > 4 else { return .spaces }
    let place = CursorPlace(column: start, row: row)
    let after = CursorPlace(column: start + cells, row: row)
    func distance(from start: CursorPlace) -> Int {
      next.map { self.distance(from: start, to: CursorPlace(column: $0, row: row)) } ?? 0
    }
    let onward = distance(from: after)
    var best = (bytes: cells + onward, way: Way.spaces)
    if features.contains(.repeatCharacter), start + cells < columns - 1 {
      let bytes = 4 + parameterDigits(cells - 1) + onward
      if bytes < best.bytes { best = (bytes, .repetition) }
    }
    if canErase, !halvesGlyph, features.contains(.eraseCharacters) {
      let bytes = 3 + parameterDigits(cells) + distance(from: place)
      if bytes < best.bytes { best = (bytes, .characters) }
    }
    return best.way
  }
}
