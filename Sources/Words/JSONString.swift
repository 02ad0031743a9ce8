/// Strings as JSON (RFC 8259) writes them: the same value, in which a reader sees every character.
package enum JSONString {
  /// The limit of combining marks on one character.
  package static let mostMarks = TextPolicy.label.mostMarks

  /// A string in quotation marks, with required escapes and those of invisible characters.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if let escape = scalar.shortEscape {
        result += escape
      } else if scalar.value < 0x20 {
        write(escapeOf: scalar, into: &result)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return escapingHidden(in: result + "\"")
  }

  /// JSON with invisible characters escaped: the same value, which cannot control a terminal.
  ///
  /// Escapes characters that are hidden or reorder the text around them, and a combining mark after a quotation mark.
  /// Drops a byte order mark at the start.
  ///
  /// - Parameter json: a text with non-ASCII characters in strings only.
  package static func escapingHidden(in json: String) -> String {
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
      let kind = ScalarClass(scalar)
      if kind.isHidden || room == 0 && kind == .mark {
        output += json[start..<index]
        write(escapeOf: scalar, into: &output)
        start = end
        room = 0
      } else {
        room = kind == .mark ? room - 1 : mostMarks
      }
      index = end
    }
    output += json[start...]
    return output
  }

  /// Writes `\u` and four digits, twice for a scalar beyond the first plane.
  private static func write(escapeOf scalar: Unicode.Scalar, into output: inout String) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Unicode.Scalar {
  /// The escape of two letters that JSON and Swift share; nil for any other scalar.
  var shortEscape: String? {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _: nil
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isLetterOrDigit: Bool {
    0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}
