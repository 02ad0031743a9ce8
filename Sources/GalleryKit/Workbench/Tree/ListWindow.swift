/// The part of a long list that is seen: only these rows are built.
package struct ListWindow: Hashable, Sendable {
  /// The places of the rows.
  package var places: Range<Int>
  /// Whether the first line is the blank one above a heading.
  package var beginsBlank = false

  /// As many rows as there are lines, moved just far enough to show one of them.
  package init(count: Int, lines: Int, showing place: Int?) {
    let first = Self.first(of: count, lines, showing: place)
    places = first..<min(count, first + max(0, lines))
  }

  /// The rows of a tree, where a blank line stands above each heading but the first.
  package init(_ tree: TreeModel, lines: Int, showing place: Int?) {
    let line = place.map { $0 + tree.group(at: $0) }
    let total = tree.count + max(0, tree.groupCount - 1)
    let first = Self.first(of: total, lines, showing: line)
    var low = 0
    var high = tree.count
    while low < high {
      let middle = (low + high) / 2
      if middle + tree.group(at: middle) < first { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < tree.count, end + tree.group(at: end) < first + lines { end += 1 }
    places = low..<end
    beginsBlank = low < tree.count && low + tree.group(at: low) > first
  }

  private static func first(of count: Int, _ lines: Int, showing line: Int?) -> Int {
    let last = max(0, count - lines)
    return min(last, max(0, (line ?? 0) + 1 - lines))
  }
}

extension GalleryProgram {
  /// The rows of the tree that are seen.
  package func treeWindow(_ model: GalleryModel) -> ListWindow {
    let plan = ScreenPlan(columns: model.columns, rows: model.rows)
    let isOnTree = context(model) == .tree
    let target = isOnTree ? model.tree.row : .specimen(model.specimen)
    let folded = TreeRow.component(model.tree.group(of: model.specimen))
    return ListWindow(
      model.tree, lines: max(1, plan.bodyRows - 1),
      showing: model.tree.place(of: target) ?? model.tree.place(of: folded))
  }
}
