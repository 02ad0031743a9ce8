public import ColorScience
public import GSDesign

/// Outlines as images in text that scrolls: in printed output that stays above the prompt.
public struct InlineImages: Hashable, Sendable {
  private let support: ImageSupport
  /// The size of the screen; a wider surface is drawn in cells.
  private let room: CellSize
  /// The terminal's own background, if it is seen instead of the page.
  public var background: RGB?
  /// The number below that of the next image.
  private var last: Int

  /// - Parameters:
  ///   - support: how the terminal is sent images.
  ///   - room: the size of its screen.
  ///   - last: the number below that of the first image. The terminal keeps images as long as their text, and a reused
  ///     number removes the earlier image: so it is random, from a large range.
  public init(
    _ support: ImageSupport, room: CellSize, last: Int = .random(in: 1 << 24..<1 << 30)
  ) {
    self.support = support
    self.room = room
    self.last = last
  }

  /// The surface as coloured text with images; nil if it is wider than the screen or has no outline to draw.
  ///
  /// A surface taller than the screen is printed in bands that fit, since an image is placed from below its text.
  ///
  /// The cursor must be in the first column, and ends in the first column of the row below. The rows are written before
  /// the images, so that the screen has scrolled by then, and images are placed from the row below upwards.
  public mutating func ansi(_ surface: Surface) -> [UInt8]? {
    guard surface.columns <= room.columns, room.rows > 1 else { return nil }
    guard surface.rows >= room.rows else { return band(surface) }
    var output: [UInt8] = []
    var hasImages = false
    var top = 0
    while top < surface.rows {
      let end = surface.endOfBand(from: top, rows: room.rows - 1)
      let part = surface.band(top..<end)
      if let bytes = band(part) {
        output += bytes
        hasImages = true
      } else {
        output += (background == nil ? part : part.withoutPage).ansi(depth: .truecolor)
      }
      top = end
    }
    return hasImages ? output : nil
  }

  /// A band that fits on the screen; nil if it has no outline to draw.
  private mutating func band(_ surface: Surface) -> [UInt8]? {
    var images = TerminalImages()
    images.adopt(support)
    var view = images.view(of: onBackground(surface), hasRowBelow: true)
    guard !images.wanted.isEmpty else { return nil }
    if background != nil { view = view.withoutPage }
    var output = view.ansi(depth: .truecolor)
    ControlSequence.saveCursor.encode(into: &output)
    switch support.imageProtocol {
    case .kitty: place(images, below: view.rows, into: &output)
    case .sixel: paint(images, view, into: &output)
    }
    ControlSequence.restoreCursor.encode(into: &output)
    return output
  }

  /// Blends the edges of shapes on the page with the terminal's background.
  private func onBackground(_ surface: Surface) -> Surface {
    guard let background else { return surface }
    var result = surface
    for index in result.shapes.indices where result.shapes[index].backdrop?.role == .page {
      result.shapes[index].backdrop = Paint(background, role: .page)
    }
    return result
  }

  private mutating func place(
    _ images: TerminalImages, below rows: Int, into output: inout [UInt8]
  ) {
    var placements: [Int: Int] = [:]
    for place in images.wanted {
      guard let image = images.known[place.image] else { continue }
      let (down, below) = image.rows.lowerBound.quotientAndRemainder(
        dividingBy: support.cell.height)
      let offset = ImageCommand.ImageOffset(below: below, level: image.look.level)
      let placement = placements[place.image, default: 0] + 1
      placements[place.image] = placement
      Self.move(up: rows - place.row - down, toColumn: place.column, into: &output)
      let number = last + place.image
      guard placement == 1 else {
        ImageCommand.place(image: number, placement: placement, offset)
          .encode(into: &output)
        continue
      }
      ImageCommand.show(
        image: number, placement: placement,
        ImageCommand.ImageFormat(
          width: image.width, height: image.rows.count, offset: offset, payload: image.payload)
      ).encode(into: &output)
    }
    last += images.known.keys.max() ?? 0
  }

  private func paint(
    _ images: TerminalImages, _ view: Surface, into output: inout [UInt8]
  ) {
    for place in images.wanted {
      guard let image = images.known[place.image] else { continue }
      Self.move(up: view.rows - place.row, toColumn: place.column, into: &output)
      ImageCommand.sixel(image.payload).encode(into: &output)
      rewriteLabel(of: image, at: place, view, into: &output)
    }
  }

  /// Writes the cells of the label that no pixel is in: some terminals erase them with the image.
  private func rewriteLabel(
    of image: TerminalImages.Known, at place: TerminalImages.Place, _ view: Surface,
    into output: inout [UInt8]
  ) {
    let (label, columns) = (image.look.label, image.look.size.columns)
    for row in label.row..<label.row + label.rows {
      let isFree = (label.column..<label.column + label.columns).map {
        !image.drawnCells[row * columns + $0]
      }
      let cells = Array(view.row(place.row + row))
      var start = 0
      while let first = isFree[start...].firstIndex(of: true) {
        let end = isFree[first...].firstIndex(of: false) ?? isFree.count
        let left = place.column + label.column
        Self.move(up: view.rows - place.row - row, toColumn: left + first, into: &output)
        view.append(cells[left + first..<left + end], to: &output)
        start = end
      }
    }
  }

  /// Moves from the row below the picture.
  private static func move(up rows: Int, toColumn column: Int, into output: inout [UInt8]) {
    ControlSequence.restoreCursor.encode(into: &output)
    ControlSequence.cursorUp(rows).encode(into: &output)
    ControlSequence.cursorForward(column).encode(into: &output)
  }
}

extension Surface {
  /// Where a band from a row on ends: after at most so many rows, and if it can be through no outline.
  fileprivate func endOfBand(from top: Int, rows count: Int) -> Int {
    let last = min(rows, top + count)
    guard last < rows else { return last }
    let cut = (top + 1...last).last { end in
      !shapes.contains { $0.clip.row < end && end < $0.clip.endRow }
    }
    return cut ?? last
  }

  /// Some rows with the outlines that are seen in them alone; others are left to their cells.
  fileprivate func band(_ range: Range<Int>) -> Surface {
    var part = Surface(columns: columns, rows: range.count, pool: pool)
    part.cells = Array(cells[range.lowerBound * columns..<range.upperBound * columns])
    part.shapes = shapes.filter {
      range.contains($0.clip.row) && $0.clip.endRow <= range.upperBound
    }
    .map { $0.moved(columns: 0, rows: -range.lowerBound) }
    return part
  }
}
