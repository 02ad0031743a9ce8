import GSDesign

/// The glyphs of a box, and of a line with a stem.
struct FrameGlyphs {
  let topLeading: Unicode.Scalar
  let topTrailing: Unicode.Scalar
  let bottomLeading: Unicode.Scalar
  let bottomTrailing: Unicode.Scalar
  let horizontal: Unicode.Scalar
  let vertical: Unicode.Scalar
  /// A horizontal line with a stem up, for a frame so narrow that both corners share a cell.
  let bottom: Unicode.Scalar

  private init(
    _ topLeading: Unicode.Scalar, _ topTrailing: Unicode.Scalar, _ bottomLeading: Unicode.Scalar,
    _ bottomTrailing: Unicode.Scalar, _ horizontal: Unicode.Scalar, _ vertical: Unicode.Scalar,
    _ bottom: Unicode.Scalar
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.horizontal = horizontal
    self.vertical = vertical
    self.bottom = bottom
  }

  static let round = FrameGlyphs("╭", "╮", "╰", "╯", "─", "│", "┴")
  static let square = FrameGlyphs("┌", "┐", "└", "┘", "─", "│", "┴")
  static let heavy = FrameGlyphs("┏", "┓", "┗", "┛", "━", "┃", "┻")
  static let asciiLight = FrameGlyphs("+", "+", "+", "+", "-", "|", "+")
  static let asciiHeavy = FrameGlyphs("#", "#", "#", "#", "=", "#", "#")
  static let asciiBar = FrameGlyphs("#", "#", "#", "#", "#", "#", "#")

  /// The box of a line; nil if it is drawn in block eighths.
  static func box(_ weight: LineWeight, _ shape: Panel.Shape, _ glyphs: GlyphSet) -> FrameGlyphs? {
    switch (glyphs, weight) {
    case (.ascii, .light): asciiLight
    case (.ascii, .heavy): asciiHeavy
    case (.ascii, .bar): asciiBar
    case (.unicode, .light): CellMetrics.isRound(shape) ? round : square
    // Unicode has no heavy arcs, and light ones between heavy sides look torn.
    case (.unicode, .heavy): heavy
    case (.unicode, .bar): nil
    }
  }
}

/// Block elements (U+2580…259F).
enum BlockGlyphs {
  /// A block over the lower eighths of a cell, 1…8.
  static func lower(_ eighths: Int) -> Unicode.Scalar { scalar(0x2580, eighths) }

  /// A block over the left eighths of a cell, 1…8.
  static func left(_ eighths: Int) -> Unicode.Scalar { scalar(0x2590, -eighths) }

  static let upperEighth: Unicode.Scalar = "▔"
  static let upperHalf: Unicode.Scalar = "▀"
  static let rightEighth: Unicode.Scalar = "▕"
  static let lowerHalf: Unicode.Scalar = "▄"
  static let leftHalf: Unicode.Scalar = "▌"
  static let rightHalf: Unicode.Scalar = "▐"
  static let full: Unicode.Scalar = "█"

  private static func scalar(_ base: UInt32, _ step: Int) -> Unicode.Scalar {
    let step = min(8, max(-8, step))
    return Unicode.Scalar(UInt32(Int(base) + step)) ?? full
  }
}

extension ViewportEnd {
  func glyph(_ glyphs: GlyphSet) -> Unicode.Scalar {
    switch (glyphs, self) {
    case (.unicode, .leading): "‹"
    case (.unicode, .trailing): "›"
    case (.unicode, .top): "↑"
    case (.unicode, .bottom): "↓"
    case (.ascii, .leading): "<"
    case (.ascii, .trailing): ">"
    case (.ascii, .top): "^"
    case (.ascii, .bottom): "v"
    }
  }
}
