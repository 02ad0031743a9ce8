extension LookProbe {
  /// A text in lines of so many columns, broken at blanks, and inside of what has none.
  func lines(of text: String, columns: Int) -> [String] {
    brokenLines(of: text, columns: columns, width: width)
  }
}

/// A text in lines of so many columns, broken at blanks, and inside of what has none.
func brokenLines(of text: String, columns: Int, width: (String) -> Int) -> [String] {
  var lines: [String] = [""]
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let joined =
      lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
    if width(joined) <= columns {
      lines[lines.count - 1] = joined
      continue
    }
    if !lines[lines.count - 1].isEmpty { lines.append("") }
    for character in word {
      if width(lines[lines.count - 1] + String(character)) > columns { lines.append("") }
      lines[lines.count - 1].append(character)
    }
  }
  return lines
}
