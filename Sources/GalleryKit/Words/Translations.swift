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
  package private(set) var texts: [String: String] = [:]
  /// The lines that were skipped, or are out of order.
  package private(set) var faults: [Fault] = []

  /// - Parameter text: lines as above.
  package init(_ text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var number = 0
    var last = ""
    while number < lines.count {
      let line = Substring(lines[number])
      number += 1
      guard !line.isEmpty else { continue }
      let start = number
      var entry: (key: Substring, text: Substring)?
      if let equals = Self.separator(in: line) {
        entry = (line[..<equals.lowerBound], line[equals.upperBound...])
      } else if line.hasSuffix(" ="), number < lines.count {
        entry = (line.dropLast(2), Substring(lines[number]).drop { $0 == " " })
        number += 1
      }
      guard let entry else {
        faults.append(Fault(line: start, problem: "Expected “English = translation”: \(line)"))
        continue
      }
      let (key, text) = (Self.unescaped(entry.key), Self.unescaped(entry.text))
      if let problem = problem(key, text, after: last) {
        faults.append(Fault(line: start, problem: problem))
      }
      guard !key.isEmpty, !text.isEmpty else { continue }
      last = key
      texts[key] = text
    }
  }

  /// The translation of a message's key, with `%1` for its first value.
  package subscript(key: String) -> String? { texts[key] }

  private func problem(_ key: String, _ text: String, after last: String) -> String? {
    if key.isEmpty || text.isEmpty { return "Neither side can be empty: “\(key)” = “\(text)”" }
    if texts[key] != nil { return "“\(key)” is translated twice." }
    if !last.utf8.lexicographicallyPrecedes(key.utf8) {
      return "“\(key)” belongs before “\(last)”."
    }
    if Set(Pattern(key).places) != Set(Pattern(text).places) {
      return "“\(key)” and “\(text)” hold different values."
    }
    return nil
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
