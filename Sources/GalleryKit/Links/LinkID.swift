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
