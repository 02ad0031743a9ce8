import GSDesign
import GalleryKit

/// The components and their variants. Only visible rows are built.
struct TreeView: PaneView {
  let tree: TreeModel
  let workbench: Workbench

  /// The pane, reused if its inputs did not change, as after most keys.
  var element: Element {
    let key = Key(
      tree: tree, selected: selected, hasKeys: context == .tree, isOverview: isOverview,
      shown: workbench.shown, plan: plan, counts: workbench.counts,
      marks: workbench.marks, scroll: workbench.scrolls[.tree])
    return workbench.resources.drawn.tree.value(of: key) { built }
  }

  /// The inputs of the pane, apart from those that do not change while a gallery runs.
  struct Key: Hashable {
    let tree: TreeModel
    let selected: TreeRow?
    let hasKeys: Bool
    let isOverview: Bool
    let shown: Int
    let plan: ScreenPlan
    let counts: StateCounts
    let marks: [Int: Int]
    let scroll: ScrollOffset?
  }

  private var built: Element {
    let window = tree.window(in: workbench)
    let rows = rows(window)
    func place(_ row: TreeRow) -> Int? { tree.place(of: row).flatMap(window.place) }
    let focused = place(tree.row)
    let state = ListState(
      count: rows.count, selected: selected.flatMap(place), focused: focused,
      isFocused: context == .tree && focused != nil)
    let above = heading(of: window) + leading(window, rows)
    let list = scrolled(
      GSList(rows, state: state, id: GalleryPart.treeID).quiet,
      rows: plan.bodyRows - TreeModel.headRows - above.count)
    return treePane(.column([.blank, overviewRow, .blank] + above + [list]))
  }

  /// The heading that stays while its rows are scrolled under it.
  private func heading(of window: ListWindow) -> [Element] {
    switch window.heading {
    case nil: return []
    case .section(let group)?:
      return tree.section(above: group).map { [GSList.heading(say($0))] } ?? []
    case .component(let group)?:
      let row = TreeRow.component(group)
      let heading = listRow(row, id: GalleryPart.tree(row, tree.index.grouping).id).under(nil)
      let isHere = selected == row
      let state = ListState(
        count: 1, selected: isHere ? 0 : nil, focused: isHere ? 0 : nil,
        isFocused: isHere && context == .tree)
      return [
        .sized(
          width: .exactly(treeColumns), height: .exactly(1),
          GSList([heading], state: state, id: "gallery/heading").quiet.element)
      ]
    }
  }

  /// The lines above the first visible row: blank, and the name of its section.
  private func leading(_ window: ListWindow, _ rows: [GSList.Row]) -> [Element] {
    guard window.leadingLines > 0 else { return [] }
    guard let name = rows.first?.section else {
      return Array(repeating: .blank, count: window.leadingLines)
    }
    return Array(repeating: .blank, count: window.leadingLines - 1) + [GSList.heading(name)]
  }

  /// The focused row, or the row of the specimen or component shown; nil for the overview.
  private var selected: TreeRow? {
    guard context != .tree else { return tree.row }
    guard workbench.showsOverview else {
      let shown = TreeRow.specimen(workbench.shown)
      return tree.place(of: shown) == nil ? .component(tree.group(of: workbench.shown)) : shown
    }
    return workbench.overview.component.map { .component($0) }
  }

  /// Whether the overview of all components is focused or shown.
  private var isOverview: Bool {
    context == .tree
      ? tree.row == .overview
      : workbench.showsOverview && workbench.overview.component == nil
  }

  /// The way back to all components, always in sight.
  private var overviewRow: Element {
    let isHere = isOverview
    let row = GSList.Row(say(.overview), id: GalleryPart.tree(.overview, tree.index.grouping).id)
    let hasKeys = context == .tree && tree.row == .overview
    let list = GSList(
      [row],
      state: ListState(
        count: 1, selected: isHere ? 0 : nil, focused: hasKeys ? 0 : nil, isFocused: hasKeys),
      id: "gallery/overview"
    ).quiet
    return .sized(width: .exactly(treeColumns), height: .exactly(1), list.element)
  }

  /// The rows of a window, each under the name of its place in the whole tree.
  func rows(_ window: ListWindow) -> [GSList.Row] {
    window.places.compactMap { place in
      tree.row(at: place).map { listRow($0, id: GalleryPart.tree($0, tree.index.grouping).id) }
    }
  }

  private func listRow(_ row: TreeRow, id: FocusID) -> GSList.Row {
    switch row {
    case .overview: return GSList.Row(say(.overview), id: id)
    case .component(let group):
      let isFolded = tree.isFolded(group)
      return GSList.Row(
        workbench.title(of: group),
        detail: isFolded ? workbench.badge(of: tree.index.groups[group].specimens) : "",
        isHeading: true,
        disclosure: isFolded ? .closed : .open, id: id
      ).under(tree.section(above: group).map(say))
    case .specimen(let index):
      let group = tree.group(of: index)
      let badge = workbench.badge(of: [index])
      let detail = (badge.isEmpty ? "" : badge + "  ") + workbench.count(of: index).text
      guard !tree.isSingle(group) else {
        return GSList.Row(
          workbench.title(ofSpecimen: index), detail: detail, startsGroup: tree.isApart(group),
          id: id
        ).under(tree.section(above: group).map(say))
      }
      return GSList.Row(
        say(.word(catalogue.specimens[index].variant)), detail: detail, indentation: 1, id: id)
    }
  }
}

extension TreeModel {
  func view(in workbench: Workbench) -> Element {
    TreeView(tree: self, workbench: workbench).element
  }
}

extension PaneView {
  /// Columns of the tree.
  fileprivate var treeColumns: Int {
    plan.arrangement == .single ? plan.columns : ScreenPlan.treeColumns
  }

  fileprivate func treePane(_ content: Element) -> Element {
    .interactive(
      GalleryPart.area(.tree).id,
      pane(.surface, columns: treeColumns, rows: plan.bodyRows, content))
  }

  /// A list that scrolls below lines that stay.
  fileprivate func scrolled(_ list: GSList, rows: Int) -> Element {
    .sized(width: .exactly(treeColumns), height: .exactly(max(1, rows)), list.element)
  }
}
