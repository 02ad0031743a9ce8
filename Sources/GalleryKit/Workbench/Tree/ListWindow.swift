/// The part of a long list that is seen: only these rows are built.
struct ListWindow: Hashable, Sendable {
  /// The places of the rows.
  var places: Range<Int>
  /// Whether the first line is the blank one above a heading.
  var beginsBlank = false

  /// As many rows as there are lines, moved just far enough to show one of them.
  init(count: Int, lines: Int, showing place: Int?) {
    let first = Self.first(of: count, lines, showing: place)
    places = first..<min(count, first + max(0, lines))
  }

  /// The rows of a tree, where a blank line stands above each heading but the first.
  init(_ tree: TreeModel, lines: Int, showing place: Int?) {
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

extension TreeModel {
  /// Rows above the list: air, the overview, and air.
  static let headRows = 3

  /// The rows that are seen.
  func window(in workbench: Workbench) -> ListWindow {
    let target = workbench.context == .tree ? row : .specimen(workbench.shown)
    let folded = TreeRow.component(group(of: workbench.shown))
    let place = target == .overview ? 0 : place(of: target)
    return ListWindow(
      self, lines: max(1, workbench.plan.bodyRows - Self.headRows),
      showing: place ?? self.place(of: folded))
  }

  /// The specimens of the rows that are seen.
  func seen(in workbench: Workbench) -> [Int] {
    window(in: workbench).places.compactMap { place in
      if case .specimen(let index)? = row(at: place) { index } else { nil }
    }
  }
}
