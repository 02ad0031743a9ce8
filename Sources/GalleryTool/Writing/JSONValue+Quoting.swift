extension JSONValue {
  /// Writes a text in quotation marks. It reads back the same, and whoever looks at the file sees all of it: what could
  /// steer a terminal, turn the words around it or hide is written as an escape, and so is a mark that would lie on
  /// something of ours.
  static func quote(_ text: String, into output: inout String) {
    output += "\""
    // How many more marks may lie on what stands there: none on something of ours, and no tower on anything.
    var room = 0
    for scalar in text.unicodeScalars {
      let isASCII = scalar.value &- 0x20 <= 0x5E
      if isASCII || !isEscaped(scalar, room: room) {
        if scalar == "\"" || scalar == "\\" { output += "\\" }
        output.unicodeScalars.append(scalar)
        let isOurs = isASCII && !scalar.properties.isAlphabetic && !(0x30...0x39 ~= scalar.value)
        room = isOurs ? 0 : scalar.isMark ? room - 1 : mostMarks
      } else {
        write(escapeOf: scalar, into: &output)
        room = 0
      }
    }
    output += "\""
  }

  private static let mostMarks = 8

  private static func isEscaped(_ scalar: Unicode.Scalar, room: Int) -> Bool {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case _: return room == 0 && scalar.isMark
    }
  }

  private static func write(escapeOf scalar: Unicode.Scalar, into output: inout String) {
    switch scalar {
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    case _:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case _: false
    }
  }
}
