import ColorScience
import GSDesign
import Words

extension Rasterizer {
  /// Paints fill, caps, line and marks of a panel; its words come later.
  mutating func paint(
    _ panel: Panel, _ rendition: MarkRendition, _ geometry: PanelGeometry, label: CellRect,
    in frame: CellRect, _ brush: Brush
  ) {
    let body = CellRect(
      column: frame.column + geometry.edgeColumns, row: frame.row + geometry.outerRows,
      columns: frame.columns - 2 * geometry.edgeColumns,
      rows: frame.rows - 2 * geometry.outerRows)
    if let fill = rendition.fill {
      let paint = brush.palette.id(of: fill)
      let coat = CellPaint.fill(paint)
      if !rendition.leavesWordsUnfilled { self.coat(body, coat, brush) }
      switch geometry.edge {
      case .line: paintPaddingRows(geometry, around: body, coat, brush)
      case .halfColumns: paintHalfColumns(beside: body, paint, brush)
      case .padding: paintCaps(geometry.halfRows, around: body, paint, brush)
      }
    }
    if let weight = geometry.weight, let role = rendition.stroke {
      paintLine(weight, panel, geometry, role: role, in: frame, brush)
    }
    paintMarks(rendition, geometry, label: label, brush)
  }

  /// The rows between a line and the words.
  private mutating func paintPaddingRows(
    _ geometry: PanelGeometry, around body: CellRect, _ coat: CellPaint, _ brush: Brush
  ) {
    let count = max(0, geometry.outerRows - 1)
    var rows = body
    rows.rows = count
    rows.row = body.row - count
    self.coat(rows, coat, brush)
    rows.row = body.endRow
    self.coat(rows, coat, brush)
  }

  /// Paints the marks in the padding, inside the fill.
  private mutating func paintMarks(
    _ rendition: MarkRendition, _ geometry: PanelGeometry, label: CellRect, _ brush: Brush
  ) {
    let cells = geometry.markCells(around: label)
    guard !cells.isEmpty else { return }
    let coat = CellPaint.over(
      brush.palette.id(of: rendition.label.role()), rendition.glyphAttributes)
    for (glyph, cell) in zip(rendition.glyphs(brush.glyphs), cells) {
      if let glyph { stroke(glyph, coat, cell, brush) }
    }
  }

  private mutating func paintLine(
    _ weight: LineWeight, _ panel: Panel, _ geometry: PanelGeometry, role: ColorRole,
    in frame: CellRect, _ brush: Brush
  ) {
    let paint = brush.palette.id(of: role)
    let hasRows = geometry.outerRows > 0
    let inset = hasRows ? 1 : 0
    let sides = CellRect(
      column: frame.column, row: frame.row + inset, columns: 1, rows: frame.rows - 2 * inset)
    var trailing = sides
    trailing.column = frame.endColumn - 1
    guard let box = FrameGlyphs.box(weight, panel.shape, brush.glyphs) else {
      return paintBar(weight, paint, in: frame, sides, trailing, hasRows: hasRows, brush)
    }
    let coat = CellPaint.over(paint)
    stroke(box.vertical, coat, sides, brush)
    stroke(box.vertical, coat, trailing, brush)
    guard hasRows else { return }
    for (row, first, last) in [
      (frame.row, box.topLeading, box.topTrailing),
      (frame.endRow - 1, box.bottomLeading, box.bottomTrailing),
    ] {
      var cells = CellRect(
        column: frame.column + 1, row: row, columns: frame.columns - 2, rows: 1)
      stroke(box.horizontal, coat, cells, brush)
      cells.columns = 1
      cells.column = frame.column
      stroke(first, coat, cells, brush)
      cells.column = frame.endColumn - 1
      stroke(last, coat, cells, brush)
    }
  }

  /// A line of 3 points and more lies at the outer side of its cells.
  private mutating func paintBar(
    _ weight: LineWeight, _ paint: PaintID, in frame: CellRect, _ leading: CellRect,
    _ trailing: CellRect, hasRows: Bool, _ brush: Brush
  ) {
    guard case .bar(let points) = weight else { return }
    let columns = CellMetrics.columnEighths(points)
    stroke(BlockGlyphs.left(columns), .part(paint), leading, brush)
    let (glyph, coat) = Self.trailingBlock(columns, paint)
    stroke(glyph, coat, trailing, brush)
    guard hasRows else { return }
    let rows = CellMetrics.rowEighths(points)
    var line = CellRect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1)
    let (upper, upperCoat) = Self.upperBlock(rows, paint)
    stroke(upper, upperCoat, line, brush)
    line.row = frame.endRow - 1
    stroke(BlockGlyphs.lower(rows), .part(paint), line, brush)
  }
}

