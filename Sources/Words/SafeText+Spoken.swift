extension SafeText {
  /// The characters of a name or a value that are said at most: about half a minute of speech.
  private static let longestSpoken = 300
  /// The scalars of a line that is said at most: a few minutes of speech.
  private static let longestSpokenLine = 2000
  /// The most marks on one character that is said.
  private static let mostSpokenMarks = 4

  /// A name or a value as part of a line that is said, in at most 300 characters.
  ///
  /// Blanks replace anything that ends a line or steers, in a row only one; hidden characters are dropped.
  package static func spoken(_ text: String) -> String {
    // A character of several scalars, such as a family, has seldom more than eight.
    let most = 8 * longestSpoken
    var line = spoken(text.unicodeScalars.prefix(most), joiningBlanks: true)
    if line.last == " " { line.removeLast() }
    let said = String(line)
    let isCut = said.count > longestSpoken || text.unicodeScalars.dropFirst(most).first != nil
    return isCut ? said.prefix(longestSpoken - 1) + "…" : said
  }

  /// A whole line that is said, in at most 2000 scalars; it keeps its blanks.
  package static func spokenLine(_ text: String) -> String {
    let line = spoken(text.unicodeScalars.prefix(longestSpokenLine), joiningBlanks: false)
    let isCut = text.unicodeScalars.dropFirst(longestSpokenLine).first != nil
    return String(line) + (isCut ? "…" : "")
  }

  private static func spoken(
    _ scalars: Substring.UnicodeScalarView, joiningBlanks: Bool
  ) -> String.UnicodeScalarView {
    var line = String.UnicodeScalarView()
    var marks = 0
    for scalar in scalars {
      switch ScalarClass(scalar) {
      case .mark, .selector:
        marks += 1
        if !line.isEmpty, line.last != " ", marks <= mostSpokenMarks { line.append(scalar) }
      case .blank where !joiningBlanks:
        line.append(scalar)
        marks = 0
      case .blank, .control, .unknown:
        if !joiningBlanks || !line.isEmpty && line.last != " " { line.append(" ") }
        marks = 0
      case .hidden: continue
      case .visible, .joiner:
        line.append(scalar)
        marks = 0
      }
    }
    return line
  }
}
