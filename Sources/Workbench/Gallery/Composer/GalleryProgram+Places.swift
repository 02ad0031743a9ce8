import GSDesign
import GalleryKit

/// From the overview to a page, from there to the matrix, and back.
extension GalleryProgram {
  /// Goes to a place; the arrangement of a matrix that is left is kept for the next.
  func go(to place: Place, _ model: inout GalleryModel) {
    if let matrix = model.place.matrix, !place.isMatrix, !matrix.isComparison {
      model.closedMatrix = matrix.closed
    }
    model.place = place
  }

  /// Opens the page of a specimen, with the focus on its canvas.
  func openPage(_ index: Int, _ model: inout GalleryModel) {
    go(to: .at(.stage(Stage(pane: .canvas, lens: model.lens))), &model)
    show(index, &model)
  }

  /// Opens the overview, of the variants of a component or of everything. The tree keeps the focus if it has it.
  func openOverview(of component: Int?, _ model: inout GalleryModel) {
    let overview = OverviewModel(component: component, isOnTree: model.pane == .tree)
    go(to: .at(.overview(overview)), &model)
    model.tree.row = component.map { .component($0) } ?? .overview
    guard let component, model.tree.group(of: model.specimen) != component,
      let first = model.tree.index.groups[component].specimens.first
    else { return }
    show(first, keepingPlace: true, &model)
  }

  /// Goes from a page to the variants of its component, and from these to all components.
  func goUp(_ model: inout GalleryModel) {
    let group = model.tree.group(of: model.specimen)
    let hasSiblings = !model.tree.index.isSingle(group)
    let isStage = model.place.isStage
    openOverview(of: isStage && hasSiblings ? group : nil, &model)
    model.pane = .canvas
  }

  /// Goes to another pane; the overview and the inspection have two.
  func turnPane(_ step: Int, _ model: inout GalleryModel) {
    guard model.place.isOverview || model.showsInspection else {
      model.pane = model.pane.next(step)
      return
    }
    model.pane = model.pane == .tree ? .canvas : .tree
  }

  /// Goes to the next value of a setting. On a page the theme steps on from the visible one; in the overview, letting
  /// each component use its own theme is also a value.
  func turnSetting(_ turn: SettingTurn, _ model: inout GalleryModel) {
    if turn.setting == .appearance, model.place.isStage || model.place.isInteracting {
      return turnAppearance(&model)
    }
    var values = turn.setting.turns(in: catalogue, unchosenFacts(model))
    if turn.setting == .theme {
      // On a page the own theme of the component is the one not chosen.
      let home = catalogue.homeTheme(of: model.specimen)
      values = model.place.isOverview ? [nil] + values : values.map { $0 == home ? nil : $0 }
    }
    model.environment.turn(turn.setting, by: turn.step, among: values)
  }

  /// On a page, both appearances beside one another lead to dark, dark to light, and light back to both.
  private func turnAppearance(_ model: inout GalleryModel) {
    let isPaired = model.environment.appearance == nil && model.canvas.isCompared
    model.environment.appearance =
      isPaired ? .dark : model.environment.appearance == .dark ? .light : nil
    model.canvas.isCompared = true
  }

  /// The facts that settings without a value follow: on a page, the only appearance of a design takes precedence over
  /// the terminal's.
  private func unchosenFacts(_ model: GalleryModel) -> TerminalFacts {
    var facts = model.terminal
    guard !model.place.isOverview else { return facts }
    var unchosen = model.environment
    unchosen.appearance = nil
    facts.appearance =
      unchosen.atHome(of: specimen(model).id, in: catalogue).appearance ?? facts.appearance
    return facts
  }

  func openMatrix(_ model: inout GalleryModel) {
    // On the heading of a component in the tree, or its card, it is the matrix of all of its variants.
    var component: Int?
    if context(model) == .tree, case .component(let group) = model.tree.row { component = group }
    if case .at(.overview(let overview)) = model.place, component == nil {
      let card = overview.card(in: workbench(model))
      component = card.flatMap { $0.specimens.count > 1 ? $0.group : nil }
    }
    model.pane = .canvas
    let ground = model.place.ground
    model.place = .matrix(model.closedMatrix, over: ground)
    model.matrix.open(component: component, in: workbench(model))
  }

  /// Leaves the matrix, if it is open, without changing the canvas.
  func leaveMatrix(_ model: inout GalleryModel) {
    guard case .matrix(let matrix, let ground) = model.place else { return }
    go(to: .at(ground), &model)
    model.canvas.specimen = matrix.origin ?? model.specimen
  }

  /// Opens the focused cell on the canvas, in the environment it was shown in.
  func openCell(_ model: inout GalleryModel) {
    let cell = model.matrix.focusedState(in: workbench(model))
    let (environment, specimen) = (focusedEnvironment(model), model.specimen)
    leaveMatrix(&model)
    guard let cell else { return }
    model.canvas.specimen = specimen
    let stage = model.place.ground.stage ?? Stage(pane: .canvas)
    model.place = .at(.stage(stage))
    if case .component = model.tree.row {} else { model.tree.row = .specimen(specimen) }
    model.state = cell
    model.environment = environment
    _ = apply(model.knobs.focus(0, in: workbench(model)), &model)
  }
}
