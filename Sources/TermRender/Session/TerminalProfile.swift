package import GSDesign

/// What the environment says of the terminal, and how each thing was found out.
///
/// A pure function of what it is handed: reads no environment and asks no terminal. What the terminal
/// answers later counts for more. Every value of the environment is untrusted: none is repeated in a
/// reason unless it consists of harmless characters.
package struct TerminalProfile: Hashable, Sendable {
  /// A value and where it comes from, as a phrase for people.
  package struct Finding<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var reason: String

    init(_ value: Value, _ reason: String) {
      self.value = value
      self.reason = reason
    }
  }

  /// The name in `TERM`; nil when it is unset or no name that a terminal could have.
  package var term: String?
  /// `TERM=dumb`: the screen cannot be addressed.
  package var isDumb: Bool
  /// Whether output may carry control sequences at all.
  package var isStyled: Finding<Bool>
  package var colorDepth: Finding<ColorDepth>
  package var glyphs: Finding<GlyphSet>
  /// Light or dark; nil when the environment does not tell.
  package var appearance: Finding<Appearance?>
  /// Whether the terminal may be asked questions.
  package var asksTerminal: Finding<Bool>

  /// Reads the dictionary of the environment.
  ///
  /// - Parameter isTerminal: whether the output goes to a terminal.
  package init(environment: [String: String], isTerminal: Bool) {
    let clues = TerminalClues(environment, isTerminal: isTerminal)
    term = clues.term
    isDumb = clues.term == "dumb"
    isStyled = clues.isStyled
    colorDepth = clues.colorDepth
    glyphs = clues.glyphs
    appearance = clues.appearance
    asksTerminal = clues.asksTerminal
  }
}

/// The environment as far as it concerns the terminal.
struct TerminalClues {
  let environment: [String: String]
  let isTerminal: Bool
  let term: String?

  init(_ environment: [String: String], isTerminal: Bool) {
    self.environment = environment
    self.isTerminal = isTerminal
    term = environment["TERM"].flatMap { Self.isName($0) ? $0 : nil }
  }

  /// The variable, nil when it is unset or empty.
  subscript(name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// Set, not empty and not 0.
  func isOn(_ name: String) -> Bool { self[name].map { $0 != "0" } ?? false }

  /// `TERM` in words, also where it cannot be shown.
  var termInWords: String {
    if let term { return "TERM=\(term)" }
    return environment["TERM"] == nil ? "TERM is not set" : "TERM is no terminal's name"
  }

  /// What terminals and locales are called: harmless wherever it is shown.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }
}
