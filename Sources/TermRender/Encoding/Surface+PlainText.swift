extension Surface {
  /// The text of every row without the blanks at its end; every row ends with a line feed.
  public var plainText: String {
    var result = ""
    for row in 0..<rows {
      var line = ""
      for cell in self.row(row) where !cell.isContinuation { line += printedText(of: cell.glyph) }
      while line.last == " " { line.removeLast() }
      result += line
      result += "\n"
    }
    return result
  }

  /// The text of a glyph, its controls replaced once more.
  func printedText(of glyph: Cell.Glyph) -> String {
    let text = pool.text(of: glyph)
    guard text.unicodeScalars.contains(where: \.isForbiddenInText) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.isForbiddenInText ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Controls, and what no XML document may hold (XML 1.0, 2.2).
  var isForbiddenInText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
