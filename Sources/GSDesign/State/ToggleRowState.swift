/// The state of a row with a switch: whether the switch is on, and which part of the row has the focus.
///
/// The row has one tab stop; left and right move between its parts: the row itself, which opens its item, the switch,
/// and in some rows the button that deletes it.
///
/// ```swift
/// var state = ToggleRowState(isDeletable: true)
/// state.handle(.move(.right))  // .changed: the switch has the focus
/// state.handle(.activate)      // .selected(1): it is on
/// state.handle(.remove)        // .acted(2): the row asks to be deleted
/// ```
public struct ToggleRowState: Hashable, Sendable {
  /// A part of the row; the raw value is its number among the members.
  public enum Part: Int, Hashable, Sendable, CaseIterable {
    /// The row itself: pressing it opens its item.
    case row
    /// The switch.
    case toggle
    /// The button that deletes the row, if it can be deleted.
    case delete
  }

  /// Whether the switch is on.
  public private(set) var isOn: Bool
  /// The focus and the pointer among the parts.
  public private(set) var members: ActionRowState

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - isOn: whether the switch is on.
  ///   - isDeletable: whether there is a part that deletes the row.
  ///   - members: the focus and the pointer; one of another number of parts is not used.
  public init(isOn: Bool = false, isDeletable: Bool = false, members: ActionRowState? = nil) {
    self.isOn = isOn
    self.members = ActionRowState(count: isDeletable ? 3 : 2).replaced(by: members)
  }

  /// Whether there is a part that deletes the row.
  public var isDeletable: Bool { members.count > Part.delete.rawValue }

  /// The parts there are.
  public var parts: [Part] { Part.allCases.filter { $0 != .delete || isDeletable } }

  /// The state that determines the marks of a part.
  func state(of part: Part) -> TagState {
    TagState(
      isSelected: part == .toggle && isOn, isFocused: members.isFocused(part.rawValue),
      interaction: members.interaction(of: part.rawValue))
  }

  /// Handles an intent: `.acted` with the part that acts, `.selected` and `.deselected` for the switch. Backspace and
  /// Delete act as the delete button.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    if intent == .remove { return isDeletable ? .acted(Part.delete.rawValue) : .ignored }
    let outcome = members.handle(intent)
    guard outcome == .acted(Part.toggle.rawValue) else { return outcome }
    isOn.toggle()
    return isOn ? .selected(Part.toggle.rawValue) : .deselected(Part.toggle.rawValue)
  }
}
