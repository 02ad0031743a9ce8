/// Translated grammar that comments, pages and names of tests once were full of: phrases of words, and their
/// replacements.
struct PlainEnglish {
  struct Pattern: Sendable {
    /// The alternatives for each word of the phrase, in lower case.
    let words: [Set<String>]
    /// Words that make it another phrase where one follows.
    var exceptions: Set<String> = []
    let instead: String
  }

  private static let being: Set = ["is", "are", "was", "were"]

  /// The phrases of comments, pages and names alike.
  private static let common = [
    Pattern(words: [["nil"], ["where"]], instead: "nil if"),
    Pattern(words: [["stand", "stands"]], exceptions: ["for"], instead: "is, or belongs"),
    Pattern(words: [being.union(["be"]), ["to"], ["be"]], instead: "must be"),
    Pattern(words: [being, ["no"]], exceptions: ["longer", "more"], instead: "is not a"),
    Pattern(words: [["told", "tell", "tells"]], instead: "says, reports or distinguishes"),
    Pattern(words: [["anew"]], instead: "again"),
    Pattern(words: [["nobody", "whoever"]], instead: "the reader, the caller or the process"),
    Pattern(words: [["no"], ["one"]], instead: "the reader, the caller or the process"),
    Pattern(words: [["besides"]], instead: "also"),
  ]

  /// The grammar of comments and pages.
  static let prose = PlainEnglish([
    Pattern(words: [["there"], being, ["none"]], instead: "nothing, or there are no"),
    Pattern(
      words: [
        ["what"],
        [
          "is", "are", "was", "were", "has", "have", "had", "it", "they", "a", "an", "the", "its",
          "each", "some",
          "came", "comes", "can", "cannot", "does", "did", "one", "other", "others", "no", "may",
          "must", "makes",
          "made", "would", "will", "this", "that", "these", "those",
        ],
      ], instead: "a noun"),
  ])

  /// The grammar of the names and titles of tests, which need no “what” but “what to do”.
  static let names = PlainEnglish([
    Pattern(words: [["what"]], exceptions: ["to"], instead: "a noun"),
    Pattern(words: [["whatever"]], instead: "any, or nothing"),
    Pattern(words: [being, ["none"]], instead: "is missing, nil, empty or invalid"),
    Pattern(words: [being, ["said"]], instead: "is reported, shown or listed"),
    Pattern(words: [["somebody", "someone", "everybody"]], instead: "another process or user"),
    Pattern(words: [being, ["so"]], instead: "the fact"),
  ])

  /// The patterns by the first word of their phrases.
  private let byFirstWord: [String: [Pattern]]

  private init(_ patterns: [Pattern]) {
    byFirstWord = (Self.common + patterns).reduce(into: [:]) { result, pattern in
      for word in pattern.words[0] { result[word, default: []].append(pattern) }
    }
  }

  /// The words of a line in lower case: letters of English and apostrophes.
  private static func words(of line: some StringProtocol) -> [String] {
    line.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20) && byte != UInt8(ascii: "'")
    }.map { word in
      String(decoding: word.map { $0 == UInt8(ascii: "'") ? $0 : $0 | 0x20 }, as: UTF8.self)
    }
  }

  /// The phrases of a line.
  func findings(in line: some StringProtocol, at place: Int, of path: String) -> [Finding] {
    let words = Self.words(of: line)
    return words.indices.flatMap { start in
      (byFirstWord[words[start]] ?? []).compactMap { pattern -> Finding? in
        let end = start + pattern.words.count
        guard end <= words.count,
          zip(pattern.words, words[start..<end]).allSatisfy({ $0.contains($1) }),
          end == words.count || !pattern.exceptions.contains(words[end])
        else { return nil }
        let phrase = words[start..<end].joined(separator: " ")
        return Finding(path: path, line: place, message: "“\(phrase)”: write \(pattern.instead)")
      }
    }
  }
}
