import GSDesign
import Words

/// Paints placements into cells, in their order, each upon the ones before.
struct Rasterizer {
  var surface: Surface
  /// The outlines painted so far, the placements that lie above each of them from a place on, and the layers below it.
  var outlines: [(shape: Shape, end: Int, layer: Int)] = []
  let pool: CellPool
  private let palettes: [Palette]
  private let traits: [LayoutTraits]
  /// The style of a cell in which nothing is painted.
  let page: StyleID

  /// A surface on the page of the first environment.
  init(
    size: CellSize, pool: CellPool, palettes cache: PaletteCache,
    environments: [RenderEnvironment]
  ) {
    self.pool = pool
    palettes = environments.map(cache.palette(of:))
    traits = environments.map { LayoutTraits($0) }
    page = pool.id(of: Style(background: palettes.first?.paint(.page)))
    surface = Surface(
      columns: size.columns, rows: size.rows, pool: pool,
      filledWith: Cell(glyph: .blank, style: page))
  }

  /// Paints what of a placement is in some rows, without its outlines.
  mutating func paint(_ placement: Placement, inRows rows: Range<Int>) {
    let brush = brush(of: placement, inRows: rows)
    switch placement.content {
    case .backdrop(let role):
      let style = Style(background: brush.palette.paint(role))
      fill(placement.frame, pool.id(of: style), brush)
    case .panel(let panel, let geometry, let label):
      let rendition = MarkRendition(panel, in: brush.palette.environment)
      paint(panel, rendition, geometry, label: label, in: placement.frame, brush)
    case .words(let line, let ink): paint(line, ink, at: placement.frame, brush)
    case .cells(let picture): paint(picture, at: placement.frame, brush)
    case .rule(let rule): paint(rule, in: placement.frame, brush)
    case .endMark(let end, let ink):
      let pen = LabelPen(ink, depth: brush.palette.environment.depth)
      stroke(
        end.glyph(brush.glyphs), .over(brush.palette.id(of: pen.role())), placement.frame, brush)
    }
  }

  /// Notes the outlines of a placement, before it is painted itself and after everything below it.
  ///
  /// - Parameter end: the first placement that lies above it.
  mutating func addOutlines(of placement: Placement, end: Int) {
    let brush = brush(of: placement, inRows: 0..<surface.rows)
    switch placement.content {
    case .panel(let panel, let geometry, let label):
      let rendition = MarkRendition(panel, in: brush.palette.environment)
      let outline = outline(
        of: panel, rendition, geometry, label: label, in: placement.frame, brush)
      if let outline { outlines.append((outline, end, placement.layer)) }
    case .cells(let picture):
      outlines += outlines(of: picture, at: placement.frame, brush).map {
        ($0, end, placement.layer)
      }
    case .backdrop, .words, .rule, .endMark: break
    }
  }

  private func brush(of placement: Placement, inRows rows: Range<Int>) -> Brush {
    let area = CellRect(column: 0, row: rows.lowerBound, columns: surface.columns, rows: rows.count)
    let traits = traits[placement.environment]
    return Brush(
      palette: palettes[placement.environment], glyphs: traits.glyphs, policy: traits.widthPolicy,
      clip: placement.clip.intersection(area))
  }
}

/// The tools of painting.
struct Brush {
  let palette: Palette
  let glyphs: GlyphSet
  let policy: WidthPolicy
  let clip: CellRect
}

extension Rasterizer {
  mutating func put(_ glyph: Cell.Glyph, style: StyleID, column: Int, row: Int) {
    surface.put(glyph, style: style, column: column, row: row)
  }

  mutating func fill(_ area: CellRect, _ style: StyleID, _ brush: Brush) {
    surface.fill(area.intersection(brush.clip), style: style)
  }

  /// Fills an area with blanks in a coat.
  mutating func coat(_ area: CellRect, _ coat: CellPaint, _ brush: Brush) {
    stroke(" ", coat, area, brush)
  }

  /// Writes one glyph of one column into every cell of an area.
  mutating func stroke(
    _ scalar: Unicode.Scalar, _ coat: CellPaint, _ area: CellRect, _ brush: Brush
  ) {
    let area = area.intersection(brush.clip)
    guard !area.isEmpty else { return }
    var coating = PaintCache(coat, brush.palette)
    let pool = pool
    surface.paint(area, with: Cell.Glyph(scalar: scalar, columns: 1)) {
      coating.style(over: $0, pool)
    }
  }

