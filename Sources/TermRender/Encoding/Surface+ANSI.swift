public import ColorScience
public import GSDesign

extension Surface {
  /// The surface as coloured text for a pipe or a file: no cursor motion, and every line ends without a colour set.
  ///
  /// Blanks at the end of a row are left out if nothing of them shows.
  ///
  /// - Parameters:
  ///   - depth: the colours that the terminal has.
  ///   - named: the sixteen named ones of them; nil for those of xterm.
  public func ansi(depth: ColorDepth, named: IndexedPalette? = nil) -> [UInt8] {
    var downsampler = Downsampler(ColorReduction(depth, named: named))
    var output: [UInt8] = []
    for row in 0..<rows {
      var cells = self.row(row)
      while let last = cells.last, last.glyph == .blank, isInvisible(last.style, downsampler.depth)
      {
        cells.removeLast()
      }
      append(cells[...], &downsampler, to: &output)
      ControlSequence.lineFeed.encode(into: &output)
    }
    return output
  }

  /// Appends cells of a row in all colours; no colour is set before or behind them.
  func append(_ cells: ArraySlice<Cell>, to output: inout [UInt8]) {
    var downsampler = Downsampler(depth: .truecolor)
    append(cells, &downsampler, to: &output)
  }

  private func append(
    _ cells: ArraySlice<Cell>, _ downsampler: inout Downsampler, to output: inout [UInt8]
  ) {
    var pen = Pen.plain
    for cell in cells where !cell.isContinuation {
      let wanted = downsampler.pen(of: cell, in: pool)
      if !(cell.glyph == .blank && pen.showsOnBlanks(like: wanted)) {
        ControlSequence.graphics(from: pen, to: wanted).encode(into: &output)
        pen = wanted
      }
      for scalar in pool.text(of: cell.glyph).unicodeScalars { output.appendGlyph(scalar) }
    }
    if pen != .plain { ControlSequence.resetGraphics.encode(into: &output) }
  }

  /// Whether a blank of the style looks like nothing at all.
  private func isInvisible(_ id: StyleID, _ depth: ColorDepth) -> Bool {
    let style = pool[id]
    return (style.background == nil || depth == .mono)
      && style.attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

extension Pen {
  /// Whether blanks look the same in both.
  fileprivate func showsOnBlanks(like other: Pen) -> Bool {
    background == other.background && attributes.isDisjoint(with: .visibleOnBlanks)
      && other.attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

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
  /// Whether it is a control, or a character that XML documents may not hold (XML 1.0, 2.2).
  var isForbiddenInText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
