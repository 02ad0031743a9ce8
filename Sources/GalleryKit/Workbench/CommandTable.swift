import GSDesign

extension Command {
  /// The keys of the gallery: the only list of them.
  static let table = CommandTable<KeyContext, Command>(
    typing: [.textKnob, .search, .palette, .colorText],
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
    case .search: searching
    case .matrix: onMatrix
    case .matrixAxes: onAxes
    case .help: inHelp
    case .palette: inPalette
    case .page: onPage
    case .color: inColor
    case .colorText: EditingCommand.typing + hard
    case .dropper: EditingCommand.picking + hard
    case .moves: EditingCommand.listing + helped
    case .findings: FindingsCommand.listing + PaletteCommand.entries + helped + [quit]
    }
  }

  // Put together once: they are asked for at every key and several times a frame.
  private static let onTree =
    tree + onPage() + EditingCommand.entries + HistoryCommand.entries + leaving
  private static let onCanvas =
    strips + onPage(switching) + EditingCommand.entries + HistoryCommand.entries + leaving
  private static let inspecting =
    InspectCommand.moving + InspectCommand.leaving + EditingCommand.plainEntries
    + looking.filter { $0.command == .matrix(.toggle) }
    + switching + looking.filter { $0.command != .matrix(.toggle) } + HistoryCommand.entries
    + leaving
  private static let onOverview =
    cards + looking.filter { $0.command != .basic(.reset) } + EditingCommand.plainEntries + leaving
  private static let onKnobs =
    knobs + onPage(switching + typingNumbers) + EditingCommand.entries + HistoryCommand.entries
    + leaving
  private static let inText = textKnob + typing
  private static let interacting =
    [entry(.leaveInteract, [.control("]")], .leaveInteract)] + everywhere
  private static let searching = search + typing
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
  private static let helped =
    [entry(.help, [KeyPress("?"), KeyPress(.function(1))], .help)] + everywhere

  private static func entry(
    _ command: BasicCommand, _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true
  ) -> CommandEntry {
    CommandEntry(.basic(command), keys, what, isInStatus: isInStatus)
  }

  static let up = [KeyPress(.up), KeyPress("k")]
  static let down = [KeyPress(.down), KeyPress("j")]
  static let left = [KeyPress(.left), KeyPress("h")]
  static let right = [KeyPress(.right), KeyPress("l")]
  private static let redraw = entry(.redraw, [.control("l")], .redraw, isInStatus: false)
  private static let suspend = entry(.suspend, [.control("z")], .suspend, isInStatus: false)
  private static let interrupt = entry(.interrupt, [.control("c")], .interrupt, isInStatus: false)
  private static let quit = entry(.quit, [KeyPress("q")], .quit)
  /// Works in the component too.
  private static let everywhere = [redraw, suspend, interrupt]

  private static let tree = [
    entry(.moveUp, up, .choose),
    entry(.moveDown, down, .choose),
    entry(.moveLeft, left, .fold, isInStatus: false),
    entry(.moveRight, right, .fold, isInStatus: false),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
    grouping,
  ]
  private static let grouping = entry(.group, [KeyPress("g")], .groupComponents, isInStatus: false)

  private static let cards = [
    entry(.moveUp, up, .move),
    entry(.moveDown, down, .move),
    entry(.moveLeft, left, .move),
    entry(.moveRight, right, .move),
    entry(.open, [KeyPress(.enter)], .open),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
    entry(.nextPane, [KeyPress(.tab)], .nextPane, isInStatus: false),
    entry(
      .previousPane, [KeyPress(.tab, modifiers: .shift)], .previousPane, isInStatus: false),
    grouping,
  ]

  private static let strips = [
    entry(.moveLeft, left, .stateKeys),
    entry(.moveRight, right, .stateKeys),
    entry(.moveUp, up, .stripKeys, isInStatus: false),
    entry(.moveDown, down, .stripKeys, isInStatus: false),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
  ]

  /// The commands on the page of a component: the matrix and light beside dark come first, so that the narrowest line
  /// of keys has them.
  ///
  /// - Parameter own: the commands of the pane in addition to moving.
  private static func onPage(_ own: [CommandEntry] = []) -> [CommandEntry] {
    let text = entry(.editText, [KeyPress("e")], .editText, isInStatus: false)
    let first =
      looking.filter { $0.command == .matrix(.toggle) }
      + [entry(.compare, [KeyPress("=")], .compareLooks), text]
      + panes.filter { $0.command == .basic(.interact) } + ZoomCommand.entries
    return first + own + InspectCommand.entries
      + (panes + looking).filter { other in
        !first.contains { $0.command == other.command }
      }
  }

  private static let switching = [entry(.flip, [KeyPress(" ")], .flip)]
  private static let typingNumbers = [
    entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false)
  ]

  private static let knobs = [
    entry(.moveUp, up, .knob),
    entry(.moveDown, down, .knob),
    entry(.moveLeft, left, .change),
    entry(.moveRight, right, .change),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
  ]

  private static let textKnob = [
    entry(.moveUp, [KeyPress(.up)], .knob),
    entry(.moveDown, [KeyPress(.down)], .knob),
    entry(.moveLeft, [KeyPress(.left)], .caret, isInStatus: false),
    entry(.moveRight, [KeyPress(.right)], .caret, isInStatus: false),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
    entry(.erase, [KeyPress(.backspace)], .erase),
    entry(.eraseForward, [KeyPress(.delete)], .erase, isInStatus: false),
    entry(.done, [KeyPress(.enter)], .done),
    entry(.nextPane, [KeyPress(.tab)], .nextPane),
    entry(.previousPane, [KeyPress(.tab, modifiers: .shift)], .previousPane, isInStatus: false),
    entry(.cancel, [KeyPress(.escape)], .cancel),
  ]

  private static let search = [
    entry(.moveUp, [KeyPress(.up)], .choose),
    entry(.moveDown, [KeyPress(.down)], .choose),
    entry(.open, [KeyPress(.enter)], .open),
    entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false),
    entry(.cancel, [KeyPress(.escape)], .cancel),
  ]

  private static let choosing = [
    entry(.moveUp, [KeyPress(.up)], .choose),
    entry(.moveDown, [KeyPress(.down)], .choose),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
    entry(.open, [KeyPress(.enter)], .run),
    entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false),
    entry(.cancel, [KeyPress(.escape)], .close),
  ]

  private static let paging =
    [
      entry(.moveUp, up + [KeyPress(.pageUp)], .scroll),
      entry(.moveDown, down + [KeyPress(.pageDown)], .scroll),
      entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
      entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
      entry(.cancel, [KeyPress(.escape)], .close),
    ] + PageCommand.onPage

  private static let helping = [
    entry(.moveUp, up, .scroll),
    entry(.moveDown, down, .scroll),
    entry(.cancel, [KeyPress(.escape)], .close),
    entry(.help, [KeyPress("?"), KeyPress(.function(1))], .close, isInStatus: false),
    entry(.quit, [KeyPress("q")], .close, isInStatus: false),
  ]

  private static let panes = [
    entry(.nextPane, [KeyPress(.tab)], .nextPane),
    entry(
      .previousPane, [KeyPress(.tab, modifiers: .shift)], .previousPane, isInStatus: false),
    entry(.interact, [KeyPress(.enter)], .interact),
  ]

  /// Commands for viewing the component; they work wherever printable keys are commands.
  private static let looking =
    [CommandEntry(.matrix(.toggle), [KeyPress("m")], .matrix)] + seeing + PageCommand.entries + [
      entry(.search, [KeyPress("/")], .search),
      entry(.cancel, [KeyPress(.escape)], .cancel, isInStatus: false),
    ]

  /// The commands for the environment of a state, and its link.
  private static let seeing =
    CommandEntry.turning(
      Setting.ordered(first: .theme, .appearance, .depth, .vision, .contrast, .density, .size),
      isInStatus: { [.theme, .appearance, .depth].contains($0) }, Command.setting) + [
      entry(.copyLink, [KeyPress("y")], .copyLink),
      entry(.reset, [KeyPress("r")], .reset, isInStatus: false),
    ]

  private static let leaving =
    PaletteCommand.entries + FindingsCommand.entries + OutlineCommand.entries
    + RebuildCommand.entries
    + DiagnosticsCommand.entries + [
      entry(.help, [KeyPress("?"), KeyPress(.function(1))], .help), redraw, suspend,
      quit, interrupt,
    ]

  /// Works where printable keys type.
  private static let typing =
    [entry(.help, [KeyPress(.function(1))], .help, isInStatus: false)] + PaletteCommand.entries
    + hard

  /// Works everywhere but in the component.
  private static let hard = RebuildCommand.entries + everywhere
}

