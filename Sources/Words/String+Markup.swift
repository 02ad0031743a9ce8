extension String {
  /// The text on one line, escaped for content and for attributes in double quotes, in XML and HTML alike. Characters
  /// that could mislead a reader or a viewer are replaced as by ``SafeText``.
  package var escapedForMarkup: String { SafeText.line(self).withEntities }

  /// The same for several lines of our own, each of which may hold text from outside.
  package var linesEscapedForMarkup: String { SafeText.lines(self).withEntities }

  /// The same for glyphs, which have passed the gate: alone, a mark or a joiner would not pass again.
  package var withEntities: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
