@testable import GSDesign
@testable import TermSession

/// The input parser: the same events however the bytes are cut, little held, work that is linear, never a trap.
enum InputTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    guard let seed = bytes.first else { return }
    let input = Array(bytes.dropFirst())
    var parser = InputParser()
    parser.expectsCursorReport = seed & 128 != 0
    var whole: [TerminalInput] = []
    parser.feed(input) { whole.append($0) }
    require(parser.heldBytes <= 65_536, "\(parser.heldBytes) bytes are held")
    require(parser.work <= 64 + 8 * input.count, "work \(parser.work) for \(input.count) bytes")
    parser.flush { whole.append($0) }
    require(!parser.isPending, "something is pending after a flush")

    var pieces = InputParser()
    pieces.expectsCursorReport = seed & 128 != 0
    var parts: [TerminalInput] = []
    var start = 0
    var step = Int(seed & 31)
    while start < input.count {
      let end = min(input.count, start + 1 + step)
      pieces.feed(input[start..<end]) { parts.append($0) }
      require(pieces.heldBytes <= 65_536, "\(pieces.heldBytes) bytes are held")
      start = end
      step = (step * 5 + 3) & 31
    }
    pieces.flush { parts.append($0) }
    require(joined(parts) == joined(whole), "cut, the bytes mean \(parts), whole \(whole)")

    var keys: [TerminalInput] = []
    parser.feed([0x71]) { keys.append($0) }
    require(keys == [.key(KeyPress("q"))], "the next key is \(keys)")
  }

  /// Pieces of one paste as one: where they are parted depends on how much came at once.
  private static func joined(_ events: [TerminalInput]) -> [TerminalInput] {
    var result: [TerminalInput] = []
    for event in events {
      if case .paste(let more) = event, case .paste(let text)? = result.last {
        result[result.count - 1] = .paste(text + more)
      } else {
        result.append(event)
      }
    }
    return result
  }
}
