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
  /// Lists the states that use the sources of the measured part's colours; choosing a variant opens its first such state.
  func openUses(_ model: inout GalleryModel) {
    guard !isAwaiting(.ofPart, &model) else { return }
    guard let view = inspection(model, workbench(model)), let part = view.part else {
      model.toast = .says(.nothingToMeasure)
      return
    }
    let roles = view.colors(of: part).compactMap { $0.paint.role?.resting }
    var sources: Set<String> = []
    let items = roles.flatMap { role in
      sources.insert(view.uses(of: role).source).inserted ? useItems(of: role, in: view, model) : []
    }
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
    of role: ColorRole, in view: InspectView, _ model: GalleryModel
  ) -> [PaletteItem<PaletteAction>] {
    let (source, uses) = view.uses(of: role)
    return uses.compactMap { use in
      guard let index = catalogue.index.specimen(use.specimen.id) else { return nil }
      let isShown = index == model.specimen && use.states.contains(model.state)
      var environment = model.environment
      // The colour belongs to this theme.
      if use.specimen.home.name != view.review.theme?.name {
        environment.theme = view.review.theme?.name
      }
      return PaletteItem(
        title: .use(of: source, in: use.specimen.id.text, states: use.states.count), key: "",
        action: .use(isShown ? model.state : use.states[0], of: index, role, in: environment),
        isCurrent: isShown)
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

  /// Measures the first part of the state on the canvas that shows a role, or else a colour of the same source.
  func inspect(_ role: ColorRole, _ model: inout GalleryModel) {
    model.pane = .canvas
    model.lens = .measures(model.inspect ?? InspectModel())
    guard let view = inspection(model, workbench(model)), let parts = view.look?.parts else {
      return
    }
    let scheme = view.review.theme?.scheme(view.review.appearance ?? .light, .original)
    func entries(of role: ColorRole) -> Set<String> {
      Set(scheme?.resolution(of: role.resting).entries ?? [])
    }
    let sources = entries(of: role)
    func place(where isWanted: (ColorRole) -> Bool) -> Int? {
      parts.firstIndex { part in
        view.colors(of: part).contains { $0.paint.role.map(isWanted) ?? false }
      }
    }
    let place =
      place { $0.resting == role.resting } ?? place { !entries(of: $0).isDisjoint(with: sources) }
    model.inspect?.choose(place ?? 0)
  }
}
