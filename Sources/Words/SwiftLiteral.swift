/// String literals of Swift.
package enum SwiftLiteral {
  /// A literal that reads back as the text.
  ///
  /// Escapes invisible characters, so that the code can be read and copied, and more than eight marks on a letter.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    // How many marks may follow: none after a blank, a quotation mark or an escape, with which a mark would combine.
    var room = 0
    for scalar in text.unicodeScalars {
      if let escape = scalar.shortEscape {
        result += escape
      } else {
        switch ScalarClass(scalar) {
        case .blank: result.unicodeScalars.append(scalar)
        case .visible:
          result.unicodeScalars.append(scalar)
          room = TextPolicy.label.mostMarks
          continue
        case .mark where room > 0, .selector where room > 0:
          result.unicodeScalars.append(scalar)
          room -= 1
          continue
        case .mark, .selector, .joiner, .control, .hidden, .unknown:
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
      room = 0
    }
    return result + "\""
  }
}
