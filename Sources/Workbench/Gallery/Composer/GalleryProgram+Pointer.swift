import GSDesign
import GalleryKit

extension GalleryProgram {
  func take(
    _ phase: PointerPhase, over target: FocusID?, _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    find(&model)
    let target = target.flatMap { GalleryPart.target($0, on: model.specimen) }
    let part = target.flatMap {
      GalleryPart(at: $0, of: focusedState(model), focusedEnvironment(model).labelLanguage)
    }
    switch phase {
    case .moved, .dragged:
      guard !model.place.isMatrix else {
        settlePointer(over: part?.member(in: model.matrix.focus), &model)
        return []
      }
      guard !model.overlays.hidePanes else { return [] }
      let member: Int? = if case .member(let index)? = part { index } else { nil }
      let effects = apply(model.canvas.hover(member), &model)
      settlePointer(over: member, &model)
      return effects
    case .pressed(.primary):
      model.toast = nil
      model.timedToast = nil
      model.awaitedUses = nil
      // A terminal that reports no movements reports the press alone.
      if part?.member(in: model.matrix.focus) == nil { endPointer(&model) }
      if target == DataState.retry, context(model) != .palette {
        model.environment.data = .value
        return []
      }
      guard let part, !part.isArea else { return [] }
      holdScroll(over: part, &model)
      guard model.overlays.palette == nil || part.isPart(of: .palette) else {
        // A press outside the palette only closes it.
        model.overlays.palette = nil
        return []
      }
      // The frame may be older than the list, which lies over the panes.
      guard context(model) != .findings || part.isPart(of: .findings) else { return [] }
      return press(part, &model)
    case .released(.primary):
      let member = part?.member(in: model.matrix.focus)
      let effects = apply(model.canvas.release(member), &model)
      settlePointer(over: member, &model)
      return effects
    case .scrolled(let columns, let rows):
      // The list of parts is beside the picture that they are pointed at in.
      let isPicture = if case .part? = part { target != part?.id } else { false }
      scroll(columns: columns, rows: rows, over: isPicture ? nil : part, &model)
      return []
    case .pressed, .released: return []
    }
  }

  /// Ends whatever the pointer does to the component, on the canvas or in a cell: the set values show again.
  func endPointer(_ model: inout GalleryModel) {
    model.canvas.endPointer()
    model.matrix.endPointer(in: catalogue)
  }

  /// Shows the set values again where the pointer has left the component, on the canvas or in a cell, unless it still holds
  /// the component down.
  private func settlePointer(over member: Int?, _ model: inout GalleryModel) {
    guard !model.canvas.isPressing else { return }
    if model.canvas.hovered == nil { model.canvas.endPointer() }
    if member == nil { model.matrix.endPointer(in: catalogue) }
  }

  /// Ends the effect of the pointer for an event that changes the settings.
  ///
  /// - Returns: the member that the pointer is over.
  func liftPointer(_ model: inout GalleryModel) -> Int? {
    let member = model.canvas.hovered
    endPointer(&model)
    return member
  }

  /// Shows the pointer over a member again, if the component is still where it was.
  func lowerPointer(onto member: Int, of specimen: Int, _ model: inout GalleryModel) {
    guard specimen == model.specimen, showsStage(model), !model.overlays.hidePanes else { return }
    _ = model.canvas.hover(member)
    _ = model.canvas.state.handle(.hover(member), in: model.environment.labelLanguage)
  }

