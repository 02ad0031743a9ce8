package import GSDesign
import GalleryKit
import StateSpace

/// The only place that changes the model of the gallery: it passes every event to the pane it belongs to, and carries
/// out that pane's requests.
extension GalleryProgram {
  package func receive(_ model: inout GalleryModel, _ event: Event) -> [GalleryEffect] {
    guard !catalogue.specimens.isEmpty else { return emptyUpdate(event) }
    let setsStates = event.isOfKeys && context(model) != .interact
    return recording(isAnswered: event.isAnswered, setsStates: setsStates, &model) {
      take(event, &$0)
    }
  }

  /// Changes the model and records the changes to states, so that they can be undone.
  ///
  /// - Parameters:
  ///   - isAnswered: whether the next picture answers it.
  ///   - setsStates: whether it may set states, which then start from those that are set: the pointer is lifted meanwhile.
  func recording(
    isAnswered: Bool, setsStates: Bool, _ model: inout GalleryModel,
    _ body: (inout GalleryModel) -> [GalleryEffect]
  ) -> [GalleryEffect] {
    let (shown, state) = (model.specimen, model.state)
    let set = model.canvas.stateAsSet
    let cells = model.matrix.changesAsSet(in: catalogue)
    // Keys that came together move once, from the state that was seen.
    let seen = model.canvas.unseenStart ?? state
    if isAnswered { model.canvas.endMotion() }
    let hovered = setsStates ? liftPointer(&model) : nil
    let effects = body(&model)
    let setAfter = shown == model.specimen ? model.canvas.stateAsSet : model.canvas.states[shown]
    if let hovered { lowerPointer(onto: hovered, of: shown, &model) }
    if model.overlays.editor == nil {
      model.editing.forgetUnchanged()
      model.environment = model.findings.leave(model.environment)
    }
    if isAnswered, shown == model.specimen, hasMotion(model),
      model.state.isSelectionChange(from: seen, in: specimen(model))
    {
      model.canvas.startMotion(from: seen)
    }
    if model.place.isMatrix, !model.history.isRestoring {
      model.matrix.record(from: cells, in: catalogue)
    }
    model.history.record(shown, from: set, to: setAfter, in: catalogue)
    holdPlan(&model)
    // The next key may go on from here.
    refreshMatrix(&model)
    // A click may be over before anything is drawn.
    let isUsed = model.place.isInteracting || model.place.isStage && model.canvas.isPressing
    if isUsed, countedCanvas(model) != nil {
      model.coverage.note(.used, model.state, of: specimen(model), at: model.specimen)
    }
    return effects
  }

  /// Keeps the plan of the page while keys go to a text, on the canvas or in a knob: a longer value moves nothing.
  private func holdPlan(_ model: inout GalleryModel) {
    let isTyping =
      model.place.isInteracting
      || model.place.isStage && model.pane == .knobs && typesIntoKnob(model)
    if !isTyping {
      model.canvas.planned = nil
    } else if model.canvas.planned == nil {
      model.canvas.planned = model.canvas.state
    }
  }

  package func settle(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard !catalogue.specimens.isEmpty else { return [] }
    find(&model)
    refreshMatrix(&model)
    settleScrolls(&model)
    // Only here: intermediate steps of keys are never drawn.
    if model.place.isMatrix, !model.company.isFollowing {
      for (state, index) in model.matrix.newlyDrawn(in: workbench(model)) {
        model.coverage.note(.drawn, state, of: catalogue.specimens[index], at: index)
      }
    }
    let workbench = workbench(model)
    let cards = model.showsOverview ? model.overview.seen(in: workbench) : []
    model.counts.add([model.specimen] + model.tree.seen(in: workbench) + cards, of: catalogue)
    settlePage(&model)
    noteFailures(&model)
    for (meeting, state, index) in met(model) {
      model.coverage.note(meeting, state, of: catalogue.specimens[index], at: index)
    }
    return settleMotion(&model) + settleMovement(&model) + settleWork(&model)
      + settleFindings(cards, &model) + settleToast(&model)
  }

