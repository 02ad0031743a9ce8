/// A 128-bit fingerprint of a look: looks that are indistinguishable have the same.
public struct LookFingerprint: Hashable, Sendable {
  /// The cells as they are shown, without the roles behind them.
  public let high: UInt64
  /// The other half of the 128 bits.
  public let low: UInt64
  /// The size in cells.
  public let columns: Int
  /// The rows it takes.
  public let rows: Int
  /// Whether the look is invisible.
  public let isBlank: Bool
  /// Whether members are scrolled away, and marks at the ends say so.
  public let isCut: Bool

  /// Makes a fingerprint of the parts that a renderer worked out.
  public init(high: UInt64, low: UInt64, columns: Int, rows: Int, isBlank: Bool, isCut: Bool) {
    self.high = high
    self.low = low
    self.columns = columns
    self.rows = rows
    self.isBlank = isBlank
    self.isCut = isCut
  }

  /// 32 digits, the same on every machine.
  public var text: String { high.hexadecimalDigits + low.hexadecimalDigits }
}

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo): the same in every run and on every machine, and no secret.
///
/// ```swift
/// var hash = StableHash()
/// hash.add("tag/filled".utf8)
/// hash.value.hexadecimalDigits // 16 of them
/// ```
package struct StableHash: Hashable, Sendable {
  package private(set) var value: UInt64

  /// - Parameter seed: distinguishes hashes of the same bytes; 0 gives the hash as published.
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