/// Everything a key can do in the gallery. One table lists the keys, contexts and descriptions.
///
/// A feature has an enumeration, entries and an implementation of its own; this one only routes between them.
enum Command: Hashable, Sendable, CaseIterable {
  case basic(BasicCommand)
  /// Turns a setting of the environment.
  case setting(SettingTurn)
  case matrix(MatrixCommand)
  case history(HistoryCommand)
  case palette(PaletteCommand)
  case page(PageCommand)
  case zoom(ZoomCommand)
  case inspect(InspectCommand)
  case outlines(OutlineCommand)
  case rebuild(RebuildCommand)
  case diagnostics(DiagnosticsCommand)
  case editing(EditingCommand)
  case findings(FindingsCommand)

  static let allCases: [Command] =
    BasicCommand.allCases.map(Command.basic) + SettingTurn.allCases.map(Command.setting)
    + MatrixCommand.allCases.map(Command.matrix)
    + HistoryCommand.allCases.map(Command.history)
    + PaletteCommand.allCases.map(Command.palette) + PageCommand.allCases.map(Command.page)
    + ZoomCommand.allCases.map(Command.zoom) + InspectCommand.allCases.map(Command.inspect)
    + OutlineCommand.allCases.map(Command.outlines)
    + RebuildCommand.allCases.map(Command.rebuild)
    + DiagnosticsCommand.allCases.map(Command.diagnostics)
    + EditingCommand.allCases.map(Command.editing)
    + FindingsCommand.allCases.map(Command.findings)
}

/// The commands that work everywhere: moving, viewing, leaving.
enum BasicCommand: Hashable, Sendable, CaseIterable {
  case moveUp, moveDown, moveLeft, moveRight, first, last
  case flip, open, done, erase, eraseForward, nextPane, previousPane
  case interact, leaveInteract, cancel, search
  case compare, editText, group
  case copyLink, reset, help, redraw, suspend, quit, interrupt
}

/// The context of keys: the part of the gallery that has the focus.
enum KeyContext: Hashable, Sendable, CaseIterable {
  case tree, canvas, knobs
  /// The parts of the state that is measured on the canvas.
  case inspect
  /// The cards of the overview.
  case overview
  /// A text knob: every printable key types.
  case textKnob
  case interact, search, matrix, help, palette, page
  /// The list of axes and their places over the matrix.
  case matrixAxes
  /// The colour editor.
  case color
  /// A colour that is typed.
  case colorText
  /// The eyedropper.
  case dropper
  /// The list of the states that edited colours change.
  case moves
  /// The list of token pairs with too little contrast.
  case findings
}

/// One line of the gallery's table.
typealias CommandEntry = KeyEntry<Command>
