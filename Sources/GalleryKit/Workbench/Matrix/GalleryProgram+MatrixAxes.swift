import ColorScience
import GSDesign

/// An axis and where it lies, as the list of axes shows it.
package struct MatrixAxisRow: Hashable, Sendable {
  package var name: String
  package var place: MatrixPlace
  package var isEnvironment: Bool
}

extension GalleryProgram {
  /// Every axis of the sections and every setting, with their places.
  package func matrixAxes(_ model: GalleryModel) -> [MatrixAxisRow] {
    var rows: [MatrixAxisRow] = []
    var settings: [MatrixAxisRow] = []
    for index in matrixSpecimens(model) {
      let specimen = catalogue.specimens[index]
      // What alone is shown is no matter of places.
      var arrangement = model.matrix.arrangement
      arrangement.only = nil
      guard let sides = arrangement.sides(of: specimen, in: catalogue, options.language)
      else { continue }
      for axis in specimen.axes
      where !axis.isHeld && axis.values.count > 1 && !rows.contains(where: { $0.name == axis.name })
      {
        rows.append(
          MatrixAxisRow(name: axis.name, place: sides.place(of: axis.name), isEnvironment: false))
      }
      guard settings.isEmpty else { continue }
      settings = EnvironmentAxis.allCases.filter { $0 != model.matrix.compared }.map {
        MatrixAxisRow(name: $0.rawValue, place: sides.place(of: $0.rawValue), isEnvironment: true)
      }
    }
    return rows + settings
  }

  func moveAxisFocus(_ step: Int, _ model: inout GalleryModel) {
    let count = matrixAxes(model).count
    model.matrix.axis = min(max(0, model.matrix.axis + step), max(0, count - 1))
  }

  func moveAxis(_ step: Int, _ model: inout GalleryModel) {
    let rows = matrixAxes(model)
    guard rows.indices.contains(model.matrix.axis) else { return }
    let row = rows[model.matrix.axis]
    let place = row.place.next(step)
    changingPlan(&model) { $0.arrangement.put(row.name, on: place) }
  }

  /// The value that alone would be shown: of an axis the focus went along last, and not the usual one.
  func onlyCandidate(_ model: GalleryModel) -> MatrixOnly? {
    guard let (section, position) = focusedPosition(model) else { return nil }
    let specimen = catalogue.specimens[section.specimen]
    let unusual = section.values(at: position).filter { wheel, value in
      switch wheel.axis {
      case .state(let index): value != specimen.axes[index].standard
      case .environment(let setting):
        setting.index(in: model.environment.settled(model.terminal)).map { .choice($0) } != value
      }
    }
    let along: MatrixSide? =
      switch model.matrix.movedAlong {
      case .rows: section.sides.rows
      case .columns: section.sides.columns
      case .pages: section.sides.pages
      case .nowhere, nil: nil
      }
    let moved = unusual.last { wheel, _ in model.matrix.movedAxes.contains(wheel.name) }
    let beside = unusual.last { wheel, _ in along?.wheels.contains(wheel) ?? false }
    // Switches say more than choices.
    let any = unusual.last { wheel, _ in wheel.isToggle } ?? unusual.last
    guard let (wheel, value) = moved ?? beside ?? any else { return nil }
    let place = wheel.values.firstIndex(of: value)
    return MatrixOnly(
      name: wheel.name, spelling: model.matrix.arrangement.spelling(of: value, on: wheel, specimen),
      label: place.map { wheel.labels[$0] } ?? "")
  }

  func toggleOnly(_ model: inout GalleryModel) {
    let only = model.matrix.arrangement.only == nil ? onlyCandidate(model) : nil
    changingPlan(&model) { $0.arrangement.only = only }
  }

  /// How many environments stand side by side.
  func comparedCount(_ model: GalleryModel) -> Int {
    model.matrix.compared.map { max(1, $0.names(in: catalogue).count) } ?? 1
  }

  /// The environments that stand side by side; one where nothing is compared.
  func comparedEnvironments(_ model: GalleryModel) -> [MatrixPane] {
    let base = model.environment.settled(model.terminal)
    guard let compared = model.matrix.compared else {
      return [MatrixPane(number: 0, title: "", environment: base)]
    }
    let names = compared.names(in: catalogue)
    guard !names.isEmpty else { return [MatrixPane(number: 0, title: "", environment: base)] }
    return names.indices.map { index in
      var environment = base
      compared.set(index, in: &environment)
      return MatrixPane(
        number: index, title: compared.title(names[index], options.language),
        environment: environment)
    }
  }

  /// The next setting that is not on a side already, and off after the last.
  func compareNext(_ model: inout GalleryModel) {
    let order = EnvironmentAxis.compared
    let placed = Set(matrixAxes(model).filter { $0.place != .nowhere }.map(\.name))
    let current = model.matrix.compared
    let start = current.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = order.dropFirst(start).first {
      !placed.contains($0.rawValue) && $0.names(in: catalogue).count > 1
    }
    // The pane of what the environment has now.
    let environment = model.environment.settled(model.terminal)
    changingPlan(&model) {
      $0.compared = next
      $0.focus.pane = next?.index(in: environment) ?? 0
    }
    model.matrix.focus.pane = next?.index(in: environment) ?? 0
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
