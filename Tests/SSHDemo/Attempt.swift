/// A way of getting more out of a server than the gallery, and how it is tried.
struct Attempt: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case command, metacharacters, transfer
    case pipe = "no terminal"
    case forwarding, environment
    case name = "terminal's name"
    case keys, session, login, crash, exhaustion
  }

  /// The expected outcome on a server with a shell and every default.
  enum Control: Hashable, Sendable {
    case breaks
    /// It fails there too, for this reason.
    case holds(String)
  }

  let group: Group
  let name: String
  let control: Control
  /// Whether it needs root, or an account with a writable home.
  let needsAccount: Bool
  let make: @Sendable (Scene) throws -> Void

  init(
    _ group: Group, _ name: String, control: Control = .breaks, needsAccount: Bool = false,
    _ make: @escaping @Sendable (Scene) throws -> Void
  ) {
    self.group = group
    self.name = name
    self.control = control
    self.needsAccount = needsAccount
    self.make = make
  }

  static let catalogue =
    commands + transfers + pipes + forwardings + environments + names + keys + sessions + logins
    + crashes + exhaustions
}
