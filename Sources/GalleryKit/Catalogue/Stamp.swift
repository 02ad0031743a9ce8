import GSDesign

/// A value as a number that is the same for the same value as long as the process runs.
///
/// So an identifier names a value that has no name.
struct Stamp: Hashable, Sendable {
  let number: Int

  init(_ value: some Hashable) { number = value.hashValue }

  /// Parses a step of an identifier; nil if it is not a stamp.
  init?(step: some StringProtocol) {
    guard let number = Int(step) else { return nil }
    self.number = number
  }
}

extension FocusID {
  /// The identifier of what a value stands for.
  func child(_ stamp: Stamp) -> FocusID { child(stamp.number) }
}
