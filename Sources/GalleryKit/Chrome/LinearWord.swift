package import GSDesign
import StateSpace

/// A command that a person types: the first word of a line.
package protocol LinearWord: CaseIterable {
  /// Its row in the table of verbs.
  var words: LinearWords { get }
}

/// The words of a command that a person types: a row in the table of verbs.
package struct LinearWords: Sendable {
  /// The word in English and in Korean; either is understood in both languages.
  package let word: Phrase
  /// Other words with the same meaning.
  let others: [String]
  /// The argument after the command; may be empty.
  package let argument: Phrase
  /// Whether it is about a component that is open.
  package let needsComponent: Bool
  /// A description in one sentence.
  package let purpose: Phrase

  package init(
    _ word: Phrase, others: [String] = [], argument: Phrase = Phrase(""),
    needsComponent: Bool = false, purpose: Phrase
  ) {
    self.word = word
    self.others = others
    self.argument = argument
    self.needsComponent = needsComponent
    self.purpose = purpose
  }

  /// Whether a word means this command. Of a Korean one with a space, the first part is enough, since a line is split at
  /// its first space.
  fileprivate func match(_ text: String) -> Bool {
    if word.english == text || word.korean == text || others.contains(text) { return true }
    guard word.korean.contains(" ") else { return false }
    let parts = word.korean.split(separator: " ")
    return parts.first.map { $0 == text } == true || parts.joined() == text
  }
}

extension LinearWord {
  /// The word in English and in Korean.
  package var word: Phrase { words.word }

  /// The command of a word; nil for any other word.
  package init?(_ text: String) {
    let text = text.lowercased()
    let command = Self.allCases.first { $0.words.match(text) }
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
  package let text: String
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

extension String {
  /// Without blanks at its ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
