import GSDesign

/// The components and their variants, or what a search finds among them. Only the rows that are seen are built.
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
    let window = program.treeWindow(model)
    let rows = treeRows(window)
    func place(_ row: TreeRow) -> Int? {
      model.tree.place(of: row).map { $0 - window.places.lowerBound }
    }
    let folded = TreeRow.component(model.tree.group(of: model.specimen))
    let state = ListState(
      count: rows.count, selected: place(.specimen(model.specimen)) ?? place(folded),
      focused: place(model.tree.row), isFocused: context == .tree)
    let list = scrolled(
      GSList(rows, state: state, id: GalleryPart.treeID),
      rows: plan.bodyRows - (window.beginsBlank ? 2 : 1))
    return .column(window.beginsBlank ? [.blank, .blank, list] : [.blank, list])
  }

  /// The rows of a window, each under the name of its place in the whole tree.
  func treeRows(_ window: ListWindow) -> [GSList.Row] {
    window.places.compactMap { place in
      model.tree.row(at: place).map { listRow($0, id: GalleryPart.tree(place).id) }
    }
  }

  private func listRow(_ row: TreeRow, id: FocusID) -> GSList.Row {
    switch row {
    case .component(let group):
      return GSList.Row(
        title(of: model.tree.name(of: group)), isHeading: true,
        disclosure: model.tree.isFolded(group) ? .closed : .open, id: id)
    case .specimen(let index):
      return GSList.Row(
        String(program.catalogue.specimens[index].variant.map { $0 == "-" ? " " : $0 }),
        detail: program.stateCount(index, model).text, indentation: 1, id: id)
    }
  }

  /// `tab-bar` as a heading: Tab bar.
  private func title(of component: String) -> String {
    let plain = component.replacing("-", with: " ")
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  private var found: Element {
    // The prompt, a column behind it, and the air at both sides are no room for the text.
    let field = GSTextField(
      state: model.search.field, prompt: "/", id: "gallery/search", columns: treeColumns - 4)
    let window = foundWindow
    let list = GSList(
      foundRows(window),
      state: ListState(
        count: window.places.count, selected: model.search.match - window.places.lowerBound,
        isFocused: true),
      id: GalleryPart.matchID)
    let nothing = Element.padded(Edges(horizontal: .large), words(.body2, say(.noMatch)))
    return .column([
      field.element, .blank,
      model.search.results.count == 0 ? nothing : scrolled(list, rows: plan.bodyRows - 2),
    ])
  }

  var foundWindow: ListWindow {
    ListWindow(
      count: model.search.results.count, lines: max(1, plan.bodyRows - 2),
      showing: model.search.match)
  }

  /// What was found, the letters that were looked for in bold.
  func foundRows(_ window: ListWindow) -> [GSList.Row] {
    window.places.map { place in
      let specimen = model.search.results[place]
      let id = program.specimenName(specimen)
      return GSList.Row(
        id, matched: SearchIndex.letters(of: model.search.query, in: id),
        id: GalleryPart.match(specimen).id)
    }
  }

  /// A list that scrolls below lines that stay.
  private func scrolled(_ list: GSList, rows: Int) -> Element {
    .sized(width: .exactly(treeColumns), height: .exactly(max(1, rows)), list.element)
  }
}