  private func press(_ part: GalleryPart, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch part {
    case .tree(let row, let grouping):
      guard grouping == model.tree.index.grouping, let place = model.tree.place(of: row) else {
        return []
      }
      let wasMatrix = model.place.isMatrix
      leaveMatrix(&model)
      model.pane = .tree
      model.isUntouched = false
      let effects = apply(model.tree.press(place), &model)
      if wasMatrix { openMatrix(&model) }
      return effects
    case .choice(let name):
      guard model.overlays.palette?.go(toName: name, specimen: resources.name) == true
      else { return [] }
      return perform(BasicCommand.open, &model)
    case .knob(let index, let specimen):
      guard focusKnob(index, of: specimen, &model) else { return [] }
      guard isAvailable(.basic(.flip), model) else { return [] }
      return apply(model.knobs.flip(index, in: workbench(model)), &model)
    case .knobBack(let index, let specimen), .knobForward(let index, let specimen):
      guard focusKnob(index, of: specimen, &model) else { return [] }
      let step = part == .knobBack(index, of: specimen) ? -1 : 1
      return apply(model.knobs.turn(index, by: step, in: workbench(model)), &model)
    case .card(let first, let count):
      let cards = model.overview.cards(in: workbench(model)).cards
      guard model.place.isOverview,
        cards.contains(where: { $0.first == first && $0.specimens.count == count })
      else { return [] }
      model.pane = .canvas
      _ = apply([.show(first)], &model)
      return perform(BasicCommand.open, &model)
    case .neighbour(let stamp):
      let neighbour = workbench(model).stateTable.neighbours.first { Stamp($0.state) == stamp }
      guard let neighbour, showsStage(model) else { return [] }
      var state = neighbour.state
      // A component that has the keys keeps them.
      if model.place.isInteracting { _ = state.answer(.focus, model.environment.labelLanguage) }
      return apply([.put(state, .opened)], &model)
    case .tab(let index):
      let isSeen = showsStage(model) || model.showsInspection
      guard isSeen, index != model.specimen, workbench(model).siblings.contains(index)
      else { return [] }
      openTab(index, &model)
      return []
    case .user(let index):
      guard showsStage(model), catalogue.specimens.indices.contains(index) else { return [] }
      if model.place.isInteracting { leaveInteract(&model) }
      return apply([.openPage(index)], &model)
    case .cell, .cellMember, .cellReveal, .axis:
      return model.place.isMatrix ? pressMatrix(part, &model) : []
    case .part(let index, let state):
      guard model.showsInspection, state == Stamp(model.state) else { return [] }
      takeKeysToCanvas(&model)
      model.inspect?.choose(index)
      return []
    case .picked(let cell, let picture):
      return pick(cell, of: picture, &model)
    case .moved(let state):
      guard context(model) == .moves, model.overlays.editor?.list?.go(to: state) == true
      else { return [] }
      return openMoved(&model)
    case .finding(let id):
      guard context(model) == .findings, model.overlays.findings?.go(to: id) == true
      else { return [] }
      return perform(BasicCommand.open, &model)
    case .command(let command):
      guard Command.table.entry(of: command, in: context(model)) != nil,
        isAvailable(command, model)
      else { return [] }
      return perform(command, &model)
    case .canvas:
      takeKeysToCanvas(&model)
      return []
    case .member(let index):
      takeKeysToCanvas(&model)
      return apply(model.canvas.pressOnCanvas(index), &model)
    case .reveal(let index):
      takeKeysToCanvas(&model)
      model.history.cause = .component
      model.canvas.state.reveal(index, in: specimen(model))
      return []
    case .canvasEnd(let side):
      guard let view = canvas(model, workbench(model)) else { return [] }
      // Some of the cells seen before stay in sight.
      let (columns, rows) = (max(1, view.lookColumns - 3), max(1, view.rows / 2))
      switch side {
      case .up: scroll(columns: 0, rows: -rows, over: part, &model)
      case .down: scroll(columns: 0, rows: rows, over: part, &model)
      case .left: scroll(columns: -columns, rows: 0, over: part, &model)
      case .right: scroll(columns: columns, rows: 0, over: part, &model)
      }
      return []
    case .area: return []
    }
  }

  /// Gives the keys to the canvas of a page, unless that closes the drawer: everything would then move away from the
  /// pointer, whether it is on a part that acts, on words that do not, or beside the component.
  private func takeKeysToCanvas(_ model: inout GalleryModel) {
    guard model.place.isStage, !hasDrawer(model) else { return }
    model.pane = .canvas
  }

  /// The focused option of a set stays the same if the knob has the keys already.
  ///
  /// - Returns: false if the knob no longer exists.
  private func focusKnob(_ index: Int, of specimen: Int, _ model: inout GalleryModel) -> Bool {
    guard specimen == model.specimen, self.specimen(model).axes.indices.contains(index),
      showsStage(model)
    else { return false }
    model.pane = .knobs
    guard index != model.knobs.axis else { return true }
    _ = apply(model.knobs.focus(index, in: workbench(model)), &model)
    return true
  }

  /// Whether a state has the canvas, with its knobs and those beside it.
  func showsStage(_ model: GalleryModel) -> Bool {
    !model.showsOverview && !model.place.isMatrix && !model.showsInspection
  }

  /// The first press focuses the component; then the component in the cell handles the press at its place.
  private func pressMatrix(
    _ part: GalleryPart, _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    switch part {
    case .cell(let spot, let stamp): bring(to: spot, stamp, &model)
    case .cellMember(let spot, let stamp, let member):
      guard spot == model.matrix.focus, !model.matrix.showsAxes else {
        bring(to: spot, stamp, &model)
        return []
      }
      guard model.matrix.holds(spot, stamp, in: workbench(model)) else { return [] }
      model.matrix.keepInteraction(in: workbench(model))
      return apply(model.canvas.press(member), &model)
    case .cellReveal(let spot, let stamp, let member):
      guard spot == model.matrix.focus, !model.matrix.showsAxes else {
        bring(to: spot, stamp, &model)
        return []
      }
      guard model.matrix.holds(spot, stamp, in: workbench(model)) else { return [] }
      model.matrix.reveal(member, in: workbench(model))
    case .axis(let name): model.matrix.press(axis: name, in: workbench(model))
    case .tree, .choice, .knob, .knobBack, .knobForward, .neighbour, .tab, .user, .card, .command,
      .part, .picked, .moved, .finding, .canvas, .member, .reveal, .canvasEnd, .area:
      break
    }
    return []
  }

  private func bring(
    to spot: MatrixSpot, _ stamp: Stamp, _ model: inout GalleryModel
  ) {
    guard model.matrix.holds(spot, stamp, in: workbench(model)) else { return }
    if model.matrix.isInteracting { leaveInteract(&model) }
    model.matrix.bring(to: spot, in: workbench(model))
  }
}
