import GSDesign
import GalleryKit

extension GalleryProgram {
  /// Carries out a command.
  func perform(_ command: Command, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .basic(let command): return perform(command, &model)
    case .setting(let turn):
      turnSetting(turn, &model)
    case .matrix(.toggle): model.place.isMatrix ? openCell(&model) : openMatrix(&model)
    case .matrix(let command):
      return apply(model.matrix.handle(command, in: workbench(model)), &model)
    case .history(let command):
      guard model.place.isMatrix else {
        return apply(model.history.handle(command, in: workbench(model)), &model)
      }
      model.history.isRestoring = true
      return apply(model.matrix.handle(command, in: workbench(model)), &model)
    case .tabs(let command): turnTab(command, &model)
    case .palette(.toggle):
      guard model.overlays.palette == nil else {
        model.overlays.palette = nil
        return []
      }
      model.overlays.open(.palette(palette(model, recent: model.recentChoices)))
    case .page(.toggle): togglePage(.component, &model)
    case .page(.colors): togglePage(.colors, &model)
    case .page(.mend): return mend(&model)
    case .outlines(.toggle): return [.switchShapes]
    case .zoom(let command):
      // Where one pane is on the screen at a time, it is the state that is enlarged.
      if canvas(model, workbench(model)) == nil { model.pane = .canvas }
      model.lens = .scale(model.zoom.handling(command))
    case .inspect(.uses): openUses(&model)
    case .inspect(.toggle):
      model.pane = .canvas
      model.lens = model.inspect == nil ? .measures(InspectModel()) : .plain
    case .rebuild(let command):
      if command == .reloadThemes { model.toast = .tells(.readingThemes) }
      return model.rebuild.handle(command)
    case .editing(let command): return perform(command, &model)
    case .findings(.toggle): toggleFindings(&model)
    case .diagnostics(.toggle):
      model.overlays.help =
        model.overlays.help?.topic == .failures ? nil : HelpModel(.failures)
    }
    return []
  }

  private func togglePage(_ topic: PageModel.Topic, _ model: inout GalleryModel) {
    let isOpen = model.overlays.page?.topic == topic
    model.overlays.page = isOpen ? nil : PageModel(topic, in: workbench(model))
    // The next key may scroll.
    settlePage(&model)
  }

  /// Applies a change of the theme; it is not written anywhere.
  private func mend(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard let mend = model.overlays.page?.mend, let theme = workbench(model).review.theme else {
      model.toast = .tells(.labNothingToMend)
      return []
    }
    return [.showTheme(model.editing.take(mend, in: theme), .labMended(mend))]
  }

  func perform(_ command: BasicCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .moveUp: return move(.up, &model)
    case .moveDown: return move(.down, &model)
    case .moveLeft: return move(.left, &model)
    case .moveRight: return move(.right, &model)
    case .first: return move(.first, &model)
    case .last: return move(.last, &model)
    case .compare: openComparison(&model)
    case .editText:
      guard let axis = textAxis(model) else { return [] }
      model.lens = .scale(model.zoom)
      model.pane = .knobs
      return apply(model.knobs.focus(axis, in: workbench(model)), &model)
    case .flip where isOnCanvas(model):
      guard let axis = flagAxis(model) else { return [] }
      return apply(model.knobs.flip(axis, in: workbench(model)), &model)
    case .flip:
      return apply(model.knobs.flip(model.knobs.axis, in: workbench(model)), &model)
    case .open: return open(&model)
    case .done: return move(.down, &model)
    case .erase:
      guard context(model) == .knobs else { return edit(.deleteBackward, &model) }
      return apply(model.knobs.eraseDigit(in: workbench(model)), &model)
    case .eraseForward: return edit(.deleteForward, &model)
    case .nextPane: turnPane(1, &model)
    case .previousPane: turnPane(-1, &model)
    case .interact:
      guard !isOnCards(model) else {
        model.pane = .canvas
        return []
      }
      go(to: .interact(Stage(pane: .canvas, lens: .scale(model.zoom))), &model)
      return apply([.enterInteract], &model)
    case .leaveInteract: leaveInteract(&model)
    case .cancel: cancel(&model)
    case .search: model.overlays.open(.palette(search(model)))
    case .group: group(&model)
    case .copyLink:
      let link = link(model)
      model.lastCopied = link
      guard options.copiesLinks else {
        model.toast = .tells(.linkToCopy(link))
        return []
      }
      model.toast = .copied(link)
      return [.copy(link)]
    case .reset:
      guard !model.place.isMatrix else { return apply(model.matrix.reset(), &model) }
      model.state = specimen(model).initialState
      model.history.cause = .reset
      model.knobs.clearEntry()
      model.knobs.caret = model.knobs.text(in: workbench(model)).count
      model.event = nil
      model.toast = .says(.resetDone)
    case .help: model.overlays.help = model.overlays.help == nil ? HelpModel() : nil
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit:
      guard model.overlays.help != nil else { return [.quit] }
      model.overlays.help = nil
    case .interrupt: return [.interrupt]
    }
    return []
  }

  /// Sorts tree and overview by the next order; the focus stays on the same component.
  private func group(_ model: inout GalleryModel) {
    let index = resources.sorted(by: model.tree.index.grouping.next()).index
    let isOnOverview = model.tree.row == .overview
    model.tree = TreeModel(index)
    if isOnOverview { model.tree.row = .overview } else { model.tree.reveal(model.specimen) }
    if model.overview.component != nil {
      let group = index.positions[model.specimen].group
      model.place.ground.overview?.component = group
    }
    model.toast = .says(index.grouping.told)
  }

  /// Escape closes the topmost overlay, or leaves the place; it never removes anything.
  private func cancel(_ model: inout GalleryModel) {
    switch model.overlays.top {
    case .help: model.overlays.help = nil
    case .palette: model.overlays.palette = nil
    case .editor: model.overlays.editor?.list = nil
    case .findings: model.overlays.findings = nil
    case .page: model.overlays.page = nil
    case nil: leavePlace(&model)
    }
  }

  private func leavePlace(_ model: inout GalleryModel) {
    switch model.place {
    case .interact: leaveInteract(&model)
    case .matrix: leaveMatrix(&model)
    case .at(.stage(let stage)) where stage.lens != .plain: model.lens = .plain
    case .at(.stage(let stage)):
      if stage.pane == .knobs { model.pane = .canvas } else { goUp(&model) }
    case .at(.overview(let overview)):
      if overview.isOnTree { model.pane = .canvas } else { goUp(&model) }
    }
  }

  /// Opens the result chosen in the palette, which closes.
  private func open(_ model: inout GalleryModel) -> [GalleryEffect] {
    switch model.overlays.top {
    case .palette(let palette): return choose(in: palette, &model)
    case .findings(let list): return list.chosen.map { open($0, &model) } ?? []
    case .editor(let open) where open.context == .moves: return openMoved(&model)
    // The pointer opens a card beside the editor too.
    case .editor, .page, .help, nil: return openFocused(&model)
    }
  }

  private func choose(
    in palette: PaletteModel<PaletteAction>, _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    let requests = palette.chosen
    guard let first = requests.first, let choice = palette[palette.match] else { return [] }
    if !palette.isOwnList {
      noteChoice(palette.name(of: choice, specimen: resources.name), &model)
    }
    model.overlays.palette = nil
    // Closes the findings so that the chosen result is visible.
    if case .run = first {} else { model.overlays.findings = nil }
    if case .show(let index) = first {
      let opened = opening(index, found: palette.query, model)
      if opened.count > 1 || palette.items.isEmpty || model.place.isOverview {
        return apply(opened, &model)
      }
    }
    return apply(requests, &model)
  }

  /// Opens the focused card.
  private func openFocused(_ model: inout GalleryModel) -> [GalleryEffect] {
    switch model.place {
    case .at(.overview(let overview)): return apply(overview.open(in: workbench(model)), &model)
    case .at(.stage), .interact, .matrix: return []
    }
  }

  /// Adds a choice in the palette to the recent ones, by its name.
  private func noteChoice(_ name: String, _ model: inout GalleryModel) {
    let others = model.recentChoices.filter { $0 != name }
    model.recentChoices = Array(([name] + others).prefix(GalleryModel.mostRecent))
  }

  private func move(_ motion: Motion, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch context(model) {
    case .tree: return apply(model.tree.handle(motion), &model)
    case .knobs, .textKnob:
      return apply(model.knobs.handle(motion, in: workbench(model)), &model)
    case .overview: return apply(model.overview.handle(motion, in: workbench(model)), &model)
    case .palette: model.overlays.palette?.handle(motion)
    case .page:
      let workbench = workbench(model)
      model.overlays.page?.handle(motion, in: workbench)
    case .help:
      let overflow = helpOverflow(model)
      model.overlays.help?.scroll(by: motion.rows, within: overflow)
    case .inspect where motion.isAcross == false:
      let count = inspection(model, workbench(model))?.look?.parts.count ?? 0
      model.inspect?.handle(motion, of: count)
    case .canvas, .inspect:
      let view = canvas(model, workbench(model))
      return apply(
        model.canvas.handle(
          motion, in: view?.layout.table ?? TablePlan(), overflow: view?.overflow ?? 0), &model)
    case .moves: model.overlays.editor?.list?.handle(motion)
    case .findings: model.overlays.findings?.handle(motion)
    case .interact, .matrix, .matrixAxes, .color, .colorText, .dropper: break
    }
    return []
  }
}
