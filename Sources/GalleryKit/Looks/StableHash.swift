/// The 64-bit FNV-1a hash (Fowler, Noll and Vo): the same in every run and on every machine, and no secret.
///
/// ```swift
/// var hash = StableHash()
/// hash.add("tag/filled".utf8)
/// hash.value.hexadecimalDigits // 16 of them
/// ```
package struct StableHash: Hashable, Sendable {
  package private(set) var value: UInt64

  /// - Parameter seed: tells hashes of the same bytes apart; 0 is the hash as published.
  package init(seed: UInt64 = 0) {
    value = seed ^ 0xCBF2_9CE4_8422_2325
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Hexadecimal digits, as many as the type has: 16 of 64 bits.
  package var hexadecimalDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
