import TerminalTesting

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

extension Surface {
  /// The emulator's expected content for the surface, after colours were reduced.
  func expectedGrid(_ downsampler: inout Downsampler) -> [[EmulatedCell]] {
    (0..<rows).map { row in
      self.row(row).compactMap { cell in
        guard !cell.isContinuation else { return nil }
        let pen = downsampler.pen(of: cell, in: pool)
        return EmulatedCell(
          text: pool.text(of: cell.glyph), columns: cell.glyph.columns,
          foreground: EmulatedCell.Color(pen.foreground),
          background: EmulatedCell.Color(pen.background),
          attributes: EmulatedCell.Attributes(rawValue: Int(pen.attributes.rawValue))
        ).seen
      }
    }
  }
}

extension EmulatedCell.Color {
  init(_ color: TerminalColor) {
    switch color.form {
    case .standard: self = .standard
    case .direct(let color): self = .direct(Int(color.value))
    case .indexed(let index), .named(let index): self = .index(Int(index))
    }
  }
}

/// Where two grids differ first, in words; nil when they are equal.
func difference(_ actual: [[EmulatedCell]], _ expected: [[EmulatedCell]]) -> String? {
  for (row, (left, right)) in zip(actual, expected).enumerated() where left != right {
    for (index, (one, other)) in zip(left, right).enumerated() where one != other {
      return "row \(row), glyph \(index): shows \(one), expected \(other)"
    }
    return "row \(row): shows \(left.count) glyphs, expected \(right.count)"
  }
  return actual.count == expected.count ? nil : "shows \(actual.count) rows"
}
