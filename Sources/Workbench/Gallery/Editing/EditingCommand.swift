import GSDesign
import GalleryKit

/// The keys of the colour editor.
enum EditingCommand: Hashable, Sendable, CaseIterable {
  case open
  case channelUp, channelDown, less, more, muchLess, muchMore
  case nextColor, previousColor, turnScope
  case type, typed, erase, cancelTyping
  case pick, pickUp, pickDown, pickLeft, pickRight, pickGlyph, picked, cancelPicking
  case undo, redo, reset, save, keep, giveUp
  case listMoves

  var info: CommandInfo {
    switch self {
    case .open:
      CommandInfo(
        [KeyPress("e"), KeyPress("E")], .editColor, in: .component, isInStatus: false,
        linear: .absent(.linearColors),
        where: { $0.editsColors($1) && $1.overlays.editor == nil })
    case .channelUp:
      Self.info(Command.up, .channel) { $0.length == nil && $0.open.channel != $0.channels.first }
    case .channelDown:
      Self.info(Command.down, .channel) {
        $0.length == nil && $0.open.channel != $0.channels.last
      }
    case .less: Self.info(Command.left, .change) { $0.isMoved(by: -1) }
    case .more: Self.info(Command.right, .change) { $0.isMoved(by: 1) }
    case .muchLess:
      Self.info(
        [KeyPress(.left, modifiers: .shift), KeyPress("H")], .changeMuch, isInStatus: false
      ) { $0.isMoved(by: -1) }
    case .muchMore:
      Self.info(
        [KeyPress(.right, modifiers: .shift), KeyPress("L")], .changeMuch, isInStatus: false
      ) { $0.isMoved(by: 1) }
    case .nextColor: Self.info([KeyPress(.tab)], .nextColor) { $0.isOneOfMany }
    case .previousColor:
      Self.info(
        [KeyPress(.tab, modifiers: .shift)], .nextColor, isInStatus: false
      ) { $0.isOneOfMany }
    case .turnScope:
      Self.info([KeyPress("o")], .scopeAlone) {
        $0.length == nil && $0.isDerived
      } now: {
        $1.overlays.editor?.isAlone == true ? .scopeSource : nil
      }
    case .type:
      Self.info(
        [KeyPress("#")], .typeColor,
        now: { $1.lengthEdit == nil ? .typeColor : .typeNumber })
    case .typed: Self.info([KeyPress(.enter)], .takeColor)
    case .erase: Self.info([KeyPress(.backspace)], .erase) { $0.open.typed?.text.isEmpty == false }
    case .cancelTyping: Self.info([KeyPress(.escape)], .cancel)
    case .pick: Self.info([KeyPress("p")], .pickColor) { $0.length == nil }
    case .pickUp: Self.info(Command.up, .move) { $0.dropper.map { $0.row > 0 } ?? false }
    case .pickDown:
      Self.info(Command.down, .move) {
        $0.dropper.map { $0.row < $0.picture.rows - 1 } ?? false
      }
    case .pickLeft: Self.info(Command.left, .move) { $0.dropper.map { $0.column > 0 } ?? false }
    case .pickRight:
      Self.info(Command.right, .move) {
        $0.dropper.map { $0.column < $0.picture.columns - 1 } ?? false
      }
    case .pickGlyph: Self.info([KeyPress(" ")], .pickGlyph) { $0.length == nil }
    case .picked: Self.info([KeyPress(.enter)], .takeColor) { $0.dropper?.paint != nil }
    case .cancelPicking: Self.info([KeyPress(.escape)], .cancel) { $0.length == nil }
    case .undo: Self.info([KeyPress("u")], .undo) { $0.hasPast }
    case .redo: Self.info([.control("r")], .redo, isInStatus: false) { $0.hasFuture }
    case .reset: Self.info([KeyPress("r")], .reset, isInStatus: false) { $0.isChanged }
    case .save: Self.info([KeyPress("s")], .saveColor) { $0.savesColors && $0.isChanged }
    case .keep: Self.info([KeyPress(.enter)], .keepColor)
    case .giveUp: Self.info([KeyPress(.escape)], .giveUpColor)
    case .listMoves: Self.info([KeyPress("=")], .listMoves) { $0.hasMoves }
    }
  }

