import GSDesign

extension Encoder {
  /// Marks what of gone sixel images has to be overwritten; how many cells.
  mutating func uncoverImages() -> Int {
    guard images.support?.imageProtocol == .sixel, !images.placed.isEmpty else { return 0 }
    let wanted = Set(images.wanted)
    var count = 0
    for place in images.placed.keys where !wanted.contains(place) {
      images.placed[place] = nil
      guard let image = images.known[place.image] else { continue }
      for (index, isDrawn) in image.drawnCells.enumerated() where isDrawn {
        let column = place.column + index % image.look.size.columns
        let row = place.row + index / image.look.size.columns
        count += uncover(column: column, row: row)
      }
    }
    return count
  }

  private mutating func uncover(column: Int, row: Int) -> Int {
    guard row < writer.size.rows, column < writer.size.columns else { return 0 }
    let start = row * writer.size.columns
    var first = column
    var end = column + 1
    while first > 0, target[start + first].isContinuation { first -= 1 }
    while end < writer.size.columns, target[start + end].isContinuation { end += 1 }
    for index in start + first..<start + end { screen[index] = .unknown }
    let changed = changes[row]
    changes[row] =
      changed.isEmpty
      ? first..<end : min(changed.lowerBound, first)..<max(changed.upperBound, end)
    return end - first
  }

  /// Writes images that are new or of which a cell was written, each with its label's cells behind it.
  mutating func paintImages(since start: Int, from cursor: CursorPlace) {
    guard !images.wanted.isEmpty else { return }
    var written = WrittenCells(size: writer.size)
    written.read(
      writer.output.bytes(from: start), from: cursor, showing: target.span, tables.glyphs)
    for place in images.wanted {
      guard let image = images.known[place.image] else { continue }
      let columns = image.look.size.columns
      let isTouched = image.drawnCells.enumerated().contains { index, isDrawn in
        isDrawn
          && written.contains(
            column: place.column + index % columns, row: place.row + index / columns)
      }
      guard isTouched || images.placed[place] == nil else { continue }
      writer.move(to: CursorPlace(column: place.column, row: place.row))
      write(.sixel(image.payload))
      writer.cursor = .unknown
      images.placed[place] = 1
      rewriteLabel(of: image, at: place, &written)
    }
    _ = images.evict()
  }

  /// Writes the cells of the label that no pixel is in: some terminals erase them with the image.
  private mutating func rewriteLabel(
    of image: TerminalImages.Known, at place: TerminalImages.Place, _ written: inout WrittenCells
  ) {
    let (label, columns) = (image.look.label, image.look.size.columns)
    for row in label.row..<label.row + label.rows {
      for column in label.column..<label.column + label.columns
      where !image.drawnCells[row * columns + column] {
        let cell = CursorPlace(column: place.column + column, row: place.row + row)
        rewrite(cell, to: place.column + label.column + label.columns)
        written.insert(column: place.column + column, row: place.row + row)
      }
    }
  }

  /// Writes one cell as it is.
  ///
  /// - Parameter end: a wide glyph that would reach beyond this column is left alone.
  private mutating func rewrite(_ place: CursorPlace, to end: Int) {
    let cell = target[Int(place.row) * writer.size.columns + Int(place.column)]
    guard !cell.isContinuation, Int(place.column) + cell.columns <= end else { return }
    writer.move(to: place)
    writer.set(tables.pens[cell])
    if cell.isDoubtful {
      writer.writeDoubtful(cell, at: place, tables.glyphs)
    } else {
      tables.glyphs.append(cell, to: &writer.output)
      writer.advance(columns: max(1, cell.columns))
    }
  }
}
