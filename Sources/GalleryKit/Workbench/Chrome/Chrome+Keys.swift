package import GSDesign

/// The keys that work now, in a line and as a table.
extension Chrome {
  /// As many items as fit; those that are last always.
  ///
  /// - Parameters:
  ///   - mode: the name of what the keys belong to; empty for none.
  ///   - note: words at the end of the line; empty for none.
  package func statusLine(
    _ items: [StatusItem], mode: String, note: String = ""
  ) -> Element {
    var used = 2 + (mode.isEmpty ? 0 : width(mode) + 4)
    let kept = items.filter { $0.isLast }
    used += kept.reduce(0) { $0 + room(of: $1) }
    let noteColumns = note.isEmpty ? 0 : width(note) + 4
    let hasNote = !note.isEmpty && used + noteColumns <= columns
    if hasNote { used += noteColumns }
    var shown: [StatusItem] = []
    for item in items where !item.isLast {
      guard used + room(of: item) <= columns else { continue }
      used += room(of: item)
      shown.append(item)
    }
    let keys = GSKeyLine(
      (shown + kept).map { GSKeyLine.Hint($0.keys, $0.what, id: $0.id) }, mode: mode)
    let leading = mode.isEmpty ? 2 : 0
    return pane(
      .surface, columns: columns, rows: 1,
      line(
        columns: columns, [.gap(leading), keys.element],
        hasNote ? [words(.body2, note), .gap(2)] : []))
  }

  private func room(of item: StatusItem) -> Int { width(item.keys) + width(item.what) + 4 }

  /// Every key that works, over a pane of so many rows.
  ///
  /// - Parameters:
  ///   - scroll: the first line that is seen.
  ///   - foot: a line below the keys.
  package func help(
    _ lines: [StatusItem], title: String, rows: Int, scroll: Int, foot: String
  ) -> Element {
    let keyColumns = (lines.map { width($0.keys) }.max() ?? 0) + 3
    let widest = lines.map { width($0.what) }.max() ?? 0
    let sides = (columns - 4) / 2 >= keyColumns + widest + 2 ? 2 : 1
    // Where there are more lines than rows, they go without the air between their groups.
    let isTight = (lines.count + sides - 1) / sides > rows - 5
    let told = isTight ? lines.filter { !$0.keys.isEmpty || !$0.what.isEmpty } : lines
    let perSide = (told.count + sides - 1) / sides
    let sideColumns = (columns - 4) / sides
    let table = (0..<sides).map { side -> Element in
      let part = told.dropFirst(side * perSide).prefix(perSide)
      return .column(
        part.map { item in
          guard !item.keys.isEmpty else {
            return line(columns: sideColumns, [words(.title3, item.what)])
          }
          let keys = GSKeyLine([GSKeyLine.Hint(item.keys, item.what)], keyColumns: keyColumns)
          return line(columns: sideColumns, [keys.element])
        })
    }
    let room = max(1, columns - 4)
    let content = Element.column([
      .sized(
        width: .exactly(room), height: .exactly(max(1, rows - 5)),
        .viewport(rows: scroll, .row(table))),
      .blank,
      line(columns: room, [words(.body2, foot)]),
    ])
    return pane(
      .surface, columns: columns, rows: rows,
      .padded(Edges(top: .large), GSPanel(title) { content }.element))
  }
}
