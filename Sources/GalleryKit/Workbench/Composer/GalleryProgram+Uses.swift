import GSDesign
import StateSpace

extension GalleryProgram {
  /// Lists the components that use the colours of the measured part; choosing one opens its first such state.
  func openUses(_ model: inout GalleryModel) {
    guard let view = inspection(model, workbench(model)), let part = view.part else {
      model.toast = .says(.nothingToMeasure)
      return
    }
    let roles = view.colors(of: part).compactMap { $0.paint.role?.resting }
    let items = roles.flatMap { useItems(of: $0, model) }
    guard !items.isEmpty else {
      model.toast = .says(.unused(roles.map(\.name).joined(separator: ", ")))
      return
    }
    model.help = nil
    model.palette = PaletteModel(items, placeholder: .usesTitle, model.language)
  }

  private func useItems(
    of role: ColorRole, _ model: GalleryModel
  ) -> [PaletteItem<PaletteAction>] {
    resources.uses.value[role].compactMap { use in
      guard let index = catalogue.index.specimen(use.specimen.id) else { return nil }
      let isShown = index == model.specimen && use.states.contains(model.state)
      return PaletteItem(
        title: .use(of: role.name, in: use.specimen.id.text, states: use.states.count), key: "",
        action: .use(isShown ? model.state : use.states[0], of: index, role), isCurrent: isShown)
    }
  }

  /// Opens a state that shows a role, and measures the part: the state shown, or one of the specimen shown, or one of a
  /// specimen whose home is the theme.
  func showRole(_ role: ColorRole, _ model: inout GalleryModel) -> [GalleryEffect] {
    let theme = workbench(model).review.theme?.name
    let shown = specimen(model).id
    let uses = resources.uses.value[role.resting]
    guard
      let use = uses.first(where: { $0.specimen.id == shown })
        ?? uses.first(where: { $0.specimen.home.name == theme }) ?? uses.first,
      let index = catalogue.index.specimen(use.specimen.id)
    else {
      model.toast = .says(.unused(role.name))
      return []
    }
    let isSeen = index == model.specimen && use.states.contains(model.state)
    var requests: [PaneRequest] = [.openPage(index)]
    if !isSeen { requests.append(.put(use.states[0], .opened)) }
    if use.specimen.home.name != theme, let theme {
      // The colour that was looked for belongs to this theme.
      var environment = model.environment
      environment.theme = theme
      requests.append(.set(environment))
    }
    return apply(requests + [.inspect(role)], &model)
  }

  /// Measures the first part of the state on the canvas that shows a role.
  func inspect(_ role: ColorRole, _ model: inout GalleryModel) {
    model.zoom.leave()
    model.canvas.isCompared = false
    model.pane = .canvas
    model.inspect.open()
    guard let view = inspection(model, workbench(model)), let parts = view.look?.parts else {
      return
    }
    let place = parts.firstIndex { part in
      view.colors(of: part).contains { $0.paint.role?.resting == role.resting }
    }
    model.inspect.choose(place ?? 0)
  }
}
