import ColorScience
import GSDesign

/// An axis and where it lies, as the list of axes shows it.
package struct MatrixAxisRow: Hashable, Sendable {
  package var name: String
  package var place: MatrixPlace
  package var isEnvironment: Bool
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
      settings = EnvironmentAxis.allCases.filter { $0 != compared }.map {
        MatrixAxisRow(name: $0.rawValue, place: sides.place(of: $0.rawValue), isEnvironment: true)
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
        setting.index(in: workbench.settledEnvironment).map { .choice($0) } != value
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
    let place = wheel.values.firstIndex(of: value)
    return MatrixOnly(
      name: wheel.name, spelling: arrangement.spelling(of: value, on: wheel, specimen),
      label: place.map { wheel.labels[$0] } ?? "")
  }

  mutating func toggleOnly(in workbench: Workbench) {
    let only = arrangement.only == nil ? onlyCandidate(in: workbench) : nil
    changePlan(in: workbench) { $0.arrangement.only = only }
  }

  /// How many environments stand side by side.
  func comparedCount(in catalogue: Catalogue) -> Int {
    compared.map { max(1, $0.names(in: catalogue).count) } ?? 1
  }

  /// The environments that stand side by side; one where nothing is compared.
  func panes(in workbench: Workbench) -> [MatrixPane] {
    let base = workbench.settledEnvironment
    guard let compared else { return [MatrixPane(number: 0, title: "", environment: base)] }
    let names = compared.names(in: workbench.catalogue)
    guard !names.isEmpty else { return [MatrixPane(number: 0, title: "", environment: base)] }
    return names.indices.map { index in
      var environment = base
      compared.set(index, in: &environment)
      return MatrixPane(
        number: index, title: compared.title(names[index], workbench.language),
        environment: environment)
    }
  }

  /// The next setting that is not on a side already, and off after the last.
  mutating func compareNext(in workbench: Workbench) {
    let order = EnvironmentAxis.compared
    let placed = Set(axes(in: workbench).filter { $0.place != .nowhere }.map(\.name))
    let start = compared.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = order.dropFirst(start).first {
      !placed.contains($0.rawValue) && $0.names(in: workbench.catalogue).count > 1
    }
    // The pane of what the environment has now.
    let pane = next?.index(in: workbench.settledEnvironment) ?? 0
    changePlan(in: workbench) {
      $0.compared = next
      $0.focus.pane = pane
    }
    focus.pane = pane
  }
}

extension EnvironmentAxis {
  /// In the order a person wants to see them side by side.
  static let compared: [EnvironmentAxis] = [
    .appearance, .depth, .theme, .contrast, .vision, .density, .glyphs, .language, .widthPolicy,
  ]

  /// A value as the heading of its pane.
  func title(_ name: String, _ language: Language) -> String {
    switch (self, name) {
    case (.appearance, Appearance.light.rawValue): Phrase.light[language]
    case (.appearance, Appearance.dark.rawValue): Phrase.dark[language]
    case (.theme, _), (.contrast, _), (.depth, _), (.vision, _), (.density, _), (.glyphs, _),
      (.language, _), (.widthPolicy, _), (.appearance, _):
      name
    }
  }
}
