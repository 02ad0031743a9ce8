/// An axis of a payload, and those declared after it.
///
/// Axes and rules are lists of functions rather than arrays of declarations: code that is compiled without knowing the
/// payload looks up such types at every access, which took a third of a walk through a state space.
@usableFromInline
package final class AxisLink<Payload: Hashable & Sendable>: Sendable {
  @usableFromInline package let read: @Sendable (Payload) -> AxisValue?
  @usableFromInline package let write: @Sendable (inout Payload, AxisValue) -> Void
  /// The value for a state to which the axis does not apply.
  @usableFromInline package let standard: AxisValue
  @usableFromInline let next: AxisLink?

  @inlinable
  init(_ axis: StateAxis<Payload>, _ standard: AxisValue, before next: AxisLink?) {
    read = axis.read
    write = axis.write
    self.standard = standard
    self.next = next
  }

  /// The first link of a list; nil for a list without axes.
  @inlinable
  package static func list(_ axes: [StateAxis<Payload>], standards: [AxisValue]) -> AxisLink? {
    var (link, index): (AxisLink?, Int) = (nil, min(axes.count, standards.count))
    // A lazy sequence of a payload's type would be made at the start, for every payload.
    while index > 0 {
      index -= 1
      link = AxisLink(axes[index], standards[index], before: link)
    }
    return link
  }

  /// The link of the axis with an index, counted from this one; nil if the index is out of range.
  @inlinable
  package subscript(index: Int) -> AxisLink? {
    guard index >= 0 else { return nil }
    var link = self
    for _ in 0..<index {
      guard let next = link.next else { return nil }
      link = next
    }
    return link
  }
}

/// A rule, and those declared after it.
@usableFromInline
package final class RuleLink<Payload: Hashable & Sendable>: Sendable {
  @usableFromInline package let holds: @Sendable (Payload) -> Bool
  @usableFromInline package let next: RuleLink?

  @inlinable
  init(_ holds: @escaping @Sendable (Payload) -> Bool, before next: RuleLink?) {
    self.holds = holds
    self.next = next
  }

  /// The first link of a list; nil for a list without rules.
  @inlinable
  package static func list(_ rules: [@Sendable (Payload) -> Bool]) -> RuleLink? {
    var (link, index): (RuleLink?, Int) = (nil, rules.count)
    while index > 0 {
      index -= 1
      link = RuleLink(rules[index], before: link)
    }
    return link
  }

  /// The list without one rule, by its index.
  package func without(_ index: Int) -> RuleLink? {
    index == 0 ? next : RuleLink(holds, before: next?.without(index - 1))
  }
}

extension Optional {
  /// Calls a function with the index of each rule of a list that forbids a state.
  @inlinable
  package func forEachBroken<Payload>(_ payload: Payload, _ body: (Int) -> Void)
  where Wrapped == RuleLink<Payload> {
    var index = 0
    var link = self
    while let current = link {
      if current.holds(payload) { body(index) }
      index += 1
      link = current.next
    }
  }

  /// The index of the first rule of a list that forbids a state; nil if none does.
  @inlinable
  package func firstBroken<Payload>(_ payload: Payload) -> Int?
  where Wrapped == RuleLink<Payload> {
    var index = 0
    var link = self
    while let current = link {
      if current.holds(payload) { return index }
      index += 1
      link = current.next
    }
    return nil
  }
}
