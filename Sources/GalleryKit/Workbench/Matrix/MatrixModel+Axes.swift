import GSDesign

/// An axis and where it lies, as the list of axes shows it.
struct MatrixAxisRow: Hashable, Sendable {
  var name: String
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
      // What alone is shown is no matter of places.
      var arrangement = arrangement
      arrangement.only = nil
      guard let sides = arrangement.sides(of: specimen, in: catalogue, workbench.language)
      else { continue }
      for axis in specimen.axes
      where !axis.isHeld && axis.values.count > 1 && !rows.contains(where: { $0.name == axis.name })
      {
        rows.append(
          MatrixAxisRow(name: axis.name, place: sides.place(of: axis.name), isEnvironment: false))
      }
      guard settings.isEmpty else { continue }
      settings = Setting.axes.filter { $0 != compared }.map {
        MatrixAxisRow(name: $0.name, place: sides.place(of: $0.name), isEnvironment: true)
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

  /// Puts the keys on an axis in the list of axes; where they are already, it is moved on.
  mutating func press(axis index: Int, in workbench: Workbench) {
    guard showsAxes else { return }
    if axis == index { moveAxis(1, in: workbench) } else { axis = index }
  }

  /// The value that alone would be shown: of an axis the focus went along last, and not the usual one.
  func onlyCandidate(in workbench: Workbench) -> MatrixOnly? {
    guard let (section, position) = focusedPosition else { return nil }
    let specimen = workbench.catalogue.specimens[section.specimen]
    let unusual = section.values(at: position).filter { wheel, value in
      switch wheel.axis {
      case .state(let index): value != specimen.axes[index].standard
      case .environment(let setting):
        wheel.value(in: workbench.settledEnvironment, of: setting) != value
      }
    }
    let along: MatrixSide? =
      switch movedAlong {
      case .rows: section.sides.rows
      case .columns: section.sides.columns
      case .pages: section.sides.pages
      case .nowhere, nil: nil
      }
    let moved = unusual.last { wheel, _ in movedAxes.contains(wheel.name) }
    let beside = unusual.last { wheel, _ in along?.wheels.contains(wheel) ?? false }
    // Switches say more than choices.
    let any = unusual.last { wheel, _ in wheel.isToggle } ?? unusual.last
    guard let (wheel, value) = moved ?? beside ?? any else { return nil }
    return MatrixOnly(
      name: wheel.name, spelling: arrangement.spelling(of: value, on: wheel, specimen),
      label: wheel.label(of: value))
  }

  mutating func toggleOnly(in workbench: Workbench) {
    let only = arrangement.only == nil ? onlyCandidate(in: workbench) : nil
    changePlan(in: workbench) { $0.arrangement.only = only }
  }

  /// How many environments stand side by side.
  func comparedCount(in catalogue: Catalogue) -> Int {
    compared.map { max(1, $0.values(in: catalogue).count) } ?? 1
  }

  /// The environments that stand side by side; one where nothing is compared.
  func panes(in workbench: Workbench) -> [MatrixPane] {
    let base = workbench.settledEnvironment
    guard let compared else { return [MatrixPane(number: 0, title: "", environment: base)] }
    let values = compared.values(in: workbench.catalogue)
    guard !values.isEmpty else { return [MatrixPane(number: 0, title: "", environment: base)] }
    return values.enumerated().map { index, value in
      var environment = base
      environment.set(compared, to: value)
      return MatrixPane(
        number: index, title: compared.word(value)[workbench.language], environment: environment)
    }
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
    // The pane of what the environment has now.
    let pane = next.flatMap { setting in
      workbench.settledEnvironment.said(setting).flatMap {
        setting.values(in: catalogue).firstIndex(of: $0)
      }
    }
    changePlan(in: workbench) {
      $0.compared = next
      $0.focus.pane = pane ?? 0
    }
    focus.pane = pane ?? 0
  }
}
