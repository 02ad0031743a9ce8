/// A command as its words: no shell reads it, so nothing in it is a variable, a pattern or another command.
///
/// Spaces and tabs part words. What stands between single quotes is one word as it is; between double quotes too, where a
/// backslash keeps the next character; elsewhere a backslash does the same.
enum CommandWords {
  /// The words of a command; nil where a quote is open at its end, or a backslash ends it.
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

  /// The command that has these words; a shell reads it so as well.
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
