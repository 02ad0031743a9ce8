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
///
/// A list of many rows has a window: only the rows in it are drawn. A key scrolls it just far enough that the focus
/// is seen, the wheel scrolls it without moving the focus, and Page Up and Page Down move the focus by a window less
/// one row.
///
/// ```swift
/// var files = ListState(count: 100_000, rows: 20)
/// files.turn(pages: 1)  // .selected(19)
/// ```
public struct ListState: MemberGroupState {
  private var core: SelectingGroup
  /// The rows that are seen; nil if all are drawn.
  public private(set) var window: RowWindow?

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
  ///   - rows: the number of rows of the window; nil draws all rows.
  public init(
    count: Int, selected: Int? = 0, focused: Int? = nil, isFocused: Bool = false,
    activation: TabsState.Activation = .automatic, disabled: Set<Int> = [],
    includesDisabled: Bool = false, pointed: Int? = nil, isPressed: Bool = false,
    rows: Int? = nil
  ) {
    core = SelectingGroup(
      count: count, selected: selected.flatMap { 0..<max(0, count) ~= $0 ? $0 : nil },
      focused: focused,
      isFocused: isFocused, activation: activation, disabled: disabled, wraps: false,
      includesDisabled: includesDisabled, pointed: pointed, isPressed: isPressed)
    self.rows = rows
  }

  /// The number of rows of the window; nil if all rows are drawn. Setting it keeps the focus in view.
  public var rows: Int? {
    get { window?.rows }
    set {
      let first = window?.first ?? 0
      window = newValue.map { RowWindow(count: count, rows: $0, first: first) }
      _ = showFocus()
    }
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
    let outcome = core.handle(intent, arrows: .vertical, repeated: .activated)
    switch intent {
    case .activate, .move(.up), .move(.down), .first, .last: return shown(outcome)
    case .move(.left), .move(.right), .remove, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .cancel, .focus, .blur, .hover, .pressDown, .pressUp:
      return outcome
    }
  }

  /// Moves the focus by windows less one row each; ignored without a window.
  @discardableResult
  public mutating func turn(pages: Int) -> Outcome {
    guard let window else { return .ignored }
    return shown(core.move(by: window.rows(ofPages: pages)))
  }

  /// Scrolls the window without moving the focus; ignored without a window, and at its ends.
  @discardableResult
  public mutating func scroll(rows: Int) -> Outcome {
    guard let step = window?.scroll(by: rows), step != 0 else { return .ignored }
    core.slide(by: step)
    return .changed
  }

  /// Adds or removes rows at the end; focus and selection keep their rows, or move to the last one.
  public mutating func setCount(_ count: Int) {
    change { $0.core.setCount(count) }
  }

  /// Disables or enables a row; its selection stays.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    core.setDisabled(isDisabled, at: member)
  }

  /// Removes a row: focus and selection move to its neighbour.
  public mutating func remove(at member: Int) {
    change { $0.core.remove(at: member) }
  }

  /// Changes the rows; the focus stays in view if it was.
  private mutating func change(_ body: (inout ListState) -> Void) {
    let wasSeen = focused.map { window?.visible.contains($0) ?? false } ?? false
    body(&self)
    let count = self.count
    window?.setCount(count)
    if wasSeen { _ = showFocus() }
  }

  /// The outcome of a key, after which the focus is seen.
  private mutating func shown(_ outcome: Outcome) -> Outcome {
    showFocus() && outcome == .ignored ? .changed : outcome
  }

  /// Scrolls just far enough that the focus is seen; returns false if it was.
  private mutating func showFocus() -> Bool {
    guard let focused else { return false }
    return window?.show(focused) ?? false
  }
}
