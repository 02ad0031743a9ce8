/// One key press, without any meaning attached.
///
/// The key map of a component or of the gallery turns it into an ``Intent``; nothing else looks at keys.
public struct KeyPress: Hashable, Sendable {
  /// Which key.
  public enum Key: Hashable, Sendable {
    /// A printable grapheme cluster as the keyboard (or its input method) made it: `a`, `A`, `가`, `é`.
    case character(Character)
    /// Return, or Enter of the keypad.
    case enter
    /// Tab; with shift it goes back.
    case tab
    /// Escape.
    case escape
    /// Deletes to the left.
    case backspace
    /// Deletes to the right.
    case delete
    /// Insert.
    case insert
    /// The arrow upwards.
    case up
    /// The arrow downwards.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// A function key, from 1 to 35.
    case function(Int)
  }

  /// The keys held down with it. Shift is reported only if the key itself does not show it
  /// (`A` is the character `A` without shift; Shift-Tab is `tab` with shift).
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys held.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, if the key itself does not show it.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
    /// The command or Windows key.
    public static let `super` = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// The keys held down with it.
  public var modifiers: Modifiers

  /// Makes a press of a key, with no modifier by default.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key of a printable character: `KeyPress("q")`.
  public init(_ character: Character, modifiers: Modifiers = []) {
    self.init(.character(character), modifiers: modifiers)
  }

  /// A control chord by its letter, in lower case: `.control("c")`.
  public static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }
}

/// A phase of the pointer; its place is a cell for the terminal and a ``FocusID`` for a component.
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
