@testable import TermSession

/// Answers of a terminal: any bytes yield printable ASCII text and valid numbers.
enum ReplyTarget: FuzzTarget {
  private static let openings: [[UInt8]] = [
    "\u{1B}[?", "\u{1B}[>", "\u{1B}[", "\u{1B}P>|", "\u{1B}P1+r", "\u{1B}P0+r", "\u{1B}P1$r",
    "\u{1B}P!|", "\u{1B}]4;", "\u{1B}]10;", "\u{1B}]11;", "\u{1B}]", "\u{1B}_G", "",
  ].map { Array($0.utf8) }
  private static let ends: [[UInt8]] = ["\u{1B}\\", "\u{7}", "c", "u", "n", "t", "$y", "R"].map {
    Array($0.utf8)
  }

  static func run(_ bytes: [UInt8]) {
    var parser = InputParser()
    var rest = bytes[...]
    while let first = rest.popFirst(), let second = rest.popFirst() {
      let count = min(Int(second), rest.count)
      let body = rest.prefix(count)
      rest = rest.dropFirst(count)
      let opening = openings[Int(first) % openings.count]
      let end = ends[Int(first) / openings.count % ends.count]
      parser.feed(opening + body + end) { check($0) }
    }
    parser.flush { check($0) }
    require(parser.heldBytes <= 65_536, "\(parser.heldBytes) bytes are held")
  }

  private static func check(_ input: TerminalInput) {
    guard case .reply(let reply) = input else { return }
    switch reply {
    case .version(let text), .tertiaryAttributes(let text): check(text)
    case .capability(let name, let value):
      check(name)
      check(value ?? "")
    case .setting(let text): check(text ?? "")
    case .cursorPosition(let column, let row):
      require(column >= 0 && row >= 0, "the cursor is at \(column), \(row)")
    case .size(let columns, let rows):
      require(columns >= 0 && rows >= 0, "the size is \(columns)x\(rows)")
    case _: break
    }
  }

  private static func check(_ text: String) {
    require(text.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "an answer says \(text.debugDescription)")
  }
}
