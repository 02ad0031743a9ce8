import GSDesign
import GalleryKit
import StateSpace

extension MatrixModel {
  /// Impossible cells are skipped, up to a limit; at the edge the focus stays.
  private static let farthestStep = 64

  mutating func move(_ motion: Motion, in workbench: Workbench) {
    switch motion {
    case .up, .down: moveRow(motion.rows, in: workbench)
    case .left: moveColumn(-1, in: workbench)
    case .right: moveColumn(1, in: workbench)
    case .first: jump(toEnd: false, in: workbench)
    case .last: jump(toEnd: true, in: workbench)
    }
  }

  private mutating func moveRow(_ step: Int, in workbench: Workbench) {
    guard let plan, plan.sections.indices.contains(focus.section) else { return }
    var spot = focus
    for _ in 0..<Self.farthestStep {
      let section = plan.sections[spot.section]
      spot.row += step
      if !(0..<section.rowCount ~= spot.row) {
        let next = spot.section + step
        guard plan.sections.indices.contains(next) else { return }
        spot.column = Self.column(like: spot.column, of: section, in: plan.sections[next])
        spot.section = next
        spot.row = step > 0 ? 0 : plan.sections[next].rowCount - 1
      }
      if Self.holdsState(spot, plan) { break }
    }
    go(to: spot, along: .rows, in: workbench)
  }

  private mutating func moveColumn(_ step: Int, in workbench: Workbench) {
    guard let plan, plan.sections.indices.contains(focus.section) else { return }
    let section = plan.sections[focus.section]
    let panes = comparedCount(in: workbench.catalogue)
    var spot = focus
    for _ in 0..<Self.farthestStep {
      spot.column += step
      if !(0..<section.columnCount ~= spot.column) {
        // From the end of one pane to the beginning of the next.
        let next = spot.pane + step
        guard 0..<panes ~= next else { return }
        spot.pane = next
        spot.column = step > 0 ? 0 : section.columnCount - 1
      }
      if Self.holdsState(spot, plan) { break }
    }
    go(to: spot, along: .columns, in: workbench)
  }

  /// The column of the same heading in another section, or that of the same place.
  private static func column(
    like column: Int, of section: MatrixSection, in other: MatrixSection
  ) -> Int {
    let last = max(0, other.columnCount - 1)
    guard section.looks == nil, other.looks == nil else { return min(column, last) }
    func name(_ section: MatrixSection, _ column: Int) -> [String] {
      let places = section.sides.columns.places(at: section.columnPosition(column))
      return section.columnHeadings.levels.indices.map {
        section.columnHeadings.label($0, at: places)
      }
    }
    let wanted = name(section, column)
    return (0..<min(other.columnCount, 256)).first { name(other, $0) == wanted }
      ?? min(column, last)
  }

  private static func holdsState(_ spot: MatrixSpot, _ plan: MatrixPlan) -> Bool {
    let section = plan.sections[spot.section]
    guard let position = section.position(row: spot.row, column: spot.column) else { return false }
    return section.state(at: position) != nil
  }

