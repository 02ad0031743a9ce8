/// One key as the person pressed it, told from what it means.
///
/// The key map of a component or of the gallery turns it into an ``Intent``; nothing else looks at keys.
public struct KeyPress: Hashable, Sendable {
  /// Which key.
  public enum Key: Hashable, Sendable {
    /// A printable grapheme cluster as the keyboard (or its input method) made it: `a`, `A`, `가`, `é`.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, from 1 to 35.
    case function(Int)
  }

  /// The keys held down with it. Shift is reported only where the key itself does not already tell
  /// (`A` is the character `A` without shift; Shift-Tab is `tab` with shift).
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    /// The command or Windows key.
    public static let `super` = Modifiers(rawValue: 8)
  }

  public var key: Key
  public var modifiers: Modifiers

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
