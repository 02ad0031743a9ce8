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
public struct ListState: Hashable, Sendable {
  /// Whether the selection follows the focus.
  public let activation: TabsState.Activation
  /// The chosen row; nil if none is chosen.
  public private(set) var selected: Int?
  private var group: MemberGroup

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
    self.activation = activation
    self.selected = selected.flatMap { 0..<max(0, count) ~= $0 ? $0 : nil }
    let focus = MemberFocus(
      count: count, index: focused ?? self.selected, disabled: disabled, wraps: false,
      includesDisabled: includesDisabled)
    group = MemberGroup(
      focus: focus, isFocused: isFocused && focus.index != nil, pointed: pointed,
      isPressed: isPressed)
  }

  /// The number of rows.
  public var count: Int { group.focus.count }
  /// The row with the list's one tab stop; nil if no row can have it.
  public var focused: Int? { group.focus.index }
  /// Whether the list has the focus.
  public var isFocused: Bool { group.isFocused }

  /// Whether a row is selected.
  public func isSelected(_ member: Int) -> Bool { selected == member }
  /// Whether a row refuses to act.
  public func isDisabled(_ member: Int) -> Bool { group.focus.isDisabled(member) }
  /// Whether a row has the focus now: it holds the tab stop, and the list is focused.
  public func isFocused(_ member: Int) -> Bool { group.isFocused(member) }
  /// Returns the pointer state of a row: none, hovering or pressing.
  public func interaction(of member: Int) -> Interaction { group.interaction(of: member) }

  /// Handles an intent: up and down move, Home and End jump.
  ///
  /// Activating the chosen row returns `.activated`: open it.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch group.handle(intent, arrows: .vertical) {
    case .ignored, .removing: .ignored
    case .changed: .changed
    case .moved(let member):
      switch activation {
      case .manual: .changed
      case .automatic:
        group.focus.isDisabled(member) ? .changed : select(member, otherwise: .changed)
      }
    case .acted(let member): select(member, otherwise: .activated)
    }
  }

  /// Disables or enables a row; its selection stays.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    group.setDisabled(isDisabled, at: member)
  }

  /// Removes a row: focus and selection move to its neighbour.
  public mutating func remove(at member: Int) {
    guard 0..<count ~= member else { return }
    group.remove(at: member)
    guard let selected else { return }
    let moved = selected > member ? selected - 1 : selected
    self.selected = count > 0 ? min(moved, count - 1) : nil
  }

  private mutating func select(_ member: Int, otherwise outcome: Outcome) -> Outcome {
    guard selected != member else { return outcome }
    selected = member
    return .selected(member)
  }
}
