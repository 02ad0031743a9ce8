extension String {
  /// Escaped for text and for attributes in double quotes, in XML and HTML alike, on one line; what could steer whoever
  /// reads it is replaced as the text gate does.
  package var escapedForMarkup: String { TextGate.line(self).withEntities }

  /// The same for lines of ours, each with what it holds from outside.
  var linesEscapedForMarkup: String { TextGate.lines(self).withEntities }

  /// The same for glyphs, which have passed the text gate: alone, a mark or a joiner would not pass again.
  var withEntities: String {
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

  /// Whether a viewer that knows directions would begin to write from the right: letters of Hebrew, Arabic and the other
  /// scripts of the ranges that Unicode keeps for them (UAX #9, DerivedBidiClass).
  var isRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      case _: false
      }
    }
  }
}
