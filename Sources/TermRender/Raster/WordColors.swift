package import ColorScience
package import GSDesign

/// What words are seen in: the colours of their cells as a terminal of that depth is sent them.
package struct WordColors: Hashable, Sendable {
  package let ink: RGB
  package let fill: RGB
  /// The roles that the cells were painted in; nil where the terminal's own colours stand.
  package let inkRole: ColorRole?
  package let fillRole: ColorRole?
  /// Whether they stand in a panel that cannot be acted on.
  package let isDisabled: Bool
}

extension Arrangement {
  /// The colours of all words that are seen, in the order painted, each pair once.
  func wordColors(in surface: Surface) -> [WordColors] {
    var known: Set<WordColors> = []
    var result: [WordColors] = []
    for placement in placements {
      guard case .words(_, let label) = placement.content else { continue }
      let colors = ExportColors(appearance: environments[placement.environment].appearance)
      let area = placement.frame.intersection(placement.clip).intersection(surface.area)
      for row in area.row..<max(area.row, area.endRow) {
        for column in area.column..<max(area.column, area.endColumn) {
          let cell = surface[column, row]
          guard cell.glyph != .blank else { continue }
          let style = surface.pool[cell.style]
          let seen = colors.resolve(style)
          let isReversed = style.attributes.contains(.reverse)
          let found = WordColors(
            ink: seen.foreground, fill: seen.background,
            inkRole: (isReversed ? style.background : style.foreground)?.role,
            fillRole: (isReversed ? style.foreground : style.background)?.role,
            isDisabled: label.marks.contains(.disabled))
          if known.insert(found).inserted { result.append(found) }
        }
      }
    }
    return result
  }
}
