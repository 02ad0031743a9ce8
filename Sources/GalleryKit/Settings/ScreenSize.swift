/// A size in cells, at least 1x1 and at most 1000x1000.
public struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// The width in cells, 1…1000.
  public let columns: Int
  /// The height in cells, 1…1000.
  public let rows: Int

  /// nil where a side is below 1 or above 1000.
  public init?(columns: Int, rows: Int) {
    guard 1...1000 ~= columns, 1...1000 ~= rows else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// A size as links and flags spell it: `40x12`.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = Self.side(sides[0]), let rows = Self.side(sides[1])
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The size as links spell it: `40x12`.
  public var description: String { "\(columns)x\(rows)" }

  /// Digits alone: `Int` would take a sign.
  private static func side(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}
