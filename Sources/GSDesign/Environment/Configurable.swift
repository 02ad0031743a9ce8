/// A value that is changed as it is made, in one expression.
///
/// ```swift
/// let dark = EnvironmentChange(theme: .zatch).and { $0.appearance = .dark }
/// ```
///
/// For values alone: a class would be changed for everyone who holds it. It is refused, as a class with anything to change
/// is not `Sendable`.
public protocol Configurable: Sendable {}

extension Configurable {
  /// Returns a copy with a change made to it; the value itself stays as it is.
  ///
  /// - Parameter change: receives the copy.
  /// - Throws: the error of the change, with its type.
  public func and<Failure: Error>(
    _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}
