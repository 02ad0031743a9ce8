/// The state of a row of actions: which of them has the focus, and the pointer over one of them.
///
/// The answers of a ``GSAlert`` and the items of a ``GSNavigationBar`` are such rows. By default the left and right
/// arrows move the focus; the ends do not wrap.
///
/// ```swift
/// var state = ActionRowState(count: 2, cancelling: 1)
/// state.handle(.move(.right))  // .changed
/// state.handle(.activate)      // .acted(1)
/// state.handle(.cancel)        // .acted(1), from wherever the focus is
/// ```
public struct ActionRowState: MemberGroupState {
  /// The member that Escape activates; nil if Escape does nothing here.
  public let cancelling: Int?
  /// The arrow keys that move the focus.
  public let arrows: MemberGroup.Arrows
  /// Focus and pointer of the members.
  public private(set) var group: MemberGroup

  /// Makes a state; invalid member numbers are corrected.
  ///
  /// - Parameters:
  ///   - count: how many members there are; below 0 counts as 0.
  ///   - focused: the member with the tab stop.
  ///   - cancelling: the member that Escape activates.
  ///   - isFocused: whether keys go to the row.
  ///   - pointed: the member under the pointer.
  ///   - isPressed: whether the button is held on it.
  ///   - arrows: the arrow keys that move the focus; all four if the members are in several rows.
  public init(
    count: Int, focused: Int = 0, cancelling: Int? = nil, isFocused: Bool = false,
    pointed: Int? = nil, isPressed: Bool = false, arrows: MemberGroup.Arrows = .horizontal
  ) {
    self.arrows = arrows
    let focus = MemberFocus(count: count, index: focused, wraps: false)
    self.cancelling = cancelling.flatMap { 0..<focus.count ~= $0 ? $0 : nil }
    group = MemberGroup(
      focus: focus, isFocused: isFocused && focus.index != nil, pointed: pointed,
      isPressed: isPressed)
  }

  /// The other state if it has as many members, otherwise this one.
  func replaced(by other: ActionRowState?) -> ActionRowState {
    other.flatMap { $0.count == count ? $0 : nil } ?? self
  }

  /// Handles an intent: `.acted` with the number of the member that acts.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    if intent == .cancel, let cancelling { return .acted(cancelling) }
    return switch group.handle(intent, arrows: arrows) {
    case .ignored, .removing: .ignored
    case .changed, .moved: .changed
    case .acted(let member): .acted(member)
    }
  }
}