  /// Handles news that does not come from keys or the pointer.
  package func learn(_ news: GalleryNews, _ model: inout GalleryModel) {
    if case .followed(let path, let count) = news {
      model.company = .presenting(at: path, followers: count)
    }
    if case .outlines(let phrase) = news { model.toast = .tells(phrase) }
    if let failure = news.failure { model.failures.note(failure.message, from: failure.source) }
    if case .theme = news { model.themeEdits += 1 }
    if case .source(let theme, let note) = news { model.sourceNotes[theme] = note }
    _ = apply(model.rebuild.learn(news), &model)
  }

  private func take(_ event: Event, _ model: inout GalleryModel) -> [GalleryEffect] {
    if event.isInput { model.findings.disturb() }
    switch event {
    case .key(let press): return take(press, &model)
    case .paste(let text): return edit(.insert(text), &model)
    case .pointer(let phase, let target): return take(phase, over: target, &model)
    case .resized(let columns, let rows):
      model.columns = columns
      model.rows = rows
      if model.isUntouched, plan(model).arrangement == .single { model.pane = .canvas }
      model.canvas.endMotion()
      // The first event after a program took over from another one, whose timers are gone.
      model.isWorking = false
    case .appearance(let appearance): model.terminal.appearance = appearance
    case .colorDepth(let depth): model.terminal.depth = depth
    case .roundTrip(let time): model.hasSlowLine = time > CanvasMotion.longestRoundTrip
    case .timer(CanvasModel.pressTimer): model.canvas.pressed = nil
    case .timer(CanvasMotion.timer): return advanceMotion(&model)
    case .timer(MovementClock.timer): return advanceMovement(&model)
    case .timer(MovesModel.timer): return gatherMoves(&model)
    case .timer(Self.workTimer): return advanceWork(&model)
    case .timer(Toast.timer):
      if model.toast == model.timedToast { model.toast = nil }
      model.timedToast = nil
    case .timer(FindingsModel.timer): advanceFindings(&model)
    case .windowFocus(false): endPointer(&model)
    case .windowFocus, .timer: break
    }
    return []
  }

  /// Handles a key: a command of the context, typed text, or input for the component.
  private func take(_ press: KeyPress, _ model: inout GalleryModel) -> [GalleryEffect] {
    let context = context(model)
    model.isUntouched = false
    model.toast = nil
    model.timedToast = nil
    if press.key == .escape { model.rebuild.close() }
    model.awaitedUses = nil
    model.canvas.pressed = nil
    if let command = Command.table.command(for: press, in: context) {
      guard isAvailable(command, model) else { return [] }
      if command != .basic(.erase), command != .basic(.eraseForward) {
        model.history.close()
        find(&model)
      }
      return perform(command, &model)
    }
    if press == KeyMap.clearing, context != .interact { return edit(.deleteAll, &model) }
    switch context {
    case .interact:
      return apply(
        model.canvas.handle(
          press, for: focusedState(model), focusedEnvironment(model).labelLanguage,
          in: workbench(model)), &model)
    case .textKnob, .palette, .colorText:
      guard case .character(let character) = press.key, press.modifiers.isSubset(of: .shift)
      else { return [] }
      return edit(.insert(String(character)), &model)
    case .knobs:
      guard case .character(let character) = press.key, press.modifiers.isEmpty else { return [] }
      return apply(model.knobs.type(character, in: workbench(model)), &model)
    case .tree, .canvas, .inspect, .overview, .matrix, .matrixAxes, .help, .page, .color, .dropper,
      .moves, .findings:
      return []
    }
  }

  /// Types or erases in the active text field. Pasted text is data: if the component is focused, it goes to the
  /// component.
  func edit(_ intent: Intent, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch context(model) {
    case .palette: model.overlays.palette?.edit(intent)
    case .textKnob: return apply(model.knobs.edit(intent, in: workbench(model)), &model)
    case .interact: return send(intent, &model)
    case .knobs: if intent == .deleteAll { model.knobs.eraseEntry() }
    case .colorText:
      if case .insert(let text) = intent { model.overlays.editor?.type(text) }
      if intent == .deleteAll { model.overlays.editor?.clearTyped() }
    case .tree, .canvas, .inspect, .overview, .matrix, .matrixAxes, .help, .page, .color, .dropper,
      .moves, .findings:
      break
    }
    return []
  }

