import GSDesign

/// How good something is, from one star to five, told from what it looks like.
struct RatingState: Hashable, Sendable {
  /// How many stars shine.
  enum Stars: String, Hashable, Sendable, CaseIterable {
    case none, one, two, three, four, five

    /// 0…5.
    var count: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The value a number of stars away; it stops at the ends.
    func moved(by distance: Int) -> Stars {
      let all = Self.allCases
      return all[min(max(count + distance, 0), all.count - 1)]
    }
  }

  var stars = Stars.three
  var isDisabled = false
  var isFocused = false

  /// Arrows add and take away a star; Home and End go to the ends.
  mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return .ignored }
    let before = self
    switch intent {
    case .move(.right), .move(.up): stars = stars.moved(by: 1)
    case .move(.left), .move(.down): stars = stars.moved(by: -1)
    case .first: stars = .none
    case .last: stars = .five
    case .focus: isFocused = true
    case .blur: isFocused = false
    case .activate, .remove, .insert, .deleteBackward, .deleteForward, .cancel, .hover, .pressDown,
      .pressUp:
      return .ignored
    }
    return self == before ? .ignored : .changed
  }
}
