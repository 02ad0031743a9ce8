import GSDesign
import GalleryKit
import StateSpace

/// The commands that work everywhere: moving, viewing, leaving.
enum BasicCommand: Hashable, Sendable, CaseIterable {
  case moveUp, moveDown, moveLeft, moveRight, first, last
  case flip, open, done, erase, eraseForward, nextPane, previousPane
  case interact, leaveInteract, cancel, search
  case compare, editText, group
  case copyLink, reset, help, redraw, suspend, quit, interrupt

  var info: CommandInfo {
    switch self {
    case .moveUp:
      CommandInfo(
        Command.up, .choose, in: .moving, linear: .verb(.previous),
        now: { $0.scrollsCanvas($1) ? .scroll : nil }, where: { $0.hasRows($1) })
    case .moveDown:
      CommandInfo(
        Command.down, .choose, in: .moving, linear: .verb(.next),
        now: { $0.scrollsCanvas($1) ? .scroll : nil }, where: { $0.hasRows($1) })
    case .moveLeft:
      CommandInfo(
        Command.left, .fold, in: .moving, linear: .absent(.linearPanes),
        where: { $0.hasColumns($1) })
    case .moveRight:
      CommandInfo(
        Command.right, .fold, in: .moving, linear: .absent(.linearPanes),
        where: { $0.hasColumns($1) })
    case .first:
      CommandInfo(
        [KeyPress(.home)], .ends, in: .moving, isInStatus: false,
        linear: .absent(.linearPanes), where: { !$0.isKnobless($1) })
    case .last:
      CommandInfo(
        [KeyPress(.end)], .ends, in: .moving, isInStatus: false,
        linear: .absent(.linearPanes), where: { !$0.isKnobless($1) })
    case .flip:
      CommandInfo(
        [KeyPress(" ")], .flip, in: .component, linear: .verb(.flip), where: { $0.canFlip($1) })
    case .open:
      CommandInfo(
        [KeyPress(.enter)], .open, in: .moving, linear: .verb(.open), where: { $0.hasChosen($1) })
    case .done:
      CommandInfo([KeyPress(.enter)], .done, in: .moving, linear: .absent(.linearTyping))
    case .erase:
      CommandInfo(
        [KeyPress(.backspace)], .erase, in: .component, isInStatus: false,
        linear: .absent(.linearTyping),
        where: { $0.context($1) != .knobs || !$1.knobs.entry.isEmpty })
    case .eraseForward:
      CommandInfo(
        [KeyPress(.delete)], .erase, in: .component, isInStatus: false,
        linear: .absent(.linearTyping))
    case .nextPane:
      CommandInfo(
        [KeyPress(.tab)], .nextPane, Phrase(localized: "Next pane"), in: .moving,
        linear: .absent(.linearPanes))
    case .previousPane:
      CommandInfo(
        [KeyPress(.tab, modifiers: .shift)], .previousPane, in: .moving, isInStatus: false,
        linear: .absent(.linearPanes))
    case .interact:
      // On a row of the tree that is not a variant, it opens the cards.
      CommandInfo(
        [KeyPress(.enter)], .interact, .interactWithComponent,
        in: .component, linear: .verb(.press), now: { $0.isOnCards($1) ? .open : nil },
        where: {
          $0.isOnCards($1)
            || $0.specimen($1).isUsable($1.state, $1.environment.labelLanguage)
        })
    case .leaveInteract:
      CommandInfo(
        [.control("]")], .leaveInteract, Phrase(localized: "Leave component"),
        in: .moving, linear: .verb(.leave))
    case .cancel:
      CommandInfo(
        [KeyPress(.escape)], .cancel, Phrase(localized: "Go back"), in: .moving,
        linear: .verb(.open), where: { !$0.isAtTop($1) })
    case .search:
      CommandInfo(
        [KeyPress("/")], .search, Phrase(localized: "Search components"),
        in: .gallery, linear: .verb(.search))
    case .compare:
      CommandInfo(
        [KeyPress("=")], .compareLooks, .compareLightAndDark, in: .component,
        linear: .absent(.linearPicture), now: { $0.comparedName($1) },
        where: { $0.compared($1) != nil })
    case .editText:
      CommandInfo(
        [KeyPress("e")], .editText, in: .component, isInStatus: false, linear: .verb(.set),
        where: { $1.place.isStage && $0.textAxis($1) != nil })
    case .group:
      CommandInfo(
        [KeyPress("g")], .groupComponents, Phrase(localized: "Group components"),
        in: .gallery, isInStatus: false, linear: .verb(.group))
    case .copyLink:
      CommandInfo(
        [KeyPress("y")], .copyLink, in: .component, linear: .verb(.copy),
        now: { program, _ in program.options.copiesLinks ? nil : .showLink })
    case .reset:
      CommandInfo(
        [KeyPress("r")], .reset, Phrase(localized: "Reset state"), in: .component,
        isInStatus: false, linear: .verb(.reset), where: { $0.isChanged($1) })
    case .help:
      CommandInfo(
        [KeyPress("?"), KeyPress(.function(1))], .help,
        Phrase(localized: "Help: keyboard shortcuts"), in: .gallery,
        linear: .verb(.help))
    case .redraw:
      CommandInfo(
        [.control("l")], .redraw, Phrase(localized: "Redraw screen"), in: .gallery,
        isInStatus: false, linear: .absent(.linearPicture))
    case .suspend:
      CommandInfo(
        [.control("z")], .suspend, in: .gallery, isInStatus: false,
        linear: .absent(.linearSuspend))
    case .quit: CommandInfo([KeyPress("q")], .quit, in: .gallery, linear: .verb(.quit))
    case .interrupt:
      CommandInfo(
        [.control("c")], .interrupt, in: .gallery, isInStatus: false, linear: .verb(.quit))
    }
  }
}

