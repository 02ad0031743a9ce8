/// What the pointer did, told from where: where is a cell for the terminal and a ``FocusID`` for a component.
public enum PointerPhase: Hashable, Sendable {
  /// The pointer moved with no button held.
  case moved
  /// The button went down.
  case pressed(PointerButton)
  /// The pointer moved with a button held.
  case dragged(PointerButton)
  /// The button came up.
  case released(PointerButton)
  /// The wheel turned: positive rows scroll towards the end, positive columns towards the right.
  case scrolled(columns: Int, rows: Int)
}

/// A button of the pointer.
public enum PointerButton: Hashable, Sendable, CaseIterable {
  /// The left button, unless the person swapped them.
  case primary
  /// The middle button, or the wheel pressed.
  case middle
  /// The right button.
  case secondary
}

/// One report of the pointer, in cells counted from 0 at the top left.
public struct PointerEvent: Hashable, Sendable {
  /// The pointer's action.
  public var phase: PointerPhase
  /// The column it was over, from 0 at the left.
  public var column: Int
  /// The row it was over, from 0 at the top.
  public var row: Int
  /// The keys held down with it.
  public var modifiers: KeyPress.Modifiers

  /// Makes a report of the pointer over a cell.
  public init(_ phase: PointerPhase, column: Int, row: Int, modifiers: KeyPress.Modifiers = []) {
    self.phase = phase
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
