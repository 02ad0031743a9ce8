import GSDesign

extension Encoder {
  /// Brings the images to where the frame has them, behind its cells.
  ///
  /// - Parameters:
  ///   - start: where in the output the cells begin.
  ///   - cursor: where the cursor was then.
  mutating func drawImages(since start: Int, from cursor: CursorPlace) {
    switch images.support?.imageProtocol {
    case nil: images.placed = [:]
    case .kitty: placeImages()
    case .sixel: paintImages(since: start, from: cursor)
    }
  }

  mutating func write(_ command: ImageCommand) { command.encode(into: &writer.output) }
}

/// How a terminal is sent pictures.
public enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// Kitty's graphics protocol: images are kept by the terminal and placed by name.
  case kitty
  /// Sixel: pixels are written into cells.
  case sixel
}

/// How a terminal is sent shapes as pixels: in which protocol, and how large its cells are.
public struct ImageSupport: Hashable, Sendable {
  /// The protocol that it understands.
  public let imageProtocol: ImageProtocol
  /// The size of one cell.
  public let cell: CellPixels

  /// A protocol, and the size of one cell as the terminal reports it.
  public init(_ imageProtocol: ImageProtocol, cell: CellPixels) {
    self.imageProtocol = imageProtocol
    self.cell = cell
  }
}

extension Encoder {
  /// Removes, moves and places images that the terminal keeps.
  mutating func placeImages() {
    let wanted = images.wanted
    var missing = wanted.filter { images.placed[$0] == nil }
    let kept = Set(wanted)
    let gone = images.placed.filter { !kept.contains($0.key) }.sorted { $0.key < $1.key }
    for (place, placement) in gone {
      images.placed[place] = nil
      // One that is wanted elsewhere moves there.
      if let index = missing.firstIndex(where: { $0.image == place.image }) {
        put(missing.remove(at: index), placement)
      } else {
        write(.remove(image: place.image, placement: placement))
      }
    }
    for place in missing {
      let taken = Set(images.placed.filter { $0.key.image == place.image }.values)
      put(place, (1...).first { !taken.contains($0) } ?? 1)
    }
    // Afterwards, when every image that is wanted has a placement.
    for image in images.evict() { write(.free(image: image)) }
  }

  /// Places an image, which is transmitted where the terminal does not have it.
  private mutating func put(_ place: TerminalImages.Place, _ placement: Int) {
    guard let image = images.known[place.image], let cell = images.support?.cell,
      images.placed[place] == nil
    else { return }
    let (rows, below) = image.rows.lowerBound.quotientAndRemainder(dividingBy: cell.height)
    let offset = ImageCommand.ImageOffset(below: below, level: image.look.level)
    writer.move(to: CursorPlace(column: place.column, row: place.row + rows))
    if image.isTransmitted {
      write(.place(image: place.image, placement: placement, offset))
    } else {
      write(
        .show(
          image: place.image, placement: placement,
          ImageCommand.ImageFormat(
            width: image.width, height: image.rows.count, offset: offset,
            payload: image.payload)))
      images.known[place.image]?.isTransmitted = true
    }
    images.placed[place] = placement
  }
}

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

  /// Marks the glyph at a cell as unknown on the terminal, and returns how many cells it takes.
  mutating func uncover(column: Int, row: Int) -> Int {
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

  /// Writes images that are new or had a cell overwritten, each followed by its label's cells.
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
      for (index, isDrawn) in image.drawnCells.enumerated() where isDrawn {
        written.insert(column: place.column + index % columns, row: place.row + index / columns)
      }
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
