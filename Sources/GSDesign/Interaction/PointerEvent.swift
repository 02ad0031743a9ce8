/// What the pointer did, told from where: where is a cell for the terminal and a ``FocusID`` for a component.
public enum PointerPhase: Hashable, Sendable {
  /// The pointer moved with no button held.
  case moved
  case pressed(PointerButton)
  /// The pointer moved with a button held.
  case dragged(PointerButton)
  case released(PointerButton)
  /// The wheel turned: positive rows scroll towards the end, positive columns towards the right.
  case scrolled(columns: Int, rows: Int)
}

/// A button of the pointer.
public enum PointerButton: Hashable, Sendable, CaseIterable {
  case primary, middle, secondary
}

/// One report of the pointer, in cells counted from 0 at the top left.
public struct PointerEvent: Hashable, Sendable {
  public var phase: PointerPhase
  public var column: Int
  public var row: Int
  public var modifiers: KeyPress.Modifiers

  public init(_ phase: PointerPhase, column: Int, row: Int, modifiers: KeyPress.Modifiers = []) {
    self.phase = phase
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
