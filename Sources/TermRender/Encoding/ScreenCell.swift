internal import GSDesign

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
