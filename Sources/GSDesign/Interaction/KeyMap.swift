/// Turns keys into intents; the only place that does.
///
/// ```swift
/// KeyMap.control.intent(for: KeyPress(.enter))  // .activate
/// KeyMap.text.intent(for: KeyPress("a"))        // .insert("a")
/// ```
public enum KeyMap: Hashable, Sendable, CaseIterable {
  /// Buttons, tags, tab bars, lists.
  case control
  /// Text fields: every printable key types.
  case text

  /// The intent of a key, or nil where the key means nothing here.
  public func intent(for press: KeyPress) -> Intent? {
    guard press.modifiers.isSubset(of: .shift) else { return nil }
    switch press.key {
    case .left: return .move(.left)
    case .right: return .move(.right)
    case .up: return .move(.up)
    case .down: return .move(.down)
    case .home: return .first
    case .end: return .last
    case .escape: return .cancel
    case .enter: return .activate
    case .backspace:
      switch self {
      case .control: return .remove
      case .text: return .deleteBackward
      }
    case .delete:
      switch self {
      case .control: return .remove
      case .text: return .deleteForward
      }
    case .character(let character):
      switch self {
      case .control: return character == " " ? .activate : nil
      case .text: return .insert(String(character))
      }
    case .tab, .insert, .pageUp, .pageDown, .function: return nil
    }
  }
}
