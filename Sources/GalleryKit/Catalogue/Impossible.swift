import GSDesign

/// A combination of values that no state has, and why.
///
/// ```swift
/// Impossible("A disabled tag shows no hover.", korean: "…") { $0.isDisabled && $0.interaction == .hovered }
/// ```
public struct Impossible<Payload: Hashable & Sendable>: Sendable {
  let reason: Phrase
  let holds: @Sendable (Payload) -> Bool

  /// Declares a combination that no state has.
  ///
  /// - Parameters:
  ///   - reason: the reason, as a sentence in English.
  ///   - korean: the same in Korean; the English text if left out.
  ///   - holds: whether a state is such a combination.
  public init(
    _ reason: String, korean: String? = nil, when holds: @escaping @Sendable (Payload) -> Bool
  ) {
    self.init(Phrase(reason, korean: korean), when: holds)
  }

  /// Declares a combination that no state has, with a reason in any languages.
  package init(_ reason: Phrase, when holds: @escaping @Sendable (Payload) -> Bool) {
    self.reason = reason
    self.holds = holds
  }
}
