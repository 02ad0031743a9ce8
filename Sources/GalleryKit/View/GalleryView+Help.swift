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
      return .column(part.map { helpLine($0, keyColumns: keyColumns, columns: sideColumns) })
    }
    var below = model
    below.showsHelp = false
    let title = specimen.id + "  " + specimen.usage[words]
    return Chrome.pane(
      .surface, columns: plan.columns, rows: plan.bodyRows,
      .padded(
        Edges(horizontal: .large),
        .column([
          Chrome.blank, Chrome.text(say(.here), .text, .bold), Chrome.blank,
          .sized(
            width: .exactly(max(1, plan.columns - 4)),
            height: .exactly(max(1, plan.bodyRows - 5)),
            .viewport(rows: model.helpScroll, .row(columns))),
          Chrome.blank,
          .sized(
            width: .exactly(max(1, plan.columns - 4)), height: .exactly(1),
            Chrome.text(title, .textSecondary)),
        ])))
  }

  private func helpLine(_ item: StatusItem, keyColumns: Int, columns: Int) -> Element {
    Chrome.line(
      columns: columns,
      [
        .sized(
          width: .exactly(keyColumns), height: .exactly(1), Chrome.text(item.keys, .text, .bold)),
        Chrome.text(item.what, .textSecondary),
      ])
  }
}
