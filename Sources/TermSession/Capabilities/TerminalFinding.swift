/// A value that was found out of the terminal, where it comes from, and how in words.
public struct TerminalFinding<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was found out.
  public var value: Value
  /// Where it comes from.
  public var source: TerminalSource
  /// How it was found out: a phrase in English, of harmless characters only.
  public var reason: String

  init(_ value: Value, _ reason: String, _ source: TerminalSource = .environment) {
    self.value = value
    self.source = source
    self.reason = reason
  }
}

/// Where something that is known of the terminal comes from.
public enum TerminalSource: String, Hashable, Sendable, CaseIterable {
  /// The terminal said so itself.
  case answer
  /// A variable of the environment, `TERM` included.
  case environment
  /// The entry of the terminal in the terminfo database.
  case terminfo
  /// Nothing told of it: what most terminals have.
  case `default`
}
