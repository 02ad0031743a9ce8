import GSDesign

/// The keys that work where help was asked for.
extension GalleryView {
  var help: Element {
    let lines = program.helpLines(model)
    let keyColumns = (lines.map { width($0.keys) }.max() ?? 0) + 3
    let sides = plan.columns >= 76 ? 2 : 1
    let perSide = (lines.count + sides - 1) / sides
    let sideColumns = (plan.columns - 4) / sides
    let columns = (0..<sides).map { side -> Element in
      let part = lines.dropFirst(side * perSide).prefix(perSide)
      return .column(
        part.map { item in
          let keys = GSKeyLine([GSKeyLine.Hint(item.keys, item.what)], keyColumns: keyColumns)
          return line(columns: sideColumns, [keys.element])
        })
    }
    let room = max(1, plan.columns - 4)
    let content = Element.column([
      .sized(
        width: .exactly(room), height: .exactly(max(1, plan.bodyRows - 5)),
        .viewport(rows: model.helpScroll, .row(columns))),
      .blank,
      line(
        columns: room, [words(.body2, specimen.id + "  " + specimen.usage[language])]),
    ])
    return pane(
      .surface, columns: plan.columns, rows: plan.bodyRows,
      .padded(Edges(top: .large), GSPanel(say(.here)) { content }.element))
  }
}