  /// A command of the open editor; it is unavailable while the editor is closed.
  private static func info(
    _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true,
    where isAvailable: @escaping @Sendable (ColorEditor) -> Bool = { _ in true },
    now: CommandInfo.Words? = nil
  ) -> CommandInfo {
    CommandInfo(
      keys, what, in: .color, isInStatus: isInStatus, linear: .absent(.linearColors), now: now,
      where: { ColorEditor($0, $1).map(isAvailable) ?? false })
  }
}

extension EditingCommand {
  /// Where `e` types a text.
  static let entries = [CommandEntry(.editing(.open), keys: [KeyPress("E")])]
  /// Where it has no other meaning.
  static let plainEntries = rows(.open)

  /// In the editor.
  static let editing =
    rows(
      .less, .more, .channelUp, .channelDown, .muchLess, .muchMore, .turnScope, .save, .listMoves,
      .keep, .giveUp, .undo, .type, .pick, .nextColor, .previousColor, .redo, .reset)
    + FindingsCommand.entries

  /// While a colour is typed.
  static let typing = rows(.typed, .erase, .cancelTyping)

  /// While a colour is picked from a cell.
  static let picking =
    rows(
      .pickUp, .pickDown, .pickLeft, .pickRight, .pickGlyph, .picked, .cancelPicking)
    + FindingsCommand.entries

  /// In the list of the states that the edits change.
  static let listing =
    [
      CommandEntry(.basic(.moveUp)),
      CommandEntry(.basic(.moveDown)),
      CommandEntry(.basic(.first)),
      CommandEntry(.basic(.last)),
      CommandEntry(.basic(.open)),
      CommandEntry(.basic(.cancel), .backToEditor),
    ] + FindingsCommand.entries

  private static func rows(_ commands: EditingCommand...) -> [CommandEntry] {
    commands.map { CommandEntry(.editing($0)) }
  }
}

extension GalleryProgram {
  /// Whether this gallery may change colours: followers show those of the presenter.
  fileprivate func editsColors(_ model: GalleryModel) -> Bool {
    options.editing != .none && !model.company.isFollowing
  }
}

/// The open editor, as its commands see it.
private struct ColorEditor {
  private let model: EditingModel
  let open: EditorModel
  let edit: ColorEdit
  /// The length under the keys; nil while they change a colour.
  let length: LengthEdit?
  /// Whether files may be written.
  let savesColors: Bool

  /// The editor of a gallery; nil while it is closed.
  init?(_ program: GalleryProgram, _ model: GalleryModel) {
    guard program.editsColors(model), let open = model.overlays.editor,
      let edit = model.editing.current(in: open)
    else { return nil }
    self.model = model.editing
    self.open = open
    self.edit = edit
    length = model.editing.currentLength(in: open)
    savesColors = program.options.editing == .files
  }

  /// The channels that keys reach.
  var channels: [EditedColor.Channel] { edit.channels }

  /// The eyedropper, which picks colours only.
  var dropper: DropperModel? { length == nil ? open.dropper : nil }

  /// Whether some steps would change the value.
  func isMoved(by steps: Int) -> Bool {
    guard let length else { return edit.color.moved(open.channel, by: steps) != edit.color }
    return length.moved(by: steps) != length.points
  }

  /// Whether the role of the colour can be changed apart from its source.
  var isDerived: Bool {
    model.base(edit.target.theme).map { edit.target.isDerived(in: $0) } ?? false
  }
  var isOneOfMany: Bool { open.roles.count + open.lengths.count > 1 }
  var hasPast: Bool { length.map { !$0.history.past.isEmpty } ?? !edit.history.past.isEmpty }
  var hasFuture: Bool { length.map { !$0.history.future.isEmpty } ?? !edit.history.future.isEmpty }
  var isChanged: Bool { length?.isChanged ?? edit.isChanged }

  /// Whether the theme has unsaved edits, which move states.
  var hasMoves: Bool {
    model.unsaved.contains { $0.target.theme == edit.target.theme }
      || model.unsavedLengths.contains { $0.target.theme == edit.target.theme }
  }
}
