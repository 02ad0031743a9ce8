import ColorScience
import GSDesign
import TermRender

extension Surface {
  /// The surface as the calculator reads it, its colours reduced.
  package func calculatedCells(depth: ColorDepth) -> [[CalculatedCell]] {
    var downsampler = Downsampler(depth: depth)
    return (0..<rows).map { row in
      self.row(row).map { cell in
        let pen = downsampler.pen(of: cell, in: pool)
        return CalculatedCell(
          text: pool.text(of: cell.glyph), columns: cell.glyph.columns,
          foreground: pen.foreground.parameters(from: 30),
          background: pen.background.parameters(from: 40),
          attributes: pen.attributes.rawValue)
      }
    }
  }
}

extension TerminalColor {
  fileprivate func parameters(from base: Int) -> String {
    switch form {
    case .standard: "\(base + 9)"
    case .direct(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .named(let index): "\(base + Int(index) + (index < 8 ? 0 : 52))"
    }
  }
}