  /// Writes the clusters of a text from a column on; one that the clip would halve becomes blank.
  ///
  /// - Returns: the column behind the text.
  mutating func write(
    _ text: String, _ coat: CellPaint, column: Int, row: Int, _ brush: Brush
  ) -> Int {
    guard row >= brush.clip.row, row < brush.clip.endRow else { return column }
    let clip = brush.clip
    var coating = PaintCache(coat, brush.palette)
    var column = column
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in text.utf8 {
        guard column < clip.endColumn else { break }
        if column >= clip.column {
          let style = coating.style(over: surface[column, row].style, pool)
          let glyph = Cell.Glyph(scalar: Unicode.Scalar(byte), columns: 1)
          surface.put(glyph, style: style, column: column, row: row)
        }
        column += 1
      }
      return column
    }
    // Whether the letter that a trailing mark belongs to is cut.
    var isLetterCut = false
    DisplayWidth.forEachCluster(in: text, policy: brush.policy) { cluster, width in
      let end = column + width
      defer { column = end }
      if !cluster.isTrailingMark { isLetterCut = column < clip.column }
      guard width > 0, end > clip.column, column < clip.endColumn else { return }
      let first = max(column, clip.column)
      let style = coating.style(over: surface[first, row].style, pool)
      if column >= clip.column && end <= clip.endColumn && !isLetterCut {
        surface.put(
          pool.glyph(of: cluster, columns: width), style: style, column: column, row: row)
      } else {
        surface.put(.blank, style: style, column: first, row: row)
      }
    }
    return column
  }
}

extension Rasterizer {
  mutating func paint(_ line: TextLine, _ ink: LabelInk, at place: CellRect, _ brush: Brush) {
    let pen = LabelPen(ink, depth: brush.palette.environment.depth)
    var column = place.column
    for run in line.runs {
      let role = pen.role(of: run.role)
      let emphasis = Attributes(run.emphasis, isMono: brush.palette.isMono)
      let coat = CellPaint.over(brush.palette.id(of: role), emphasis.union(pen.attributes))
      column = write(run.text, coat, column: column, row: place.row, brush)
    }
  }

  /// A line between things; in block eighths it lies at the lower and at the left side of its cells.
  mutating func paint(_ rule: Rule, in frame: CellRect, _ brush: Brush) {
    let rendition = RuleRendition(rule)
    guard let weight = CellMetrics.weight(rendition.points) else { return }
    if let box = FrameGlyphs.box(weight, .rectangle, brush.glyphs) {
      let coat = CellPaint.over(brush.palette.id(of: rule.role))
      let isAsciiHeavy = brush.glyphs == .ascii && weight != .light
      switch rule.axis {
      case .horizontal: stroke(isAsciiHeavy ? "=" : box.horizontal, coat, frame, brush)
      case .vertical: stroke(box.vertical, coat, frame, brush)
      }
      if rendition.turnsEndsUp {
        let isWide = frame.columns > 1
        for (corner, column) in [
          (isWide ? box.bottomLeading : box.bottom, frame.column),
          (isWide ? box.bottomTrailing : box.bottom, frame.endColumn - 1),
        ] {
          let cell = CellRect(column: column, row: frame.row, columns: 1, rows: frame.rows)
          stroke(corner, coat, cell.intersection(frame), brush)
        }
      }
    } else {
      let coat = CellPaint.part(brush.palette.id(of: rule.role))
      switch rule.axis {
      case .horizontal:
        stroke(BlockGlyphs.lower(CellMetrics.rowEighths(rendition.points)), coat, frame, brush)
      case .vertical:
        stroke(BlockGlyphs.left(CellMetrics.columnEighths(rendition.points)), coat, frame, brush)
      }
    }
  }
}

extension Attributes {
  init(_ emphasis: Emphasis, isMono: Bool) {
    self = []
    if emphasis.contains(.bold) { insert(.bold) }
    if emphasis.contains(.dim) || (isMono && emphasis.contains(.dimInMono)) { insert(.dim) }
    if emphasis.contains(.italic) { insert(.italic) }
    if emphasis.contains(.underline) { insert(.underline) }
    if emphasis.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension Rasterizer {
  /// Paints the fill above and below the words of a panel: whole rows, and half a row at the outer side.
  ///
  /// Corners stay square. Cut by a quadrant they would be smaller than half a column, and terminals draw a quadrant and
  /// the adjacent half block with edges that differ by a pixel. ASCII only has whole rows.
  mutating func paintCaps(
    _ halfRows: Int, around body: CellRect, _ paint: PaintID, _ brush: Brush
  ) {
    let wholeRows = halfRows / 2
    var rows = body
    rows.rows = wholeRows
    for row in [body.row - wholeRows, body.endRow] {
      rows.row = row
      coat(rows, .fill(paint), brush)
    }
    guard !halfRows.isMultiple(of: 2), brush.glyphs == .unicode else { return }
    rows.rows = 1
    rows.row = body.row - wholeRows - 1
    stroke(BlockGlyphs.lowerHalf, .part(paint), rows, brush)
    rows.row = body.endRow + wholeRows
    stroke(BlockGlyphs.upperHalf, .part(paint), rows, brush)
  }

  /// Paints half a column of fill at each side of the words; ASCII has whole columns alone.
  mutating func paintHalfColumns(beside body: CellRect, _ paint: PaintID, _ brush: Brush) {
    var column = body
    column.columns = 1
    for (place, glyph) in [
      (body.column - 1, BlockGlyphs.rightHalf), (body.endColumn, BlockGlyphs.leftHalf),
    ] {
      column.column = place
      switch brush.glyphs {
      case .unicode: stroke(glyph, .part(paint), column, brush)
      case .ascii: coat(column, .fill(paint), brush)
      }
    }
  }
}
