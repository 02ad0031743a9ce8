package import GSDesign
import StateSpace

/// The first word of a line that a person types: a command in either language.
package protocol LinearWord: CaseIterable {
  /// The word in English and in Korean; either is understood in both languages.
  var word: Phrase { get }
  /// Other words with the same meaning.
  var others: [String] { get }
}

extension LinearWord {
  /// The command of a word; nil for any other word.
  package init?(_ text: String) {
    let text = text.lowercased()
    let command = Self.allCases.first {
      $0.word.english == text || $0.word.korean == text || $0.others.contains(text)
    }
    guard let command else { return nil }
    self = command
  }

  /// The reply to an unknown command, with the nearest known one.
  ///
  /// - Parameter further: other words that may start a line.
  package static func unknown(
    _ text: String, _ language: Language, further: [String] = []
  ) -> String {
    let names = allCases.map { $0.word[language] } + allCases.map(\.word.english) + further
    let nearest = nearestNames(to: text, among: names, limit: 1).first
    return Phrase.linearUnknown(printable(text), nearest: nearest)[language]
  }
}

/// A line that a person types, in its parts.
package struct LinearLine {
  /// The line as far as it was parsed.
  let text: String
  package let word: String
  /// The rest of the line, without blanks at its ends.
  package let argument: String

  /// The number of scalars that are read; a paste may be longer than any command.
  private static let longest = 4_096

  /// Reads a line; nil for a blank one.
  package init?(_ line: String) {
    text = String(String.UnicodeScalarView(line.unicodeScalars.prefix(Self.longest)))
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = parts.first else { return nil }
    word = String(first)
    argument = parts.count > 1 ? String(parts[1]).trimmed : ""
  }
}
