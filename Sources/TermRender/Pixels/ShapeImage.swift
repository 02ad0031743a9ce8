import ColorScience
import GSDesign

/// The pixels of a shape, flattened onto its backdrop.
///
/// Cells wholly inside are a transparent hole, and so is the inner part of the label's cells: these cells have the fill
/// as their background, and text stays text. Outside of the shape the image is transparent too, except in the label's
/// cells, where the background would show.
struct ShapeImage {
  let image: PixelImage
  /// By cell: whether any of its pixels is drawn.
  let drawnCells: [Bool]
  /// By cell: whether it lies wholly inside.
  let insideCells: [Bool]

  /// - Parameters:
  ///   - isFlat: whether edges are mixed with the backdrop here; otherwise the terminal does that by their opacity,
  ///     which takes fewer bytes.
  ///   - levels: steps of coverage between none and all; fewer steps take fewer bytes.
  init(
    _ look: ShapeLook, _ cell: CellPixels, isFlat: Bool = true, levels: Int = ShapeImage.levels
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

/// The colours of a shape at every coverage.
struct ShapeInk {
  private let fill: RGB?
  private let stroke: RGB?
  private let backdrop: RGB?
  private let shadow: RGB
  private let shadowOpacity: Double
  private let isFlat: Bool
  private let levels: Double

  init(_ look: ShapeLook, isFlat: Bool, levels: Int) {
    self.isFlat = isFlat
    (fill, stroke, backdrop) = (look.fill, look.stroke, look.backdrop)
    shadow = look.shadow?.paint?.color ?? .black
    shadowOpacity = look.shadow?.opacity ?? 0
    self.levels = Double(levels)
  }

  /// A pixel as 0xRRGGBBAA.
  ///
  /// - Parameters:
  ///   - outer: how much of it is inside of the outer edge.
  ///   - inner: how much of it is inside of the line as well.
  ///   - shadow: how much of it is in the shadow.
  ///   - isLabel: whether it belongs to a cell of the label, whose background is the fill.
  func pixel(outer: Double, inner: Double, shadow cover: Double = 0, isLabel: Bool) -> UInt32 {
    let outer = stepped(outer)
    let inner = min(outer, stepped(inner))
    let line = stroke == nil ? 0 : outer - inner
    let inside = fill == nil ? 0 : stroke == nil ? outer : inner
    let whole = line + inside
    let rest = 1 - whole
    let dark = (cover * Self.shadowLevels).rounded() / Self.shadowLevels * shadowOpacity
    if isLabel, fill != nil {
      if inside == 1 { return 0 }
    } else if whole + dark * rest == 0 {
      return 0
    }
    var channels = UInt32(0)
    // The cells of the label have the fill as their background, so no edge may be mixed with it.
    guard let backdrop, isFlat || (isLabel && fill != nil) else {
      let opacity = whole + dark * rest
      guard opacity > 0 else { return 0 }
      for channel in 0..<3 {
        let mixed =
          stroke[channel] * line + fill[channel] * inside + shadow[channel] * dark * rest
        channels = channels << 8 | rounded(mixed / opacity)
      }
      return channels << 8 | rounded(opacity * 255)
    }
    for channel in 0..<3 {
      let ground = backdrop[channel] * (1 - dark) + shadow[channel] * dark
      let mixed = stroke[channel] * line + fill[channel] * inside + ground * rest
      channels = channels << 8 | rounded(mixed)
    }
    return channels << 8 | 255
  }

  /// A pixel with a mark above it, as 0xRRGGBBAA.
  ///
  /// - Parameter coverage: how much of the pixel the mark covers.
  func pixel(_ mark: RGB, covering coverage: Double, _ ground: UInt32) -> UInt32 {
    var cover = stepped(coverage)
    guard cover > 0 else { return ground }
    var below = ground
    if isFlat, ground & 255 == 0 {
      // The ground of the terminal itself cannot be mixed with.
      if backdrop == nil { cover = cover.rounded() }
      guard cover > 0 else { return ground }
      below = (backdrop?.value ?? 0) << 8 | 255
    }
    let rest = Double(below & 255) / 255 * (1 - cover)
    let opacity = cover + rest
    var channels = UInt32(0)
    for channel in 0..<3 {
      let under = Double(below >> (24 - 8 * UInt32(channel)) & 255)
      channels = channels << 8 | rounded((mark[channel] * cover + under * rest) / opacity)
    }
    return channels << 8 | rounded(opacity * 255)
  }

  /// Steps of a shadow between none and all.
  private static let shadowLevels = 16.0

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

/// The look of a shape or of a part of one, wherever on the screen it is: shapes that look alike share an image.
struct ShapeLook: Hashable, Sendable {
  /// In points from the upper left corner of its cells.
  let frame: PointRect
  let radius: Double
  let fill: RGB?
  let stroke: RGB?
  let strokeWidth: Double
  let shadow: Shape.FallingShadow?
  /// The visible area of the shadow, in the points of `frame`; nil without a shadow.
  let shadowRoom: PointRect?
  let backdrop: RGB?
  /// The cells of the label, counted from its own upper left one.
  let label: CellRect
  /// The marks drawn in it, in the points of `frame`.
  let marks: [Shape.Mark]
  /// Its own cells.
  let size: CellSize

  /// The part of a shape in an area of the surface.
  init(_ shape: Shape, in area: CellRect) {
    let placed = shape.moved(columns: -area.column, rows: -area.row)
    frame = placed.frame
    radius = shape.radius
    fill = shape.fill?.color
    stroke = shape.strokeWidth > 0 ? shape.stroke?.color : nil
    strokeWidth = stroke == nil ? 0 : shape.strokeWidth
    shadow = shape.shadow
    shadowRoom = shape.shadow == nil ? nil : PointRect(placed.clip)
    backdrop = shape.backdrop?.color
    size = area.size
    let whole = CellRect(column: 0, row: 0, size: size)
    marks = placed.marks.filter { !$0.cell.cells.intersection(whole).isEmpty }
    label = placed.label.intersection(whole)
  }
}

/// The edges of a shape in pixels, counted from the upper left corner of its cells.
///
/// The outer edge is moved to whole pixels, at most half of one, so that straight edges are sharp. The width of the
/// line is not, so that 1 and 1.5 points stay apart.
struct ShapeOutline {
  /// The outer edge.
  let outer: RoundedRectangle
  /// The inner edge of the line; the outer edge if it has no line.
  let inner: RoundedRectangle
  /// The outer edge as a rectangle, in pixels.
  let frame: PointRect
  let cell: CellPixels

  init(_ look: ShapeLook, _ cell: CellPixels) {
    self.init(
      frame: look.frame, radius: look.radius, strokeWidth: look.strokeWidth, cell)
  }

  init(frame: PointRect, radius: Double, strokeWidth: Double, _ cell: CellPixels) {
    let across = Double(cell.width) / CellRect.pointsPerColumn
    let left = Self.nearest(frame.x * across)
    let right = Self.nearest(frame.endX * across)
    let height = Self.nearest(frame.height * cell.scale)
    let top = Self.nearest(frame.middleY * cell.scale - height / 2)
    self.frame = PointRect(x: left, y: top, width: right - left, height: height)
    outer = RoundedRectangle(
      x: left, y: top, width: right - left, height: height, radius: radius * cell.scale)
    inner = strokeWidth > 0 ? outer.inset(by: strokeWidth * cell.scale) : outer
    self.cell = cell
  }

  /// The nearest whole pixel, halves rounded down the screen wherever the origin is: the parts of a shape meet.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

  /// Whether a cell lies wholly inside of the line.
  func contains(column: Int, row: Int) -> Bool {
    inner.contains(
      columns: column * cell.width..<(column + 1) * cell.width,
      rows: row * cell.height..<(row + 1) * cell.height)
  }
}
