/// A generator whose numbers follow from its seed (Steele, Lea and Flood 2014, SplitMix).
struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension UInt64 {
  /// A seed of its own for a name. The hash of the standard library differs from run to run.
  func seed(for name: String) -> UInt64 {
    var hash = StableHash(seed: self)
    hash.add(name.utf8)
    return hash.value
  }
}
