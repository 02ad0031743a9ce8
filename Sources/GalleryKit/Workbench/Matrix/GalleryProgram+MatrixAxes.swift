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
      settings = Setting.axes.filter { $0 != model.matrix.compared }.map {
        MatrixAxisRow(name: $0.name, place: sides.place(of: $0.name), isEnvironment: true)
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
        wheel.value(in: model.environment.settled(model.terminal), of: setting) != value
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
    return MatrixOnly(
      name: wheel.name, spelling: model.matrix.arrangement.spelling(of: value, on: wheel, specimen),
      label: wheel.label(of: value))
  }

  func toggleOnly(_ model: inout GalleryModel) {
    let only = model.matrix.arrangement.only == nil ? onlyCandidate(model) : nil
    changingPlan(&model) { $0.arrangement.only = only }
  }

  /// How many environments stand side by side.
  func comparedCount(_ model: GalleryModel) -> Int {
    model.matrix.compared.map { max(1, $0.values(in: catalogue).count) } ?? 1
  }

  /// The environments that stand side by side; one where nothing is compared.
  func comparedEnvironments(_ model: GalleryModel) -> [MatrixPane] {
    let base = model.environment.settled(model.terminal)
    guard let compared = model.matrix.compared else {
      return [MatrixPane(number: 0, title: "", environment: base)]
    }
    let values = compared.values(in: catalogue)
    guard !values.isEmpty else { return [MatrixPane(number: 0, title: "", environment: base)] }
    return values.enumerated().map { index, value in
      var environment = base
      environment.set(compared, to: value)
      return MatrixPane(
        number: index, title: compared.word(value)[options.language], environment: environment)
    }
  }

  /// The next setting that is not on a side already, and off after the last.
  func compareNext(_ model: inout GalleryModel) {
    // In the order a person wants to see them side by side.
    let order = Setting.ordered(first: .appearance, .depth).filter(Setting.axes.contains)
    let placed = Set(matrixAxes(model).filter { $0.place != .nowhere }.map(\.name))
    let current = model.matrix.compared
    let start = current.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = order.dropFirst(start).first {
      !placed.contains($0.name) && $0.values(in: catalogue).count > 1
    }
    // The pane of what the environment has now.
    let environment = model.environment.settled(model.terminal)
    let pane = next.flatMap { setting in
      environment.said(setting).flatMap { setting.values(in: catalogue).firstIndex(of: $0) }
    }
    changingPlan(&model) {
      $0.compared = next
      $0.focus.pane = pane ?? 0
    }
    model.matrix.focus.pane = pane ?? 0
  }
}
