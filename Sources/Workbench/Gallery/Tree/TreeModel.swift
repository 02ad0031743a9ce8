import GalleryKit
import StateSpace

/// A row of the tree.
enum TreeRow: Hashable, Sendable {
  /// All components, above the others.
  case overview
  /// A component, by its place among the groups of the catalogue.
  case component(Int)
  /// A variant, by its index in the catalogue.
  case specimen(Int)
}

/// The rows of the tree, found by arithmetic instead of being stored in a list.
///
/// A component of several variants has a heading above them; one of a single variant is one row.
struct TreeModel: Hashable, Sendable {
  /// The focused row.
  var row = TreeRow.specimen(0)
  let index: CatalogueIndex
  private var folded: Set<Int> = []
  /// The first row of each component, then the number of rows.
  private var starts: [Int]
  /// The number of lines above each component that are not rows: blank lines and section names.
  private let blanks: [Int]

  init(_ index: CatalogueIndex) {
    self.index = index
    starts = Self.starts(index, [])
    var blanks: [Int] = []
    for group in index.groups.indices {
      let isApart = group > 0 && !(index.isSingle(group) && index.isSingle(group - 1))
      let own = index.beginsSection(group) ? Self.sectionLines(group) : isApart ? 1 : 0
      blanks.append((blanks.last ?? 0) + own)
    }
    self.blanks = blanks
  }

  /// The lines above the first component of a section: its name and, after another section, a blank line.
  private static func sectionLines(_ group: Int) -> Int { group == 0 ? 1 : 2 }

  private static func starts(_ index: CatalogueIndex, _ folded: Set<Int>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(index.groups.count + 1)
    var start = 0
    for (group, members) in index.groups.enumerated() {
      let variants = folded.contains(group) ? 0 : members.specimens.count
      start += index.isSingle(group) ? 1 : 1 + variants
      starts.append(start)
    }
    return starts
  }

  /// The number of rows that are not hidden.
  var count: Int { starts.last ?? 0 }

  /// The name of a component.
  func name(of group: Int) -> String { index.groups[group].name }

  func isFolded(_ group: Int) -> Bool { folded.contains(group) }

  /// Whether a component takes a single row.
  func isSingle(_ group: Int) -> Bool { index.isSingle(group) }

  /// The number of lines in the whole tree that are not rows and come before the row at a place.
  func blanks(above place: Int) -> Int { blanks.isEmpty ? 0 : blanks[group(at: place)] }

  /// Whether a blank line precedes a component.
  func isApart(_ group: Int) -> Bool { group > 0 && blanks[group] > blanks[group - 1] }

  /// The section that begins with a component; nil if none does.
  func section(above group: Int) -> Phrase? {
    index.beginsSection(group) ? index.groups[group].section : nil
  }

  /// The component of a specimen.
  func group(of specimen: Int) -> Int { index.positions[specimen].group }

  /// The place of the overview, above the first component.
  static let overviewPlace = -1

  /// The row at a place; nil beyond the ends.
  func row(at place: Int) -> TreeRow? {
    if place == Self.overviewPlace { return .overview }
    guard 0..<count ~= place else { return nil }
    let group = group(at: place)
    let variant = place - starts[group] - (isSingle(group) ? 0 : 1)
    return variant < 0 ? .component(group) : .specimen(index.groups[group].specimens[variant])
  }

  /// The place of a row; nil if it is hidden.
  func place(of row: TreeRow) -> Int? {
    switch row {
    case .overview: return Self.overviewPlace
    case .component(let group):
      return index.groups.indices.contains(group) ? starts[group] : nil
    case .specimen(let specimen):
      guard index.positions.indices.contains(specimen) else { return nil }
      let position = index.positions[specimen]
      guard !isSingle(position.group) else { return starts[position.group] }
      return isFolded(position.group) ? nil : starts[position.group] + 1 + position.variant
    }
  }

