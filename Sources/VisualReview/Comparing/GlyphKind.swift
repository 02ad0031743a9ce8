/// What a glyph is there for.
enum GlyphKind: Hashable {
  case blank
  /// Letters, digits, marks: what is read.
  case words
  /// A box line (U+2500…257F).
  case line
  /// A block element (U+2580…259F): a fill that ends within a cell.
  case fill

  /// - Parameter text: of a cell; empty for the right half of a wide glyph.
  init(_ text: String) {
    guard text != " ", let first = text.unicodeScalars.first else {
      self = text.isEmpty ? .words : .blank
      return
    }
    switch first.value {
    case 0x2500...0x257F: self = .line
    case 0x2580...0x259F: self = .fill
    case _: self = .words
    }
  }
}