extension Command {
  /// The keys of the gallery by context, in the order of the key line. Where a row has no keys or words of its own, they
  /// are those of the declaration.
  static let table = CommandTable<KeyContext, Command>(
    typing: [.textKnob, .palette, .colorText],
    last: [.basic(.help), .basic(.quit), .basic(.leaveInteract)]
  ) { context in
    switch context {
    case .tree: onTree
    case .canvas: onCanvas
    case .inspect: inspecting
    case .overview: onOverview
    case .knobs: onKnobs
    case .textKnob: inText
    case .interact: interacting
    case .matrix: onMatrix
    case .matrixAxes: onAxes
    case .help: inHelp
    case .palette: inPalette
    case .page: onPage
    case .color: inColor
    case .colorText: EditingCommand.typing + hard
    case .dropper: EditingCommand.picking + hard
    case .moves: EditingCommand.listing + helped
    case .findings: FindingsCommand.listing + PaletteCommand.entries + helped + [entry(.quit)]
    }
  }

  // Put together once: they are asked for at every key and several times a frame.
  private static let onTree =
    tree + onPage() + EditingCommand.entries + HistoryCommand.entries + leaving
  private static let onCanvas =
    strips + onPage(switching) + EditingCommand.entries + HistoryCommand.entries + leaving
  private static let inspecting =
    InspectCommand.moving + InspectCommand.leaving + EditingCommand.plainEntries
    + looking.filter { $0.command == .matrix(.toggle) } + [entry(.compare)] + TabCommand.entries
    + switching + looking.filter { $0.command != .matrix(.toggle) } + HistoryCommand.entries
    + leaving
  /// The header offers the palette, which finds more than a search.
  private static let onOverview =
    cards + looking.filter { ![.basic(.reset), .basic(.search)].contains($0.command) }
    + [entry(.search, isInStatus: false)] + EditingCommand.plainEntries + leaving
  private static let onKnobs =
    knobs + onPage(switching + typingNumbers) + EditingCommand.entries + HistoryCommand.entries
    + leaving
  private static let inText = textKnob + typing
  private static let interacting = [entry(.leaveInteract)] + everywhere
  /// When many environments are compared, light and dark and the colours come before the rest.
  private static let onMatrix =
    MatrixCommand.leading + looking.filter { MatrixCommand.looks.contains($0.command) }
    + MatrixCommand.entries + EditingCommand.plainEntries
    + looking.filter { !MatrixCommand.looks.contains($0.command) } + HistoryCommand.entries
    + leaving
  private static let onAxes = MatrixCommand.axisEntries + hard
  private static let inHelp =
    helping + PaletteCommand.entries + DiagnosticsCommand.entries + hard
  private static let inPalette = choosing + typing
  private static let onPage =
    paging + EditingCommand.plainEntries + HistoryCommand.entries + seeing + leaving
  private static let inColor = EditingCommand.editing + helped
  private static let helped = [entry(.help)] + everywhere

