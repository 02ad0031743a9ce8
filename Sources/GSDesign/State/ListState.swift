/// The state of a list: the current row and the selected row.
///
/// In a list the selection follows the arrows unless the activation is manual. The ends do not wrap: holding a key
/// down stops at the last row.
///
/// ```swift
/// var state = ListState(count: 3)
/// state.handle(.move(.down))  // .selected(1)
/// state.handle(.activate)     // .activated
/// ```
public struct ListState: MemberGroupState {
  private var core: SelectingGroup

  /// Makes a state; invalid row numbers are corrected.
  ///
  /// - Parameters:
  ///   - count: how many rows there are; below 0 counts as 0.
  ///   - selected: the chosen row; nil, or a row that does not exist, chooses none.
  ///   - focused: the row with the tab stop; nil takes the chosen row, or the first.
  ///   - isFocused: whether the list has the focus.
  ///   - activation: whether the selection follows the focus, as it does by default.
  ///   - disabled: the rows that refuse to act.
  ///   - includesDisabled: whether those take the focus all the same.
  ///   - pointed: the row under the pointer.
  ///   - isPressed: whether the button is held on it.
  public init(
    count: Int, selected: Int? = 0, focused: Int? = nil, isFocused: Bool = false,
    activation: TabsState.Activation = .automatic, disabled: Set<Int> = [],
    includesDisabled: Bool = false, pointed: Int? = nil, isPressed: Bool = false
  ) {
    core = SelectingGroup(
      count: count, selected: selected.flatMap { 0..<max(0, count) ~= $0 ? $0 : nil },
      focused: focused,
      isFocused: isFocused, activation: activation, disabled: disabled, wraps: false,
      includesDisabled: includesDisabled, pointed: pointed, isPressed: isPressed)
  }

  /// Whether the selection follows the focus.
  public var activation: TabsState.Activation { core.activation }
  /// The chosen row; nil if none is chosen.
  public var selected: Int? { core.selected }
  /// Focus and pointer of the rows.
  public var group: MemberGroup { core.group }

  /// Whether a row is selected.
  public func isSelected(_ member: Int) -> Bool { selected == member }

  /// Handles an intent: up and down move, Home and End jump.
  ///
  /// Activating the chosen row returns `.activated`: open it.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    core.handle(intent, arrows: .vertical, repeated: .activated)
  }

  /// Disables or enables a row; its selection stays.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    core.setDisabled(isDisabled, at: member)
  }

  /// Removes a row: focus and selection move to its neighbour.
  public mutating func remove(at member: Int) {
    core.remove(at: member)
  }
}