  /// Searches the palette if its query changed.
  func find(_ model: inout GalleryModel) {
    model.overlays.palette?.find(in: resources.searchIndex.value)
    guard let palette = model.overlays.palette, palette.awaitsSuggestions else { return }
    model.overlays.palette?.suggest(choices(nearly: palette, model.language))
  }

  /// Carries out the requests of a pane.
  func apply(_ requests: [PaneRequest], _ model: inout GalleryModel) -> [GalleryEffect] {
    var effects: [GalleryEffect] = []
    for request in requests {
      switch request {
      case .show(let index): show(index, &model)
      case .openPage(let index): openPage(index, &model)
      case .showOverview(let component): openOverview(of: component, &model)
      case .put(let state, let cause):
        model.history.cause = cause
        model.state = state
        model.canvas.chosen = state
      case .inspect(let role): inspect(role, &model)
      case .showRole(let role): effects += showRole(role, &model)
      case .restore(let state, let index):
        if model.place.isOverview { openPage(index, &model) } else { show(index, &model) }
        model.state = state
        model.event = nil
        model.knobs.restart(in: workbench(model))
      case .send(let intent): effects += send(intent, &model)
      case .enterInteract:
        model.canvas.hasEscaped = false
        effects += send(.focus, &model)
      case .leaveInteract: leaveInteract(&model)
      case .forgetEvent: model.event = nil
      case .closeStep: model.history.close()
      case .set(let environment): model.environment = environment
      case .compare(let isCompared):
        model.environment.appearance = nil
        model.canvas.isCompared = isCompared
      case .speak(let language): model.language = language
      case .run(let command):
        if isAvailable(command, model) { effects += perform(command, &model) }
      case .saveColor(let edit): effects += save(edit, &model)
      case .saveLength(let edit): effects += save(edit, &model)
      case .mend(let cause): effects += mend(cause, &model)
      case .say(let toast): model.toast = toast
      case .remark(let toast): model.toast = model.toast ?? toast
      case .takeBack(let toast): if model.toast == toast { model.toast = nil }
      }
    }
    return effects
  }

  /// Shows a specimen on the canvas.
  ///
  /// - Parameter keepsPlace: whether the overview and the tree stay as they are.
  func show(_ index: Int, keepingPlace keepsPlace: Bool = false, _ model: inout GalleryModel) {
    guard catalogue.specimens.indices.contains(index) else { return }
    if !keepsPlace, model.place.isOverview, model.pane == .tree {
      model.place = .at(.stage(Stage()))
    }
    if !keepsPlace, !model.place.isOverview { model.tree.reveal(index) }
    guard index != model.specimen else { return }
    model.canvas.specimen = index
    model.lens = .plain
    model.event = nil
    model.matrix = MatrixModel()
    _ = apply(model.knobs.focus(0, in: workbench(model)), &model)
  }

  /// Sends the component an intent and records its event; a pressed member shows so for a moment.
  private func send(_ intent: Intent, _ model: inout GalleryModel) -> [GalleryEffect] {
    let answer =
      model.place.isMatrix
      ? model.matrix.send(intent, in: workbench(model)) : respond(to: intent, &model)
    model.history.cause = .component
    guard let (event, member) = answer else { return [] }
    // The last few events of the component are kept.
    if let last = model.event { model.earlier = Array(([last] + model.earlier).prefix(3)) }
    model.event = event
    let isRemover = intent == .activate && event.word == .eventRemoved
    guard options.hasMotion, event.isPress || isRemover else { return [] }
    model.canvas.pressed = member
    return [.screen(.startTimer(CanvasModel.pressTimer, after: CanvasModel.pressTime))]
  }

  /// Sends the component on the canvas an intent, with its layout on the canvas.
  private func respond(
    to intent: Intent, _ model: inout GalleryModel
  ) -> (event: ComponentEvent, member: Int)? {
    let workbench = workbench(model)
    let columns = canvas(model, workbench)?.lookColumns ?? model.columns
    return model.canvas.state.respond(to: intent, in: model.environment) {
      workbench.probe.parts($0, workbench.review, .column(of: columns))
    }
  }

