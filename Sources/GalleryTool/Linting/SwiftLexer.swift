/// Splits a Swift source into tokens: nested comments, single-line, multi-line and raw strings, interpolations, and
/// regular expressions.
///
/// Takes linear time for any input: nested interpolations are kept in an array, not on the thread's stack.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var found: [SwiftToken] = []
  /// The enclosing strings, outermost first.
  private var literals: [Literal] = []

  /// A string that continues after an interpolation.
  private struct Literal {
    let pounds: Int
    let quotes: Int
    /// The number of open parentheses within the interpolation.
    var depth = 0
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [SwiftToken] {
    while position < bytes.count { step() }
    return found
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      position += 1
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): begin(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "("):
      if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
      symbol()
    case UInt8(ascii: ")"): closeParenthesis()
    case 0x30...0x39: number()
    case _ where Self.isWordPart(byte): word()
    case _: symbol()
    }
  }

  /// Appends a token from a byte to the current position.
  private mutating func append(_ kind: SwiftToken.Kind, from start: Int) {
    found.append(SwiftToken(kind: kind, range: start..<position))
  }

  private mutating func symbol() {
    position += 1
    append(.symbol, from: position - 1)
  }

  private mutating func word() {
    let start = position
    while position < bytes.count, Self.isWordPart(bytes[position]) { position += 1 }
    append(.word, from: start)
  }

  private mutating func number() {
    let start = position
    while position < bytes.count {
      let isFraction =
        bytes[position] == UInt8(ascii: ".") && byte(at: 1).map { 0x30...0x39 ~= $0 } == true
      guard isFraction || Self.isWordPart(bytes[position]) else { break }
      position += 1
    }
    append(.number, from: start)
  }

  private mutating func closeParenthesis() {
    symbol()
    guard let literal = literals.last else { return }
    guard literal.depth == 0 else {
      literals[literals.count - 1].depth -= 1
      return
    }
    literals.removeLast()
    string(literal, isStart: false)
  }

  private func byte(at offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func count(of byte: UInt8, at start: Int, most: Int = .max) -> Int {
    var end = start
    while end < bytes.count, end - start < most, bytes[end] == byte { end += 1 }
    return end - start
  }

  static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"): true
    case _: false
    }
  }
}

// Comments and regular expressions.
extension SwiftLexer {
  private mutating func slash() {
    switch byte(at: 1) {
    case UInt8(ascii: "/"):
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      append(.comment, from: start)
    case UInt8(ascii: "*"): comment()
    case _:
      guard let end = endOfRegex() else { return symbol() }
      let start = position
      position = end
      append(.regex, from: start)
    }
  }

  private mutating func comment() {
    let start = position
    var depth = 0
    repeat {
      switch (byte(at: 0), byte(at: 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case _: position += 1
      }
    } while depth > 0 && position < bytes.count
    append(.comment, from: start)
  }

  /// The end of a regular expression: a slash begins one if no value precedes it and its end is on the same line;
  /// otherwise it divides.
  private func endOfRegex() -> Int? {
    guard let next = byte(at: 1), next != UInt8(ascii: " "), next != UInt8(ascii: "\n") else {
      return nil
    }
    if let last = found.last(where: { $0.kind != .comment }) {
      switch last.kind {
      case .number, .string, .regex, .comment: return nil
      case .word where !Self.takesValue.contains(Array(bytes[last.range])): return nil
      case .word: break
      case .symbol where ")]}".utf8.contains(bytes[last.range.lowerBound]): return nil
      case .symbol: break
      }
    }
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Words followed by a value.
  private static let takesValue: Set<[UInt8]> = Set(
    ["return", "in", "case", "try", "await", "where", "else"].map { Array($0.utf8) })

  /// `#"…"#` is a string and `#/…/#` an expression; anything else is a `#`.
  private mutating func pound() {
    let pounds = count(of: UInt8(ascii: "#"), at: position)
    switch byte(at: pounds) {
    case UInt8(ascii: "\""):
      position += pounds
      begin(pounds: pounds)
    case UInt8(ascii: "/"):
      let start = position
      position += pounds + 1
      while position < bytes.count {
        let isEnd = bytes[position] == UInt8(ascii: "/")
        position += 1
        if isEnd, count(of: UInt8(ascii: "#"), at: position, most: pounds) == pounds {
          position += pounds
          break
        }
      }
      append(.regex, from: start)
    case _:
      for _ in 0..<pounds { symbol() }
    }
  }
}

// Strings.
extension SwiftLexer {
  /// Begins a string at its first quote.
  private mutating func begin(pounds: Int) {
    let quotes = count(of: UInt8(ascii: "\""), at: position, most: 3) == 3 ? 3 : 1
    position += quotes
    string(Literal(pounds: pounds, quotes: quotes), isStart: true)
  }

  /// Reads a string up to its end or its next interpolation.
  private mutating func string(_ literal: Literal, isStart: Bool) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        let escape = 1 + count(of: UInt8(ascii: "#"), at: position + 1, most: literal.pounds)
        guard escape == 1 + literal.pounds else {
          position += escape
          continue
        }
        if byte(at: escape) == UInt8(ascii: "(") {
          append(.string(pounds: literal.pounds, isWhole: false), from: start)
          position += escape
          symbol()
          literals.append(literal)
          return
        }
        // A line break ends a single-line string even if escaped.
        let isBreak = byte(at: escape) == UInt8(ascii: "\n") && literal.quotes == 1
        position = min(bytes.count, position + escape + (isBreak ? 0 : 1))
      case UInt8(ascii: "\"") where isEnd(of: literal):
        append(.string(pounds: literal.pounds, isWhole: isStart), from: start)
        position += literal.quotes + literal.pounds
        return
      case UInt8(ascii: "\n") where literal.quotes == 1:
        append(.string(pounds: literal.pounds, isWhole: isStart), from: start)
        return
      case _: position += 1
      }
    }
    append(.string(pounds: literal.pounds, isWhole: isStart), from: start)
  }

  private func isEnd(of literal: Literal) -> Bool {
    count(of: UInt8(ascii: "\""), at: position, most: literal.quotes) == literal.quotes
      && count(of: UInt8(ascii: "#"), at: position + literal.quotes, most: literal.pounds)
        == literal.pounds
  }
}
