/// What of the environment of a stranger's session is believed: what tells of the terminal and of the language, where it
/// says what it could say. Nothing that names a file, a folder or a program.
extension ProcessEnvironment {
  private enum Rule {
    /// Letters, digits and some signs, so many bytes at most.
    case text(signs: String, atMost: Int)
    case digits(atMost: Int)
    /// It is set: what it says does not matter.
    case isSet
  }

  private static let rules: [String: Rule] = [
    "TERM": .text(signs: "._+-", atMost: 64),
    "COLORTERM": .text(signs: "._+-", atMost: 32),
    "TERM_PROGRAM": .text(signs: "._+-", atMost: 64),
    "LANG": .text(signs: "._@-", atMost: 64),
    "LC_ALL": .text(signs: "._@-", atMost: 64),
    "LC_CTYPE": .text(signs: "._@-", atMost: 64),
    "LC_MESSAGES": .text(signs: "._@-", atMost: 64),
    "COLORFGBG": .text(signs: ";", atMost: 32),
    "VTE_VERSION": .digits(atMost: 9), "KONSOLE_VERSION": .digits(atMost: 9),
    "COLUMNS": .digits(atMost: 5), "LINES": .digits(atMost: 5), "ESCDELAY": .digits(atMost: 5),
    "CLICOLOR": .digits(atMost: 1), "CLICOLOR_FORCE": .digits(atMost: 1),
    "NO_COLOR": .isSet, "SSH_TTY": .isSet, "SSH_CONNECTION": .isSet, "TMUX": .isSet, "STY": .isSet,
    "NCURSES_NO_UTF8_ACS": .isSet,
  ]

  /// Of these variables what is believed.
  var sanitizedForKiosk: ProcessEnvironment {
    var believed: [String: String] = [:]
    for (name, value) in variables {
      guard let rule = Self.rules[name], !value.isEmpty else { continue }
      switch rule {
      case .text(let signs, let most):
        guard Self.isPlain(value, signs: signs, atMost: most) else { continue }
        believed[name] = value
      case .digits(let most):
        guard value.utf8.count <= most, value.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { continue }
        believed[name] = value
      case .isSet: believed[name] = "1"
      }
    }
    return ProcessEnvironment(variables: believed)
  }

  private static func isPlain(_ text: String, signs: String, atMost most: Int) -> Bool {
    text.utf8.count <= most
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case _: signs.utf8.contains(byte)
        }
      }
  }
}
