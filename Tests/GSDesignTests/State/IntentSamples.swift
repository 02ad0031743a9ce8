@testable import GSDesign

extension Intent {
  /// Every kind of intent, with members that exist, that do not, and that cannot.
  static let samples: [Intent] =
    [
      .activate, .remove, .first, .last, .deleteBackward, .deleteForward, .deleteAll, .cancel,
      .focus, .blur,
      .insert("a"), .insert(""), .insert("한\n👩‍👩‍👧"), .hover(nil), .pressUp(nil),
    ] + Direction.allCases.map { .move($0) }
    + [0, 1, 2, 99, -1, Int.max, Int.min].flatMap { [.hover($0), .pressDown($0), .pressUp($0)] }
}

/// A generator whose numbers follow from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
