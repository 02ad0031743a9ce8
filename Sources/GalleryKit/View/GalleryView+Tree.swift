import GSDesign

/// The components and their variants, or what a search finds among them.
extension GalleryView {
  var treeColumns: Int {
    plan.arrangement == .single ? plan.columns : ScreenPlan.treeColumns
  }

  var tree: Element {
    pane(
      .surface, columns: treeColumns, rows: plan.bodyRows,
      model.mode == .search ? found : components)
  }

  private var components: Element {
    let rows = program.treeRows(model)
    let state = ListState(
      count: rows.count, selected: rows.firstIndex(where: isShown),
      focused: rows.firstIndex(of: model.treeRow), isFocused: context == .tree)
    let list = GSList(rows.map(listRow), state: state, id: GalleryPart.treeID)
    return .column([.blank, scrolled(list, rows: plan.bodyRows - 1)])
  }

  /// Whether what is on the canvas is the row, or is folded into it.
  private func isShown(_ row: TreeRow) -> Bool {
    switch row {
    case .component(let name): model.collapsed.contains(name) && specimen.component == name
    case .specimen(let index): index == model.specimen
    }
  }

  private func listRow(_ row: TreeRow) -> GSList.Row {
    switch row {
    case .component(let name):
      return GSList.Row(
        title(of: name), isHeading: true,
        disclosure: model.collapsed.contains(name) ? .closed : .open)
    case .specimen(let index):
      let count = program.counts.indices.contains(index) ? program.counts[index] : 0
      return GSList.Row(
        program.catalogue.specimens[index].variant.replacing("-", with: " "),
        detail: "\(count)", indentation: 1)
    }
  }

  /// `tab-bar` as a heading: Tab bar.
  private func title(of component: String) -> String {
    let plain = component.replacing("-", with: " ")
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  private var found: Element {
    let matches = program.matches(model)
    let query = TextFieldState(model.query, isFocused: true)
    // The prompt, a column behind it, and the air at both sides are no room for the text.
    let field = GSTextField(
      state: query, prompt: "/", id: "gallery/search", columns: treeColumns - 4)
    let list = GSList(
      matches.map { GSList.Row(program.catalogue.specimens[$0].id) },
      state: ListState(count: matches.count, selected: model.match, isFocused: true),
      id: GalleryPart.matchID)
    let nothing = Element.padded(Edges(horizontal: .large), words(.body2, say(.noMatch)))
    return .column([
      field.element, .blank,
      matches.isEmpty ? nothing : scrolled(list, rows: plan.bodyRows - 2),
    ])
  }

  /// A list that scrolls below lines that stay.
  private func scrolled(_ list: GSList, rows: Int) -> Element {
    .sized(width: .exactly(treeColumns), height: .exactly(max(1, rows)), list.element)
  }
}
