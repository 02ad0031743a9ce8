/// Cuts what comes into lines, and holds no more of them than one line may be long.
struct LineReader: Hashable {
  /// A line was longer than any may be.
  struct Overflow: Error, Hashable {}

  let limit: Int
  private var partial: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes in and hands over the lines that they end, without their ends.
  mutating func take(_ bytes: [UInt8]) throws(Overflow) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      guard partial.count + (end - rest.startIndex) < limit else { throw Overflow() }
      lines.append(partial + rest[..<end])
      partial = []
      rest = rest[(end + 1)...]
    }
    guard partial.count + rest.count < limit else { throw Overflow() }
    partial += rest
    return lines
  }
}
