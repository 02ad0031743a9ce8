import ColorScience
import GSDesign
import TermRender

/// Draws the workload cell by cell. Words are measured and styles interned once, at the start.
struct WorkloadPicture {
  static let columns = 120
  static let rows = 40

  private let pool: CellPool
  private let dark: WorkloadStyles
  private let light: WorkloadStyles
  private let words: WorkloadWords

  init(pool: CellPool) {
    self.pool = pool
    dark = WorkloadStyles(.dark, pool: pool)
    light = WorkloadStyles(.light, pool: pool)
    words = WorkloadWords(pool: pool)
  }

  /// The complete picture of a state, drawn from scratch.
  func draw(_ model: WorkloadModel) -> Surface {
    let styles = model.isLight ? light : dark
    var surface = Surface(
      columns: Self.columns, rows: Self.rows, pool: pool,
      filledWith: Cell(glyph: .blank, style: styles.page))
    drawFrame(model, styles, &surface)
    for tag in 0..<WorkloadContent.tagCount { drawTag(tag, model, styles, &surface) }
    drawStatus(model, styles, &surface)
    return surface
  }

  private func drawFrame(_ model: WorkloadModel, _ styles: WorkloadStyles, _ surface: inout Surface)
  {
    surface.fill(CellRect(column: 0, row: 0, columns: Self.columns, rows: 1), style: styles.surface)
    var column = 1
    for (tab, title) in words.tabs.enumerated() {
      let style = tab == model.tab ? styles.currentTab : styles.surface
      column = surface.write(title, style: style, column: column, row: 0) + 1
    }
    surface.fill(
      CellRect(column: 0, row: 1, columns: Self.columns, rows: 1), with: words.horizontal,
      style: styles.rule)
    surface.fill(CellRect(column: 0, row: 2, columns: 22, rows: 36), style: styles.surface)
    surface.fill(
      CellRect(column: 22, row: 2, columns: 1, rows: 36), with: words.vertical, style: styles.rule)
    surface.write(words.heading, style: styles.heading, column: 1, row: 2)
    for (index, entry) in words.entries.enumerated() {
      let style = index == 3 * model.tab ? styles.accent : styles.surface
      surface.fill(CellRect(column: 0, row: 3 + index, columns: 22, rows: 1), style: style)
      surface.write(entry, style: style, column: 2, row: 3 + index)
    }
  }

  private func drawTag(
    _ tag: Int, _ model: WorkloadModel, _ styles: WorkloadStyles, _ surface: inout Surface
  ) {
    let row = 3 + 4 * (tag / WorkloadContent.tagsPerRow)
    let column = 25 + 15 * (tag % WorkloadContent.tagsPerRow)
    let hue = hue(of: tag, model)
    let isSelected = model.selected[tag] && !model.disabled[tag]
    let style =
      if model.disabled[tag] { styles.disabled } else if isSelected {
        styles.selectedTags[hue]
      } else {
        styles.tags[hue]
      }
    surface.fill(CellRect(column: column, row: row, columns: 13, rows: 1), style: style)
    if tag == model.focus { surface.put(words.pointer, style: style, column: column, row: row) }
    surface.write(words.label(tag, tab: model.tab), style: style, column: column + 2, row: row)
    if model.disabled[tag] {
      surface.put(words.cross, style: style, column: column + 12, row: row)
    } else if isSelected {
      surface.put(words.check, style: style, column: column + 12, row: row)
    }
    let number = surface.write(
      words.numbers[tag], style: styles.muted, column: column, row: row + 1)
    surface.write(words.hues[hue], style: styles.muted, column: number + 1, row: row + 1)
  }

  private func drawStatus(
    _ model: WorkloadModel, _ styles: WorkloadStyles, _ surface: inout Surface
  ) {
    let focus = model.focus
    let style = styles.surface
    surface.fill(CellRect(column: 0, row: 39, columns: Self.columns, rows: 1), style: style)
    surface.write(words.positions[focus], style: style, column: 1, row: 39)
    surface.write(words.label(focus, tab: model.tab), style: style, column: 8, row: 39)
    surface.write(words.hues[hue(of: focus, model)], style: style, column: 19, row: 39)
    surface.write(
      model.selected[focus] ? words.selected : words.normal, style: style, column: 27, row: 39)
    surface.write(
      model.disabled[focus] ? words.disabled : words.enabled, style: style, column: 37, row: 39)
    surface.write(words.tabPositions[model.tab], style: style, column: 47, row: 39)
    surface.write(
      words.help, style: styles.mutedOnSurface, column: Self.columns - 1 - words.help.count, row: 39
    )
  }

  private func hue(of tag: Int, _ model: WorkloadModel) -> Int {
    (tag + tag / WorkloadContent.tagsPerRow + model.tab) % WorkloadContent.hues.count
  }
}
