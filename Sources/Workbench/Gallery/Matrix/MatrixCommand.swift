import GSDesign
import GalleryKit
import StateSpace

/// The commands of the matrix, and the one that opens it.
enum MatrixCommand: Hashable, Sendable, CaseIterable {
  case toggle
  case up, down, left, right, first, last, screenUp, screenDown
  case onlyThis, fold, compare, zoomIn, zoomOut, nextPage, previousPage
  case swapAxes, axes, flip, interact
  // In the list of axes.
  case axisUp, axisDown, axisBack, axisForward, closeAxes

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [KeyPress("m")], .matrix, Phrase(localized: "Show matrix"), in: .component,
        linear: .verb(.matrix), now: { $1.place.isMatrix ? .matrixToCanvas : nil })
    case .up: moving(Command.up, .moveCell)
    case .down: moving(Command.down, .moveCell)
    case .left: moving(Command.left, .moveCell)
    case .right: moving(Command.right, .moveCell)
    case .first: moving([KeyPress(.home)], .ends, isInStatus: false)
    case .last: moving([KeyPress(.end)], .ends, isInStatus: false)
    case .screenUp: moving([KeyPress(.pageUp)], .matrixScreen, isInStatus: false)
    case .screenDown: moving([KeyPress(.pageDown)], .matrixScreen, isInStatus: false)
    case .onlyThis:
      CommandInfo(
        [KeyPress("o")], .matrixOnlyThis, in: .appearance, linear: .verb(.matrix),
        now: { program, model in
          if model.matrix.arrangement.only != nil { return .matrixAll }
          return model.matrix.onlyCandidate(in: program.workbench(model)).map {
            .matrixOnly($0.label)
          }
        },
        where: { program, model in
          model.matrix.arrangement.only != nil
            || model.matrix.onlyCandidate(in: program.workbench(model)) != nil
        })
    case .fold:
      CommandInfo(
        [KeyPress("f")], .matrixFold, Phrase(localized: "Fold equal looks"),
        in: .appearance, linear: .absent(.linearPicture),
        now: { $1.matrix.isFolded ? .matrixUnfold : nil })
    case .compare:
      CommandInfo(
        [KeyPress("=")], .matrixCompare, .compareLightAndDark, in: .appearance,
        linear: .absent(.linearPicture))
    case .zoomIn:
      CommandInfo(
        [KeyPress("+")], .zoom, Phrase(localized: "Zoom in"), in: .appearance,
        linear: .absent(.linearPicture), where: { $1.matrix.zoom.next(1) != nil })
    case .zoomOut:
      CommandInfo(
        [KeyPress("-")], .zoom, Phrase(localized: "Zoom out"), in: .appearance,
        linear: .absent(.linearPicture), where: { $1.matrix.zoom.next(-1) != nil })
    case .nextPage:
      CommandInfo(
        [KeyPress("]")], .matrixPage, Phrase(localized: "Next page"), in: .moving,
        linear: .verb(.more), where: { $1.matrix.hasPages })
    case .previousPage:
      CommandInfo(
        [KeyPress("[")], .matrixPage, Phrase(localized: "Previous page"), in: .moving,
        linear: .absent(.linearGrid), where: { $1.matrix.hasPages })
    case .swapAxes:
      CommandInfo(
        [KeyPress("x")], .swapAxes, Phrase(localized: "Swap rows and columns"),
        in: .appearance, linear: .verb(.matrix))
    case .axes:
      CommandInfo(
        [KeyPress("X")], .matrixAxes, Phrase(localized: "Place axes"), in: .appearance,
        linear: .verb(.matrix))
    case .flip:
      CommandInfo(
        [KeyPress(" ")], .flip, in: .component, linear: .verb(.flip),
        now: { program, model in
          let workbench = program.workbench(model)
          return model.matrix.flippedAxis(in: workbench).map {
            .matrixFlip(workbench.specimen.axes[$0].word)
          }
        }, where: { $1.matrix.flippedAxis(in: $0.workbench($1)) != nil })
    case .interact:
      CommandInfo(
        [KeyPress(.enter)], .interact, .interactWithComponent,
        in: .component, linear: .verb(.press), where: { $1.matrix.isUsable(in: $0.workbench($1)) })
    case .axisUp: moving(Command.up, .choose)
    case .axisDown: moving(Command.down, .choose)
    case .axisBack: moving(Command.left, .matrixPlace)
    case .axisForward: moving(Command.right, .matrixPlace)
    case .closeAxes: moving([KeyPress(.escape), KeyPress("X"), KeyPress(.enter)], .close)
    }
  }

  private func moving(
    _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true
  ) -> CommandInfo {
    CommandInfo(keys, what, in: .moving, isInStatus: isInStatus, linear: .absent(.linearGrid))
  }
}

extension MatrixCommand {
  /// The viewing commands that follow the first ones of the matrix.
  static let looks: Set<Command> = [
    .setting(SettingTurn(.appearance)), .setting(SettingTurn(.depth)),
  ]

  static let leading = rows(.up, .down, .left, .right, .onlyThis)

  static let entries = rows(
    .previousPage, .nextPage, .fold, .compare, .zoomIn, .zoomOut, .flip, .interact, .swapAxes,
    .axes, .screenUp, .screenDown, .first, .last)

  static let axisEntries = rows(.axisUp, .axisDown, .axisBack, .axisForward, .closeAxes)

  private static func rows(_ commands: MatrixCommand...) -> [CommandEntry] {
    commands.map { CommandEntry(.matrix($0)) }
  }
}

extension MatrixModel {
  fileprivate var hasPages: Bool { (plan?.pageCount ?? 1) > 1 }

  /// Whether the component in the focused cell takes keys.
  fileprivate func isUsable(in workbench: Workbench) -> Bool {
    focusedState(in: workbench).map {
      workbench.specimen.isUsable($0, focusedEnvironment(in: workbench).labelLanguage)
    } == true
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
