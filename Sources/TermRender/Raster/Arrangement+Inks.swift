import ColorScience
import GSDesign

extension Arrangement {
  /// Words, marks and lines with their backgrounds, as the cells are sent: in the order painted, each pair once.
  func inks(in surface: Surface) -> [InkOnFill] {
    var reader = InkReader(surface)
    for placement in placements {
      let environment = environments[placement.environment]
      let reach = placement.reach
      switch placement.content {
      case .words(let line, let label):
        let part: InkOnFill.Part = line.style?.isLarge == true ? .largeWords : .words
        reader.read(
          reach, as: part, under: environment, isDisabled: label.marks.contains(.disabled))
      case .panel(let panel, let geometry, let label):
        reader.read(panel, geometry, label: label, at: placement, under: environment)
      case .rule(let rule): reader.read(reach, as: .line, in: rule.role, under: environment)
      case .endMark(_, let ink):
        reader.read(
          reach, as: .mark, under: environment, isDisabled: ink.marks.contains(.disabled))
      case .backdrop, .cells: continue
      }
    }
    return reader.found
  }
}

/// Reads pairs of ink and background from cells.
private struct InkReader {
  let surface: Surface
  private(set) var found: [InkOnFill] = []
  private var known: Set<InkOnFill> = []

  init(_ surface: Surface) { self.surface = surface }

  /// - Parameters:
  ///   - area: the cells that the part was painted in.
  ///   - role: the role of a line: cells that show another one are covered.
  mutating func read(
    _ area: CellRect, as part: InkOnFill.Part, in role: ColorRole? = nil,
    under environment: RenderEnvironment, isDisabled: Bool = false
  ) {
    let colors = ExportColors(appearance: environment.appearance)
    let area = area.intersection(surface.area)
    for row in area.row..<max(area.row, area.endRow) {
      for column in area.column..<max(area.column, area.endColumn) {
        let cell = surface[column, row]
        guard cell.glyph != .blank else { continue }
        let style = surface.pool[cell.style]
        let seen = colors.resolve(style)
        let isReversed = style.attributes.contains(.reverse)
        var ink = (color: seen.foreground, role: style.foreground?.role)
        var fill = (color: seen.background, role: style.background?.role)
        if isReversed { swap(&ink.role, &fill.role) }
        // A block may be cut out of a line, with ink and fill exchanged.
        if let role, ink.role != role { swap(&ink, &fill) }
        if let role, ink.role != role { continue }
        let pair = InkOnFill(
          part, ink: ink.color, fill: fill.color, inkRole: ink.role, fillRole: fill.role,
          isDisabled: isDisabled)
        if known.insert(pair).inserted { found.append(pair) }
      }
    }
  }

  /// The line around a panel, and the marks in its padding.
  mutating func read(
    _ panel: Panel, _ geometry: PanelGeometry, label: CellRect, at placement: Placement,
    under environment: RenderEnvironment
  ) {
    let rendition = MarkRendition(panel, in: environment)
    let isDisabled = panel.marks.contains(.disabled)
    if geometry.weight != nil, let role = rendition.stroke {
      for side in placement.frame.sides {
        read(
          side.intersection(placement.clip), as: .line, in: role, under: environment,
          isDisabled: isDisabled)
      }
    }
    let glyphs = rendition.glyphs(environment.glyphs)
    for (glyph, cell) in zip(glyphs, geometry.markCells(around: label)) where glyph != nil {
      read(
        cell.intersection(placement.clip), as: .mark, under: environment, isDisabled: isDisabled)
    }
  }
}

extension CellRect {
  /// The outermost rows and columns of cells.
  fileprivate var sides: [CellRect] {
    [
      CellRect(column: column, row: row, columns: columns, rows: 1),
      CellRect(column: column, row: endRow - 1, columns: columns, rows: 1),
      CellRect(column: column, row: row, columns: 1, rows: rows),
      CellRect(column: endColumn - 1, row: row, columns: 1, rows: rows),
    ]
  }
}
