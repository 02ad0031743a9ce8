/// A piece of a Swift source: what it is, and which bytes.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word
    case number
    /// One byte of punctuation. The parentheses around what is interpolated are two of them.
    case symbol
    /// The text between quotes, or between a quote and an interpolation.
    ///
    /// - Parameters:
    ///   - pounds: how many `#` the quotes have: escapes need as many.
    ///   - isWhole: whether it is all of the literal.
    case string(pounds: Int, isWhole: Bool)
    case regex
    /// With its slashes.
    case comment
  }

  let kind: Kind
  let range: Range<Int>
}

/// A Swift source as its tokens. Any bytes have some: what is no Swift is taken apart as if it were.
struct SwiftSource: Sendable {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes)
    tokens = lexer.tokens()
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The text of a token.
  func text(of token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// Whether a token is this piece of punctuation.
  func isSymbol(_ token: SwiftToken?, _ symbol: Unicode.Scalar) -> Bool {
    guard let token, token.kind == .symbol else { return false }
    return UInt32(bytes[token.range.lowerBound]) == symbol.value
  }

  /// Where a byte stands, as the compiler counts: lines and bytes of a line, each from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}