  private static func entry(
    _ command: BasicCommand, _ what: Phrase? = nil, keys: [KeyPress]? = nil,
    isInStatus: Bool? = nil
  ) -> CommandEntry {
    CommandEntry(.basic(command), what, keys: keys, isInStatus: isInStatus)
  }

  /// Works in the component too.
  private static let everywhere = [entry(.redraw), entry(.suspend), entry(.interrupt)]
  private static let ends = [entry(.first), entry(.last)]

  private static let tree =
    [
      entry(.moveUp),
      entry(.moveDown),
      entry(.moveLeft, isInStatus: false),
      entry(.moveRight, isInStatus: false),
    ] + ends + [entry(.group)]

  private static let cards =
    [
      entry(.moveUp, .move),
      entry(.moveDown, .move),
      entry(.moveLeft, .move),
      entry(.moveRight, .move),
      entry(.open),
      entry(.compare, isInStatus: false),
    ] + TabCommand.entries + ends + [
      entry(.nextPane, isInStatus: false),
      entry(.previousPane),
      entry(.group),
    ]

  private static let strips =
    [
      entry(.moveLeft, .stateKeys),
      entry(.moveRight, .stateKeys),
      entry(.moveUp, .stripKeys, isInStatus: false),
      entry(.moveDown, .stripKeys, isInStatus: false),
    ] + ends

  /// The commands on the page of a component: the matrix and light beside dark come first, so that the narrowest line
  /// of keys has them.
  ///
  /// - Parameter own: the commands of the pane in addition to moving.
  private static func onPage(_ own: [CommandEntry] = []) -> [CommandEntry] {
    let first =
      looking.filter { $0.command == .matrix(.toggle) } + [entry(.compare), entry(.editText)]
      + panes.filter { $0.command == .basic(.interact) } + ZoomCommand.entries + TabCommand.entries
    return first + own + InspectCommand.entries
      + (panes + looking).filter { other in
        !first.contains { $0.command == other.command }
      }
  }

  private static let switching = [entry(.flip)]
  private static let typingNumbers = [entry(.erase)]

  private static let knobs =
    [
      entry(.moveUp, .knob),
      entry(.moveDown, .knob),
      entry(.moveLeft, .change),
      entry(.moveRight, .change),
    ] + ends

  private static let textKnob =
    [
      entry(.moveUp, .knob, keys: [KeyPress(.up)]),
      entry(.moveDown, .knob, keys: [KeyPress(.down)]),
      entry(.moveLeft, .caret, keys: [KeyPress(.left)], isInStatus: false),
      entry(.moveRight, .caret, keys: [KeyPress(.right)], isInStatus: false),
    ] + ends + [
      entry(.erase, isInStatus: true),
      entry(.eraseForward),
      entry(.done),
      entry(.nextPane),
      entry(.previousPane),
      entry(.cancel),
    ]

  private static let choosing =
    [
      entry(.moveUp, keys: [KeyPress(.up)]),
      entry(.moveDown, keys: [KeyPress(.down)]),
    ] + ends + [
      entry(.open, .run),
      entry(.erase),
      entry(.cancel, .close),
    ]

