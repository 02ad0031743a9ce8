import GSDesign

extension GalleryProgram {
  /// Whether a command would do something now.
  func isAvailable(_ command: Command, _ model: GalleryModel) -> Bool {
    guard !options.withheld.contains(command) else { return false }
    switch command {
    case .basic(let command): return isAvailable(command, model)
    case .matrix(let command):
      return model.matrix.isAvailable(command, in: workbench(model))
    case .history(let command): return isAvailable(command, model)
    case .setting, .palette, .page: return true
    // Whoever follows sees on a terminal of their own.
    case .outlines: return !model.company.isFollowing
    case .zoom: return model.mode == .browse
    case .rebuild(let command): return model.rebuild.isAvailable(command)
    }
  }

  func isAvailable(_ command: HistoryCommand, _ model: GalleryModel) -> Bool {
    if case .following(let session) = model.company {
      return command == .undo ? session.canUndo : session.canRedo
    }
    return model.mode == .matrix
      ? model.matrix.isAvailable(command) : model.history.isAvailable(command)
  }

  private func isAvailable(_ command: BasicCommand, _ model: GalleryModel) -> Bool {
    switch command {
    case .compare: return model.mode == .browse
    case .editText: return model.mode == .browse && textAxis(model) != nil
    case .flip where context(model) == .canvas: return flagAxis(model) != nil
    case .moveLeft, .moveRight:
      if context(model) == .canvas { return true }
      guard context(model) == .tree else { return context(model) != .knobs || hasChoice(model) }
      return true
    case .flip:
      guard let axis = focusedAxis(model) else { return false }
      return axis.kind == .toggle || axis.optionCount > 0
    case .erase where context(model) == .knobs: return !model.knobs.entry.isEmpty
    case .moveUp, .moveDown:
      // The rows of states that they walk between are hidden.
      return !isKnobless(model) && !(context(model) == .canvas && model.zoom.isOn)
    case .first, .last: return !isKnobless(model)
    case .interact:
      // On a row of the tree that is no variant it leads to the cards.
      return isOnCards(model) || specimen(model).isInteractive
    case .reset:
      guard model.mode != .matrix else { return !model.matrix.changes.isEmpty }
      return model.state != specimen(model).initialState
    case .cancel:
      let isTop = model.overview.component == nil && model.pane != .tree
      return !(context(model) == .overview && isTop)
    case .open, .done, .erase, .eraseForward, .nextPane, .previousPane, .leaveInteract, .search,
      .copyLink, .help, .redraw, .suspend, .quit,
      .interrupt:
      return true
    }
  }

  /// Whether the keys are in the tree beside the cards of the overview.
  func isOnCards(_ model: GalleryModel) -> Bool {
    model.mode == .overview && context(model) == .tree
  }

  /// The first knob that takes words.
  func textAxis(_ model: GalleryModel) -> Int? {
    specimen(model).axes.firstIndex { if case .text = $0.kind { true } else { false } }
  }

  /// The first switch of the design.
  func flagAxis(_ model: GalleryModel) -> Int? {
    specimen(model).axes.firstIndex { $0.tier == .design && $0.kind == .toggle }
  }

  private func hasChoice(_ model: GalleryModel) -> Bool {
    guard let axis = focusedAxis(model), case .text = axis.kind else {
      return focusedAxis(model) != nil
    }
    return false
  }

  private func isKnobless(_ model: GalleryModel) -> Bool {
    context(model) == .knobs && specimen(model).axes.isEmpty
  }
}
