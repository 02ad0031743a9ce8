import StateSpace

/// Splits a command into words without a shell: nothing in it is a variable, a pattern or another command.
///
/// Spaces and tabs separate words. Text in single quotes is literal; in double quotes, and outside quotes, a
/// backslash escapes the next character.
enum CommandWords {
  /// The words of a command; nil if it ends in an open quote or with a backslash.
  static func words(of text: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("'", "'"), ("\"", "\""): quote = nil
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("\\", nil), ("\\", "\""):
        guard let kept = rest.popFirst() else { return nil }
        word = (word ?? "") + String(kept)
      case (" ", nil), ("\t", nil):
        if let word { words.append(word) }
        word = nil
      case _: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    return words + [word].compactMap(\.self)
  }

  /// A command with these words, which a shell also reads as such.
  static func text(of words: [String]) -> String {
    words.map { word in
      let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
      return isPlain
        ? word
        : "'"
          + word.split(separator: "'", omittingEmptySubsequences: false).joined(
            separator: "'\\''") + "'"
    }.joined(separator: " ")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case _: "-_./:=,@%+".utf8.contains(byte)
    }
  }
}
