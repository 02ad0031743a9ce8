import GSDesign

/// The keys of the colour editor.
enum EditingCommand: Hashable, Sendable, CaseIterable {
  case open
  case channelUp, channelDown, less, more, muchLess, muchMore
  case nextColor, previousColor
  case type, typed, erase, cancelTyping
  case pick, pickUp, pickDown, pickLeft, pickRight, pickGlyph, picked, cancelPicking
  case undo, redo, reset, save, keep, giveUp
  case listMoves
}

extension EditingCommand {
  /// Where `e` types a text.
  static let entries = [entry(.open, [KeyPress("E")], .editColor, isInStatus: false)]
  /// Where it has no other meaning.
  static let plainEntries = [
    entry(.open, [KeyPress("e"), KeyPress("E")], .editColor, isInStatus: false)
  ]

  /// In the editor.
  static let editing = [
    entry(.less, Command.left, .change),
    entry(.more, Command.right, .change),
    entry(.channelUp, Command.up, .channel),
    entry(.channelDown, Command.down, .channel),
    entry(
      .muchLess, [KeyPress(.left, modifiers: .shift), KeyPress("H")], .changeMuch,
      isInStatus: false),
    entry(
      .muchMore, [KeyPress(.right, modifiers: .shift), KeyPress("L")], .changeMuch,
      isInStatus: false),
    entry(.save, [KeyPress("s")], .saveColor),
    entry(.listMoves, [KeyPress("=")], .listMoves),
    entry(.keep, [KeyPress(.enter)], .keepColor),
    entry(.giveUp, [KeyPress(.escape)], .giveUpColor),
    entry(.undo, [KeyPress("u")], .undo),
    entry(.type, [KeyPress("#")], .typeColor),
    entry(.pick, [KeyPress("p")], .pickColor),
    entry(.nextColor, [KeyPress(.tab)], .nextColor),
    entry(.previousColor, [KeyPress(.tab, modifiers: .shift)], .nextColor, isInStatus: false),
    entry(.redo, [.control("r")], .redo, isInStatus: false),
    entry(.reset, [KeyPress("r")], .reset, isInStatus: false),
  ]

  /// While a colour is typed.
  static let typing = [
    entry(.typed, [KeyPress(.enter)], .takeColor),
    entry(.erase, [KeyPress(.backspace)], .erase),
    entry(.cancelTyping, [KeyPress(.escape)], .cancel),
  ]

  /// While a colour is picked from a cell.
  static let picking = [
    entry(.pickUp, Command.up, .move),
    entry(.pickDown, Command.down, .move),
    entry(.pickLeft, Command.left, .move),
    entry(.pickRight, Command.right, .move),
    entry(.pickGlyph, [KeyPress(" ")], .pickGlyph),
    entry(.picked, [KeyPress(.enter)], .takeColor),
    entry(.cancelPicking, [KeyPress(.escape)], .cancel),
  ]

  /// In the list of the states that the edits change.
  static let listing = [
    CommandEntry(.basic(.moveUp), Command.up, .choose),
    CommandEntry(.basic(.moveDown), Command.down, .choose),
    CommandEntry(.basic(.first), [KeyPress(.home)], .ends, isInStatus: false),
    CommandEntry(.basic(.last), [KeyPress(.end)], .ends, isInStatus: false),
    CommandEntry(.basic(.open), [KeyPress(.enter)], .open),
    CommandEntry(.basic(.cancel), [KeyPress(.escape)], .backToColor),
  ]

  private static func entry(
    _ command: EditingCommand, _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true
  ) -> CommandEntry {
    CommandEntry(.editing(command), keys, what, isInStatus: isInStatus)
  }
}

extension EditingModel {
  /// Whether a command of the open editor would do something now.
  ///
  /// - Parameter savesColors: whether files may be written.
  func isAvailable(_ command: EditingCommand, savesColors: Bool) -> Bool {
    guard let open, let edit = current else { return command == .open }
    if let length = currentLength,
      let answer = isAvailable(command, of: length, savesColors: savesColors)
    {
      return answer
    }
    switch command {
    case .open: return false
    case .channelUp: return open.channel != .lightness
    case .channelDown: return open.channel != (edit.target.isOpaque ? .hue : .opacity)
    case .less, .muchLess: return edit.color.moved(open.channel, by: -1) != edit.color
    case .more, .muchMore: return edit.color.moved(open.channel, by: 1) != edit.color
    case .nextColor, .previousColor: return open.roles.count + open.lengths.count > 1
    case .erase: return open.typed?.text.isEmpty == false
    case .undo: return !edit.history.past.isEmpty
    case .redo: return !edit.history.future.isEmpty
    case .reset: return edit.isChanged
    case .save: return savesColors && edit.isChanged
    case .listMoves:
      return unsaved.contains { $0.target.theme == edit.target.theme }
        || unsavedLengths.contains { $0.target.theme == edit.target.theme }
    case .pickUp: return open.dropper.map { $0.row > 0 } ?? false
    case .pickDown: return open.dropper.map { $0.row < $0.picture.rows - 1 } ?? false
    case .pickLeft: return open.dropper.map { $0.column > 0 } ?? false
    case .pickRight: return open.dropper.map { $0.column < $0.picture.columns - 1 } ?? false
    case .picked: return open.dropper?.paint != nil
    case .type, .typed, .cancelTyping, .pick, .pickGlyph, .cancelPicking, .keep, .giveUp:
      return true
    }
  }

  /// Whether a command would change a length; nil for a command that is the same for a colour.
  private func isAvailable(
    _ command: EditingCommand, of edit: LengthEdit, savesColors: Bool
  ) -> Bool? {
    switch command {
    case .less, .muchLess: edit.moved(by: -1) != edit.points
    case .more, .muchMore: edit.moved(by: 1) != edit.points
    case .undo: !edit.history.past.isEmpty
    case .redo: !edit.history.future.isEmpty
    case .reset: edit.isChanged
    case .save: savesColors && edit.isChanged
    case .open, .channelUp, .channelDown, .pick, .pickUp, .pickDown, .pickLeft, .pickRight,
      .pickGlyph, .picked, .cancelPicking:
      false
    case .nextColor, .previousColor, .type, .typed, .erase, .cancelTyping, .keep, .giveUp,
      .listMoves:
      nil
    }
  }
}
