/// The state of a component whose members share one tab stop: a tab bar, a list, a tag group, a row of actions.
public protocol MemberGroupState: Hashable, Sendable {
  /// Focus and pointer of the members.
  var group: MemberGroup { get }
}

extension MemberGroupState {
  /// The number of members.
  public var count: Int { group.focus.count }
  /// The member with the group's one tab stop; nil if no member can have it.
  public var focused: Int? { group.focus.index }
  /// Whether the group has the focus.
  public var isFocused: Bool { group.isFocused }

  /// Whether a member refuses to act.
  public func isDisabled(_ member: Int) -> Bool { group.focus.isDisabled(member) }
  /// Whether a member has the focus now: it holds the tab stop, and the group is focused.
  public func isFocused(_ member: Int) -> Bool { group.isFocused(member) }
  /// Returns the pointer state of a member: none, hovering or pressing.
  public func interaction(of member: Int) -> Interaction { group.interaction(of: member) }
}
