/// A link as it is printed and kept in files: which state, and under which environment.
///
/// It may name what a catalogue no longer has; ``Link`` is what a catalogue makes of it.
package struct LinkID: Hashable, Sendable {
  package let state: StateID
  package let environment: EnvironmentID

  package init(_ state: StateID, _ environment: EnvironmentID = "") {
    self.state = state
    self.environment = environment
  }

  /// Divides a link at the `@`.
  package init(text: String) {
    let (state, environment) = divided(text[...], at: "@")
    self.init(StateID(String(state)), EnvironmentID(String(environment ?? "")))
  }

  /// The link in full; nothing stands behind the state where the environment is the default.
  package var text: String {
    environment.isDefault ? state.text : state.text + "@" + environment.text
  }
}

/// A state of a variant, as links spell it without the environment, such as `tag/filled:selected`.
package struct StateID: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var variant: VariantID { VariantID(String(text.prefix { $0 != ":" })) }

  /// The values behind the colon; empty where all are at their defaults.
  var values: Substring { text.drop { $0 != ":" }.dropFirst() }

  /// - Parameter values: as links spell them; empty where all are at their defaults.
  package init(_ variant: VariantID, values: String = "") {
    self.init(values.isEmpty ? variant.text : variant.text + ":" + values)
  }
}

/// The environment of a state, as links spell it behind the `@`; empty for the default.
package struct EnvironmentID: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var isDefault: Bool { text.isEmpty }
}

/// Whether a state under an environment is meant.
package typealias StateChoice = @Sendable (LinkID) -> Bool

extension LinkID: ExpressibleByStringInterpolation, CustomStringConvertible, Comparable {
  package init(stringLiteral value: String) { self.init(text: value) }
  package var description: String { text }
  package static func < (left: LinkID, right: LinkID) -> Bool { left.text < right.text }
}

extension StateID: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { text }
}

extension EnvironmentID: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { text }
}

/// A name that someone else wrote as messages repeat it: nothing in it steers a terminal, hides, or turns the words
/// around it, and there is no more than a line of it.
func printable(_ name: some StringProtocol) -> String {
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
