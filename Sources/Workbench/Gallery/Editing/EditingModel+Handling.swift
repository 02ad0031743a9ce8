import ColorScience
import GSDesign
import GalleryKit

extension EditingModel {
  /// The number of steps of a key for large changes.
  static let manySteps = 10

  /// Handles a command of the open editor; the gallery redraws from the changes.
  ///
  /// - Parameters:
  ///   - editor: nil once it is closed.
  ///   - picture: the cells of the state under review, for the eyedropper; nil if it cannot be drawn.
  mutating func handle(
    _ command: EditingCommand, in editor: inout EditorModel?, picture: CellPicture?
  ) -> [PaneRequest] {
    guard var open = editor, let edit = current(in: open) else { return [] }
    defer { if editor != nil { editor = open } }
    if let length = currentLength(in: open), let requests = handle(command, length, in: &open) {
      return requests
    }
    switch command {
    case .open: break
    case .channelUp: open.turnChannel(by: -1, in: edit.channels)
    case .channelDown: open.turnChannel(by: 1, in: edit.channels)
    case .less: take(edit.color.moved(open.channel, by: -1), in: open)
    case .more: take(edit.color.moved(open.channel, by: 1), in: open)
    case .muchLess: take(edit.color.moved(open.channel, by: -Self.manySteps), in: open)
    case .muchMore: take(edit.color.moved(open.channel, by: Self.manySteps), in: open)
    case .nextColor: turn(&open, by: 1)
    case .previousColor: turn(&open, by: -1)
    case .turnScope: turnScope(&open)
    case .type: open.startTyping(currentLength(in: open)?.points.hundredths ?? edit.color.hex)
    case .typed: return takeTyped(in: &open)
    case .erase:
      open.isTypedWhole = false
      open.typed?.handle(.deleteBackward)
    case .cancelTyping: open.typed = nil
    case .pick:
      guard let dropper = picture.flatMap({ DropperModel($0) }) else {
        return [.say(.tells(.nothingToPick))]
      }
      open.dropper = dropper
    case .pickUp: open.dropper?.move(columns: 0, rows: -1)
    case .pickDown: open.dropper?.move(columns: 0, rows: 1)
    case .pickLeft: open.dropper?.move(columns: -1, rows: 0)
    case .pickRight: open.dropper?.move(columns: 1, rows: 0)
    case .pickGlyph: open.dropper?.turn()
    case .picked:
      guard let paint = open.dropper?.paint else { return [] }
      open.dropper = nil
      return take(edit.color.taking(paint.color, opacity: 1), paint.color.hex, in: open)
    case .cancelPicking: open.dropper = nil
    case .undo: change(in: open) { $0.history.undo() }
    case .redo: change(in: open) { $0.history.redo() }
    case .reset:
      change(in: open) { $0.history.change(to: $0.first) }
    case .save:
      keepSaved(in: &open)
      return [.saveColor(edit)]
    case .listMoves: listMoves(in: &open)
    case .keep: editor = nil
    case .giveUp:
      giveUp(open)
      editor = nil
    }
    return []
  }

  /// Handles a command for a length; nil for one that means the same for a colour.
  private mutating func handle(
    _ command: EditingCommand, _ edit: LengthEdit, in open: inout EditorModel
  ) -> [PaneRequest]? {
    func change(by steps: Int) { changeLength(in: open) { $0.change(to: edit.moved(by: steps)) } }
    switch command {
    case .less: change(by: -1)
    case .more: change(by: 1)
    case .muchLess: change(by: -Self.manySteps)
    case .muchMore: change(by: Self.manySteps)
    case .undo: changeLength(in: open) { $0.undo() }
    case .redo: changeLength(in: open) { $0.redo() }
    case .reset: changeLength(in: open) { $0.change(to: edit.original) }
    case .typed:
      guard let text = open.typed?.text, let points = edit.typed(text) else {
        let range = edit.target.range.values
        return [
          .say(
            .fails(
              .noNumber(
                open.typed?.text ?? "", from: edit.target.text(range.lowerBound),
                to: edit.target.text(range.upperBound))))
        ]
      }
      open.typed = nil
      changeLength(in: open) { $0.change(to: points) }
    case .save:
      keepSaved(in: &open)
      return [.saveLength(edit)]
    case .channelUp, .channelDown, .turnScope, .pick, .pickUp, .pickDown, .pickLeft, .pickRight,
      .pickGlyph,
      .picked, .cancelPicking:
      break
    case .open, .nextColor, .previousColor, .type, .erase, .cancelTyping, .keep, .giveUp,
      .listMoves:
      return nil
    }
    return []
  }

  private mutating func takeTyped(in open: inout EditorModel) -> [PaneRequest] {
    let text = open.typed?.text ?? ""
    guard let color = current(in: open)?.color, let typed = EditedColor(typed: text) else {
      return [.say(.fails(.noColor(text)))]
    }
    open.typed = nil
    return take(color.taking(typed.shown, opacity: typed[.opacity]), typed.hex, in: open)
  }

  /// Takes a colour; shows the reason if the space of the token has no such colour.
  private mutating func take(
    _ color: EditedColor?, _ hex: String, in open: EditorModel
  ) -> [PaneRequest] {
    guard let color else { return [.say(.fails(.onlyGreys(hex.lowercased())))] }
    take(color, in: open)
    return []
  }
}

extension EditorModel {
  fileprivate mutating func turnChannel(by step: Int, in channels: [EditedColor.Channel]) {
    guard let place = channels.firstIndex(of: channel), channels.indices.contains(place + step)
    else { return }
    channel = channels[place + step]
  }

  /// Begins with the shown value, as if it were selected.
  fileprivate mutating func startTyping(_ value: String) {
    typed = TextFieldState(String(value.drop { $0 == "#" }), isFocused: true)
    isTypedWhole = true
  }

  /// Deletes the value being entered.
  mutating func clearTyped() {
    isTypedWhole = false
    typed?.handle(.deleteAll)
  }

  /// Types into the value being entered, without characters that are not digits of a colour or a length.
  mutating func type(_ text: String) {
    let room = 9 - (isTypedWhole ? 0 : typed?.text.count ?? 0)
    let isLength = length != nil
    let digits = text.filter {
      isLength
        ? $0 == "." || $0 == "-" || $0.isASCII && $0.isNumber
        : $0 == "#" || $0.isASCII && $0.isHexDigit
    }.prefix(max(0, room))
    guard !digits.isEmpty else { return }
    if isTypedWhole { typed = TextFieldState(isFocused: true) }
    isTypedWhole = false
    typed?.handle(.insert(String(digits)))
  }
}
