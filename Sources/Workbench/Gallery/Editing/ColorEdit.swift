import GSDesign

/// The changes made to one value, for undo.
struct ColorEdit: Hashable, Sendable {
  var target: ColorTarget
  /// The value before any change, as it is written.
  var original: TokenValue
  var history: EditHistory<EditedColor>

  var color: EditedColor { history.value }

  /// nil if the value is malformed.
  init?(_ target: ColorTarget, _ value: TokenValue) {
    guard let color = EditedColor(value) else { return nil }
    self.target = target
    original = value
    history = EditHistory(color)
  }

  /// Whether the value is another one than before.
  var isChanged: Bool { value != original }

  /// The value now; unchanged, it is the one in the file.
  var value: TokenValue {
    EditedColor(original)?.value == color.value ? original : color.value
  }
}
