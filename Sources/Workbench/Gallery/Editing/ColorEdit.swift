import ColorScience
import GSDesign

/// The changes made to one value, for undo.
struct ColorEdit: Hashable, Sendable {
  var target: ColorTarget
  /// The value before any change, as the theme has it.
  private(set) var original: TokenValue
  /// The colour before any change, in its own space.
  private(set) var first: EditedColor
  var history: EditHistory<EditedColor>

  var color: EditedColor { history.value }

  /// The channels that keys change: a page stays opaque.
  var channels: [EditedColor.Channel] {
    color.channels.filter { $0 != .opacity || !target.isOpaque }
  }

  /// Nil if the value is malformed.
  init?(_ target: ColorTarget, _ value: TokenValue) {
    guard let color = target.color(of: value) else { return nil }
    self.target = target
    original = value
    first = color
    history = EditHistory(color)
  }

  /// Whether a component or the opacity is another one than before.
  var isChanged: Bool { !color.own.isSame(as: first.own) }

  /// The value now; unchanged, it is the one in the theme.
  var value: TokenValue {
    guard isChanged else { return original }
    guard original.writtenDisplayP3 != nil, color.own.space == .displayP3 else {
      return color.value
    }
    return .displayP3(
      red: color[.own(0)], green: color[.own(1)], blue: color[.own(2)], opacity: color.own.alpha)
  }

  /// The values before and now in words: as CSS writes them, or as code does.
  var words: (before: String, now: String) {
    target.source?.color == nil
      ? (original.description, value.description)
      : (first.own.description, color.own.description)
  }

  /// The edit on top of a value that was read again; nil if that is neither the value before nor the one now.
  func rebased(on target: ColorTarget, _ value: TokenValue) -> ColorEdit? {
    guard let edit = ColorEdit(target, value),
      edit.first.own.isSame(as: first.own) || color.own.isSame(as: edit.first.own)
    else { return nil }
    return edit.with(history)
  }

  /// The edit with other changes.
  func with(_ history: EditHistory<EditedColor>) -> ColorEdit {
    var edit = self
    edit.history = history
    return edit
  }
}
