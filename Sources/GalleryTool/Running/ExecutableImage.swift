/// The beginning of a file that is to be run: enough to see whether its end is there.
///
/// A linker that is still writing, and a copy that was cut, leave a file shorter than its own header says.
struct ExecutableImage: Hashable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a file of so many bytes that begins so has all of its parts. Of formats that are not known nothing is
  /// missed; running them tells.
  func isWhole(size: UInt64) -> Bool {
    if bytes.starts(with: Array("#!".utf8)) { return true }
    guard bytes.starts(with: [0x7F] + Array("ELF".utf8)) else { return isOtherFormat }
    // ELF-64, little-endian (System V ABI, chapter 4): the only form built here.
    guard bytes.count >= 64, bytes[4] == 2, bytes[5] == 1 else { return false }
    let sections = end(table: number(at: 40, 8), entry: number(at: 58, 2), count: number(at: 60, 2))
    let segments = end(table: number(at: 32, 8), entry: number(at: 54, 2), count: number(at: 56, 2))
    guard let sections, let segments, sections <= size, segments <= size else { return false }
    return segmentEnds.allSatisfy { $0 <= size }
  }

  /// Mach-O and its archives; whatever else begins otherwise is no program.
  private var isOtherFormat: Bool {
    let magic = number(at: 0, 4)
    return [0xFEED_FACF, 0xBEBA_FECA, 0xBFBA_FECA].contains(magic)
  }

  private func end(table: UInt64, entry: UInt64, count: UInt64) -> UInt64? {
    let (length, overflows) = entry.multipliedReportingOverflow(by: count)
    let (end, overflowsToo) = table.addingReportingOverflow(length)
    return overflows || overflowsToo ? nil : end
  }

  /// Where each segment that is read ends in the file, as far as their table was read.
  private var segmentEnds: [UInt64] {
    let (table, entry, count) = (number(at: 32, 8), number(at: 54, 2), number(at: 56, 2))
    return (0..<count).compactMap { index in
      guard let header = end(table: table, entry: entry, count: index),
        header <= UInt64(bytes.count), Int(header) + 40 <= bytes.count
      else { return nil }
      return end(
        table: number(at: Int(header) + 8, 8), entry: 1, count: number(at: Int(header) + 32, 8))
    }
  }

  private func number(at offset: Int, _ count: Int) -> UInt64 {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }
}
