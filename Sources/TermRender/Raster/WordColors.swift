public import ColorScience
public import GSDesign

/// The colours that words are seen in: those of their cells, as a terminal of that depth is sent them.
public struct WordColors: Hashable, Sendable {
  /// The colour of the words.
  public let ink: RGB
  /// The colour behind them.
  public let fill: RGB
  /// The role that the words were painted in; nil where the terminal's own colour stands.
  public let inkRole: ColorRole?
  /// The role behind them; nil where the terminal's own colour stands.
  public let fillRole: ColorRole?
  /// Whether they stand in a panel that cannot be acted on.
  public let isDisabled: Bool
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
