/// Focus and pointer of a group of members: the part that the states of tabs, lists and tag groups share.
///
/// A group has one tab stop, arrows move inside it, and the pointer is over one member at a time. The component around
/// it decides how acting on a member changes the selection:
///
/// ```swift
/// switch group.handle(intent, arrows: .horizontal) {
/// case .acted(let member): selected = member
/// case .moved, .changed, .removing, .ignored: break
/// }
/// ```
public struct MemberGroup: Hashable, Sendable {
  /// The arrow keys that move the focus.
  public enum Arrows: Hashable, Sendable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical
    /// All four: left and up go back, right and down go on.
    case both
  }

  /// The outcome of an intent, before the component's own rule of selection.
  public enum Outcome: Hashable, Sendable {
    /// The group has no use for the intent.
    case ignored
    /// Focus or pointer changed and nothing else did.
    case changed
    /// The member at the index has the tab stop now.
    case moved(Int)
    /// The member at the index acts: by a key, or by the pointer.
    case acted(Int)
    /// The member at the index asks to be removed; it is still there.
    case removing(Int)
  }

  /// The member with the tab stop, and which members are disabled.
  public private(set) var focus: MemberFocus
  /// Whether keys go to the group.
  public private(set) var isFocused: Bool
  /// The member under the pointer; nil if it is over none, or over a disabled one.
  public private(set) var pointed: Int?
  /// Whether the primary button is held on the member under the pointer.
  public private(set) var isPressed = false

  /// - Parameters:
  ///   - focus: the members, and which has the tab stop.
  ///   - isFocused: whether keys go to the group.
  ///   - pointed: the member under the pointer; a disabled one is none.
  ///   - isPressed: whether the primary button is held on it.
  public init(focus: MemberFocus, isFocused: Bool, pointed: Int? = nil, isPressed: Bool = false) {
    self.focus = focus
    self.isFocused = isFocused
    point(at: pointed, isPressed: isPressed)
  }

  /// The interaction of the member under the pointer with it; normal if it is over none.
  public var interaction: Interaction { pointed.map(interaction(of:)) ?? .normal }

  /// The interaction of a member with the pointer.
  public func interaction(of member: Int) -> Interaction {
    pointed == member ? (isPressed ? .pressed : .hovered) : .normal
  }

  /// Whether keys go to this member.
  public func isFocused(_ member: Int) -> Bool { isFocused && focus.index == member }

  /// Handles an intent.
  ///
  /// - Parameters:
  ///   - intent: the intent; members are counted from 0.
  ///   - arrows: the arrow keys that move the focus here.
  public mutating func handle(_ intent: Intent, arrows: Arrows) -> Outcome {
    switch intent {
    case .activate:
      guard let member = focus.index, !focus.isDisabled(member) else { return .ignored }
      return .acted(member)
    case .remove:
      guard let member = focus.index, !focus.isDisabled(member) else { return .ignored }
      return .removing(member)
    case .move(let direction):
      guard let step = arrows.step(direction) else { return .ignored }
      return move(step)
    case .first: return move(.first)
    case .last: return move(.last)
    case .focus, .blur:
      let isFocusing = intent == .focus
      guard isFocused != isFocusing, !isFocusing || focus.index != nil else { return .ignored }
      isFocused = isFocusing
      if !isFocusing, isPressed { point(at: nil) }
      return .changed
    case .hover(let member): return hover(member)
    case .pressDown(let member):
      guard isActive(member) else { return .ignored }
      point(at: member, isPressed: true)
      return .changed
    case .pressUp(let member): return release(member)
    case .insert, .deleteBackward, .deleteForward, .deleteAll, .cancel: return .ignored
    }
  }

  /// Disables or enables a member; the pointer leaves a disabled one.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    focus.setDisabled(isDisabled, at: member)
    point(at: pointed, isPressed: isPressed)
    if focus.index == nil { isFocused = false }
  }

  /// Removes a member: the focus moves to its neighbour, and the pointer is over none.
  public mutating func remove(at member: Int) {
    focus.remove(at: member)
    point(at: nil)
    if focus.index == nil { isFocused = false }
  }

  /// Changes the number of members, at the end; the focus and the pointer stay on theirs.
  mutating func setCount(_ count: Int) {
    focus.setCount(count)
    point(at: pointed, isPressed: isPressed)
    if focus.index == nil { isFocused = false }
  }

  /// Moves the tab stop by a number of members, as far as there are some.
  mutating func move(by offset: Int) -> Outcome {
    guard focus.move(by: offset), let member = focus.index else { return .ignored }
    return .moved(member)
  }

  /// The members moved under the pointer, which is over another one now; a press ends.
  mutating func slide(by offset: Int) {
    if let pointed { point(at: pointed + offset) }
  }

  private mutating func move(_ step: MemberFocus.Step) -> Outcome {
    guard focus.move(step), let member = focus.index else { return .ignored }
    return .moved(member)
  }

  private mutating func hover(_ member: Int?) -> Outcome {
    guard member != pointed else { return .ignored }
    let old = self
    point(at: member)
    return self == old ? .ignored : .changed
  }

  private mutating func release(_ member: Int?) -> Outcome {
    guard isPressed else { return .ignored }
    let pressed = pointed
    point(at: member)
    guard let member, member == pressed else { return .changed }
    focus.move(to: member)
    return .acted(member)
  }

  private func isActive(_ member: Int) -> Bool {
    0..<focus.count ~= member && !focus.isDisabled(member)
  }

  private mutating func point(at member: Int?, isPressed: Bool = false) {
    if let member, isActive(member) {
      pointed = member
      self.isPressed = isPressed
    } else {
      pointed = nil
      self.isPressed = false
    }
  }
}

extension MemberGroup.Arrows {
  fileprivate func step(_ direction: Intent.Direction) -> MemberFocus.Step? {
    switch (self, direction) {
    case (.horizontal, .left), (.both, .left), (.vertical, .up), (.both, .up): .previous
    case (.horizontal, .right), (.both, .right), (.vertical, .down), (.both, .down): .next
    case (.horizontal, .up), (.horizontal, .down), (.vertical, .left), (.vertical, .right): nil
    }
  }
}

extension Set<Int> {
  /// The same members after one was taken out of their list.
  func shifted(removing member: Int) -> Set<Int> {
    Set(filter { $0 != member }.map { $0 > member ? $0 - 1 : $0 })
  }
}
