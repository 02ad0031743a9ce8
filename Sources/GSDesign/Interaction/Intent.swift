/// What a person means, told from the key or the pointer that said so.
///
/// Only a ``KeyMap`` turns keys into intents; components know nothing of keys.
public enum Intent: Hashable, Sendable {
  /// Do what the focused thing does: Enter or Space.
  case activate
  /// Take the focused thing away: Backspace or Delete.
  case remove
  /// Go to the neighbour.
  case move(Direction)
  /// Go to the first member, or to the start of a text: Home.
  case first
  /// Go to the last member, or to the end of a text: End.
  case last
  /// Type a text. It is data: whatever it holds is shown, never obeyed.
  case insert(String)
  /// Take away the grapheme cluster before the caret, or after it.
  case deleteBackward, deleteForward
  /// Leave without doing anything: Escape.
  case cancel
  /// The focus came to the component, or left it.
  case focus, blur
  /// The pointer rests on a member (0 where there is only one), or on none.
  case hover(Int?)
  /// The primary button went down on a member.
  case pressDown(Int)
  /// The primary button came up over a member, or over none of them.
  case pressUp(Int?)

  /// Where a move goes.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down
  }
}

/// What came of an intent.
public enum Outcome: Hashable, Sendable {
  /// The component has no use for it; the host may.
  case ignored
  /// The state changed and nothing else did: draw again.
  case changed
  /// The thing acted: run its action.
  case activated
  /// The member at the index is selected now (and the state says whether others still are).
  case selected(Int)
  /// The member at the index is no longer selected.
  case deselected(Int)
  /// The member at the index asks to be taken away; for a single thing it is 0.
  case removed(Int)
  /// The text is another one now.
  case edited(String)
  /// The text is done.
  case submitted(String)
}
