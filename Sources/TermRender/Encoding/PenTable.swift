/// The pens of the styles of a pool at one colour depth.
struct PenTable {
  private(set) var pens: [Pen] = []
  /// By the index of a pen: the index of the pen of the blanks that it writes, or -1 where more than the background
  /// shows.
  private(set) var backgrounds: [Int32] = []
  private var indices: [Pen: UInt32] = [:]
  private var downsampler: Downsampler
  private var pool: CellPool?
  /// By the index of the style: what text needs, and what a blank shows.
  private var textPens: [UInt32] = []
  private var blankCells: [ScreenCell] = []

  init(downsampler: Downsampler) {
    self.downsampler = downsampler
  }

  /// Takes in the styles that a pool has gained; another pool begins anew.
  mutating func update(from pool: CellPool) {
    if pool !== self.pool {
      self.pool = pool
      textPens = []
      blankCells = []
    }
    while textPens.count < pool.styles.count {
      let pen = downsampler.pen(for: pool.styles[textPens.count])
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
    return cell.glyph == .blank ? blankCells[style] : ScreenCell(cell.glyph, pen: textPens[style])
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
