import GSDesign
import GalleryKit
import StateSpace

extension MatrixPlanner {
  /// Gathers states by their looks, or takes some of many, and lists them one after the other.
  func list(_ drafts: [MatrixSection], _ plan: inout MatrixPlan) {
    let request = plan.request
    var count = 0
    for draft in drafts {
      var section = draft
      let positions =
        request.cover.map { Self.positions(of: section, $0) }
        ?? Self.positions(of: section)
      count += positions.count
      let groups =
        request.isFolded && !plan.isTooLargeToFold
        ? gather(positions, section, request) : positions.map { [$0] }
      section.looks = groups.map {
        MatrixLook(positions: $0, name: section.name(of: $0, catalogue.specimens[section.specimen]))
      }
      guard !groups.isEmpty else { continue }
      arrange(&section, plan)
      plan.sections.append(section)
    }
    if request.isFolded, !plan.isTooLargeToFold { plan.foldedStates = count }
  }

  /// States with the same cells under every environment, in the order of their first.
  private func gather(
    _ positions: [MatrixPosition], _ section: MatrixSection, _ request: MatrixRequest
  ) -> [[MatrixPosition]] {
    var places: [[LookFingerprint]: Int] = [:]
    var groups: [[MatrixPosition]] = []
    for position in positions {
      guard let state = section.state(at: position) else { continue }
      let fingerprints = request.environments.map { environment in
        let environment = section.environment(
          at: position, over: request.zoom.environment(environment))
        return probe.look(
          state.element(in: environment),
          change(environment, of: section.specimen))
      }
      if let place = places[fingerprints] {
        groups[place].append(position)
      } else {
        places[fingerprints] = groups.count
        groups.append([position])
      }
    }
    return groups
  }

  /// Every position that holds a state.
  private static func positions(of section: MatrixSection) -> [MatrixPosition] {
    section.allPositions.filter { section.state(at: $0) != nil }
  }

  /// The positions of a cover; `all` of more than can be listed is cut short by pairs.
  private static func positions(of section: MatrixSection, _ cover: Cover) -> [MatrixPosition] {
    let sides = [section.sides.pages, section.sides.rows, section.sides.columns]
    func position(_ places: [Int]) -> MatrixPosition {
      var numbers: [Int] = []
      var rest = places[...]
      for side in sides {
        var number = 0
        for slot in side.slots {
          number = number * slot.values.count + (rest.popFirst() ?? 0)
        }
        numbers.append(number)
      }
      return MatrixPosition(page: numbers[0], row: numbers[1], column: numbers[2])
    }
    switch cover {
    case .all: return positions(of: section)
    case .tuples(let strength):
      let sizes = sides.flatMap(\.slots).map(\.values.count)
      return CoveringArray(sizes: sizes, strength: strength) {
        section.state(at: position($0)) != nil
      }.rows.map(position)
    }
  }

  /// Puts as many looks side by side as fit.
  private func arrange(_ section: inout MatrixSection, _ plan: MatrixPlan) {
    let request = plan.request
    guard let looks = section.looks else { return }
    var widest = 1
    var tallest = 1
    var widestName = 1
    for look in looks {
      guard let state = section.state(at: look.positions[0]) else { continue }
      let environment = section.environment(
        at: look.positions[0], over: request.zoom.environment(request.environments[0]))
      let element = request.zoom.look(state, in: environment)
      let size = probe.size(
        element, change(environment, of: section.specimen), .max)
      let panel = element.firstPanel?.panel
      section.isCentered =
        section.isCentered || panel?.ink.fill != nil || panel?.ink.stroke != nil
      widest = max(widest, size.0)
      tallest = max(tallest, size.1)
      widestName = max(widestName, probe.width(look.name))
    }
    let width = min(plan.cellColumns, max(widest, min(widestName, 32)))
    // Names of more than three lines are cut, to leave room for the looks.
    section.captionRows = min(
      3, looks.map { probe.lines(of: $0.name, columns: width).count }.max() ?? 1)
    section.columnWidths = .all(width)
    section.rowHeights = .all(min(request.cellRows ?? .max, tallest + section.captionRows))
    section.looksPerRow = max(1, request.columns / (width + Self.gutter))
    section.rowAir = .all(1)
  }
}

extension MatrixSection {
  /// Every position on every page.
  var allPositions: [MatrixPosition] {
    (0..<sides.pages.count).flatMap(positions)
  }

  /// The number of states on every page; the same state in several environments counts once.
  var stateCount: Int { Set(allPositions.compactMap { state(at: $0) }).count }

  /// Every position on the page it is on.
  var pagePositions: [MatrixPosition] { positions(on: page) }

  private func positions(on page: Int) -> [MatrixPosition] {
    (0..<sides.rows.count).flatMap { row in
      (0..<sides.columns.count).map { MatrixPosition(page: page, row: row, column: $0) }
    }
  }

  /// The name of states in a fold: their common values and the axes on which they fold, such as `disabled,
  /// color=purple|yellow`. Default values are left out.
  func name(of positions: [MatrixPosition], _ specimen: Specimen) -> String {
    var parts: [String] = []
    var product = 1
    for (index, slot) in values(at: positions[0]).map(\.slot).enumerated() {
      var found: [AxisValue] = []
      for position in positions {
        let value = values(at: position)[index].value
        if !found.contains(value) { found.append(value) }
      }
      product *= found.count
      if let part = Self.part(slot, found, specimen) { parts.append(part) }
    }
    // Where they are not all the combinations of these values, each is named.
    if product != positions.count, positions.count > 1 {
      let first = positions.prefix(2).map { name(of: [$0], specimen) }
      let rest = positions.count - first.count
      return first.joined(separator: " = ") + (rest > 0 ? " +\(rest)" : "")
    }
    return parts.isEmpty ? rowHeadings.normal : parts.joined(separator: ", ")
  }

  private static func part(
    _ slot: MatrixSlot, _ found: [AxisValue], _ specimen: Specimen
  ) -> String? {
    if case .state(let index) = slot.axis, found == [specimen.axes[index].standard] { return nil }
    if slot.isToggle {
      if found.count > 1 { return slot.name + "?" }
      return found == [.flag(true)] ? slot.name : "no-" + slot.name
    }
    let spellings = found.map { slot.spelling(of: $0, in: specimen) }
    return slot.name + "=" + spellings.joined(separator: "|")
  }
}

extension Element {
  /// The same look as a picture of a state: its parts are named below the picture, so that pointing at one points at
  /// the picture and never at the thing itself.
  func picture(_ id: FocusID) -> Element { renamed { id.child($0.path) } }
}
