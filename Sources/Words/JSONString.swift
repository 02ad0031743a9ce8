extension JSONText {
  /// JSON with invisible characters escaped: the same value, which cannot control a terminal.
  ///
  /// Escapes characters that are hidden or reorder the text around them, and a combining mark after a quotation mark.
  /// Drops a byte order mark at the start.
  ///
  /// - Parameter json: a text with non-ASCII characters in strings only.
  public static func escapingHidden(in json: String) -> String {
    guard json.utf8.contains(where: { $0 >= 0x7F }) else { return json }
    var output = ""
    output.reserveCapacity(json.utf8.count)
    // The start of the next unescaped piece.
    var start = json.startIndex
    if json.unicodeScalars.first == "\u{FEFF}" { json.unicodeScalars.formIndex(after: &start) }
    // How many more marks may follow: none after JSON syntax, and a limited number after any character.
    var room = 0
    // How many characters of an escape remain: they count as syntax.
    var escape = 0
    let bytes = json.utf8
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x7F {
        if escape > 0 || byte == UInt8(ascii: "\\") {
          // `\u` has four more digits; any other escape has one letter.
          escape = escape == 0 ? 1 : byte == UInt8(ascii: "u") ? 4 : escape - 1
          room = 0
        } else {
          room = byte.isLetterOrDigit ? mostMarks : 0
        }
        bytes.formIndex(after: &index)
        continue
      }
      let scalar = json.unicodeScalars[index]
      let end = json.unicodeScalars.index(after: index)
      if scalar.isHidden || room == 0 && scalar.isMark {
        output += json[start..<index]
        write(escapeOf: scalar, into: &output)
        start = end
        room = 0
      } else {
        room = scalar.isMark ? room - 1 : mostMarks
      }
      index = end
    }
    output += json[start...]
    return output
  }

  /// The limit of combining marks on one character.
  static let mostMarks = 8

  /// Writes `\u` and four digits, twice for a scalar beyond the first plane.
  static func write(escapeOf scalar: Unicode.Scalar, into output: inout String) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Unicode.Scalar {
  /// Whether it could control a terminal, reorder the text around it, or is invisible.
  var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    let properties = properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case _: return false
    }
  }

  /// Whether it combines with the character before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case _: false
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isLetterOrDigit: Bool {
    0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}
