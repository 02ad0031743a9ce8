/// A combination of values that no state has, and why.
///
/// ```swift
/// StateRule("A disabled tag takes no focus.") { $0.isDisabled && $0.isFocused }
/// ```
public struct StateRule<Payload: Hashable & Sendable>: Sendable {
  /// The reason, as a sentence.
  public let reason: String
  @usableFromInline let holds: @Sendable (Payload) -> Bool

  /// Declares a combination that no state has.
  ///
  /// - Parameters:
  ///   - reason: the reason, as a sentence.
  ///   - holds: whether a state is such a combination.
  @inlinable
  public init(_ reason: String, when holds: @escaping @Sendable (Payload) -> Bool) {
    self.reason = reason
    self.holds = holds
  }

  /// Whether the rule forbids a state.
  @inlinable
  public func forbids(_ state: Payload) -> Bool { holds(state) }
}
