/// The state of a tab bar: the selected tab and the focused tab.
///
/// ```swift
/// var state = TabsState(count: 2)
/// state.handle(.move(.right))  // .changed: the focus moved
/// state.handle(.activate)      // .selected(1)
/// ```
public struct TabsState: MemberGroupState {
  /// When a tab is selected.
  public enum Activation: String, Hashable, Sendable, CaseIterable {
    /// By Enter, Space or the pointer; the arrows only move the focus.
    case manual
    /// As soon as the focus is on it.
    case automatic
  }

  private var core: SelectingGroup
  /// Counts beside labels, by tab; only those of 1 and more are shown.
  public private(set) var badges: [Int: Int]
  /// The tab that the marks of a scrolling row show; nil while the row follows the focus or the selection.
  public private(set) var revealed: Int?

  /// Makes a state; invalid tab numbers are corrected.
  ///
  /// - Parameters:
  ///   - count: how many tabs there are; below 0 counts as 0.
  ///   - selected: the selected tab, clamped to the existing tabs.
  ///   - focused: the tab with the tab stop; nil takes the selected one.
  ///   - isFocused: whether the row has the focus.
  ///   - activation: whether the selection follows the focus; by default it does not.
  ///   - disabled: the tabs that refuse to act.
  ///   - badges: the counts beside labels, by tab.
  ///   - includesDisabled: whether disabled tabs take the focus all the same.
  ///   - pointed: the tab under the pointer.
  ///   - isPressed: whether the button is held on it.
  ///   - revealed: the tab that a scrolling row shows in place of the focused or selected one.
  public init(
    count: Int, selected: Int = 0, focused: Int? = nil, isFocused: Bool = false,
    activation: Activation = .manual, disabled: Set<Int> = [], badges: [Int: Int] = [:],
    includesDisabled: Bool = false, pointed: Int? = nil, isPressed: Bool = false,
    revealed: Int? = nil
  ) {
    self.badges = badges.filter { 0..<max(0, count) ~= $0.key }
    self.revealed = revealed.flatMap { 0..<max(0, count) ~= $0 ? $0 : nil }
    core = SelectingGroup(
      count: count, selected: count > 0 ? min(max(0, selected), count - 1) : nil, focused: focused,
      isFocused: isFocused, activation: activation, disabled: disabled, wraps: true,
      includesDisabled: includesDisabled, pointed: pointed, isPressed: isPressed)
  }

  /// Whether the selection follows the focus.
  public var activation: Activation { core.activation }
  /// The selected tab; nil only without tabs.
  public var selected: Int? { core.selected }
  /// Focus and pointer of the tabs.
  public var group: MemberGroup { core.group }
  /// The tab that a scrolling row shows.
  var shown: Int? { revealed ?? (isFocused ? focused : selected) }

  /// Whether a tab is selected.
  public func isSelected(_ member: Int) -> Bool { selected == member }

  /// Handles an intent: left and right move and wrap, Home and End jump.
  ///
  /// A key that the row takes ends what ``reveal(_:)`` began; the pointer acts on a tab in view, and scrolls nothing.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    let outcome = core.handle(intent, arrows: .horizontal, repeated: .ignored)
    if outcome != .ignored, !intent.isOfPointer { revealed = nil }
    return outcome
  }

  /// Scrolls a row that is too narrow for its tabs to one of them; selects and focuses nothing.
  ///
  /// ```swift
  /// if let tab = target.indexRevealed(in: "tabs") { state.reveal(tab) }
  /// ```
  ///
  /// - Parameter member: a tab; the row stays where it is for one that does not exist.
  public mutating func reveal(_ member: Int) {
    guard 0..<count ~= member else { return }
    revealed = member
  }

  /// Disables or enables a tab; its selection stays.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    core.setDisabled(isDisabled, at: member)
  }

  /// Sets the count beside a tab's label; 0 takes it away.
  public mutating func setBadge(_ count: Int, at member: Int) {
    guard 0..<self.count ~= member else { return }
    badges[member] = count > 0 ? count : nil
  }

  /// Removes a tab: focus and selection move to its neighbour.
  public mutating func remove(at member: Int) {
    guard 0..<count ~= member else { return }
    core.remove(at: member)
    revealed = nil
    badges = Dictionary(
      uniqueKeysWithValues: badges.filter { $0.key != member }
        .map { ($0.key > member ? $0.key - 1 : $0.key, $0.value) })
  }
}
