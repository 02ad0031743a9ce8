/// A Swift or C file with its comments, or its comments and strings, blanked out. Lines keep their numbers.
struct SwiftText: Sendable {
  /// The text without comments, but with strings.
  let withoutComments: String
  /// The text without comments and without the contents of string literals.
  let code: String

  init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    withoutComments = String(decoding: scanner.withoutComments, as: UTF8.self)
    code = String(decoding: scanner.code, as: UTF8.self)
  }

  var codeLines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  var linesWithoutComments: [Substring] {
    withoutComments.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

private struct Scanner {
  let bytes: [UInt8]
  var position = 0
  var withoutComments: [UInt8] = []
  var code: [UInt8] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan() {
    while position < bytes.count {
      if starts(with: "//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank() }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if bytes[position] == UInt8(ascii: "\"") {
        skipString(pounds: 0)
      } else if bytes[position] == UInt8(ascii: "#"), let pounds = poundsBeforeQuote() {
        for _ in 0..<pounds { keep() }
        skipString(pounds: pounds)
      } else {
        keep()
      }
    }
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
    }
  }

  private func poundsBeforeQuote() -> Int? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - position : nil
  }

  private mutating func keep() {
    withoutComments.append(bytes[position])
    code.append(bytes[position])
    position += 1
  }

  /// Takes a byte of a comment.
  private mutating func blank() {
    let kept = bytes[position] == UInt8(ascii: "\n") ? bytes[position] : UInt8(ascii: " ")
    withoutComments.append(kept)
    code.append(kept)
    position += 1
  }

  /// Takes a byte of a string.
  private mutating func hide() {
    withoutComments.append(bytes[position])
    code.append(bytes[position] == UInt8(ascii: "\n") ? bytes[position] : UInt8(ascii: " "))
    position += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank()
      } else if starts(with: "*/") {
        depth -= 1
        blank()
      }
      if position < bytes.count { blank() }
    } while depth > 0 && position < bytes.count
  }

  /// Skips a literal from its opening quote to its closing one. Interpolations count as part of the string.
  private mutating func skipString(pounds: Int) {
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    for _ in 0..<quotes { keep() }
    var nesting = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), pounds == 0 {
        let interpolates = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "(")
        hide()
        if interpolates { nesting += 1 }
        if position < bytes.count { hide() }
      } else if nesting > 0, bytes[position] == UInt8(ascii: "(") {
        nesting += 1
        hide()
      } else if nesting > 0, bytes[position] == UInt8(ascii: ")") {
        nesting -= 1
        hide()
      } else if nesting == 0, closes(quotes: quotes, pounds: pounds) {
        for _ in 0..<quotes + pounds { keep() }
        return
      } else if nesting == 0, quotes == 1, bytes[position] == UInt8(ascii: "\n") {
        return  // A quote in C, such as '"': nothing ran on over the line.
      } else {
        hide()
      }
    }
  }

  private func closes(quotes: Int, pounds: Int) -> Bool {
    let end = position + quotes + pounds
    guard end <= bytes.count else { return false }
    return bytes[position..<position + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
      && bytes[position + quotes..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
