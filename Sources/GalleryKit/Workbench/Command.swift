/// Everything a key can do in the gallery. One table says under which key, when, and in which words.
///
/// A feature has an enumeration, entries and an implementation of its own; this one only tells them apart.
enum Command: Hashable, Sendable, CaseIterable {
  case basic(BasicCommand)
  /// Turns a setting of the environment.
  case setting(SettingTurn)
  case matrix(MatrixCommand)
  case history(HistoryCommand)
  case palette(PaletteCommand)
  case page(PageCommand)
  case zoom(ZoomCommand)
  case outlines(OutlineCommand)
  case rebuild(RebuildCommand)

  static let allCases: [Command] =
    BasicCommand.allCases.map(Command.basic) + SettingTurn.allCases.map(Command.setting)
    + MatrixCommand.allCases.map(Command.matrix)
    + HistoryCommand.allCases.map(Command.history)
    + PaletteCommand.allCases.map(Command.palette) + PageCommand.allCases.map(Command.page)
    + ZoomCommand.allCases.map(Command.zoom) + OutlineCommand.allCases.map(Command.outlines)
    + RebuildCommand.allCases.map(Command.rebuild)
}

/// What keys do everywhere: moving, looking, leaving.
enum BasicCommand: Hashable, Sendable, CaseIterable {
  case moveUp, moveDown, moveLeft, moveRight, first, last
  case flip, open, done, erase, eraseForward, nextPane, previousPane
  case interact, leaveInteract, cancel, search
  case compare, editText
  case copyLink, reset, help, redraw, suspend, quit, interrupt
}

/// Where keys go: what of the gallery has them now.
enum KeyContext: Hashable, Sendable, CaseIterable {
  case tree, canvas, knobs
  /// The cards of the overview.
  case overview
  /// A text knob: every printable key types.
  case textKnob
  case interact, search, matrix, help, palette, page
  /// The list of axes and their places over the matrix.
  case matrixAxes
}

/// One line of the gallery's table.
typealias CommandEntry = KeyEntry<Command>
