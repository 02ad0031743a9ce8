/// What the pointer does to a thing.
public enum Interaction: String, Hashable, Sendable, CaseIterable {
  /// The pointer is elsewhere.
  case normal
  /// The pointer rests on it.
  case hovered
  /// The primary button of the pointer is held on it.
  case pressed
}

extension Marks {
  /// The marks of a thing from all of its flags at once, so that no flag hides another.
  ///
  /// Selected and focused stay under every other flag; a disabled thing shows no press.
  public init(
    isSelected: Bool = false, isFocused: Bool = false, isDisabled: Bool = false,
    interaction: Interaction = .normal
  ) {
    var marks: Marks = []
    if isSelected { marks.insert(.selected) }
    if isFocused { marks.insert(.focused) }
    if isDisabled {
      marks.insert(.disabled)
    } else if interaction == .pressed {
      marks.insert(.pressed)
    }
    self = marks
  }
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
