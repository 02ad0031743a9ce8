public import ColorScience

/// The current knowledge of the terminal while a program runs on it; it grows with every answer.
public struct CapabilityState: Hashable, Sendable {
  private let environment: [String: String]
  private let entry: TerminfoEntry?
  private(set) var answers = TerminalAnswers()
  /// The sixteen named colours that the person says the terminal has; nil to ask it.
  public var statedColors: IndexedPalette? {
    didSet { if statedColors != oldValue { refresh() } }
  }
  /// The capabilities known so far, each with its source.
  public private(set) var capabilities: TerminalCapabilities

  /// The state before any question.
  ///
  /// - Parameter isTerminal: whether the output goes to a terminal.
  init(environment: [String: String], isTerminal: Bool, entry: TerminfoEntry?) {
    self.environment = environment
    self.entry = entry
    capabilities = TerminalCapabilities(
      environment: environment, isTerminal: isTerminal, entry: entry)
  }

  /// The capabilities according to the environment variables and the terminfo entry; no question is asked yet.
  public init(ofTerminalIn environment: [String: String]) {
    self.init(ofOutputIn: environment, isTerminal: true)
  }

  /// The same for an output that may be a file or a pipe.
  package init(ofOutputIn environment: [String: String], isTerminal: Bool) {
    let term = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      environment: environment, isTerminal: isTerminal,
      entry: term.flatMap { TerminfoDatabase.entry(of: $0, environment: environment) })
  }

  /// Sets the probes after which the next cursor reports come, in this order.
  public mutating func expect(_ probes: [CursorProbe]) { answers.expect(probes) }

  /// Handles answers of the terminal.
  ///
  /// - Parameters:
  ///   - replies: the answers of the terminal, in their order.
  ///   - roundTrip: the milliseconds from the questions to the last answer; nil if unknown.
  public mutating func take(_ replies: some Sequence<TerminalReply>, roundTrip: Int?) {
    let before = answers
    for reply in replies { answers.take(reply) }
    answers.roundTrip = roundTrip ?? answers.roundTrip
    if answers != before { refresh() }
  }

  /// Records the size of a cell in pixels by the size of the window; nil if unknown.
  public mutating func observe(window size: TerminalCellSize?) {
    let before = answers
    answers.observe(window: size)
    if answers != before { refresh() }
  }

  private mutating func refresh() {
    capabilities = TerminalCapabilities(
      environment: environment, isTerminal: true, entry: entry, answers: answers,
      statedColors: statedColors)
  }
}
