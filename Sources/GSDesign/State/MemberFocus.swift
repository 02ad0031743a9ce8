/// Which member of a group holds the group's one tab stop, and where it goes.
///
/// The focus is never lost: when its holder is disabled or taken away, the neighbour has it.
public struct MemberFocus: Hashable, Sendable {
  /// Where a step goes.
  public enum Step: Hashable, Sendable, CaseIterable {
    /// To the member before; over the start to the last where it wraps.
    case previous
    /// To the member after; over the end to the first where it wraps.
    case next
    /// To the first member that can have the tab stop.
    case first
    /// To the last member that can have the tab stop.
    case last
  }

  /// How many members there are.
  public private(set) var count: Int
  /// The member with the tab stop; nil where no member can have it.
  public private(set) var index: Int?
  /// The members that refuse to act.
  public private(set) var disabled: Set<Int>
  /// Whether a step over an end goes on at the other one.
  public let wraps: Bool
  /// Whether disabled members take the focus, so that people can find them; they still refuse to act.
  public let includesDisabled: Bool

  /// Makes the focus of a group; numbers that no member has are put right.
  ///
  /// - Parameters:
  ///   - count: how many members there are; below 0 counts as 0.
  ///   - index: the member with the tab stop; nil is the first. One that cannot have it gives it to a neighbour.
  ///   - disabled: the members that refuse to act.
  ///   - wraps: whether a step over an end goes on at the other one.
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

  /// Moves the tab stop; false where it stays.
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

  /// Gives a member the tab stop; false where it has it already or cannot have it.
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

  /// Takes a member away; whoever came after it moves up.
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

extension Set<Int> {
  /// The same members after one was taken out of their list.
  func shifted(removing member: Int) -> Set<Int> {
    Set(filter { $0 != member }.map { $0 > member ? $0 - 1 : $0 })
  }
}
