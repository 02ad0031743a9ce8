/// A token of a Swift source: its kind and its bytes.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word
    case number
    /// One byte of punctuation. The parentheses around an interpolation are two of them.
    case symbol
    /// The text between quotes, or between a quote and an interpolation.
    ///
    /// - Parameters:
    ///   - pounds: the number of `#` around the quotes, which escapes need as well.
    ///   - isWhole: whether it is the whole literal.
    case string(pounds: Int, isWhole: Bool)
    case regex
    /// With its slashes.
    case comment
  }

  let kind: Kind
  let range: Range<Int>
}

/// A Swift source as tokens. Any bytes can be split into tokens, even if they are not Swift.
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

  /// The position of a byte, as the compiler counts: line, and byte in the line, each from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}