  /// Moves the focus and records the axes that changed.
  private mutating func go(to spot: MatrixSpot, along side: MatrixPlace, in workbench: Workbench) {
    let before = focusedValues(in: workbench)
    focus = spot
    let after = focusedValues(in: workbench)
    movedAlong = side
    movedAxes = after.filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// The values at the focus that vary, by the names of the axes.
  private func focusedValues(in workbench: Workbench) -> [String: String] {
    guard let (section, position) = focusedPosition else { return [:] }
    let specimen = workbench.catalogue.specimens[section.specimen]
    var values: [String: String] = [:]
    for (slot, value) in section.values(at: position) {
      values[slot.name] = slot.spelling(of: value, in: specimen)
    }
    if let compared { values[compared.name] = String(focus.pane) }
    return values
  }

  private mutating func jump(toEnd isEnd: Bool, in workbench: Workbench) {
    guard let plan, !plan.sections.isEmpty else { return }
    var spot = focus
    spot.section = isEnd ? plan.sections.count - 1 : 0
    let section = plan.sections[spot.section]
    spot.row = isEnd ? section.rowCount - 1 : 0
    spot.column = isEnd ? section.columnCount - 1 : 0
    for _ in 0..<Self.farthestStep where !Self.holdsState(spot, plan) {
      spot.column += isEnd ? -1 : 1
      if 0..<section.columnCount ~= spot.column { continue }
      spot.row = min(max(0, spot.row + (isEnd ? -1 : 1)), section.rowCount - 1)
      spot.column = isEnd ? section.columnCount - 1 : 0
    }
    go(to: spot, along: .rows, in: workbench)
  }

  /// A screen of rows at a time.
  mutating func moveScreen(_ motion: Motion, in workbench: Workbench) {
    guard let plan else { return }
    let lines = MatrixGeometry(self, plan, in: workbench).window.lines(from: firstRow)
    let rows = lines.count { if case .row = $0 { true } else { false } }
    for _ in 0..<max(1, rows) { move(motion, in: workbench) }
  }

  /// Scrolls rows and columns, not beyond the ends; the focus stays.
  mutating func scroll(columns: Int, rows: Int, in workbench: Workbench) {
    guard let plan, plan.sections.indices.contains(focus.section) else { return }
    let geometry = MatrixGeometry(self, plan, in: workbench)
    for _ in 0..<abs(rows) {
      firstRow = geometry.window.first(firstRow, movedBy: rows.signum())
    }
    let seen = geometry.columns(plan.sections[focus.section], from: firstColumn + columns)
    if columns != 0 { firstColumn = seen.lowerBound }
    scrolledFrom = focus
  }

  mutating func turnPage(_ step: Int, in workbench: Workbench) {
    let count = plan?.pageCount ?? 1
    page = (0..<count).wrapping(page + step)
    movedAlong = .pages
    movedAxes = (plan?.pageAxes ?? []).map(\.name)
    refresh(in: workbench)
  }

  mutating func changeZoom(by step: Int, in workbench: Workbench) {
    guard let zoom = self.zoom.next(step) else { return }
    changePlan(in: workbench) { $0.zoom = zoom }
  }

  /// Focuses a pressed cell.
  mutating func bring(to spot: MatrixSpot, in workbench: Workbench) {
    showsAxes = false
    let isAcross = spot.column != focus.column || spot.pane != focus.pane
    go(to: spot, along: isAcross ? .columns : .rows, in: workbench)
  }

  /// Whether a place of an existing pane holds the state that a stamp identifies.
  func holds(
    _ spot: MatrixSpot, _ stamp: Stamp, in workbench: Workbench
  ) -> Bool {
    cell(at: spot, in: workbench).map { Stamp($0) } == stamp
  }
}

/// An axis and its place, as the list of axes shows it.
struct MatrixAxisRow: Hashable, Sendable {
  /// As links spell it.
  var name: String
  /// As the page of a component shows it.
  var title: String
  var place: MatrixPlace
  var isEnvironment: Bool
}

extension MatrixModel {
  /// Every axis of the sections and every setting, with their places.
  func axes(in workbench: Workbench) -> [MatrixAxisRow] {
    let catalogue = workbench.catalogue
    var rows: [MatrixAxisRow] = []
    var settings: [MatrixAxisRow] = []
    for index in specimens(in: workbench) {
      let specimen = catalogue.specimens[index]
      // Showing some states alone does not affect the places of axes.
      var arrangement = arrangement
      arrangement.only = nil
      guard let sides = arrangement.sides(of: specimen, in: catalogue, workbench.language)
      else { continue }
      for axis in specimen.axes
      where !axis.isHeld && axis.values.count > 1 && !rows.contains(where: { $0.name == axis.name })
      {
        rows.append(
          MatrixAxisRow(
            name: axis.name, title: axis.title[workbench.language],
            place: sides.place(of: axis.name), isEnvironment: false))
      }
      guard settings.isEmpty else { continue }
      settings = Setting.axes.filter { $0 != compared }.map {
        MatrixAxisRow(
          name: $0.name, title: ($0.phrase ?? .title($0.name)).titled[workbench.language],
          place: sides.place(of: $0.name), isEnvironment: true)
      }
    }
    return rows + settings
  }

  mutating func moveAxisFocus(_ step: Int, in workbench: Workbench) {
    let count = axes(in: workbench).count
    axis = min(max(0, axis + step), max(0, count - 1))
  }

  mutating func moveAxis(_ step: Int, in workbench: Workbench) {
    let rows = axes(in: workbench)
    guard rows.indices.contains(axis) else { return }
    let row = rows[axis]
    let place = row.place.next(step)
    changePlan(in: workbench) { $0.arrangement.put(row.name, on: place) }
  }

  /// Focuses an axis in the list of axes; if it is focused already, moves it to its next place.
  mutating func press(axis name: String, in workbench: Workbench) {
    guard showsAxes, let index = axes(in: workbench).firstIndex(where: { $0.name == name })
    else { return }
    if axis == index { moveAxis(1, in: workbench) } else { axis = index }
  }

