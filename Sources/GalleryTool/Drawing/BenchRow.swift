/// The time of a number of drawings.
struct BenchRow: Hashable {
  let name: String
  private(set) var count = 0
  private(set) var nanoseconds = 0
  private(set) var cells = 0
  private(set) var bytes = 0

  init(name: String) {
    self.name = name
  }

  mutating func add(time: Duration, cells: Int, bytes: Int) {
    count += 1
    let (seconds, attoseconds) = time.components
    nanoseconds += Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    self.cells += cells
    self.bytes += bytes
  }

  private func mean(_ total: Int) -> Double {
    count == 0 ? 0 : Double(total) / Double(count)
  }

  /// A table with a heading; numbers are right-aligned.
  static func table(_ rows: [BenchRow], first: String) -> String {
    var lines = [[first, "count", "µs", "cells", "bytes"]]
    for row in rows {
      lines.append([
        row.name, String(row.count), tenths(row.mean(row.nanoseconds) / 1000),
        tenths(row.mean(row.cells)), tenths(row.mean(row.bytes)),
      ])
    }
    let widths = (0..<5).map { column in lines.map { $0[column] }.widest }
    return lines.map { line in
      line.enumerated().map { column, text in
        column == 0 ? text.padded(to: widths[column]) : text.rightAligned(in: widths[column])
      }.joined(separator: "   ") + "\n"
    }.joined()
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension BenchRow: Encodable {
  private enum CodingKeys: CodingKey {
    case name, count, microseconds, cells, bytes
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(count, forKey: .count)
    try row.encode(JSONNumber(mean(nanoseconds) / 1000), forKey: .microseconds)
    try row.encode(JSONNumber(mean(cells)), forKey: .cells)
    try row.encode(JSONNumber(mean(bytes)), forKey: .bytes)
  }
}
