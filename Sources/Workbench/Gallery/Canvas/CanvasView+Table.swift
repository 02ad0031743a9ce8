import GSDesign
import GalleryKit

/// The table of states below the stage.
extension CanvasView {
  /// The title of the table on the ground of the gallery, and its states on that of their theme.
  func table(_ table: TablePlan, columns: Int) -> [Element] {
    guard !table.isEmpty else { return [] }
    var lines: [Element] = []
    // The rows drawn so far.
    var drawn = 0
    func leave(_ rows: Int) {
      lines += (0..<max(0, rows)).map { _ in .blank }
      drawn += max(0, rows)
    }
    for place in table.window {
      let row = table.rows[place]
      if let names = table.names(above: place) {
        leave(table.top(of: place) - table.edge - 1 - drawn)
        lines.append(
          blockLine(
            columns,
            [label(table.title, table.labelColumns, isHere: false)]
              + names.indices.map { heading(names[$0], above: $0, of: row.band, in: table) }))
        drawn += 1
      }
      leave(table.top(of: place) - drawn)
      lines.append(self.row(row, of: table, columns: columns))
      drawn += row.height
    }
    let rows = table.rows(all: false) - TablePlan.headRows
    let states = pane(.page, columns: columns, rows: rows, .column(lines))
    let block = Element.environment(
      review,
      ring(of: table).map { .layered(states, overlay: $0, alignment: .topLeading) } ?? states)
    return [.blank, title(of: table, columns: columns), block]
  }

