import GSDesign

/// From the overview to a page, from there to the matrix, and back.
extension GalleryProgram {
  /// Opens the page of a specimen; the keys are on its canvas.
  func openPage(_ index: Int, _ model: inout GalleryModel) {
    model.mode = .browse
    model.pane = .canvas
    show(index, &model)
  }

  /// Opens the overview, of the variants of a component or of everything. The pane that has the keys keeps them where it
  /// is the tree.
  func openOverview(of component: Int?, _ model: inout GalleryModel) {
    model.mode = .overview
    model.zoom.leave()
    if model.pane == .knobs { model.pane = .canvas }
    model.overview.component = component
    model.tree.row = component.map { .component($0) } ?? .overview
    guard let component, model.tree.group(of: model.specimen) != component,
      let first = catalogue.index.groups[component].specimens.first
    else { return }
    show(first, keepingPlace: true, &model)
  }

  /// From a page to the variants of its component, and from these to all components.
  func goUp(_ model: inout GalleryModel) {
    let group = model.tree.group(of: model.specimen)
    let hasSiblings = catalogue.index.groups[group].specimens.count > 1
    let isPage = model.mode == .browse
    openOverview(of: isPage && hasSiblings ? group : nil, &model)
    model.pane = .canvas
  }

  /// To another pane; the overview has two.
  func turnPane(_ step: Int, _ model: inout GalleryModel) {
    guard model.mode == .overview else {
      model.pane = model.pane.next(step)
      return
    }
    model.pane = model.pane == .tree ? .canvas : .tree
  }

  /// To the next value of a setting. On a page the theme goes on from the one that is seen; in the overview having each
  /// its own is a value too.
  func turnSetting(_ turn: SettingTurn, _ model: inout GalleryModel) {
    var values = turn.setting.turns(in: catalogue, model.terminal)
    if turn.setting == .theme {
      if model.mode == .overview {
        values = [nil] + values
      } else {
        model.environment.theme =
          model.environment.theme ?? catalogue.homeTheme(of: model.specimen)
      }
    }
    model.environment.turn(turn.setting, by: turn.step, among: values)
  }

  func openMatrix(_ model: inout GalleryModel) {
    // On the heading of a component in the tree, or its card, it is the matrix of all of its variants.
    var component: Int?
    if context(model) == .tree, case .component(let group) = model.tree.row { component = group }
    if model.mode == .overview, component == nil {
      let card = model.overview.card(in: workbench(model))
      component = card.flatMap { $0.specimens.count > 1 ? $0.group : nil }
    }
    model.isFromOverview = model.mode == .overview
    model.mode = .matrix
    model.pane = .canvas
    model.matrix.open(component: component, in: workbench(model))
  }

  /// Leaves the canvas as it was.
  func leaveMatrix(_ model: inout GalleryModel) {
    model.mode = model.isFromOverview ? .overview : .browse
    model.canvas.specimen = model.matrix.close() ?? model.specimen
  }

  /// Brings the focused cell on the canvas, and what it was looked at under.
  func openCell(_ model: inout GalleryModel) {
    let cell = model.matrix.focusedState(in: workbench(model))
    let (environment, specimen) = (focusedEnvironment(model), model.specimen)
    leaveMatrix(&model)
    guard let cell else { return }
    model.canvas.specimen = specimen
    if model.mode == .overview { model.mode = .browse }
    if case .component = model.tree.row {} else { model.tree.row = .specimen(specimen) }
    model.state = cell
    model.environment = environment
    _ = apply(model.knobs.focus(0, in: workbench(model)), &model)
  }
}
