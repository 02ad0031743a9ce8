import GSDesign

/// A picture in pixels, row by row from the top.
struct PixelImage: Hashable, Sendable {
  let width: Int
  let height: Int
  /// 0xRRGGBBAA; 0 is transparent.
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]? = nil) {
    self.width = width
    self.height = height
    self.pixels = pixels ?? Array(repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Red, green, blue and opacity of every pixel, in this order.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    }
    return bytes
  }

  /// The rows from the first to the last that are not transparent throughout.
  var drawnRows: Range<Int> {
    guard let first = pixels.firstIndex(where: { $0 != 0 }),
      let last = pixels.lastIndex(where: { $0 != 0 })
    else { return 0..<0 }
    return first / width..<last / width + 1
  }

  /// The picture of some of the rows.
  func rows(_ rows: Range<Int>) -> PixelImage {
    PixelImage(
      width: width, height: rows.count,
      pixels: Array(pixels[rows.lowerBound * width..<rows.upperBound * width]))
  }
}

/// The size of one cell in pixels.
public struct CellPixels: Hashable, Sendable {
  /// 3…96.
  public let width: Int
  /// 5…192.
  public let height: Int

  /// The size of a cell; nil for sizes that no font has, since a terminal may answer anything.
  public init?(width: Int, height: Int) {
    guard (3...96).contains(width), (5...192).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Pixels per point for heights, radii and strokes. Widths come from the cells.
  var scale: Double { Double(height) / CellRect.pointsPerRow }

  /// A rectangle of points in pixels, both counted from the upper left corner of a cell.
  func pixels(of rect: PointRect) -> PointRect {
    let across = Double(width) / CellRect.pointsPerColumn
    return PointRect(
      x: rect.x * across, y: rect.y * scale, width: rect.width * across,
      height: rect.height * scale)
  }
}

extension Surface {
  /// Clears the cells of a shape that is drawn as pixels: inside they become blanks on the fill, around it on the
  /// backdrop. The cells of the label stay.
  mutating func clearCells(of shape: Shape, _ cell: CellPixels, _ pieces: [ShapePiece]) {
    let outline = ShapeOutline(
      frame: shape.frame, radius: shape.radius, strokeWidth: shape.strokeWidth, cell)
    if pieces.count > 1 {
      clear(shape.clip, of: shape) { outline.contains(column: $0, row: $1) }
    } else {
      clear(shape.clip, of: shape) { _, _ in false }
    }
    for piece in pieces {
      let area = piece.area
      clear(area, of: shape) { column, row in
        piece.insideCells[(row - area.row) * area.columns + column - area.column]
      }
    }
  }

  private mutating func clear(
    _ area: CellRect, of shape: Shape, isInside: (_ column: Int, _ row: Int) -> Bool
  ) {
    let around = pool.id(of: Style(background: shape.backdrop))
    let inside = shape.fill == nil ? around : pool.id(of: Style(background: shape.fill))
    let seen = area.intersection(self.area)
    for row in seen.row..<seen.endRow {
      for column in seen.column..<seen.endColumn {
        let isLabel = shape.label.contains(column: column, row: row)
        guard !isLabel || isEdge(column: column, row: row),
          !shape.isCovered(column: column, row: row)
        else { continue }
        // The image leaves the fill of the label's cells to these.
        let isFilled = isLabel || isInside(column, row)
        put(.blank, style: isFilled ? inside : around, column: column, row: row)
      }
    }
  }

  /// Whether a cell shows an edge in half blocks: the words of an enlarged look have such cells around them.
  private func isEdge(column: Int, row: Int) -> Bool { self[column, row].glyph.scalar == "▀" }
}

/// A part of a shape, at its place on the surface.
struct ShapePiece {
  let area: CellRect
  /// By cell of the area.
  let insideCells: [Bool]
}
