import TermRender
import TermSession

/// The answers of the terminal, if it was asked.
struct DoctorInterview {
  enum Outcome: Hashable {
    /// It was not asked, with a reason.
    case notAsked(String)
    /// All answers have arrived.
    case answered(milliseconds: Int)
    /// Some answers arrived, but not the last one.
    case cutOff(milliseconds: Int)
    /// No answer arrived.
    case silent(milliseconds: Int)
  }

  /// The timeout for answers, in milliseconds.
  static let timeout = 2_000

  var outcome: Outcome
  var knowledge: CapabilityState

  /// Asks the terminal, if there is one that may be asked.
  static func hold(
    _ environment: ProcessEnvironment, mayAsk: Bool
  ) throws(ToolError) -> DoctorInterview {
    var knowledge = environment.knowledge
    let known = knowledge.capabilities
    guard mayAsk else { return .init(outcome: .notAsked("--no-query"), knowledge: knowledge) }
    guard known.asksTerminal.value else {
      return .init(outcome: .notAsked(known.asksTerminal.reason), knowledge: knowledge)
    }
    guard StandardStreams.isInputTerminal, StandardStreams.isOutputTerminal else {
      return .init(
        outcome: .notAsked("input and output are not both a terminal"), knowledge: knowledge)
    }
    var options = SessionOptions()
    options.modes = .alternateScreen
    options.environment = environment.variables
    options.questions = TerminalQuestions(for: known, purpose: .report)
    let answer: TerminalInterview
    do throws(SessionError) {
      var session = try TerminalSession(options)
      knowledge.expect(session.askedProbes)
      answer = try session.listen(timeout: .milliseconds(timeout))
      if case .signal(let signal) = answer.interruption { session.close(reraising: signal) }
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
    knowledge.take(answer.replies, roundTrip: answer.isComplete ? answer.roundTrip : nil)
    return .init(outcome: Outcome(answer), knowledge: knowledge)
  }
}

extension DoctorInterview.Outcome {
  fileprivate init(_ answer: TerminalInterview) {
    if answer.isComplete {
      self = .answered(milliseconds: answer.roundTrip ?? 0)
    } else if answer.replies.isEmpty {
      self = .silent(milliseconds: DoctorInterview.timeout)
    } else {
      self = .cutOff(milliseconds: DoctorInterview.timeout)
    }
  }

  /// The outcome as a line of the report.
  var fact: DoctorFact {
    switch self {
    case .notAsked(let reason):
      DoctorFact("questions", "not asked", .default, because: reason)
    case .answered(let milliseconds):
      DoctorFact(
        "questions", "answered", .answer, because: "the last after \(milliseconds) ms",
        used: "exiting waits for pending replies")
    case .cutOff(let milliseconds):
      DoctorFact(
        "questions", "cut off", .answer,
        because: "the last answer did not come within \(milliseconds) ms")
    case .silent(let milliseconds):
      DoctorFact(
        "questions", "no answer", .default,
        because: "nothing answered within \(milliseconds) ms",
        used: "the rest comes from the environment and terminfo")
    }
  }

  var isAnswered: Bool {
    switch self {
    case .answered: true
    case .notAsked, .cutOff, .silent: false
    }
  }
}
