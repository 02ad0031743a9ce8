/// A headless state that takes in the events of a program: keys, pastes, the pointer, and for rows the wheel and
/// pages.
///
/// ```swift
/// func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
///   model.ring.receive(event)
///   if model.send.receive(event, as: "send", in: model.ring) == .activated { … }
/// }
/// ```
///
/// A state without the focus takes no keys. A press of the pointer is handled either way; a ``FocusRing`` moves the
/// focus to its part.
public protocol InteractiveState: Hashable, Sendable {
  /// Whether keys and pastes go to it.
  var isFocused: Bool { get }
  /// The keys that it understands; those of controls by default.
  var keyMap: KeyMap { get }

  /// Handles an intent.
  mutating func handle(_ intent: Intent) -> Outcome

  /// Turns pages, as Page Down (1) and Page Up (-1) do; ignored by default.
  mutating func turn(pages: Int) -> Outcome

  /// Scrolls towards the end, or by a negative number towards the start, without moving the focus; ignored by
  /// default.
  mutating func scroll(rows: Int) -> Outcome

  /// Handles an event; those without a meaning for the state are ignored.
  ///
  /// - Parameters:
  ///   - event: the event, as the program received it.
  ///   - id: the name of the component that shows the state.
  mutating func receive(_ event: Event, as id: FocusID) -> Outcome

  /// Takes the focus if a ring gives it to the component, otherwise gives it up.
  mutating func follow(_ ring: FocusRing, as id: FocusID) -> Outcome
}

extension InteractiveState {
  /// The keys of controls.
  public var keyMap: KeyMap { .control }

  /// Ignores pages.
  public mutating func turn(pages: Int) -> Outcome { .ignored }

  /// Ignores the wheel.
  public mutating func scroll(rows: Int) -> Outcome { .ignored }

  /// The meaning of an event for the state; nil for pages, the wheel, and events without a meaning.
  ///
  /// - Parameters:
  ///   - event: the event, as the program received it.
  ///   - id: the name of the component that shows the state.
  public func intent(for event: Event, as id: FocusID) -> Intent? {
    switch event {
    case .key(let press): isFocused ? keyMap.intent(for: press) : nil
    case .paste(let text): isFocused && keyMap != .control ? .insert(text) : nil
    case .pointer(let phase, let target): .pointer(phase, over: target, for: id)
    case .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: nil
    }
  }

  /// Handles an event by its intent, or by pages and rows.
  @discardableResult
  public mutating func receive(_ event: Event, as id: FocusID) -> Outcome { take(event, as: id) }

  /// The way of most states, which those of several parts use for keys and the wheel.
  mutating func take(_ event: Event, as id: FocusID) -> Outcome {
    if let pages = event.pages { return isFocused ? turn(pages: pages) : .ignored }
    if let rows = event.rowsScrolled(over: id) { return scroll(rows: rows) }
    return intent(for: event, as: id).map { handle($0) } ?? .ignored
  }

  /// Takes the focus or gives it up.
  @discardableResult
  public mutating func follow(_ ring: FocusRing, as id: FocusID) -> Outcome {
    handle(ring.focused == id ? .focus : .blur)
  }

  /// Follows the focus of a ring that has taken the event in, and handles the event.
  @discardableResult
  public mutating func receive(
    _ event: Event, as id: FocusID, in ring: FocusRing
  ) -> Outcome {
    let moved = follow(ring, as: id)
    // The Tab that turned the ring has done its work.
    if moved != .ignored, event.tabStep != nil { return moved }
    let outcome = receive(event, as: id)
    return outcome == .ignored ? moved : outcome
  }
}

extension Event {
  /// The rows that a notch of the wheel scrolls.
  static let rowsOfNotch = 3

  /// Whether it is a press of the primary button over a component, or over a part of it.
  public func presses(_ id: FocusID) -> Bool {
    guard case .pointer(.pressed(.primary), let target?) = self else { return false }
    return id.holds(target)
  }

  /// How far Tab (1) and Shift-Tab (-1) go; nil for any other event.
  var tabStep: Int? {
    if self == .key(KeyPress(.tab)) { return 1 }
    return self == .key(KeyPress(.tab, modifiers: .shift)) ? -1 : nil
  }

  /// The pages that Page Up and Page Down turn; nil for any other event.
  var pages: Int? {
    if self == .key(KeyPress(.pageUp)) { return -1 }
    return self == .key(KeyPress(.pageDown)) ? 1 : nil
  }

  /// The rows that the wheel scrolls over a component; nil for any other event.
  func rowsScrolled(over id: FocusID) -> Int? {
    guard case .pointer(.scrolled(_, let rows), let target?) = self, rows != 0, id.holds(target)
    else { return nil }
    return rows &* Self.rowsOfNotch
  }
}

extension FocusID {
  /// The area of a component behind its members: the wheel scrolls there, and a press gives the focus.
  var ground: FocusID { child("ground") }

  /// Whether a part is this component or is in it.
  func holds(_ part: FocusID) -> Bool { part == self || part.path.hasPrefix(path + "/") }
}

extension PressState: InteractiveState {
  /// Handles an intent of a component that is not disabled.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome { handle(intent, isDisabled: false) }
}

extension ButtonState: InteractiveState {
  /// Handles an intent of a button that is neither disabled nor being edited.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    handle(intent, isDisabled: false, isEditing: false)
  }
}

extension TagState: InteractiveState {}
extension ActionRowState: InteractiveState {}
extension TabsState: InteractiveState {}
extension TagGroupState: InteractiveState {}
extension ListState: InteractiveState {}
extension StepperState: InteractiveState {}

extension ToggleRowState: InteractiveState {
  /// Whether keys go to the row.
  public var isFocused: Bool { members.isFocused }
}

extension TextFieldState: InteractiveState {
  /// Every printable key types; in a field of several lines Enter submits, and Alt-Enter begins a line.
  public var keyMap: KeyMap { isMultiline ? .lines : .text }
}

extension ValidatedFieldState: InteractiveState {
  /// Whether keys go to the field.
  public var isFocused: Bool { field.isFocused }
  /// Every printable key types.
  public var keyMap: KeyMap { field.keyMap }
}

extension MessageEditorState: InteractiveState {
  /// Whether keys go to the text.
  public var isFocused: Bool { field.isFocused }
  /// Every printable key types; Enter sends, and Alt-Enter begins a line.
  public var keyMap: KeyMap { field.keyMap }
}
