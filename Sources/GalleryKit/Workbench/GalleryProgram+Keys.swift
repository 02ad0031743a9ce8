import GSDesign

extension GalleryProgram {
  /// Takes a key in: a command of the context, or what is typed, or what the component gets.
  func take(_ press: KeyPress, _ model: inout GalleryModel) -> [GalleryEffect] {
    let context = context(model)
    model.toast = nil
    if let command = CommandTable.command(for: press, in: context) {
      guard isAvailable(command, model) else { return [] }
      if command != .basic(.erase), command != .basic(.eraseForward) {
        model.history.close()
        find(&model)
      }
      return perform(command, &model)
    }
    switch context {
    case .interact: interact(press, &model)
    case .textKnob, .search, .palette: type(press, &model)
    case .knobs:
      if case .character(let character) = press.key, press.modifiers.isEmpty {
        typeNumber(character, &model)
      }
    case .tree, .canvas, .matrix, .matrixAxes, .help, .page: break
    }
    return []
  }

  /// Whether a command would do something now.
  package func isAvailable(_ command: Command, _ model: GalleryModel) -> Bool {
    guard !options.withheld.contains(command) else { return false }
    switch command {
    case .basic(let command): return isAvailable(command, model)
    case .matrix(let command): return isAvailable(command, model)
    case .history(let command): return isAvailable(command, model)
    case .setting, .palette, .page: return true
    case .rebuild(let command): return isAvailable(command, model)
    }
  }

  private func isAvailable(_ command: BasicCommand, _ model: GalleryModel) -> Bool {
    switch command {
    case .moveLeft, .moveRight:
      guard context(model) == .tree else { return context(model) != .knobs || hasChoice(model) }
      return true
    case .flip:
      guard let axis = focusedAxis(model) else { return false }
      return axis.kind == .toggle || axis.optionCount > 0
    case .erase where context(model) == .knobs: return !model.knobs.entry.isEmpty
    case .moveUp, .moveDown, .first, .last: return !isKnobless(model)
    case .interact: return specimen(model).isInteractive
    case .reset:
      guard model.mode != .matrix else { return !model.matrix.changes.isEmpty }
      return model.state != specimen(model).initialState
    case .cancel:
      return context(model) != .tree
    case .open, .done, .erase, .eraseForward, .nextPane, .previousPane, .leaveInteract, .search,
      .copyLink, .help, .redraw, .suspend, .quit,
      .interrupt:
      return true
    }
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

  /// Gives the component a key; Escape pressed twice running leaves.
  private func interact(_ press: KeyPress, _ model: inout GalleryModel) {
    let isEscape = press == KeyPress(.escape)
    if isEscape, model.hasEscaped {
      leaveInteract(&model)
      return
    }
    model.hasEscaped = isEscape
    guard let intent = specimen(model).keyMap.intent(for: press) else { return }
    send(intent, &model)
  }

  func leaveInteract(_ model: inout GalleryModel) {
    model.hasEscaped = false
    send(.blur, &model)
    if model.mode == .matrix { model.matrix.isInteracting = false } else { model.mode = .browse }
  }

  /// Lets the component take an intent and notes what it answers.
  func send(_ intent: Intent, _ model: inout GalleryModel) {
    // Asked before: a member that is removed is no longer there to be named.
    var state = liveState(model)
    let members = state.members(focusedEnvironment(model).labelLanguage)
    let outcome = state.handle(intent)
    setLiveState(state, &model)
    model.history.cause = .component
    func name(_ index: Int) -> String { members.indices.contains(index) ? members[index] : "" }
    switch outcome {
    case .ignored, .changed: break
    case .activated: note(.eventPressed, "", &model)
    case .selected(let index): note(.eventSelected, name(index), &model)
    case .deselected(let index): note(.eventDeselected, name(index), &model)
    case .removed(let index): note(.eventRemoved, name(index), &model)
    case .edited(let text): note(.eventEdited, text, &model)
    case .submitted(let text): note(.eventSubmitted, text, &model)
    }
  }

  private func note(_ word: Phrase, _ detail: String, _ model: inout GalleryModel) {
    model.event = ComponentEvent(word: word, detail: detail)
  }

  private func type(_ press: KeyPress, _ model: inout GalleryModel) {
    guard case .character(let character) = press.key,
      press.modifiers.isSubset(of: .shift)
    else { return }
    insert(String(character), &model)
  }

  /// Pasted text is data: it types where typing is, and is the component's where that has the keys.
  func paste(_ text: String, _ model: inout GalleryModel) {
    switch context(model) {
    case .textKnob, .search, .palette: insert(text, &model)
    case .interact: send(.insert(text), &model)
    case .tree, .canvas, .knobs, .matrix, .matrixAxes, .help, .page: break
    }
  }
}