  func leaveInteract(_ model: inout GalleryModel) {
    model.canvas.hasEscaped = false
    if model.place.isMatrix {
      model.matrix.keepInteraction(in: workbench(model))
    } else {
      model.canvas.keepInteraction()
    }
    _ = send(.blur, &model)
    endPointer(&model)
    switch model.place {
    case .interact(let stage): model.place = .at(.stage(stage))
    case .matrix: model.matrix.isInteracting = false
    case .at: break
    }
  }

  func settlePage(_ model: inout GalleryModel) {
    guard var page = model.overlays.page else { return }
    page.settle(link: link(model), in: workbench(model))
    model.overlays.page = page
  }

  /// Whether looks of the canvas may change over a few frames.
  private func hasMotion(_ model: GalleryModel) -> Bool {
    guard options.hasMotion, !model.hasSlowLine else { return false }
    switch model.place {
    case .at(.stage), .interact: return true
    case .at(.overview), .matrix: return false
    }
  }

  /// Starts the transition after a key or a click, if there is anything to draw between the looks.
  private func settleMotion(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard let motion = model.canvas.motion, motion.frame == 0 else { return [] }
    guard canvas(model, workbench(model))?.canMove == true else {
      model.canvas.endMotion()
      return []
    }
    return advanceMotion(&model)
  }

  private func advanceMotion(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard model.canvas.advanceMotion() else { return [] }
    return [.screen(.startTimer(CanvasMotion.timer, after: CanvasMotion.frameTime))]
  }

  /// Starts the time after which a message that needs no answer goes by itself, so that it covers nothing for long.
  private func settleToast(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard options.hasMotion, let toast = model.toast, toast.isBrief, toast != model.timedToast
    else { return [] }
    model.timedToast = toast
    return [.screen(.startTimer(Toast.timer, after: Toast.time))]
  }

  /// Asks for the next slice of the work that the picture waits for.
  static let workTimer = "work"

  /// Runs a slice of the work that the picture waits for; nil if it waits for nothing.
  private func slice(_ model: GalleryModel) -> (() -> Void)? {
    guard options.worksInSlices else { return nil }
    let needsUses = model.showsInspection || model.awaitedUses != nil
    if needsUses, !resources.uses.isMade { return resources.uses.advance }
    let needsTypes =
      model.overlays.page != nil
      || model.place.isStage && CanvasFacts.listsUsers(in: catalogue) && !model.showsInspection
    if needsTypes, !resources.types.isMade { return resources.types.advance }
    return nil
  }

  private func settleWork(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard !model.isWorking, slice(model) != nil else { return [] }
    model.isWorking = true
    return [.screen(.startTimer(Self.workTimer, after: .zero))]
  }

  /// Nothing is drawn before the last slice.
  private func advanceWork(_ model: inout GalleryModel) -> [GalleryEffect] {
    slice(model)?()
    guard slice(model) == nil else {
      return [.screen(.startTimer(Self.workTimer, after: .zero))]
    }
    model.isWorking = false
    return answerAwaitedUses(&model)
  }

  /// Keeps the matrix plan and the specimen shown up to date.
  private func refreshMatrix(_ model: inout GalleryModel) {
    guard model.place.isMatrix else { return }
    model.matrix.refresh(in: workbench(model))
    model.canvas.specimen = model.matrix.focusedSpecimen ?? model.specimen
  }
}

extension Event {
  /// Whether it comes from a person: a key, pasted text, the pointer, or a resize.
  fileprivate var isInput: Bool {
    switch self {
    case .key, .paste, .pointer, .resized: true
    case .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: false
    }
  }

  /// Whether it comes from the keyboard.
  fileprivate var isOfKeys: Bool {
    switch self {
    case .key, .paste: true
    case .pointer, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: false
    }
  }

  /// Whether it is a key or a click, which the next picture answers.
  fileprivate var isAnswered: Bool {
    switch self {
    case .key, .paste, .pointer(.pressed, _), .pointer(.released, _): true
    case .pointer(.moved, _), .pointer(.dragged, _), .pointer(.scrolled, _), .resized, .appearance,
      .colorDepth, .roundTrip,
      .windowFocus, .timer:
      false
    }
  }
}
