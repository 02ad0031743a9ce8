import TerminalTesting

@testable import TermRender

/// Feeds a judge, and can be made to fail.
final class TerminalSink: ByteSink {
  struct Closed: Error {}

  var terminal: EmulatedTerminal
  private(set) var writes: [[UInt8]] = []
  var isClosed = false

  init(columns: Int, rows: Int) {
    terminal = EmulatedTerminal(columns: columns, rows: rows)
  }

  /// Without the designation of ASCII that ncurses sends: libvterm then separates a base in the last column from its
  /// mark, and for a terminal whose character set was never changed it has no effect.
  private static func withoutCharacterSets(_ bytes: [UInt8]) -> [UInt8] {
    let designation: [UInt8] = [0x1B, 0x28, 0x42]
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == designation[0], bytes[index...].starts(with: designation) {
        index += designation.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  func write(_ bytes: [UInt8]) throws(Closed) {
    guard !isClosed else { throw Closed() }
    writes.append(bytes)
    terminal.feed(TerminalSink.withoutCharacterSets(bytes))
  }
}
