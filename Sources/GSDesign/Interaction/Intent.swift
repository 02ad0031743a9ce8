/// The meaning of a key or a pointer event.
///
/// Only a ``KeyMap`` turns keys into intents; components know nothing of keys.
public enum Intent: Hashable, Sendable {
  /// Activate the focused component: Enter or Space.
  case activate
  /// Remove the focused component: Backspace or Delete.
  case remove
  /// Go to the next item in a direction.
  case move(Direction)
  /// Go to the first member, or to the start of a text: Home.
  case first
  /// Go to the last member, or to the end of a text: End.
  case last
  /// Type a text. It is shown literally; control characters in it have no effect.
  case insert(String)
  /// Delete the grapheme cluster before the caret, or after it.
  case deleteBackward, deleteForward
  /// Delete the whole text: Control-U, as in shells.
  case deleteAll
  /// Leave without doing anything: Escape.
  case cancel
  /// The focus came to the component, or left it.
  case focus, blur
  /// The pointer rests on a member (0 if there is only one), or on none.
  case hover(Int?)
  /// The primary button went down on a member.
  case pressDown(Int)
  /// The primary button came up over a member, or over none of them.
  case pressUp(Int?)

  /// Where a move goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down
  }

  /// Whether it comes from the pointer, which acts on members in view and scrolls nothing.
  package var isOfPointer: Bool {
    switch self {
    case .hover, .pressDown, .pressUp: true
    case .activate, .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward,
      .deleteAll, .cancel, .focus, .blur:
      false
    }
  }
}
