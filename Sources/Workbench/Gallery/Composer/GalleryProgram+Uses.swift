import GSDesign
import GalleryKit
import StateSpace

/// A request for the uses of colours.
enum AwaitedUses: Hashable, Sendable {
  /// Those of the measured part.
  case ofPart
  case of(ColorRole)
}

extension GalleryProgram {
  /// Lists the components that use the colours of the measured part; choosing one opens its first such state.
  func openUses(_ model: inout GalleryModel) {
    guard !isAwaiting(.ofPart, &model) else { return }
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
    model.overlays.open(
      .palette(PaletteModel(items, placeholder: .usesTitle, model.language)))
  }

  /// Whether the states are still being counted: the request is then answered afterwards.
  private func isAwaiting(_ uses: AwaitedUses, _ model: inout GalleryModel) -> Bool {
    guard resources.waits(for: resources.uses) else { return false }
    model.awaitedUses = uses
    model.toast = .tells(.countingUses)
    return true
  }

  /// Answers the request that waited for the states to be counted.
  func answerAwaitedUses(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard let awaited = model.awaitedUses else { return [] }
    model.awaitedUses = nil
    model.toast = nil
    switch awaited {
    case .ofPart:
      openUses(&model)
      return []
    case .of(let role): return showRole(role, &model)
    }
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
    guard !isAwaiting(.of(role), &model) else { return [] }
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
    model.pane = .canvas
    model.lens = .measures(model.inspect ?? InspectModel())
    guard let view = inspection(model, workbench(model)), let parts = view.look?.parts else {
      return
    }
    let place = parts.firstIndex { part in
      view.colors(of: part).contains { $0.paint.role?.resting == role.resting }
    }
    model.inspect?.choose(place ?? 0)
  }
}
