import GSDesign
import GalleryKit

extension EditingModel {
  /// The number of steps of a key for large changes.
  static let manySteps = 10

  /// Handles a command of the open editor; the gallery redraws from the changes.
  ///
  /// - Parameter picture: the cells of the state under review, for the eyedropper; nil if it cannot be drawn.
  mutating func handle(_ command: EditingCommand, picture: CellPicture?) -> [PaneRequest] {
    guard let edit = current, let channel = open?.channel else { return [] }
    if let length = currentLength, let requests = handle(command, length) { return requests }
    switch command {
    case .open: break
    case .channelUp: turnChannel(by: -1)
    case .channelDown: turnChannel(by: 1)
    case .less: take(edit.color.moved(channel, by: -1))
    case .more: take(edit.color.moved(channel, by: 1))
    case .muchLess: take(edit.color.moved(channel, by: -Self.manySteps))
    case .muchMore: take(edit.color.moved(channel, by: Self.manySteps))
    case .nextColor: turn(by: 1)
    case .previousColor: turn(by: -1)
    case .type: startTyping(currentLength?.points.hundredths ?? edit.color.hex)
    case .typed: return takeTyped()
    case .erase:
      open?.isTypedWhole = false
      open?.typed?.handle(.deleteBackward)
    case .cancelTyping: open?.typed = nil
    case .pick:
      guard let dropper = picture.flatMap({ DropperModel($0) }) else {
        return [.say(.tells(.nothingToPick))]
      }
      open?.dropper = dropper
    case .pickUp: open?.dropper?.move(columns: 0, rows: -1)
    case .pickDown: open?.dropper?.move(columns: 0, rows: 1)
    case .pickLeft: open?.dropper?.move(columns: -1, rows: 0)
    case .pickRight: open?.dropper?.move(columns: 1, rows: 0)
    case .pickGlyph: open?.dropper?.turn()
    case .picked:
      guard let paint = open?.dropper?.paint else { return [] }
      take(EditedColor(paint.color, opacity: 1))
      open?.dropper = nil
    case .cancelPicking: open?.dropper = nil
    case .undo: change { $0.history.undo() }
    case .redo: change { $0.history.redo() }
    case .reset:
      guard let first = EditedColor(edit.original) else { return [] }
      take(first)
    case .save:
      keepSaved()
      return [.saveColor(edit)]
    case .listMoves: listMoves()
    case .keep: close()
    case .giveUp: giveUp()
    }
    return []
  }

  /// Handles a command for a length; nil for one that means the same for a colour.
  private mutating func handle(
    _ command: EditingCommand, _ edit: LengthEdit
  ) -> [PaneRequest]? {
    func change(by steps: Int) { changeLength { $0.change(to: edit.moved(by: steps)) } }
    switch command {
    case .less: change(by: -1)
    case .more: change(by: 1)
    case .muchLess: change(by: -Self.manySteps)
    case .muchMore: change(by: Self.manySteps)
    case .undo: changeLength { $0.undo() }
    case .redo: changeLength { $0.redo() }
    case .reset: changeLength { $0.change(to: edit.original) }
    case .typed:
      guard let text = open?.typed?.text, let points = edit.typed(text) else {
        let range = edit.target.range.values
        return [
          .say(
            .fails(
              .noNumber(
                open?.typed?.text ?? "", from: edit.target.text(range.lowerBound),
                to: edit.target.text(range.upperBound))))
        ]
      }
      open?.typed = nil
      changeLength { $0.change(to: points) }
    case .save:
      keepSaved()
      return [.saveLength(edit)]
    case .channelUp, .channelDown, .pick, .pickUp, .pickDown, .pickLeft, .pickRight, .pickGlyph,
      .picked, .cancelPicking:
      break
    case .open, .nextColor, .previousColor, .type, .erase, .cancelTyping, .keep, .giveUp,
      .listMoves:
      return nil
    }
    return []
  }

  private mutating func turnChannel(by step: Int) {
    guard let channel = open?.channel,
      let place = EditedColor.Channel.allCases.firstIndex(of: channel),
      EditedColor.Channel.allCases.indices.contains(place + step)
    else { return }
    open?.channel = EditedColor.Channel.allCases[place + step]
  }

  /// Begins with the shown value, as if it were selected.
  private mutating func startTyping(_ value: String) {
    open?.typed = TextFieldState(String(value.drop { $0 == "#" }), isFocused: true)
    open?.isTypedWhole = true
  }

  private mutating func takeTyped() -> [PaneRequest] {
    guard let text = open?.typed?.text, let color = EditedColor(typed: text) else {
      return [.say(.fails(.noColor(open?.typed?.text ?? "")))]
    }
    open?.typed = nil
    take(color)
    return []
  }

  /// Types into the value being entered, without characters that are not digits of a colour or a length.
  mutating func type(_ text: String) {
    let isWhole = open?.isTypedWhole == true
    let room = 9 - (isWhole ? 0 : open?.typed?.text.count ?? 0)
    let isLength = open?.length != nil
    let digits = text.filter {
      isLength
        ? $0 == "." || $0 == "-" || $0.isASCII && $0.isNumber
        : $0 == "#" || $0.isASCII && $0.isHexDigit
    }.prefix(max(0, room))
    guard !digits.isEmpty else { return }
    if isWhole { open?.typed = TextFieldState(isFocused: true) }
    open?.isTypedWhole = false
    open?.typed?.handle(.insert(String(digits)))
  }
}
