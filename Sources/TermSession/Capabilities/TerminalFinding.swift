/// A value that was found out of the terminal, where it comes from, and how in words.
package struct TerminalFinding<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var source: TerminalSource
  /// A phrase for people, of harmless characters only.
  package var reason: String

  init(_ value: Value, _ reason: String, _ source: TerminalSource = .environment) {
    self.value = value
    self.source = source
    self.reason = reason
  }
}

/// Where something that is known of the terminal comes from.
package enum TerminalSource: String, Hashable, Sendable, CaseIterable {
  /// The terminal said so itself.
  case answer
  /// A variable of the environment, `TERM` included.
  case environment
  /// The entry of the terminal in the terminfo database.
  case terminfo
  /// Nobody said anything.
  case `default`
}
