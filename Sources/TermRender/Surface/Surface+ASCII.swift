extension Surface {
  /// The same picture in ASCII alone, for a terminal whose locale or font has nothing else: every glyph keeps its columns.
  public var inASCII: Surface {
    var result = self
    for index in cells.indices {
      let cell = cells[index]
      if let scalar = cell.glyph.scalar, scalar.isASCII { continue }
      guard let first = pool.text(of: cell.glyph).unicodeScalars.first else { continue }
      let columns = cell.glyph.columns
      for (offset, byte) in ASCIIForm.of(first, columns: columns).prefix(columns).enumerated()
      where index + offset < result.cells.count {
        let glyph = Cell.Glyph(scalar: Unicode.Scalar(byte), columns: 1)
        result.cells[index + offset] = Cell(glyph: glyph, style: cell.style)
      }
    }
    return result
  }
}
