import GSDesign
import GalleryKit

/// Everything a key can do in the gallery. Its table lists the keys by context; the declaration of each command has the
/// rest.
///
/// A feature has an enumeration, declarations, rows and an implementation of its own; this one only routes between
/// them.
enum Command: Hashable, Sendable, CaseIterable {
  case basic(BasicCommand)
  /// Turns a setting of the environment.
  case setting(SettingTurn)
  case matrix(MatrixCommand)
  case history(HistoryCommand)
  /// Goes to another variant of the component.
  case tabs(TabCommand)
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
    + HistoryCommand.allCases.map(Command.history) + TabCommand.allCases.map(Command.tabs)
    + PaletteCommand.allCases.map(Command.palette) + PageCommand.allCases.map(Command.page)
    + ZoomCommand.allCases.map(Command.zoom) + InspectCommand.allCases.map(Command.inspect)
    + OutlineCommand.allCases.map(Command.outlines)
    + RebuildCommand.allCases.map(Command.rebuild)
    + DiagnosticsCommand.allCases.map(Command.diagnostics)
    + EditingCommand.allCases.map(Command.editing)
    + FindingsCommand.allCases.map(Command.findings)
}

extension Command {
  /// The declaration.
  var info: CommandInfo {
    switch self {
    case .basic(let command): command.info
    case .setting(let turn): turn.info
    case .matrix(let command): command.info
    case .history(let command): command.info
    case .tabs(let command): command.info
    case .palette(let command): command.info
    case .page(let command): command.info
    case .zoom(let command): command.info
    case .inspect(let command): command.info
    case .outlines(let command): command.info
    case .rebuild(let command): command.info
    case .diagnostics(let command): command.info
    case .editing(let command): command.info
    case .findings(let command): command.info
    }
  }

  static let up = [KeyPress(.up), KeyPress("k")]
  static let down = [KeyPress(.down), KeyPress("j")]
  static let left = [KeyPress(.left), KeyPress("h")]
  static let right = [KeyPress(.right), KeyPress("l")]
}

extension SettingTurn {
  fileprivate var info: CommandInfo {
    let keys = setting.keys
    let key = step > 0 ? keys?.next : keys?.previous
    let name = step > 0 ? keys?.name : keys?.previousName
    return CommandInfo(
      key.map { [$0] } ?? [], name ?? Phrase(setting.name), in: .appearance,
      linear: .setting(setting),
      titleNow: { [setting, step] _, _ in
        guard step > 0, let name = setting.phrase else { return nil }
        return Phrase(localized: "Switch \(name)")
      })
  }
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
  case interact, matrix, help, palette, page
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

/// One row of the gallery's table.
typealias CommandEntry = KeyEntry<Command>