  private func blockLine(_ columns: Int, _ parts: [Element]) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(1), .row([.gap(TablePlan.inset)] + parts))
  }

  /// The number of states, the choices that the table does not vary, and the columns and rows that have no room.
  ///
  /// The note on those comes first: the number of states gives up its room to it, or else choices do.
  private func title(of table: TablePlan, columns: Int) -> Element {
    var left: [String] = table.hiddenColumns
    if table.hiddenRows > 0 { left.append(say(.moreRows(table.hiddenRows))) }
    let short = say(.notAllDrawn)
    let notes =
      left.isEmpty
      ? [say(workbench.briefCoverageText)] : [say(.notDrawn(left.joined(by: ", "))), short]
    let reserved = left.isEmpty ? 0 : width(short) + Self.titleGap
    let count = workbench.countText
    let countColumns = width(count) + 1
    var (choices, used) = fitting(table.choices, after: countColumns, in: columns)
    var parts = [words(.title3, count)]
    if used + reserved > columns {
      let spared = countColumns + Self.titleGap
      if !choices.isEmpty, used - spared + reserved <= columns {
        (parts, used) = ([], used - spared)
      } else {
        (choices, used) = fitting(table.choices, after: countColumns, in: columns - reserved)
        if used + reserved > columns { (parts, used) = ([], 0) }
      }
    }
    for choice in choices {
      if !parts.isEmpty { parts.append(.gap(Self.titleGap)) }
      parts.append(words(.body2, choice.title))
      for value in choice.values {
        parts += [
          .gap(2),
          .interactive(
            GalleryPart.neighbour(Stamp(value.state)).id,
            words(value.isCurrent ? .title3 : .body2, value.label)),
        ]
      }
    }
    let gap = parts.isEmpty ? 0 : Self.titleGap
    let note = notes.first { used + width($0) + gap <= columns }
    return line(columns: columns, parts, note.map { [words(.body2, $0)] } ?? [])
  }

  /// Columns between the parts of the title of a table.
  private static let titleGap = 3

  /// The choices that have room in the title, and the columns used with them.
  ///
  /// - Parameters:
  ///   - start: the columns used before them.
  ///   - room: the columns that may be used.
  private func fitting(
    _ choices: [StateTable.Choice], after start: Int, in room: Int
  ) -> (choices: [StateTable.Choice], used: Int) {
    var used = start
    let fitting = choices.filter { choice in
      let needed =
        Self.titleGap + width(choice.title) + choice.values.reduce(0) { $0 + 2 + width($1.label) }
      guard used + needed <= room else { return false }
      used += needed
      return true
    }
    return (fitting, used)
  }

  /// The name of a column of a band, bold above the current state.
  private func heading(
    _ name: String, above column: Int, of band: Int, in table: TablePlan
  ) -> Element {
    let isHere = table.rows.contains { row in
      row.band == band && row.cells.indices.contains(column)
        && row.cells[column]?.neighbour.isCurrent == true
    }
    return .sized(
      width: .exactly(table.columnPitch), height: .exactly(1), alignment: .center,
      readable(words(isHere ? .title3 : .body2, name)))
  }

  private func label(_ text: String, _ columns: Int, isHere: Bool) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(1),
      readable(words(isHere ? .title3 : .body2, text)))
  }

  /// The states of a row in the middle of their cells.
  private func row(_ row: TablePlan.Row, of table: TablePlan, columns: Int) -> Element {
    let isHere = row.cells.contains { $0?.neighbour.isCurrent == true }
    func middle(_ columns: Int, _ element: Element) -> Element {
      .sized(
        width: .exactly(columns), height: .exactly(row.height),
        alignment: Alignment(.leading, .center), element)
    }
    var parts: [Element] = [
      .gap(TablePlan.inset),
      middle(table.labelColumns, label(row.label, table.labelColumns, isHere: isHere)),
    ]
    if table.noteColumns > 0 {
      parts.append(middle(table.noteColumns, label(row.note, table.noteColumns, isHere: false)))
    }
    parts += row.cells.map { cell($0, of: table, rows: row.height) }
    return .sized(width: .exactly(columns), height: .exactly(row.height), .row(parts))
  }

  private func cell(_ cell: TablePlan.Cell?, of table: TablePlan, rows: Int) -> Element {
    func middle(_ element: Element) -> Element {
      .sized(
        width: .exactly(table.columnPitch), height: .exactly(rows),
        alignment: table.isList ? Alignment(.leading, .center) : .center, element)
    }
    guard let cell else { return middle(readable(words(.body2, "–"))) }
    // No wider than its cell, so that the ring is beside it.
    let look = Element.sized(
      width: .exactly(table.cell.columns), height: .exactly(rows),
      alignment: table.isList ? Alignment(.leading, .center) : .center, cell.look)
    return .interactive(GalleryPart.neighbour(Stamp(cell.neighbour.state)).id, middle(look))
  }

  /// Lines around the state that is on the stage, over the table; nil if it is not in it.
  private func ring(of table: TablePlan) -> Element? {
    guard table.ring > 0 else { return nil }
    for place in table.window {
      guard
        let column = table.rows[place].cells.firstIndex(where: { $0?.neighbour.isCurrent == true })
      else { continue }
      let width = table.cell.columns + table.ring
      let left =
        TablePlan.inset + table.labelColumns + table.noteColumns + column * table.columnPitch
        + (table.columnPitch - width) / 2
      // In the middle of the air.
      let apart = table.air / 2
      let above = table.top(of: place) - apart - 1
      return .column([
        .sized(height: .exactly(above), .empty),
        .row([.gap(left), lines(columns: width, rows: table.cell.rows + 2 * apart)]),
      ])
    }
    return nil
  }

  /// Lines around some cells, and nothing inside them.
  private func lines(columns: Int, rows: Int) -> Element {
    let isAscii = terminal.glyphs == .ascii || environment.glyphs == .ascii
    let glyphs = isAscii ? ["+", "-", "+", "|", "+", "+"] : ["╭", "─", "╮", "│", "╰", "╯"]
    let role: ColorRole = context == .canvas ? .text : .textSecondary
    func text(_ text: String) -> Element { readable(.words([Span(text, role: role)])) }
    let line = String(repeating: glyphs[1], count: max(0, columns - 2))
    let side = Element.column((0..<rows).map { _ in text(glyphs[3]) })
    return .column([
      text(glyphs[0] + line + glyphs[2]),
      .row([side, .gap(max(0, columns - 2)), side]),
      text(glyphs[4] + line + glyphs[5]),
    ])
  }
}

/// Words of the table.
extension Phrase {
  static func moreRows(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "more row", "more rows")")
  }

  /// Columns, rows or both; a number of them beside that of all states would be read as a number of states.
  static let notAllDrawn = Phrase(localized: "some not shown")

  static func notDrawn(_ names: String) -> Phrase { Phrase(localized: "not shown: \(names)") }
}
