import ColorScience
import GSDesign

/// Pixels in whole cells.
struct CellImage {
  let image: PixelImage
  /// By cell: whether any of its pixels is drawn.
  let drawnCells: [Bool]
  /// By cell: whether it lies wholly inside of a shape; then none of its pixels is drawn.
  let insideCells: [Bool]

  /// The pixels of a shape.
  ///
  /// Cells wholly inside are a transparent hole, and so is the inner part of the label's cells: these cells have the fill
  /// as their background, and text stays text. Outside of the shape the image is transparent too, except in the label's
  /// cells, where the background would show.
  ///
  /// - Parameters:
  ///   - isFlat: whether edges are mixed with the backdrop here; otherwise the terminal does that by their opacity,
  ///     which takes fewer bytes.
  ///   - levels: steps of coverage between none and all; fewer steps take fewer bytes.
  init(
    _ look: ShapeLook, _ cell: CellPixels, isFlat: Bool = true, levels: Int = CellImage.levels
  ) {
    let outline = ShapeOutline(look, cell)
    var shadow = isFlat && look.backdrop == nil ? nil : ShadowCoverage(look, outline)
    let ink = ShapeInk(look, isFlat: isFlat, levels: levels)
    let marks = look.marks.map { mark in
      (
        line: MarkLine(mark.form, in: cell.pixels(of: mark.cell)), color: mark.paint?.color,
        cells: mark.cell.cells
      )
    }
    var image = PixelImage(
      width: look.size.columns * cell.width, height: look.size.rows * cell.height)
    var drawn = Array(repeating: false, count: look.size.columns * look.size.rows)
    var inside = drawn
    for row in 0..<look.size.rows {
      for column in 0..<look.size.columns {
        let mark = marks.first { $0.cells.contains(column: column, row: row) }
        guard mark != nil || !outline.contains(column: column, row: row) else {
          inside[row * look.size.columns + column] = true
          continue
        }
        let isLabel = look.label.contains(column: column, row: row)
        for y in row * cell.height..<(row + 1) * cell.height {
          for x in column * cell.width..<(column + 1) * cell.width {
            let outer = outline.outer.coverage(column: x, row: y)
            let shade = outer < 1 ? shadow?.coverage(column: x, row: y) : nil
            var pixel = ink.pixel(
              outer: outer, inner: outline.inner.coverage(column: x, row: y), shadow: shade ?? 0,
              isLabel: isLabel)
            if let mark, let color = mark.color {
              pixel = ink.pixel(color, covering: mark.line.coverage(column: x, row: y), pixel)
            }
            guard pixel != 0 else { continue }
            image[x, y] = pixel
            drawn[row * look.size.columns + column] = true
          }
        }
      }
    }
    self.init(image: image, drawnCells: drawn, insideCells: inside)
  }

  init(image: PixelImage, drawnCells: [Bool], insideCells: [Bool]) {
    self.image = image
    self.drawnCells = drawnCells
    self.insideCells = insideCells
  }

  /// Closer to a supersampled picture than 16 in the tests, and few enough for the registers of sixel.
  static let levels = 8
}
