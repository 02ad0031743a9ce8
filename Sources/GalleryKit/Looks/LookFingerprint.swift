/// What is seen of a look, in 128 bits: two looks that nobody can tell apart have the same.
public struct LookFingerprint: Hashable, Sendable {
  /// The cells as they are shown, without the roles behind them.
  public let high: UInt64
  /// The other half of the 128 bits.
  public let low: UInt64
  /// The size in cells.
  public let columns: Int
  /// The rows it takes.
  public let rows: Int
  /// Whether nothing is seen at all.
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