  /// The component whose rows a place is among.
  func group(at place: Int) -> Int {
    var low = 0
    var high = max(0, index.groups.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func fold(_ group: Int) {
    if !isSingle(group), folded.insert(group).inserted { starts = Self.starts(index, folded) }
  }

  mutating func unfold(_ group: Int) {
    if folded.remove(group) != nil { starts = Self.starts(index, folded) }
  }

  /// The components that are folded, in order.
  var foldedGroups: [Int] { folded.sorted() }

  /// Folds these components and no others.
  mutating func fold(only groups: Set<Int>) {
    folded = groups.filter { !isSingle($0) }
    starts = Self.starts(index, folded)
  }

  mutating func toggle(_ group: Int) {
    if isFolded(group) { unfold(group) } else { fold(group) }
  }
}

extension TreeModel {
  /// Moves the keys; a specimen they come to is shown at once.
  mutating func handle(_ motion: Motion) -> [PaneRequest] {
    switch motion {
    case .first: return go(toPlace: Self.overviewPlace)
    case .last: return go(toPlace: count - 1)
    case .up, .down, .left, .right: break
    }
    guard let place = place(of: row) else { return go(toPlace: 0) }
    switch motion {
    case .up, .down: return go(toPlace: place + motion.rows)
    case .left: return collapse()
    case .right: return expand(place)
    case .first, .last: break
    }
    return []
  }

  /// Focuses a pressed row; a component is folded or unfolded.
  mutating func press(_ place: Int) -> [PaneRequest] {
    if case .component(let group)? = row(at: place) { toggle(group) }
    return go(toPlace: place)
  }

  /// Focuses a specimen, and unfolds its component.
  mutating func reveal(_ specimen: Int) {
    unfold(group(of: specimen))
    row = .specimen(specimen)
  }

  private mutating func go(toPlace place: Int) -> [PaneRequest] {
    guard let row = row(at: place) else { return [] }
    self.row = row
    return switch row {
    case .overview: [.showOverview(of: nil)]
    case .component(let group): [.showOverview(of: group)]
    case .specimen(let index): [.show(index)]
    }
  }

  private mutating func collapse() -> [PaneRequest] {
    switch row {
    case .overview: return []
    case .component(let group):
      fold(group)
      return []
    case .specimen(let index):
      let group = group(of: index)
      guard !isSingle(group) else { return go(toPlace: Self.overviewPlace) }
      row = .component(group)
      return [.showOverview(of: group)]
    }
  }

  private mutating func expand(_ place: Int) -> [PaneRequest] {
    guard case .component(let group) = row else { return [] }
    guard isFolded(group) else { return go(toPlace: isSingle(group) ? place : place + 1) }
    unfold(group)
    return []
  }
}

extension TreeModel {
  /// The tree as followers see it.
  struct Presented: Codable, Hashable, Sendable {
    /// The focused component or variant, as links spell it; empty for the overview.
    var row: String
    var grouping = Grouping.component
    /// The names of the components that are folded.
    var folded: [String] = []
  }

  /// The tree for followers.
  ///
  /// - Parameter specimen: the id of a specimen.
  func presented(specimen: (Int) -> String) -> Presented {
    let row =
      switch row {
      case .overview: ""
      case .component(let group): name(of: group)
      case .specimen(let index): specimen(index)
      }
    return Presented(row: row, grouping: index.grouping, folded: foldedGroups.map(name))
  }

  /// The tree of a scene.
  ///
  /// - Parameters:
  ///   - index: the components in the order of the scene.
  ///   - shown: the specimen on the canvas.
  init(playing scene: Presented, _ index: CatalogueIndex, over shown: Int) {
    self.init(index)
    let folded = scene.folded.compactMap { index.group($0) }
    if !folded.isEmpty { fold(only: Set(folded)) }
    if scene.row.isEmpty {
      row = .overview
    } else if let group = index.group(scene.row) {
      row = .component(group)
    } else {
      row = .specimen(index.specimen(VariantID(scene.row)) ?? shown)
    }
  }
}

/// The visible part of a long list: only these rows are built.
struct ListWindow: Hashable, Sendable {
  /// The places of the rows.
  var places: Range<Int>
  /// The number of visible lines above the first row that are not rows.
  var leadingLines = 0
  /// The heading that covers the first line; the heading's own row is scrolled out of view.
  var heading: Heading?

  /// The place of a row among the visible ones; nil if it is not visible.
  func place(_ place: Int) -> Int? {
    places.contains(place) ? place - places.lowerBound : nil
  }

  /// A heading that stays in sight.
  enum Heading: Hashable, Sendable {
    /// That of a component.
    case component(Int)
    /// The name of the section that begins with a component.
    case section(Int)
  }

  /// The rows of a tree. A blank line precedes each heading but the first, and the first of several components of one
  /// row each; the name of a section takes one more line.
  init(_ tree: TreeModel, _ room: ScrollRoom, from first: Int) {
    heading = room.rows < TreeModel.leastRows ? nil : tree.heading(over: first)
    let first = first + (heading == nil ? 0 : 1)
    let low = tree.place(atLine: first)
    var end = low
    let lines = room.rows - (heading == nil ? 0 : 1)
    while end < tree.count, tree.line(of: end) < first + lines { end += 1 }
    places = low..<end
    leadingLines = low < tree.count ? tree.line(of: low) - first : 0
  }
}

extension TreeModel {
  /// Rows above the list: air, the overview, and air.
  static let headRows = 3
  /// In fewer rows no heading covers one of them.
  static let leastRows = 3

  /// The line of a row in the whole tree.
  func line(of place: Int) -> Int { place + blanks(above: place) }

  /// The first row at a line, or below it.
  func place(atLine line: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.line(of: middle) < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The heading that stays over the first visible line; nil if that line needs none.
  func heading(over first: Int) -> ListWindow.Heading? {
    guard first > 0, count > 0 else { return nil }
    // The row below the covered line decides; if that line is not a row, the covered line itself does.
    for line in [first + 1, first] {
      let place = place(atLine: line)
      guard place < count, self.line(of: place) == line, let heading = heading(of: place)
      else { continue }
      return heading.line < first ? heading.heading : nil
    }
    return nil
  }

  /// The heading that a row is under, and its line; nil for a row under none.
  private func heading(of place: Int) -> (heading: ListWindow.Heading, line: Int)? {
    let group = group(at: place)
    if place > starts[group] { return (.component(group), line(of: starts[group])) }
    guard let first = (0...group).last(where: { index.beginsSection($0) }) else { return nil }
    return (.section(first), line(of: starts[first]) - 1)
  }

  /// The lines of the tree, and the line of the focused or shown row.
  func room(in workbench: Workbench) -> ScrollRoom {
    let target = workbench.context == .tree ? row : .specimen(workbench.shown)
    let folded = TreeRow.component(group(of: workbench.shown))
    let place = (target == .overview ? 0 : place(of: target)) ?? self.place(of: folded)
    var room = ScrollRoom(
      lines: count == 0 ? 0 : line(of: count - 1) + 1,
      rows: workbench.plan.bodyRows - Self.headRows, target: place.map(line))
    let isUnderHeading = place.flatMap { heading(of: $0) } != nil
    room.covered = isUnderHeading && room.rows >= Self.leastRows ? 1 : 0
    return room
  }

  /// The visible rows.
  func window(in workbench: Workbench) -> ListWindow {
    let room = room(in: workbench)
    return ListWindow(self, room, from: workbench.scrolls[.tree].first(in: room))
  }

  /// The specimens of the visible rows.
  func seen(in workbench: Workbench) -> [Int] {
    window(in: workbench).places.compactMap { place in
      if case .specimen(let index)? = row(at: place) { index } else { nil }
    }
  }
}
