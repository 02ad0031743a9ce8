extension RenderingClient {
  /// A text in lines of so many columns.
  package func lines(of text: String, columns: Int) -> [String] {
    brokenLines(of: text, columns: columns, width: width)
  }
}

/// A text in lines of so many columns: broken at blanks, in links and names of looks after a sign that divides them, and
/// anywhere in what has neither.
func brokenLines(of text: String, columns: Int, width: (String) -> Int) -> [String] {
  var lines: [String] = [""]
  func append(_ part: Substring) {
    if width(lines[lines.count - 1] + part) <= columns {
      lines[lines.count - 1] += part
      return
    }
    if !lines[lines.count - 1].isEmpty { lines.append("") }
    for character in part {
      if width(lines[lines.count - 1] + String(character)) > columns { lines.append("") }
      lines[lines.count - 1].append(character)
    }
  }
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let joined =
      lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
    if width(joined) <= columns {
      lines[lines.count - 1] = joined
      continue
    }
    if !lines[lines.count - 1].isEmpty { lines.append("") }
    for part in dividedWord(word) { append(part) }
  }
  return lines
}

/// `tag/filled:selected,focused` is divided after the colon and the comma; what is between them stays together.
private func dividedWord(_ word: Substring) -> [Substring] {
  var parts: [Substring] = []
  var start = word.startIndex
  for index in word.indices where ",:@|".contains(word[index]) {
    let end = word.index(after: index)
    parts.append(word[start..<end])
    start = end
  }
  if start < word.endIndex { parts.append(word[start...]) }
  return parts
}
