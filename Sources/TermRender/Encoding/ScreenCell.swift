/// A cell as a terminal keeps it: colours reduced, and of a blank only what is seen.
///
/// The foreground and the weight of a blank do not show, so two blanks on one background are equal here.
struct ScreenCell: Hashable {
  private(set) var glyph: UInt32
  /// The index of a pen in the table; bit 31 marks a blank of which only the background shows.
  private(set) var pen: UInt32

  private static let blankBit: UInt32 = 1 << 31

  init(_ glyph: Cell.Glyph, pen: UInt32) {
    self.glyph = glyph.bits
    self.pen = pen
  }

  /// A blank of which only the background shows.
  init(blankWith pen: UInt32) {
    glyph = Cell.Glyph.blank.bits
    self.pen = pen | ScreenCell.blankBit
  }

  var isBlank: Bool { pen & ScreenCell.blankBit != 0 }
  var isContinuation: Bool { glyph == Cell.Glyph.continuation.bits }
  var penIndex: Int { Int(pen & ~ScreenCell.blankBit) }
  /// 1 or 2, and 0 for the right half of a wide glyph.
  var columns: Int { Int(glyph >> 29 & 3) }
  var isCluster: Bool { glyph >> 31 == 1 }
  /// The scalar's value or the cluster's index.
  var value: UInt32 { glyph & 0x1F_FFFF }
}

/// The pens of the styles of a pool at one colour depth.
struct PenTable {
  private(set) var pens: [Pen] = []
  /// By the index of a pen: the index of the pen of the blanks that it writes, or -1 where more than the background
  /// shows.
  private(set) var backgrounds: [Int] = []
  private var indices: [Pen: UInt32] = [:]
  private var downsampler: Downsampler
  private weak var pool: CellPool?
  /// By the index of the style: what text needs, and what a blank shows.
  private var textCells: [UInt32] = []
  private var blankCells: [ScreenCell] = []

  init(downsampler: Downsampler) {
    self.downsampler = downsampler
  }

  /// Takes in the styles that a pool has gained; another pool begins anew.
  mutating func update(from pool: CellPool) {
    if pool !== self.pool {
      self.pool = pool
      textCells = []
      blankCells = []
    }
    while textCells.count < pool.styles.count {
      let pen = downsampler.pen(for: pool.styles[textCells.count])
      let text = index(of: pen)
      textCells.append(text)
      if pen.attributes.isDisjoint(with: .visibleOnBlanks) {
        blankCells.append(ScreenCell(blankWith: index(of: Pen(background: pen.background))))
      } else {
        blankCells.append(ScreenCell(.blank, pen: text))
      }
    }
  }

  /// The cell as the terminal will keep it.
  func cell(_ cell: Cell) -> ScreenCell {
    let style = Int(cell.style.index)
    return cell.glyph == .blank ? blankCells[style] : ScreenCell(cell.glyph, pen: textCells[style])
  }

  mutating func index(of pen: Pen) -> UInt32 {
    if let known = indices[pen] { return known }
    let index = UInt32(truncatingIfNeeded: pens.count)
    pens.append(pen)
    indices[pen] = index
    backgrounds.append(-1)
    if pen.attributes.isDisjoint(with: .visibleOnBlanks) {
      let blank = self.index(of: Pen(background: pen.background))
      backgrounds[Int(index)] = Int(blank)
    }
    return index
  }

  subscript(cell: ScreenCell) -> Pen { pens[cell.penIndex] }
}
