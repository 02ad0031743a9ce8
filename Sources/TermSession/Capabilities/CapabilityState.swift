/// What is known of the terminal while a program runs on it: more with every answer.
public struct CapabilityState: Hashable, Sendable {
  private let environment: [String: String]
  private let entry: TerminfoEntry?
  private(set) var answers = TerminalAnswers()
  /// What is known so far, each with its source.
  public private(set) var capabilities: TerminalCapabilities

  /// Nothing is asked yet.
  ///
  /// - Parameter isTerminal: whether the output goes to a terminal.
  init(environment: [String: String], isTerminal: Bool, entry: TerminfoEntry?) {
    self.environment = environment
    self.entry = entry
    capabilities = TerminalCapabilities(
      environment: environment, isTerminal: isTerminal, entry: entry)
  }

  /// What the variables of the environment say of the terminal, and its entry in terminfo; nothing is asked yet.
  public init(ofTerminalIn environment: [String: String]) {
    let term = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      environment: environment, isTerminal: true,
      entry: term.flatMap { TerminfoDatabase.entry(of: $0, environment: environment) })
  }

  /// Says after which probes the next reports of the cursor come, in this order.
  public mutating func expect(_ probes: [CursorProbe]) { answers.expect(probes) }

  /// Takes answers in.
  ///
  /// - Parameter roundTrip: the milliseconds from the questions to the last of them; nil where that is not known.
  public mutating func take(_ replies: some Sequence<TerminalReply>, roundTrip: Int?) {
    let before = answers
    for reply in replies { answers.take(reply) }
    answers.roundTrip = roundTrip ?? answers.roundTrip
    if answers != before { refresh() }
  }

  /// Takes in the size of a cell in pixels as the window has it; nil where it does not say.
  mutating func observe(window size: TerminalCellSize?) {
    let before = answers
    answers.observe(window: size)
    if answers != before { refresh() }
  }

  private mutating func refresh() {
    capabilities = TerminalCapabilities(
      environment: environment, isTerminal: true, entry: entry, answers: answers)
  }
}
