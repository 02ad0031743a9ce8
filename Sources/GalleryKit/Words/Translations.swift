/// The texts of one language, by their English messages.
///
/// A line holds a message and its translation; a long translation is on the next line. Lines are sorted by message:
///
/// ```
/// back = 뒤로
/// back|place = 뒤
/// Type a number from %1 to %2. =
///   %1에서 %2 사이의 값을 입력하세요.
/// ```
///
/// `%1` is the first value of the message. A language with a plural writes both forms of a noun behind its number:
/// `%1 {Zustand|Zustände}`. The word behind `|` distinguishes messages with one English text and several meanings.
/// `\n` is a line break.
package struct Translations: Sendable {
  /// A line that cannot be used, and the reason.
  package struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    package let problem: String

    package var description: String { "line \(line): \(problem)" }
  }

  /// The translations, by the keys of their messages.
  package let texts: [String: String]

  /// - Parameter text: lines as above; a bad line is skipped, and the last of several for one message counts.
  package init(_ text: String) {
    var texts: [String: String] = [:]
    for case (_, _, let entry?) in Self.lines(of: text) { texts[entry.key] = entry.text }
    self.texts = texts
  }

  /// The translation of a message's key, with `%1` for its first value.
  package subscript(key: String) -> String? { texts[key] }

  /// The bad lines of a text, those out of order, and those whose values differ from those of the message.
  package static func faults(in text: String) -> [Fault] {
    var last = ""
    return lines(of: text).compactMap { number, line, entry in
      guard let (key, text) = entry else {
        return Fault(line: number, problem: "Expected “English = translation”: \(line)")
      }
      defer { last = key }
      if key == last { return Fault(line: number, problem: "“\(key)” is translated twice.") }
      if !last.utf8.lexicographicallyPrecedes(key.utf8) {
        return Fault(line: number, problem: "“\(key)” belongs before “\(last)”.")
      }
      return Set(Pattern(key).places) == Set(Pattern(text).places)
        ? nil : Fault(line: number, problem: "“\(key)” and “\(text)” hold different values.")
    }
  }

  private typealias Line = (number: Int, text: Substring, entry: (key: String, text: String)?)

  /// The lines that hold anything, and their two sides; a translation on the next line belongs to its message.
  private static func lines(of text: String) -> [Line] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var result: [Line] = []
    var index = 0
    while index < lines.count {
      let line = Substring(lines[index])
      index += 1
      guard !line.isEmpty else { continue }
      let number = index
      var sides: (key: Substring, text: Substring)?
      if let equals = separator(in: line) {
        sides = (line[..<equals.lowerBound], line[equals.upperBound...])
      } else if line.utf8.suffix(2).elementsEqual(" =".utf8), index < lines.count {
        sides = (line.dropLast(2), Substring(lines[index].drop { $0 == UInt8(ascii: " ") }))
        index += 1
      }
      let entry = sides.flatMap {
        $0.key.isEmpty || $0.text.isEmpty ? nil : (unescaped($0.key), unescaped($0.text))
      }
      result.append((number, line, entry))
    }
    return result
  }

  /// The first ` = `.
  private static func separator(in line: Substring) -> Range<Substring.Index>? {
    let bytes = line.utf8
    var start = bytes.startIndex
    while let equals = bytes[start...].firstIndex(of: UInt8(ascii: "=")) {
      let end = bytes.index(after: equals)
      if equals > bytes.startIndex, end < bytes.endIndex, bytes[end] == UInt8(ascii: " ") {
        let before = bytes.index(before: equals)
        if bytes[before] == UInt8(ascii: " ") { return before..<bytes.index(after: end) }
      }
      start = end
    }
    return nil
  }

  private static func unescaped(_ text: Substring) -> String {
    text.utf8.contains(UInt8(ascii: "\\"))
      ? String(text).replacing("\\n", with: "\n") : String(text)
  }
}
