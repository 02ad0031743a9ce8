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
  /// Text fields of several lines: Enter submits, Alt or Shift with Enter begins a line.
  case lines

  /// The key that clears a field: Control-U, as in shells.
  package static let clearing = KeyPress.control("u")

  /// The intent of a key; nil if the key has no function here.
  public func intent(for press: KeyPress) -> Intent? {
    if self == .lines, press.key == .enter, [.alt, .shift].contains(press.modifiers) {
      return .insert("\n")
    }
    if self != .control, press == Self.clearing { return .deleteAll }
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
      case .text, .lines: return .deleteBackward
      }
    case .delete:
      switch self {
      case .control: return .remove
      case .text, .lines: return .deleteForward
      }
    case .character(let character):
      switch self {
      case .control: return character == " " ? .activate : nil
      case .text, .lines: return .insert(String(character))
      }
    case .tab, .insert, .pageUp, .pageDown, .function: return nil
    }
  }
}

/// The result of handling an intent.
public enum Outcome: Hashable, Sendable {
  /// The component has no use for it; the host may.
  case ignored
  /// The state changed and nothing else did: draw again.
  case changed
  /// The component acted: run its action.
  case activated
  /// The member at the index acted: run its action.
  case acted(Int)
  /// The member at the index is selected now (and the state says whether others still are).
  case selected(Int)
  /// The member at the index is no longer selected.
  case deselected(Int)
  /// The member at the index asks to be removed; 0 for a single component.
  case removed(Int)
  /// The text changed.
  case edited(String)
  /// The text was submitted.
  case submitted(String)
}

/// A value stored elsewhere, with functions that read and write it.
///
/// ```swift
/// let selection = Binding(get: { model.tab }, set: { model.tab = $0 })
/// GSButton(style: .homeTab(tabName: "Starred", tabSelection: selection), action: {}) { … }
/// ```
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from the functions that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that never changes; writing does nothing.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and written in its storage.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A binding to a member of the value.
  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] },
      set: { wrappedValue[keyPath: path] = $0 })
  }
}
