import GSDesign
import StateSpace

/// The commands of the matrix, and the one that opens it.
enum MatrixCommand: Hashable, Sendable, CaseIterable {
  case toggle
  case up, down, left, right, first, last, screenUp, screenDown
  case onlyThis, fold, compare, zoomIn, zoomOut, nextPage, previousPage
  case swapAxes, axes, flip, interact
  // In the list of axes.
  case axisUp, axisDown, axisBack, axisForward, closeAxes
}

extension MatrixCommand {
  /// The viewing commands that follow the first ones of the matrix.
  static let looks: Set<Command> = [
    .setting(SettingTurn(.appearance)), .setting(SettingTurn(.depth)),
  ]

  static let leading = [
    CommandEntry(.matrix(.up), Command.up, .moveCell),
    CommandEntry(.matrix(.down), Command.down, .moveCell),
    CommandEntry(.matrix(.left), Command.left, .moveCell),
    CommandEntry(.matrix(.right), Command.right, .moveCell),
    CommandEntry(.matrix(.onlyThis), [KeyPress("o")], .matrixOnlyThis),
  ]

  static let entries = [
    CommandEntry(.matrix(.previousPage), [KeyPress("[")], .matrixPage),
    CommandEntry(.matrix(.nextPage), [KeyPress("]")], .matrixPage),
    CommandEntry(.matrix(.fold), [KeyPress("f")], .matrixFold),
    CommandEntry(.matrix(.compare), [KeyPress("=")], .matrixCompare),
    CommandEntry(.matrix(.zoomIn), [KeyPress("+")], .zoom),
    CommandEntry(.matrix(.zoomOut), [KeyPress("-")], .zoom),
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
    CommandEntry(.matrix(.axisUp), Command.up, .choose),
    CommandEntry(.matrix(.axisDown), Command.down, .choose),
    CommandEntry(.matrix(.axisBack), Command.left, .matrixPlace),
    CommandEntry(.matrix(.axisForward), Command.right, .matrixPlace),
    CommandEntry(
      .matrix(.closeAxes), [KeyPress(.escape), KeyPress("X"), KeyPress(.enter)], .close),
  ]
}

extension MatrixModel {
  /// Whether a command would do something now.
  func isAvailable(_ command: MatrixCommand, in workbench: Workbench) -> Bool {
    switch command {
    case .toggle, .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .swapAxes,
      .axes, .axisUp, .axisDown, .axisBack, .axisForward, .closeAxes, .fold, .compare:
      true
    case .onlyThis: arrangement.only != nil || onlyCandidate(in: workbench) != nil
    case .zoomIn: zoom.next(1) != nil
    case .zoomOut: zoom.next(-1) != nil
    case .nextPage, .previousPage: (plan?.pageCount ?? 1) > 1
    case .flip: flippedAxis(in: workbench) != nil
    case .interact:
      focusedState(in: workbench).map {
        workbench.specimen.isUsable($0, focusedEnvironment(in: workbench).labelLanguage)
      } == true
    }
  }

  /// The effect that a command would have now, if that is more specific than its name.
  func what(of command: MatrixCommand, in workbench: Workbench) -> Phrase? {
    switch command {
    case .onlyThis:
      if arrangement.only != nil { return .matrixAll }
      return onlyCandidate(in: workbench).map { .matrixOnly($0.label) }
    case .flip:
      return flippedAxis(in: workbench).map { .matrixFlip(workbench.specimen.axes[$0].name) }
    case .fold: return isFolded ? .matrixUnfold : nil
    case .toggle, .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .compare,
      .zoomIn, .zoomOut, .nextPage, .previousPage, .swapAxes, .axes, .interact, .axisUp,
      .axisDown, .axisBack, .axisForward, .closeAxes:
      return nil
    }
  }

  /// Handles a command; the caller opens and leaves the matrix.
  mutating func handle(_ command: MatrixCommand, in workbench: Workbench) -> [PaneRequest] {
    switch command {
    case .toggle: break
    case .up: move(.up, in: workbench)
    case .down: move(.down, in: workbench)
    case .left: move(.left, in: workbench)
    case .right: move(.right, in: workbench)
    case .first: move(.first, in: workbench)
    case .last: move(.last, in: workbench)
    case .screenUp: moveScreen(.up, in: workbench)
    case .screenDown: moveScreen(.down, in: workbench)
    case .onlyThis: toggleOnly(in: workbench)
    case .fold: changePlan(in: workbench) { $0.isFolded.toggle() }
    case .compare: compareNext(in: workbench)
    case .zoomIn: changeZoom(by: 1, in: workbench)
    case .zoomOut: changeZoom(by: -1, in: workbench)
    case .nextPage: turnPage(1, in: workbench)
    case .previousPage: turnPage(-1, in: workbench)
    case .swapAxes: changePlan(in: workbench) { $0.arrangement.isSwapped.toggle() }
    case .axes:
      showsAxes = true
      moveAxisFocus(0, in: workbench)
    case .closeAxes: showsAxes = false
    case .axisUp: moveAxisFocus(-1, in: workbench)
    case .axisDown: moveAxisFocus(1, in: workbench)
    case .axisBack: moveAxis(-1, in: workbench)
    case .axisForward: moveAxis(1, in: workbench)
    case .flip: return flip(in: workbench)
    case .interact:
      isInteracting = true
      return [.enterInteract]
    }
    return []
  }
}
