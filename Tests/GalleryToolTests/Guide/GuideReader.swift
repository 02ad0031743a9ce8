/// A document whose commands can be run: the lines to type, and the answers it promises.
///
/// A block of the kind `console` holds lines to type after `$ ` and the answer below each; `…` alone on a line means
/// any lines. A comment `<!-- meanwhile: … -->` holds other people's actions before the next block. A block of the
/// kind `swift`, below a line that begins with a path in backquotes and ends with a colon, is the content of that file
/// from then on.
struct GuideReader {
  enum Step: Equatable {
    case meanwhile(String)
    case command(String, answer: [String], line: Int)
    case file(String, text: String)
  }

  private(set) var steps: [Step] = []

  init(_ text: String) {
    var isInside = false
    /// The path named by the last line, and the content read so far.
    var named: String?
    var file: (path: String, text: String)?
    var command: (text: String, answer: [String], line: Int)?
    func finished() -> [Step] {
      command.map { [.command($0.text, answer: $0.answer, line: $0.line)] } ?? []
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let open = file {
        file = line == "```" ? nil : (open.path, open.text + line + "\n")
        if file == nil { steps.append(.file(open.path, text: open.text)) }
      } else if line == "```swift", let path = named {
        file = (path, "")
      } else if line == "```console" {
        isInside = true
      } else if isInside, line == "```" {
        steps += finished()
        command = nil
        isInside = false
      } else if isInside, line.hasPrefix("$ ") {
        steps += finished()
        command = (String(line.dropFirst(2)), [], number + 1)
      } else if isInside {
        command?.answer.append(String(line))
      } else if line.hasPrefix("<!-- meanwhile: "), line.hasSuffix(" -->") {
        steps.append(.meanwhile(String(line.dropFirst(16).dropLast(4))))
      }
      if !line.isEmpty { named = Self.path(namedBy: line) }
    }
  }

  private static func path(namedBy line: Substring) -> String? {
    guard line.hasPrefix("`"), line.hasSuffix(":") else { return nil }
    return String(line.dropFirst().prefix { $0 != "`" })
  }

  /// Whether an answer matches the document, except for times and the number of all states.
  static func isAnswered(_ output: String, as expected: [String]) -> Bool {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(normalized)
    if lines.last == "" { lines.removeLast() }
    return matches(lines[...], expected.map { normalized($0[...]) }[...])
  }

  private static func matches(
    _ lines: ArraySlice<String>, _ expected: ArraySlice<String>
  ) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(lines[$0...], expected.dropFirst())
      }
    }
    return lines.first == first && matches(lines.dropFirst(), expected.dropFirst())
  }

  private static func normalized(_ line: Substring) -> String {
    var text = line.replacing(/in [0-9.]+ s/, with: "in 0 s")
    text = text.replacing(/of [0-9]+ states seen/, with: "of all states seen")
    // The abbreviated name of a commit.
    text = text.replacing(/\([0-9a-f]{10}\)/, with: "(commit)")
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
