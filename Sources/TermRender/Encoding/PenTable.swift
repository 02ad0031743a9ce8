internal import GSDesign

/// The pens of the styles of a pool at one colour depth.
struct PenTable {
  private(set) var pens: [Pen] = []
  /// By the index of a pen: the index of the pen of the blanks that it writes, or -1 where more than the background
  /// shows.
  private(set) var backgrounds: [Int32] = []
  private var indices: [Pen: UInt32] = [:]
  private var downsampler: Downsampler
  private var pool: CellPool?
  /// The pens of text and blanks, by the index of the style.
  private var textPens: [UInt32] = []
  private var blankCells: [ScreenCell] = []
  /// The pens of glyphs that are part of a fill, by the index of the style; empty if they never differ.
  private var partPens: [UInt32] = []
  private let seesGlyphs: Bool

  init(downsampler: Downsampler) {
    self.downsampler = downsampler
    seesGlyphs = downsampler.seesGlyphs
  }

  /// Adds the styles that a pool has gained; another pool begins again.
  mutating func update(from pool: CellPool) {
    if pool !== self.pool {
      self.pool = pool
      textPens = []
      partPens = []
      blankCells = []
    }
    while textPens.count < pool.styles.count {
      let style = pool.styles[textPens.count]
      if seesGlyphs { partPens.append(index(of: downsampler.pen(for: style, isPart: true))) }
      let pen = downsampler.pen(for: style)
      let text = index(of: pen)
      textPens.append(text)
      if pen.attributes.isDisjoint(with: .visibleOnBlanks) {
        blankCells.append(ScreenCell(blankWith: index(of: Pen(background: pen.background))))
      } else {
        blankCells.append(ScreenCell(.blank, pen: text))
      }
    }
  }

  /// The cell as the terminal will keep it, but for doubts about its columns.
  @inline(__always)
  func cell(_ cell: Cell) -> ScreenCell {
    let style = Int(cell.style.index)
    if cell.glyph == .blank { return blankCells[style] }
    let isPart = seesGlyphs && cell.glyph.isPartOfFill
    return ScreenCell(cell.glyph, pen: isPart ? partPens[style] : textPens[style])
  }

  mutating func index(of pen: Pen) -> UInt32 {
    if let known = indices[pen] { return known }
    let index = UInt32(truncatingIfNeeded: pens.count)
    pens.append(pen)
    indices[pen] = index
    backgrounds.append(-1)
    if pen.attributes.isDisjoint(with: .visibleOnBlanks) {
      let blank = self.index(of: Pen(background: pen.background))
      backgrounds[Int(index)] = Int32(truncatingIfNeeded: blank)
    }
    return index
  }

  subscript(cell: ScreenCell) -> Pen {
    @inline(__always) get { pens[cell.penIndex] }
  }
}
