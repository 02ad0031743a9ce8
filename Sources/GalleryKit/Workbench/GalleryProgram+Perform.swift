import ColorScience
import GSDesign

extension GalleryProgram {
  /// Does what a command says.
  func perform(_ command: Command, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .basic(let command): return perform(command, &model)
    case .setting(let turn):
      model.environment.turn(
        turn.setting, by: turn.step, among: turn.setting.turns(in: catalogue, model.terminal))
      return []
    case .matrix(let command): return perform(command, &model)
    case .history(let command): return perform(command, &model)
    case .palette(let command): return perform(command, &model)
    case .page(let command): return perform(command, &model)
    case .rebuild(let command): return perform(command, &model)
    }
  }

  func perform(_ command: BasicCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .moveUp: move(.up, &model)
    case .moveDown: move(.down, &model)
    case .moveLeft: move(.left, &model)
    case .moveRight: move(.right, &model)
    case .first: jump(toEnd: false, &model)
    case .last: jump(toEnd: true, &model)
    case .flip: flip(model.knob, &model)
    case .open: return open(&model)
    case .done: move(.down, &model)
    case .erase: erase(forward: false, &model)
    case .eraseForward: erase(forward: true, &model)
    case .nextPane: model.pane = model.pane.next()
    case .previousPane: model.pane = model.pane.next(-1)
    case .interact:
      model.mode = .interact
      model.pane = .canvas
      model.hasEscaped = false
      send(.focus, &model)
    case .leaveInteract: leaveInteract(&model)
    case .cancel: cancel(&model)
    case .search:
      if model.mode == .matrix { leaveMatrix(&model) }
      model.mode = .search
      model.search = SearchModel(of: catalogue.specimens.count)
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
      guard model.mode != .matrix else {
        resetCells(&model)
        return []
      }
      model.state = specimen(model).initialState
      model.history.cause = .reset
      model.knobs = KnobModel()
      model.caret = 0
      model.event = nil
      model.toast = .says(.resetDone)
    case .help:
      model.showsHelp.toggle()
      model.helpScroll = 0
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit:
      guard !model.showsHelp else {
        model.showsHelp = false
        return []
      }
      return [.quit]
    case .interrupt: return [.interrupt]
    }
    return []
  }

  /// Escape leaves what one is in; it never takes anything away.
  private func cancel(_ model: inout GalleryModel) {
    if model.showsHelp {
      model.showsHelp = false
      return
    }
    if model.palette != nil {
      model.palette = nil
      return
    }
    if model.page != nil {
      model.page = nil
      return
    }
    switch model.mode {
    case .interact: leaveInteract(&model)
    case .search: model.mode = .browse
    case .matrix: leaveMatrix(&model)
    case .browse: model.pane = .tree
    }
  }

  private func open(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard model.palette == nil else { return runChoice(&model) }
    switch model.mode {
    case .search:
      model.mode = .browse
      guard let found = model.search.chosen else { return [] }
      show(found, &model)
      model.pane = .tree
    case .browse, .interact, .matrix: break
    }
    return []
  }

  private func move(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    switch context(model) {
    case .tree: moveTree(direction, &model)
    case .canvas, .interact, .matrix, .matrixAxes: break
    case .knobs, .textKnob: moveKnob(direction, &model)
    case .search:
      model.search.move(by: direction == .up ? -1 : 1)
    case .palette: model.palette?.move(by: direction == .up ? -1 : 1)
    case .page: scrollPage(by: direction == .up ? -1 : 1, &model)
    case .help:
      let step = direction == .up ? -1 : 1
      model.helpScroll = min(max(0, model.helpScroll + step), helpLines(model).count - 1)
    }
  }

  private func jump(toEnd isEnd: Bool, _ model: inout GalleryModel) {
    switch context(model) {
    case .tree:
      if let row = model.tree.row(at: isEnd ? model.tree.count - 1 : 0) { go(to: row, &model) }
    case .knobs: focusKnob(isEnd ? specimen(model).axes.count - 1 : 0, &model)
    case .textKnob: model.caret = isEnd ? knobText(model).count : 0
    case .palette: model.palette?.go(to: isEnd ? .max : 0)
    case .page: scrollPage(by: isEnd ? .max : .min, &model)
    case .canvas, .interact, .search, .matrix, .matrixAxes, .help: break
    }
  }
}
