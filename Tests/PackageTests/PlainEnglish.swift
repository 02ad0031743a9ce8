/// Translated grammar that comments and pages once were full of: phrases of words, and what to write instead.
struct PlainEnglish {
  struct Pattern: Sendable {
    /// The alternatives for each word of the phrase, in lower case.
    let words: [Set<String>]
    /// Words that make it another phrase where one follows.
    var exceptions: Set<String> = []
    let instead: String
  }

  private static let being: Set = ["is", "are", "was", "were"]

  static let patterns = [
    Pattern(words: [["nil"], ["where"]], instead: "nil if"),
    Pattern(words: [["stand", "stands"]], exceptions: ["for"], instead: "is, or belongs"),
    Pattern(words: [being.union(["be"]), ["to"], ["be"]], instead: "must be"),
    Pattern(words: [being, ["no"]], exceptions: ["longer", "more"], instead: "is not a"),
    Pattern(words: [["told", "tell", "tells"]], instead: "says, reports or distinguishes"),
    Pattern(words: [["anew"]], instead: "again"),
    Pattern(words: [["nobody", "whoever"]], instead: "the reader, the caller or the process"),
    Pattern(words: [["no"], ["one"]], instead: "the reader, the caller or the process"),
    Pattern(words: [["besides"]], instead: "also"),
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
  ]

  /// The phrases of a line.
  static func findings(in line: some StringProtocol, at place: Int, of path: String) -> [Finding] {
    let words = line.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
    return patterns.flatMap { pattern in
      words.indices.compactMap { start -> Finding? in
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
