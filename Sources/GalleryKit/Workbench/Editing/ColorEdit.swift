import GSDesign

/// The changes made to one value, for undo.
struct ColorEdit: Hashable, Sendable {
  /// The number of steps kept; older ones are forgotten.
  static let limit = 1_000

  var target: ColorTarget
  /// The value before any change, as it is written.
  var original: TokenValue
  private(set) var past: [EditedColor] = []
  private(set) var future: [EditedColor] = []
  private(set) var color: EditedColor

  /// Nil where the value is malformed.
  init?(_ target: ColorTarget, _ value: TokenValue) {
    guard let color = EditedColor(value) else { return nil }
    self.target = target
    original = value
    self.color = color
  }

  /// Whether the value is another one than before.
  var isChanged: Bool { value != original }

  /// The value now: the one written at first where nothing is different.
  var value: TokenValue {
    guard let first = EditedColor(original), color.hex != first.hex else {
      return original
    }
    return color.value
  }

  /// Takes a new colour; what had been taken back is gone. One that is no other is no step.
  mutating func change(to color: EditedColor) {
    guard color != self.color else { return }
    past.append(self.color)
    if past.count > Self.limit { past.removeFirst() }
    future = []
    self.color = color
  }

  mutating func undo() {
    guard let before = past.popLast() else { return }
    future.append(color)
    color = before
  }

  mutating func redo() {
    guard let after = future.popLast() else { return }
    past.append(color)
    color = after
  }
}
