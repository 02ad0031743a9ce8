/// What the pointer does to a thing.
public enum Interaction: String, Hashable, Sendable, CaseIterable {
  /// The pointer is elsewhere.
  case normal
  /// The pointer rests on it.
  case hovered
  /// The primary button of the pointer is held on it.
  case pressed
}

extension Ink {
  /// The ink under the pointer: hover moves it, a press does not, and a disabled thing shows neither.
  public func under(_ interaction: Interaction, isDisabled: Bool = false) -> Ink {
    switch interaction {
    case .normal, .pressed: self
    case .hovered: isDisabled ? self : hovered
    }
  }
}
