/// A name written by someone else, made safe for messages: it cannot control a terminal, hide text or reorder the words
/// around it, and is at most a line long.
package func printable(_ name: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  var marks = 0
  for scalar in name.unicodeScalars.prefix(longestName) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      result.append("\u{FFFD}")
      marks = 0
    case .nonspacingMark, .spacingMark, .enclosingMark:
      // It would lie on the quotation mark before the name; a tower of them would cover other lines.
      if result.isEmpty { result.append("\u{25CC}") }
      marks += 1
      let isSeen = !properties.isDefaultIgnorableCodePoint && marks <= mostMarks
      if isSeen || result.last != "\u{FFFD}" { result.append(isSeen ? scalar : "\u{FFFD}") }
    case _:
      result.append(properties.isDefaultIgnorableCodePoint ? "\u{FFFD}" : scalar)
      marks = 0
    }
  }
  return String(result) + (name.unicodeScalars.count > longestName ? "…" : "")
}

/// In scalars.
private let longestName = 60
/// On one letter.
private let mostMarks = 8
