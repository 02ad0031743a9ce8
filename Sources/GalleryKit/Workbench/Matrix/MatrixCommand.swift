import GSDesign

/// What keys do in the matrix, and the one that opens it.
package enum MatrixCommand: Hashable, Sendable, CaseIterable {
  case toggle
  case up, down, left, right, first, last, screenUp, screenDown
  case onlyThis, fold, compare, zoomIn, zoomOut, nextPage, previousPage
  case swapAxes, axes, flip, interact
  // In the list of axes.
  case axisUp, axisDown, axisBack, axisForward, closeAxes
}

extension MatrixCommand {
  /// What of looking comes behind the first of the matrix.
  static let looks: Set<Command> = [
    .setting(SettingTurn(.appearance)), .setting(SettingTurn(.depth)),
  ]

  static let leading = [
    CommandEntry(.matrix(.up), CommandTable.up, .moveCell),
    CommandEntry(.matrix(.down), CommandTable.down, .moveCell),
    CommandEntry(.matrix(.left), CommandTable.left, .moveCell),
    CommandEntry(.matrix(.right), CommandTable.right, .moveCell),
    CommandEntry(.matrix(.onlyThis), [KeyPress("o")], .matrixOnlyThis),
  ]

  static let entries = [
    CommandEntry(.matrix(.previousPage), [KeyPress("[")], .matrixPage),
    CommandEntry(.matrix(.nextPage), [KeyPress("]")], .matrixPage),
    CommandEntry(.matrix(.fold), [KeyPress("f")], .matrixFold),
    CommandEntry(.matrix(.compare), [KeyPress("=")], .matrixCompare),
    CommandEntry(.matrix(.zoomIn), [KeyPress("+")], .matrixZoom),
    CommandEntry(.matrix(.zoomOut), [KeyPress("-")], .matrixZoom),
    CommandEntry(.matrix(.flip), [KeyPress(" ")], .flip),
    CommandEntry(.matrix(.interact), [KeyPress(.enter)], .interact),
    CommandEntry(.matrix(.swapAxes), [KeyPress("x")], .swapAxes),
    CommandEntry(.matrix(.axes), [KeyPress("X")], .matrixAxes),
    CommandEntry(.matrix(.screenUp), [KeyPress(.pageUp)], .matrixScreen, isInStatus: false),
    CommandEntry(.matrix(.screenDown), [KeyPress(.pageDown)], .matrixScreen, isInStatus: false),
    CommandEntry(.matrix(.first), [KeyPress(.home)], .ends, isInStatus: false),
    CommandEntry(.matrix(.last), [KeyPress(.end)], .ends, isInStatus: false),
  ]

  static let axisEntries = [
    CommandEntry(.matrix(.axisUp), CommandTable.up, .choose),
    CommandEntry(.matrix(.axisDown), CommandTable.down, .choose),
    CommandEntry(.matrix(.axisBack), CommandTable.left, .matrixPlace),
    CommandEntry(.matrix(.axisForward), CommandTable.right, .matrixPlace),
    CommandEntry(
      .matrix(.closeAxes), [KeyPress(.escape), KeyPress("X"), KeyPress(.enter)], .close),
  ]
}

extension GalleryProgram {
  /// Whether a command of the matrix would do something now.
  func isAvailable(_ command: MatrixCommand, _ model: GalleryModel) -> Bool {
    switch command {
    case .toggle, .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .swapAxes,
      .axes, .axisUp, .axisDown, .axisBack, .axisForward, .closeAxes, .fold, .compare:
      true
    case .onlyThis: model.matrix.arrangement.only != nil || onlyCandidate(model) != nil
    case .zoomIn: model.matrix.zoom.next(1) != nil
    case .zoomOut: model.matrix.zoom.next(-1) != nil
    case .nextPage, .previousPage: (model.matrix.plan?.pageCount ?? 1) > 1
    case .flip: flippedAxis(model) != nil
    case .interact: specimen(model).isInteractive && focusedCell(model) != nil
    }
  }

  /// What a command would do now, where that says more than its name.
  func what(of command: MatrixCommand, _ model: GalleryModel) -> Phrase? {
    switch command {
    case .onlyThis:
      if model.matrix.arrangement.only != nil { return .matrixAll }
      return onlyCandidate(model).map { .matrixOnly($0.label) }
    case .flip: return flippedAxis(model).map { .matrixFlip(specimen(model).axes[$0].name) }
    case .toggle: return model.mode == .matrix ? .matrixToCanvas : nil
    case .fold: return model.matrix.isFolded ? .matrixUnfold : nil
    case .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .compare, .zoomIn,
      .zoomOut, .nextPage, .previousPage, .swapAxes, .axes, .interact, .axisUp, .axisDown,
      .axisBack, .axisForward, .closeAxes:
      return nil
    }
  }

  /// Does what a command of the matrix says.
  func perform(_ command: MatrixCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .toggle: model.mode == .matrix ? openCell(&model) : openMatrix(&model)
    case .up: moveCell(.up, &model)
    case .down: moveCell(.down, &model)
    case .left: moveCell(.left, &model)
    case .right: moveCell(.right, &model)
    case .first: jumpCell(toEnd: false, &model)
    case .last: jumpCell(toEnd: true, &model)
    case .screenUp: moveScreen(.up, &model)
    case .screenDown: moveScreen(.down, &model)
    case .onlyThis: toggleOnly(&model)
    case .fold: changingPlan(&model) { $0.isFolded.toggle() }
    case .compare: compareNext(&model)
    case .zoomIn: zoom(1, &model)
    case .zoomOut: zoom(-1, &model)
    case .nextPage: turnPage(1, &model)
    case .previousPage: turnPage(-1, &model)
    case .swapAxes: changingPlan(&model) { $0.arrangement.isSwapped.toggle() }
    case .axes:
      model.matrix.showsAxes = true
      model.matrix.axis = min(model.matrix.axis, max(0, matrixAxes(model).count - 1))
    case .closeAxes: model.matrix.showsAxes = false
    case .axisUp: moveAxisFocus(-1, &model)
    case .axisDown: moveAxisFocus(1, &model)
    case .axisBack: moveAxis(-1, &model)
    case .axisForward: moveAxis(1, &model)
    case .flip: flipCell(&model)
    case .interact:
      model.matrix.isInteracting = true
      model.hasEscaped = false
      send(.focus, &model)
    }
    return []
  }
}
