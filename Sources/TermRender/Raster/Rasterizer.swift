import GSDesign

/// Paints placements into cells, in their order, each upon what is there.
struct Rasterizer {
  private(set) var surface: Surface
  /// The outlines painted so far, and the placements that lie above each of them from this place on.
  var outlines: [(shape: Shape, end: Int)] = []
  let pool: CellPool
  private let palettes: [Palette]
  private let traits: [LayoutTraits]

  /// A surface on the page of the first environment.
  init(
    size: CellSize, pool: CellPool, palettes cache: PaletteCache,
    environments: [RenderEnvironment]
  ) {
    self.pool = pool
    palettes = environments.map(cache.palette(of:))
    traits = environments.map { LayoutTraits($0) }
    let page = Style(background: palettes.first?.paint(.page))
    surface = Surface(
      columns: size.columns, rows: size.rows, pool: pool,
      filledWith: Cell(glyph: .blank, style: pool.id(of: page)))
  }

  /// Paints all placements in their order, and gives the surface the outlines that nothing lies upon.
  mutating func paint(_ placements: [Placement]) {
    for (index, placement) in placements.enumerated() { paint(placement, index) }
    surface.shapes = seenShapes(among: placements)
  }

  private mutating func paint(_ placement: Placement, _ index: Int) {
    let clip = placement.clip.intersection(surface.area)
    guard !clip.intersection(placement.frame).isEmpty else { return }
    let brush = Brush(
      palette: palettes[placement.environment], glyphs: traits[placement.environment].glyphs,
      policy: traits[placement.environment].widthPolicy, clip: clip)
    switch placement.content {
    case .backdrop(let role):
      let style = Style(background: brush.palette.paint(role))
      fill(placement.frame, pool.id(of: style), brush)
    case .panel(let panel, let geometry, let label, let contents):
      let rendition = MarkRendition(panel, depth: brush.palette.environment.depth)
      let outline = outline(
        of: panel, rendition, geometry, label: label, in: placement.frame, brush)
      if let outline { outlines.append((outline, index + 1 + contents)) }
      paint(panel, rendition, geometry, label: label, in: placement.frame, brush)
    case .words(let line, let ink): paint(line, ink, at: placement.frame, brush)
    case .cells(let picture): paint(picture, at: placement.frame, end: index + 1, brush)
    case .rule(let rule): paint(rule, in: placement.frame, brush)
    case .endMark(let end, let ink):
      let pen = LabelPen(ink, depth: brush.palette.environment.depth)
      stroke(
        end.glyph(brush.glyphs), .over(brush.palette.id(of: pen.role())), placement.frame, brush)
    }
  }
}

/// What painting is done with.
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
