extension JSONText {
  /// JSON with escapes for all that is not seen: the same value, which steers no terminal.
  ///
  /// What could turn the words around it or hide is escaped, and so is a mark that would lie on a quotation mark. A byte
  /// order mark at the start is left out.
  ///
  /// - Parameter json: a text whose characters beyond ASCII stand in strings.
  public static func escapingHidden(in json: String) -> String {
    guard json.utf8.contains(where: { $0 >= 0x7F }) else { return json }
    var output = ""
    output.reserveCapacity(json.utf8.count)
    // What is not escaped is taken over in pieces, from here on.
    var start = json.startIndex
    if json.unicodeScalars.first == "\u{FEFF}" { json.unicodeScalars.formIndex(after: &start) }
    // How many more marks may lie on what stands there: none on something of ours, and no tower on anything.
    var room = 0
    // How many letters of an escape are left: they are ours.
    var escape = 0
    let bytes = json.utf8
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x7F {
        if escape > 0 || byte == UInt8(ascii: "\\") {
          // `\u` has four digits more; any other escape is a letter.
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

  /// How many marks may lie on one character of what is written.
  static let mostMarks = 8

  /// Writes `\u` and four digits, twice for what is beyond the first plane.
  static func write(escapeOf scalar: Unicode.Scalar, into output: inout String) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Unicode.Scalar {
  /// Whether it could steer a terminal, turn the words around it, or is not seen at all.
  var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    let properties = properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case _: return false
    }
  }

  /// Whether it lies on the character before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case _: false
    }
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}
