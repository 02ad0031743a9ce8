import ColorScience
import GSDesign

/// The pixels of a shape, flattened onto its backdrop.
///
/// Cells wholly inside are a transparent hole, and so is what of the label's cells is inside: these cells have the fill as
/// their background, and text stays text. Outside of the shape the image is transparent too, but for the label's cells,
/// where the background would show.
struct ShapeImage {
  let image: PixelImage
  /// By cell: whether any of its pixels is drawn.
  let drawnCells: [Bool]
  /// By cell: whether it lies wholly inside.
  let insideCells: [Bool]

  /// - Parameters:
  ///   - isFlat: whether edges are mixed with the backdrop here; otherwise the terminal does that by their opacity, which
  ///     takes fewer bytes.
  ///   - levels: steps of coverage between none and all: fewer take fewer bytes.
  init(
    _ look: ShapeLook, _ cell: CellPixels, isFlat: Bool = true, levels: Int = ShapeImage.levels
  ) {
    let outline = ShapeOutline(look, cell)
    let ink = ShapeInk(look, isFlat: isFlat, levels: levels)
    var image = PixelImage(
      width: look.size.columns * cell.width, height: look.size.rows * cell.height)
    var drawn = Array(repeating: false, count: look.size.columns * look.size.rows)
    var inside = drawn
    for row in 0..<look.size.rows {
      for column in 0..<look.size.columns {
        guard !outline.contains(column: column, row: row) else {
          inside[row * look.size.columns + column] = true
          continue
        }
        let isLabel = look.label.contains(column: column, row: row)
        for y in row * cell.height..<(row + 1) * cell.height {
          for x in column * cell.width..<(column + 1) * cell.width {
            let pixel = ink.pixel(
              outer: outline.outer.coverage(column: x, row: y),
              inner: outline.inner.coverage(column: x, row: y), isLabel: isLabel)
            guard pixel != 0 else { continue }
            image[x, y] = pixel
            drawn[row * look.size.columns + column] = true
          }
        }
      }
    }
    self.image = image
    drawnCells = drawn
    insideCells = inside
  }

  /// Closer to a supersampled picture than 16 in the tests, and few enough for the registers of sixel.
  static let levels = 8
}

/// The colours of a shape at every coverage.
struct ShapeInk {
  private let fill: RGB?
  private let stroke: RGB?
  private let backdrop: RGB?
  private let isFlat: Bool
  private let levels: Double

  init(_ look: ShapeLook, isFlat: Bool, levels: Int) {
    self.isFlat = isFlat
    (fill, stroke, backdrop) = (look.fill, look.stroke, look.backdrop)
    self.levels = Double(levels)
  }

  /// A pixel as 0xRRGGBBAA.
  ///
  /// - Parameters:
  ///   - outer: how much of it is inside of the outer edge.
  ///   - inner: how much of it is inside of the line as well.
  ///   - isLabel: whether it belongs to a cell of the label, whose background is the fill.
  func pixel(outer: Double, inner: Double, isLabel: Bool) -> UInt32 {
    let outer = stepped(outer)
    let inner = min(outer, stepped(inner))
    let line = stroke == nil ? 0 : outer - inner
    let inside = fill == nil ? 0 : stroke == nil ? outer : inner
    if isLabel, fill != nil {
      if inside == 1 { return 0 }
    } else if line + inside == 0 {
      return 0
    }
    let whole = line + inside
    var channels = UInt32(0)
    // The fill is behind the label's cells, and not what an edge is to be mixed with.
    guard let backdrop, isFlat || (isLabel && fill != nil) else {
      guard whole > 0 else { return 0 }
      for channel in 0..<3 {
        channels =
          channels << 8
          | rounded((stroke[channel] * line + fill[channel] * inside) / whole)
      }
      return channels << 8 | rounded(whole * 255)
    }
    let rest = 1 - whole
    for channel in 0..<3 {
      let mixed = stroke[channel] * line + fill[channel] * inside + backdrop[channel] * rest
      channels = channels << 8 | rounded(mixed)
    }
    return channels << 8 | 255
  }

  private func stepped(_ coverage: Double) -> Double {
    (coverage * levels).rounded() / levels
  }

  private func rounded(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
}

extension RGB {
  fileprivate subscript(channel: Int) -> Double {
    Double(value >> (16 - 8 * UInt32(channel)) & 255)
  }
}

extension RGB? {
  fileprivate subscript(channel: Int) -> Double { self.map { $0[channel] } ?? 0 }
}