  private static let paging =
    [
      entry(.moveUp, .scroll, keys: up + [KeyPress(.pageUp)]),
      entry(.moveDown, .scroll, keys: down + [KeyPress(.pageDown)]),
    ] + ends + [entry(.cancel, .close)] + PageCommand.onPage

  private static let helping = [
    entry(.moveUp, .scroll),
    entry(.moveDown, .scroll),
    entry(.cancel, .close),
    entry(.help, .close, isInStatus: false),
    entry(.quit, .close, isInStatus: false),
  ]

  private static let panes = [entry(.nextPane), entry(.previousPane), entry(.interact)]

  /// Commands for viewing the component; they work wherever printable keys are commands.
  private static let looking =
    [CommandEntry(.matrix(.toggle))] + seeing + PageCommand.entries + [
      entry(.search),
      entry(.cancel, isInStatus: false),
    ]

  /// The commands for the environment of a state, and its link.
  private static let seeing =
    CommandEntry.turning(
      Setting.ordered(first: .theme, .appearance, .depth, .vision, .contrast, .density, .size),
      isInStatus: { [.theme, .appearance, .depth].contains($0) }, Command.setting) + [
      entry(.copyLink),
      entry(.reset),
    ]

  private static let leaving =
    PaletteCommand.entries + FindingsCommand.entries + OutlineCommand.entries
    + RebuildCommand.entries
    + DiagnosticsCommand.entries + [
      entry(.help),
      entry(.redraw),
      entry(.suspend),
      entry(.quit),
      entry(.interrupt),
    ]

  /// Works where printable keys type.
  private static let typing =
    [entry(.help, keys: [KeyPress(.function(1))], isInStatus: false)] + PaletteCommand.entries
    + hard

  /// Works everywhere but in the component.
  private static let hard = RebuildCommand.entries + everywhere
}

extension GalleryProgram {
  /// Whether the focused switch or choice can be flipped; on the canvas, the first switch of the design.
  fileprivate func canFlip(_ model: GalleryModel) -> Bool {
    guard !isOnCanvas(model) else { return flagAxis(model) != nil }
    guard let axis = focusedAxis(model) else { return false }
    return axis.kind == .toggle || axis.optionCount > 0
  }

  /// Whether a list has a row to open.
  fileprivate func hasChosen(_ model: GalleryModel) -> Bool {
    switch context(model) {
    case .findings: model.overlays.findings?.chosen != nil
    case .moves: model.overlays.editor?.list?.chosen != nil
    case .tree, .canvas, .knobs, .inspect, .overview, .textKnob, .interact, .matrix, .help,
      .palette, .page, .matrixAxes, .color, .colorText, .dropper:
      true
    }
  }

  /// Whether there are rows to move between; an enlarged state hides the rows of states.
  fileprivate func hasRows(_ model: GalleryModel) -> Bool {
    !isKnobless(model) && !(context(model) == .canvas && model.zoom.isOn)
  }

  /// Whether there are states or values beside each other.
  fileprivate func hasColumns(_ model: GalleryModel) -> Bool {
    if isOnCanvas(model) { return !scrollsCanvas(model) }
    guard context(model) == .knobs else { return true }
    guard let axis = focusedAxis(model) else { return false }
    if case .text = axis.kind { return false }
    return true
  }

  fileprivate func isKnobless(_ model: GalleryModel) -> Bool {
    context(model) == .knobs && specimen(model).axes.isEmpty
  }

  /// Whether there is something to reset.
  fileprivate func isChanged(_ model: GalleryModel) -> Bool {
    model.place.matrix.map { !$0.changes.isEmpty }
      ?? (model.state != specimen(model).initialState)
  }

  /// Whether nothing can be left: the overview of everything is focused.
  fileprivate func isAtTop(_ model: GalleryModel) -> Bool {
    context(model) == .overview && model.overview.component == nil
  }
}