extension Rasterizer {
  /// The upper eighths of a cell, 1…8. Only one and four have a glyph; the others are cut out of a lower block.
  static func upperBlock(_ eighths: Int, _ paint: PaintID) -> (Unicode.Scalar, CellPaint) {
    switch eighths {
    case 1: (BlockGlyphs.upperEighth, .part(paint))
    case 4: (BlockGlyphs.upperHalf, .part(paint))
    case 8: (BlockGlyphs.full, .part(paint))
    default: (BlockGlyphs.lower(8 - eighths), .cutOut(paint))
    }
  }

  /// The right eighths of a cell, 1…8.
  static func trailingBlock(_ eighths: Int, _ paint: PaintID) -> (Unicode.Scalar, CellPaint) {
    switch eighths {
    case 1: (BlockGlyphs.rightEighth, .part(paint))
    case 4: (BlockGlyphs.rightHalf, .part(paint))
    case 8: (BlockGlyphs.full, .part(paint))
    default: (BlockGlyphs.left(8 - eighths), .cutOut(paint))
    }
  }
}

extension Rasterizer {
  /// Copies the cells of a picture that are inside the clip.
  ///
  /// Nothing reaches past the clip: a wide glyph that it halves becomes a blank, and so does a mark without its letter.
  /// Cells may come from an untrusted file, so U+FFFD replaces glyphs that the text gate refuses, and glyphs that no
  /// terminal draws in the given columns.
  mutating func paint(_ picture: CellPicture, at place: CellRect, _ brush: Brush) {
    var styles = PictureStyles(picture, brush.palette)
    let seen = CellRect(
      column: place.column, row: place.row, columns: picture.columns, rows: picture.rows
    ).intersection(brush.clip)
    for row in seen.row..<seen.endRow {
      // A trailing mark belongs to the letter before it.
      var hasLetter = false
      var column = seen.column
      while column < seen.endColumn {
        let cell = picture[column - place.column, row - place.row]
        let columns = Int(cell.columns)
        let isMark = cell.text.first?.isTrailingMark ?? true
        if !isMark { hasLetter = true }
        let isWhole = 1...2 ~= columns && column + columns <= seen.endColumn
        let glyph = isWhole && (!isMark || hasLetter) ? glyph(of: cell) : .blank
        put(glyph, style: styles.id(of: cell, glyph, pool), column: column, row: row)
        column += glyph.columns
      }
    }
  }

  private func glyph(of cell: CellPicture.Cell) -> Cell.Glyph {
    let columns = Int(cell.columns)
    guard let cluster = cell.text.first else { return .blank }
    if columns == 1, let byte = cell.text.utf8.first, cell.text.utf8.count == 1,
      0x20...0x7E ~= byte
    {
      return Cell.Glyph(scalar: Unicode.Scalar(byte), columns: 1)
    }
    let isOne = cell.text.dropFirst().isEmpty
    guard isOne, DisplayWidth.isPossible(columns, for: cluster) else {
      return Cell.Glyph(scalar: .replacement, columns: columns)
    }
    return pool.glyph(of: cluster, columns: columns)
  }
}

/// The styles of a picture in an environment, each made on first use.
private struct PictureStyles {
  private let picture: CellPicture
  private let palette: Palette
  /// The colours that the picture has for its roles, the first one of each; empty if no colours have to stay distinct.
  private let colors: [ColorRole: RGB]
  /// By the place of a style: under words, and under a part of a fill.
  private var known: [StyleID?]

  init(_ picture: CellPicture, _ palette: Palette) {
    self.picture = picture
    self.palette = palette
    known = Array(repeating: nil, count: 2 * picture.styles.count)
    var colors: [ColorRole: RGB] = [:]
    if palette.reduction.hasPalette {
      for paint in picture.paints {
        if let role = paint.role, colors[role] == nil { colors[role] = paint.color }
      }
    }
    self.colors = colors
  }

  mutating func id(
    of cell: CellPicture.Cell, _ glyph: Cell.Glyph, _ pool: CellPool
  ) -> StyleID {
    let place = 2 * Int(cell.style) + (glyph.isPartOfFill ? 1 : 0)
    if let id = known[place] { return id }
    let style = palette.style(
      picture.styles[Int(cell.style)], isPart: glyph.isPartOfFill, among: colors)
    let id = pool.id(of: style)
    known[place] = id
    return id
  }
}