  /// The value that alone would be shown: of an axis the focus went along last, and not the usual one.
  func onlyCandidate(in workbench: Workbench) -> MatrixOnly? {
    guard let (section, position) = focusedPosition else { return nil }
    let specimen = workbench.catalogue.specimens[section.specimen]
    let unusual = section.values(at: position).filter { slot, value in
      switch slot.axis {
      case .state(let index): value != specimen.axes[index].standard
      case .environment(let setting):
        slot.value(in: workbench.settledEnvironment, of: setting) != value
      }
    }
    let along: MatrixSide? =
      switch movedAlong {
      case .rows: section.sides.rows
      case .columns: section.sides.columns
      case .pages: section.sides.pages
      case .nowhere, nil: nil
      }
    let moved = unusual.last { slot, _ in movedAxes.contains(slot.name) }
    let beside = unusual.last { slot, _ in along?.slots.contains(slot) ?? false }
    // Switches say more than choices.
    let any = unusual.last { slot, _ in slot.isToggle } ?? unusual.last
    guard let (slot, value) = moved ?? beside ?? any else { return nil }
    return MatrixOnly(
      name: slot.name, spelling: slot.spelling(of: value, in: specimen),
      label: slot.name(of: value))
  }

  mutating func toggleOnly(in workbench: Workbench) {
    let only = arrangement.only == nil ? onlyCandidate(in: workbench) : nil
    changePlan(in: workbench) { $0.arrangement.only = only }
  }

  /// The number of environments side by side.
  func comparedCount(in catalogue: Catalogue) -> Int {
    compared.map { max(1, $0.values(in: catalogue).count) } ?? 1
  }

  /// The environments side by side; a single one if none are compared.
  func panes(in workbench: Workbench) -> [MatrixPane] {
    let base = workbench.settledEnvironment
    guard let compared else { return [MatrixPane(number: 0, title: "", environment: base)] }
    let values = compared.values(in: workbench.catalogue)
    guard !values.isEmpty else { return [MatrixPane(number: 0, title: "", environment: base)] }
    return values.enumerated().map { index, value in
      var environment = base
      environment.set(compared, to: value)
      return MatrixPane(
        number: index, title: title(of: value, under: environment, in: workbench),
        environment: environment)
    }
  }

  /// The compared value, and the appearance if no component of the matrix has it in its design.
  private func title(
    of value: String, under environment: Settings, in workbench: Workbench
  ) -> String {
    let word = compared?.word(value) ?? Phrase(value)
    let catalogue = workbench.catalogue
    let specimens = specimens(in: workbench)
    let derived = specimens.compactMap {
      catalogue.derivation(of: catalogue.specimens[$0].id, under: environment)
    }
    guard derived.count == specimens.count, let label = derived.first else {
      return word[workbench.language]
    }
    let phrase =
      if compared == Setting.appearance {
        label
      } else if compared == Setting.theme {
        Phrase.joined([word, label], separator: " · ")
      } else {
        word
      }
    return phrase[workbench.language]
  }

  /// A matrix that compares values in light beside dark.
  ///
  /// - Parameter axes: those down the side, the others keep their values; nil leaves all axes where they are.
  init(comparing axes: [Int]?, of specimen: Specimen) {
    self.init()
    isComparison = true
    compared = .appearance
    guard let axes else { return }
    for (index, axis) in specimen.axes.enumerated().reversed() {
      if axes.contains(index) {
        arrangement.put(axis.name, on: .rows)
      } else if axis.tier == .design {
        arrangement.put(axis.name, on: .nowhere)
      }
    }
  }

  /// Focuses the pane of the environment's value of the compared setting.
  mutating func focusComparedPane(in workbench: Workbench) {
    focus.pane = comparedPane(in: workbench)
    refresh(in: workbench)
  }

  private func comparedPane(in workbench: Workbench) -> Int {
    compared.flatMap { setting in
      workbench.settledEnvironment.said(setting).flatMap {
        setting.values(in: workbench.catalogue).firstIndex(of: $0)
      }
    } ?? 0
  }

  /// The next setting that is not on a side already, and off after the last.
  mutating func compareNext(in workbench: Workbench) {
    let catalogue = workbench.catalogue
    // In the order a person wants to see them side by side.
    let order = Setting.ordered(first: .appearance, .depth).filter(Setting.axes.contains)
    let placed = Set(axes(in: workbench).filter { $0.place != .nowhere }.map(\.name))
    let start = compared.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = order.dropFirst(start).first {
      !placed.contains($0.name) && $0.values(in: catalogue).count > 1
    }
    changePlan(in: workbench) {
      $0.compared = next
      $0.focus.pane = $0.comparedPane(in: workbench)
    }
    focus.pane = comparedPane(in: workbench)
  }
}
