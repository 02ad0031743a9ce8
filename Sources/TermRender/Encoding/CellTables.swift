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
