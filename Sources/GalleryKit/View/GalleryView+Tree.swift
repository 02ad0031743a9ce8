import GSDesign

/// The components and their variants, or what a search finds among them.
extension GalleryView {
  var treeColumns: Int {
    plan.arrangement == .single ? plan.columns : ScreenPlan.treeColumns
  }

  var tree: Element {
    Chrome.pane(
      .surface, columns: treeColumns, rows: plan.bodyRows,
      model.mode == .search ? found : components)
  }

  private var components: Element {
    let rows = program.treeRows(model)
    var lines: [Element] = []
    var target: FocusID?
    for (index, row) in rows.enumerated() {
      let id = GalleryPart.tree(index).id
      if row == model.treeRow { target = id }
      if case .component = row, index > 0 { lines.append(Chrome.blank) }
      lines.append(.interactive(id, treeLine(row)))
    }
    return list(lines, target: target, rows: plan.bodyRows - 1, above: [Chrome.blank])
  }

  private func treeLine(_ row: TreeRow) -> Element {
    let hasKeys = row == model.treeRow && context == .tree
    switch row {
    case .component(let name):
      let mark = model.collapsed.contains(name) ? "▸" : "▾"
      let hasShown = model.collapsed.contains(name) && specimen.component == name
      return chosen(
        hasKeys,
        [
          Chrome.accentBar(hasShown), Chrome.gap(1), Chrome.text(mark, .textTertiary),
          Chrome.gap(1),
          Chrome.text(title(of: name), .textSecondary, hasKeys ? [.bold, .underline] : .bold),
        ], [])
    case .specimen(let index):
      let isShown = index == model.specimen
      var emphasis: Emphasis = isShown ? .bold : []
      if hasKeys { emphasis.insert(.underline) }
      let name = program.catalogue.specimens[index].variant.replacing("-", with: " ")
      let count = program.counts.indices.contains(index) ? program.counts[index] : 0
      return chosen(
        hasKeys,
        [
          Chrome.accentBar(isShown), Chrome.gap(3),
          Chrome.text(name, .text, emphasis),
        ],
        [Chrome.text("\(count)", isShown ? .text : .textTertiary), Chrome.gap(2)])
    }
  }

  /// `tab-bar` as a heading: Tab bar.
  private func title(of component: String) -> String {
    let plain = component.replacing("-", with: " ")
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  private func chosen(_ isChosen: Bool, _ leading: [Element], _ trailing: [Element]) -> Element {
    let line = Chrome.line(columns: treeColumns, leading, trailing)
    return isChosen ? .backdrop(.selectionFill, line) : line
  }

  private var found: Element {
    let matches = program.matches(model)
    var lines: [Element] = []
    var target: FocusID?
    for (place, index) in matches.enumerated() {
      let isChosen = place == model.match
      let id = GalleryPart.match(place).id
      if isChosen { target = id }
      let line = chosen(
        isChosen,
        [
          Chrome.accentBar(isChosen), Chrome.gap(1),
          Chrome.text(program.catalogue.specimens[index].id, .text, isChosen ? .bold : []),
        ], [])
      lines.append(.interactive(id, line))
    }
    if matches.isEmpty {
      lines.append(
        .row([Chrome.gap(2), Chrome.text(say(.noMatch), .textSecondary)]))
    }
    let field = Element.backdrop(
      .fieldFill,
      Chrome.line(
        columns: treeColumns,
        [
          Chrome.gap(1), Chrome.text("/", .accentText, .bold), Chrome.gap(1),
          .words(
            [Span(model.query, role: .onField)], caret: model.query.count),
        ]))
    return list(
      lines, target: target, rows: plan.bodyRows - 2, above: [field, Chrome.blank])
  }

  /// Lines that scroll below lines that stay.
  private func list(
    _ lines: [Element], target: FocusID?, rows: Int, above: [Element]
  ) -> Element {
    .column(
      above + [
        .sized(
          width: .exactly(treeColumns), height: .exactly(max(1, rows)),
          .viewport(target: target, .column(lines)))
      ])
  }
}
