import GSDesign

/// A rating from one star to five, independent of its look.
struct RatingState: Hashable, Sendable {
  /// How many stars there are.
  static let most = 5

  /// How many of them are filled, 0…5.
  var stars = 3
  var isDisabled = false
  var isFocused = false

  /// Handles an intent: arrows add and remove a star; Home and End go to the ends.
  mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return .ignored }
    let before = self
    switch intent {
    case .move(.right), .move(.up): stars = min(stars + 1, Self.most)
    case .move(.left), .move(.down): stars = max(stars - 1, 0)
    case .first: stars = 0
    case .last: stars = Self.most
    case .focus: isFocused = true
    case .blur: isFocused = false
    case .activate, .remove, .insert, .deleteBackward, .deleteForward, .deleteAll, .cancel, .hover,
      .pressDown,
      .pressUp:
      return .ignored
    }
    return self == before ? .ignored : .changed
  }
}
