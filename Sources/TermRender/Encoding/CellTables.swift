internal import GSDesign

/// The tables that cells refer to.
struct CellTables: ~Copyable {
  var pens: PenTable
  var glyphs: GlyphTable

  init(_ reduction: ColorReduction, features: TerminalFeatures) {
    pens = PenTable(downsampler: Downsampler(reduction))
    glyphs = GlyphTable(features)
  }

  mutating func update(from pool: CellPool) {
    pens.update(from: pool)
    glyphs.update(from: pool)
  }

  /// The cell as the terminal will keep it.
  @inline(__always)
  mutating func cell(_ cell: Cell) -> ScreenCell {
    var result = pens.cell(cell)
    if !result.isASCII, !result.isCommon, !glyphs.isTrusted(result) { result.doubt() }
    return result
  }
}

/// A cell as a terminal keeps it: with reduced colours and, for a blank, only its visible attributes.
///
/// The foreground and the weight of a blank do not show, so two blanks on one background are equal here.
struct ScreenCell: Hashable {
  /// Both in one word, so that cells compare in one step.
  private var bits: UInt64

  private static let blankBit: UInt32 = 1 << 31
  private static let doubtBit: UInt32 = 1 << 28

  /// As in a ``Cell/Glyph``; bit 28 marks one on whose columns terminals disagree.
  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
  /// The index of a pen in the table; bit 31 marks a blank of which only the background shows.
  var pen: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

  init(_ glyph: Cell.Glyph, pen: UInt32) {
    bits = UInt64(pen) << 32 | UInt64(glyph.bits)
  }

  /// A blank of which only the background shows.
  init(blankWith pen: UInt32) {
    self.init(.blank, pen: pen | ScreenCell.blankBit)
  }

  /// An unknown cell; it never equals a cell of a frame.
  static let unknown = ScreenCell(Cell.Glyph(scalar: "\0", columns: 3), pen: 0)

  /// Marks a glyph on whose columns terminals disagree.
  mutating func doubt() {
    bits |= UInt64(ScreenCell.doubtBit)
  }

  var isBlank: Bool { pen & ScreenCell.blankBit != 0 }
  var isContinuation: Bool { glyph == Cell.Glyph.continuation.bits }
  /// Whether it is a spacing mark in a cell of its own, which some terminals keep in the cell before.
  var isTrailingMark: Bool { glyph & Cell.Glyph.trailingBit != 0 }
  var isDoubtful: Bool { glyph & ScreenCell.doubtBit != 0 }
  var penIndex: Int { Int(pen & ~ScreenCell.blankBit) }
  /// 1 or 2, and 0 for the right half of a wide glyph.
  var columns: Int { Int(glyph >> 29 & 3) }
  var isCluster: Bool { glyph >> 31 == 1 }
  /// The scalar's value or the cluster's index.
  var value: UInt32 { glyph & 0x1F_FFFF }
  /// Whether it is a printable ASCII character.
  var isASCII: Bool { glyph &- 0x2000_0020 < 0x5F }

  /// Whether it holds a single scalar whose columns no terminal doubts: ASCII, box lines and blocks, Chinese
  /// characters, Hangul.
  var isCommon: Bool {
    switch glyph & 0x801F_FFFF {
    case 0x20..<0x7F, 0x2500..<0x25A0, 0x4E00..<0xA000, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The bytes of a scalar's glyph in UTF-8.
  var scalarBytes: Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
  }
}

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

/// A cache of the SGR decimals of 24-bit colours, large enough for the colours of one screen.
struct ChannelTable {
  /// `r;g;b` and what ends it, in two words, the first character lowest.
  private struct Entry {
    var color: UInt32 = .max
    var count = 0
    var first: UInt64 = 0
    var second: UInt64 = 0
  }

  private var entries = Array(repeating: Entry(), count: 64)

  /// Encodes a change of 24-bit colours alone, as most changes are.
  ///
  /// - Returns: false, having written nothing, if another form is needed or may be shorter.
  @inline(__always)
  mutating func append(from old: Pen, to new: Pen, into output: inout OutputBuffer) -> Bool {
    guard old.attributes == new.attributes else { return false }
    let changesForeground = old.foreground != new.foreground
    let changesBackground = old.background != new.background
    guard !changesForeground || new.foreground.isDirect,
      !changesBackground || new.background.isDirect
    else { return false }
    if changesForeground {
      output.append(ControlSequence.directForeground, count: 7)
      append(new.foreground.value, end: changesBackground ? 0x3B : 0x6D, into: &output)
      // 48;2;
      if changesBackground { output.append(0x3B_323B_3834, count: 5) }
    } else {
      output.append(ControlSequence.directBackground, count: 7)
    }
    if changesBackground { append(new.background.value, end: 0x6D, into: &output) }
    return true
  }

  /// - Parameter end: the character after the decimals.
  @inline(__always)
  private mutating func append(_ color: UInt32, end: UInt64, into output: inout OutputBuffer) {
    let slot = Int((color &* 0x9E37_79B1) >> 26)
    if entries[slot].color != color { entries[slot] = Self.entry(color) }
    let entry = entries[slot]
    output.append(entry.first, count: min(8, entry.count))
    if entry.count < 8 {
      output.append(end, count: 1)
    } else {
      output.append(
        entry.second | end << (8 * UInt64(entry.count - 8)), count: entry.count - 7)
    }
  }

  private static func entry(_ color: UInt32) -> Entry {
    var digits: [UInt8] = []
    digits.appendDecimal(Int(color >> 16 & 255))
    digits.append(0x3B)
    digits.appendDecimal(Int(color >> 8 & 255))
    digits.append(0x3B)
    digits.appendDecimal(Int(color & 255))
    var entry = Entry(color: color, count: digits.count)
    for (place, digit) in digits.enumerated() {
      if place < 8 {
        entry.first |= UInt64(digit) << (8 * UInt64(place))
      } else {
        entry.second |= UInt64(digit) << (8 * UInt64(place - 8))
      }
    }
    return entry
  }
}
