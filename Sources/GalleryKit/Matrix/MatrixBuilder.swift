package import GSDesign

/// Draws a grid of states: headings above what varies, columns aligned by cell width.
///
/// The gallery and the `matrix` command draw through it alike. A grid wider than the room continues below with its
/// next columns; it is never cut.
package struct MatrixBuilder: Sendable {
  package let grid: StateGrid
  package let probe: LookProbe
  package let environment: EnvironmentChange
  /// The language of the labels.
  package let language: Language
  /// The columns of cells there are.
  package let room: Int
  /// The cell that has the keys; nil where there are no keys.
  package var focus: (row: Int, column: Int)?
  /// Whether cells can be pointed at.
  package var isInteractive = false

  package init(
    _ grid: StateGrid, probe: LookProbe, environment: EnvironmentChange, language: Language,
    room: Int
  ) {
    self.grid = grid
    self.probe = probe
    self.environment = environment
    self.language = language
    self.room = max(1, room)
  }

  /// The name of a cell.
  package static func id(row: Int, column: Int) -> FocusID {
    GalleryPart.cell(row: row, column: column).id
  }

  /// Between two columns of the grid, and the place of the focus mark.
  private static let gutter = 3

  package var element: Element {
    let looks = measuredLooks()
    let widths = columnWidths(looks)
    let headWidth = (grid.rows.map { probe.width($0.label) }.max() ?? 0) + 1
    var sections: [Element] = []
    for page in pages(widths, headWidth: headWidth) {
      if !sections.isEmpty { sections.append(blank) }
      sections.append(pageElement(page, widths: widths, headWidth: headWidth, looks: looks))
    }
    return .column(sections)
  }

  /// A cell's look and its size.
  private struct Look {
    var element: Element
    var columns: Int
    var rows: Int
  }

  private func measuredLooks() -> [[Look?]] {
    grid.rows.enumerated().map { row, line in
      line.cells.enumerated().map { column, state in
        guard let state else { return nil }
        let element = state.element(language).picture(Self.id(row: row, column: column))
        let (columns, rows) = probe.size(element, environment, room)
        return Look(element: element, columns: columns, rows: rows)
      }
    }
  }

  private func columnWidths(_ looks: [[Look?]]) -> [Int] {
    grid.columnLabels.indices.map { column in
      let cells = looks.compactMap { $0[column]?.columns }.max() ?? 1
      return max(cells, probe.width(grid.columnLabels[column]))
    }
  }

  /// Which columns stand side by side.
  private func pages(_ widths: [Int], headWidth: Int) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used = headWidth
    for column in widths.indices {
      let width = widths[column] + Self.gutter
      if used + width > room, column > start {
        pages.append(start..<column)
        start = column
        used = headWidth
      }
      used += width
    }
    pages.append(start..<widths.count)
    return pages
  }

  private func pageElement(
    _ page: Range<Int>, widths: [Int], headWidth: Int, looks: [[Look?]]
  ) -> Element {
    var lines: [Element] = []
    if grid.columnLabels.contains(where: { !$0.isEmpty }) {
      lines.append(headings(page, widths: widths, headWidth: headWidth))
    }
    let hasAir = needsAir(looks)
    var row = 0
    for block in grid.blocks {
      if !lines.isEmpty { lines.append(blank) }
      if !block.title.isEmpty {
        lines.append(words(block.title, .text, .bold))
      }
      for (index, line) in block.rows.enumerated() {
        if hasAir, index > 0 { lines.append(blank) }
        lines.append(
          cells(line, row: row, page: page, widths: widths, headWidth: headWidth, looks: looks[row])
        )
        row += 1
      }
    }
    return .column(lines)
  }

  /// Whether rows need a blank one between them: tall looks with square corners would run together, while the caps of
  /// capsules keep them apart.
  private func needsAir(_ looks: [[Look?]]) -> Bool {
    looks.joined().contains { look in
      guard let look, look.rows > 1 else { return false }
      return !look.element.isCapsule
    }
  }

  private func headings(_ page: Range<Int>, widths: [Int], headWidth: Int) -> Element {
    var cells = [Element.sized(width: .exactly(headWidth), height: .exactly(1), .empty)]
    for column in page {
      let isFocused = focus?.column == column
      let label = words(
        grid.columnLabels[column], isFocused ? .text : .textSecondary, isFocused ? .bold : [])
      cells.append(fixed(Self.gutter, 1, .empty))
      cells.append(fixed(widths[column], 1, label))
    }
    return .row(cells)
  }

  private func cells(
    _ line: StateGrid.Row, row: Int, page: Range<Int>, widths: [Int], headWidth: Int,
    looks: [Look?]
  ) -> Element {
    let height = max(1, looks.compactMap { $0?.rows }.max() ?? 1)
    let isFocusedRow = focus?.row == row
    let label = words(
      line.label, isFocusedRow ? .text : .textSecondary, isFocusedRow ? .bold : [])
    var cells = [
      Element.sized(
        width: .exactly(headWidth), height: .exactly(height),
        alignment: Alignment(.leading, .center), label)
    ]
    for column in page {
      let isFocused = isFocusedRow && focus?.column == column
      let mark = isFocused ? words("▸ ", .accentText, .bold) : .empty
      cells.append(
        Element.sized(
          width: .exactly(Self.gutter), height: .exactly(height),
          alignment: Alignment(.trailing, .center), mark))
      let look = looks[column]?.element ?? words("–", .textTertiary, [])
      let cell = Element.sized(
        width: .exactly(widths[column]), height: .exactly(height),
        alignment: Alignment(.leading, .center), look)
      cells.append(
        isInteractive ? .interactive(Self.id(row: row, column: column), cell) : cell)
    }
    return .row(cells)
  }

  private var blank: Element { .sized(height: .exactly(1), .empty) }

  private func fixed(_ columns: Int, _ rows: Int, _ child: Element) -> Element {
    .sized(width: .exactly(columns), height: .exactly(rows), child)
  }

  private func words(_ text: String, _ role: ColorRole, _ emphasis: Emphasis) -> Element {
    .words([Span(text, role: role, emphasis: emphasis)])
  }
}
