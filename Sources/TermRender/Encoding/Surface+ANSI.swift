public import GSDesign

extension Surface {
  /// The surface as coloured text for a pipe or a file: no cursor motion, and every line ends without a colour set.
  ///
  /// Blanks at the end of a row are left out where nothing of them shows.
  public func ansi(depth: ColorDepth) -> [UInt8] {
    var downsampler = Downsampler(depth: depth)
    var output: [UInt8] = []
    for row in 0..<rows {
      var cells = self.row(row)
      while let last = cells.last, last.glyph == .blank, isInvisible(last.style, downsampler.depth)
      {
        cells.removeLast()
      }
      var pen = Pen.plain
      for cell in cells where !cell.isContinuation {
        let wanted = downsampler.pen(for: pool[cell.style])
        if !(cell.glyph == .blank && pen.showsOnBlanks(like: wanted)) {
          ControlSequence.graphics(from: pen, to: wanted).encode(into: &output)
          pen = wanted
        }
        for scalar in pool.text(of: cell.glyph).unicodeScalars { output.appendGlyph(scalar) }
      }
      if pen != .plain { ControlSequence.resetGraphics.encode(into: &output) }
      ControlSequence.lineFeed.encode(into: &output)
    }
    return output
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
