/// The member that holds a group's one tab stop, and its moves.
///
/// The focus is never lost: when its holder is disabled or removed, a neighbour gets it.
public struct MemberFocus: Hashable, Sendable {
  /// The target of a step.
  public enum Step: Hashable, Sendable, CaseIterable {
    /// To the member before; from the first to the last if the group wraps.
    case previous
    /// To the member after; from the last to the first if the group wraps.
    case next
    /// To the first member that can have the tab stop.
    case first
    /// To the last member that can have the tab stop.
    case last
  }

  /// How many members there are.
  public private(set) var count: Int
  /// The member with the tab stop; nil if no member can have it.
  public private(set) var index: Int?
  /// The members that refuse to act.
  public private(set) var disabled: Set<Int>
  /// Whether a step past one end continues at the other.
  public let wraps: Bool
  /// Whether disabled members take the focus, so that people can find them; they still refuse to act.
  public let includesDisabled: Bool

  /// Makes the focus of a group; invalid member numbers are corrected.
  ///
  /// - Parameters:
  ///   - count: how many members there are; below 0 counts as 0.
  ///   - index: the member with the tab stop; nil is the first. One that cannot have it gives it to a neighbour.
  ///   - disabled: the members that refuse to act.
  ///   - wraps: whether a step past one end continues at the other.
  ///   - includesDisabled: whether disabled members take the focus.
  public init(
    count: Int, index: Int? = nil, disabled: Set<Int> = [], wraps: Bool = true,
    includesDisabled: Bool = false
  ) {
    self.count = max(0, count)
    self.disabled = disabled.filter { 0..<max(0, count) ~= $0 }
    self.wraps = wraps
    self.includesDisabled = includesDisabled
    self.index = nearest(to: index ?? 0)
  }

  /// Whether a member refuses to act.
  public func isDisabled(_ member: Int) -> Bool { disabled.contains(member) }

  /// Whether the member exists and can have the tab stop.
  public func admits(_ member: Int) -> Bool {
    0..<count ~= member && (includesDisabled || !isDisabled(member))
  }

  /// Moves the tab stop; returns false if it stays.
  @discardableResult
  public mutating func move(_ step: Step) -> Bool {
    let old = index
    switch step {
    case .first: index = nearest(to: 0)
    case .last: index = nearest(to: count - 1)
    case .next: index = neighbour(after: true)
    case .previous: index = neighbour(after: false)
    }
    return index != old
  }

  /// Moves the tab stop by a number of members, as far as there are some; returns false if it stays.
  @discardableResult
  public mutating func move(by offset: Int) -> Bool {
    guard let old = index else { return false }
    let target = offset < 0 ? max(offset, -old) + old : min(offset, count - 1 - old) + old
    index = nearest(to: target)
    return index != old
  }

  /// Changes the number of members, at the end; below 0 counts as 0.
  public mutating func setCount(_ count: Int) {
    self = MemberFocus(
      count: count, index: index, disabled: disabled, wraps: wraps,
      includesDisabled: includesDisabled)
  }

  /// Gives a member the tab stop; returns false if it already has it or cannot have it.
  @discardableResult
  public mutating func move(to member: Int) -> Bool {
    guard admits(member), index != member else { return false }
    index = member
    return true
  }

  /// Disables or enables a member.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    guard 0..<count ~= member else { return }
    if isDisabled { disabled.insert(member) } else { disabled.remove(member) }
    index = nearest(to: index ?? member)
  }

  /// Removes a member; the members after it move up by one.
  public mutating func remove(at member: Int) {
    guard 0..<count ~= member else { return }
    count -= 1
    disabled = disabled.shifted(removing: member)
    if let index { self.index = nearest(to: index > member ? index - 1 : index) }
  }

  /// The member itself, or the next that can have the tab stop, or else the one before.
  private func nearest(to member: Int) -> Int? {
    guard count > 0 else { return nil }
    let start = min(max(0, member), count - 1)
    return (start..<count).first(where: admits) ?? (0..<start).last(where: admits)
  }

  private func neighbour(after: Bool) -> Int? {
    guard let index else { return nil }
    let beyond = after ? (index + 1..<count).first(where: admits) : (0..<index).last(where: admits)
    guard beyond == nil, wraps else { return beyond ?? index }
    return after ? (0..<count).first(where: admits) : (0..<count).last(where: admits)
  }
}
