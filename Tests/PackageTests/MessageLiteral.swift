/// A text of the interface where Swift writes it, as its key in the language files.
///
/// Only `localized:` makes a message, so that a search for it finds all of them.
struct MessageLiteral: Hashable {
  let key: String
  let path: String
  let line: Int

  /// The messages of a file, and the places where `localized:` has no literal behind it.
  static func all(in file: SourceFile) -> (literals: [MessageLiteral], faults: [Finding]) {
    let bytes = Array(file.swift.withoutComments.utf8)
    let label = Array("localized:".utf8)
    var literals: [MessageLiteral] = []
    var faults: [Finding] = []
    var start = 0
    var line = 1
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "\n") { line += 1 }
      guard bytes[start...].starts(with: label) else {
        start += 1
        continue
      }
      var reader = LiteralReader(bytes: bytes, position: start + label.count)
      if let key = reader.message() {
        literals.append(MessageLiteral(key: key, path: file.path, line: line))
      } else {
        faults.append(
          Finding(path: file.path, line: line, message: "Expected a literal behind localized:"))
      }
      start += label.count
    }
    return (literals, faults)
  }
}

/// Reads a string literal of Swift with its interpolations.
private struct LiteralReader {
  let bytes: [UInt8]
  var position: Int

  /// The key of a literal and of the context behind it; nil without a literal.
  mutating func message() -> String? {
    skipBlanks()
    guard let key = literal() else { return nil }
    skipBlanks()
    guard skip(",") else { return key }
    skipBlanks()
    guard skip("context:") else { return key }
    skipBlanks()
    return literal().map { key + "|" + $0 }
  }

  /// In place of `\n` in a block, until its lines are divided.
  private static let lineBreak: UInt8 = 0

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skipBlanks() {
    while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { position += 1 }
  }

  /// The text between quotes, with `%1` for the first interpolation.
  private mutating func literal() -> String? {
    let isBlock = skip("\"\"\"\n")
    guard isBlock || skip("\"") else { return nil }
    let end = isBlock ? "\"\"\"" : "\""
    var text: [UInt8] = []
    var values = 0
    while let byte {
      if skip(end) { break }
      if skip("\\(") {
        values += 1
        text += "%\(values)".utf8
        guard let noun = interpolation() else { return nil }
        text += noun.utf8
      } else if skip("\\\n") {
        skipBlanks()
      } else if skip("\\n") {
        text.append(isBlock ? Self.lineBreak : UInt8(ascii: "\n"))
      } else if skip("\\") {
        text.append(bytes[position])
        position += 1
      } else {
        text.append(byte)
        position += 1
      }
    }
    let key = String(decoding: text, as: UTF8.self)
    guard isBlock else { return key }
    // The indentation is that of the closing quotes.
    let lines = key.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    return lines.dropLast().map { $0.dropFirst(indentation) }.joined(separator: "\n")
      .replacing("\0", with: "\n")
  }

  /// Skips a value, and returns the plural of the noun behind it: ` states` for `count, "state"`.
  private mutating func interpolation() -> String? {
    var forms: [String] = []
    var depth = 1
    var isForm = false
    while let byte {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        guard let text = literal() else { return nil }
        if isForm { forms.append(text) }
        isForm = false
        continue
      case _: break
      }
      position += 1
      if depth == 0 { break }
      if byte != UInt8(ascii: " ") { isForm = byte == UInt8(ascii: ",") && depth == 1 }
    }
    guard let one = forms.first else { return "" }
    return " " + (forms.count > 1 ? forms[1] : one + "s")
  }
}
