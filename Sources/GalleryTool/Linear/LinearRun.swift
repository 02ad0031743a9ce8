import GSDesign
import GalleryKit
import TermSession
import VisualReview
import Workbench

/// A program with prompts and answers.
protocol LinearProgram {
  /// Whether the user has left.
  var hasEnded: Bool { get }
  /// Returns the lines before the first prompt.
  mutating func greeting() -> [String]
  /// Answers a line; nil for one that was too long.
  mutating func answer(_ line: String?) -> [String]
}

extension LinearGallery: LinearProgram {}
extension LinearReview: LinearProgram {}

/// Runs a program with prompts and answers on the standard streams, which need not be terminals.
struct LinearRun<Played: LinearProgram>: ~Copyable {
  private let context: ToolContext
  /// nil without limits.
  private let kiosk: KioskOptions?
  private(set) var program: Played
  private let language: Language
  private var input = LineInput()
  private var clock: KioskClock
  /// Whether the notice was given that the visit ends soon.
  private var isWarned = false
  /// The prompt, for a terminal only; a pipe gets the answers alone.
  private let prompt: String

  init(
    _ program: Played, _ language: Language, kiosk: KioskOptions? = nil, _ context: ToolContext
  ) {
    self.context = context
    self.kiosk = kiosk
    self.language = language
    self.program = program
    clock = KioskClock(kiosk?.limits ?? .none, now: ContinuousClock.now)
    prompt = StandardStreams.isInputTerminal && StandardStreams.isOutputTerminal ? "> " : ""
  }

  /// Answers line by line until the user leaves, the input ends, or the visit is over.
  mutating func run() throws(ToolError) -> ExitStatus {
    CrashNote.sayInterrupts()
    defer { CrashNote.remove() }
    if kiosk?.kiosk == true { Confinement.seal(reaching: .nothing) }
    try tell(program.greeting())
    while !program.hasEnded {
      try context.print(prompt)
      guard let event = try nextEvent() else { return .done }
      switch event {
      case .line(let line): try tell(program.answer(line))
      case .tooLong: try tell(program.answer(nil))
      case .timeout: continue
      case .end:
        // The shell's own prompt must begin on a new line.
        if !prompt.isEmpty { try context.print("\n") }
        return try farewell(.quit)
      }
    }
    return try farewell(.quit)
  }

  /// The next line; nil once the visit is over.
  private mutating func nextEvent() throws(ToolError) -> LineInput.Event? {
    while true {
      let event = input.next(timeout: clock.timeLeft(now: ContinuousClock.now))
      if let limit = clock.reached(now: ContinuousClock.now) {
        _ = try farewell(.limit(limit))
        return nil
      }
      guard event == .timeout else {
        clock.touch(now: ContinuousClock.now)
        isWarned = false
        return event
      }
      if let notice = clock.notice(now: ContinuousClock.now), !isWarned {
        isWarned = true
        try tell([Phrase.linearNotice(notice)[language]])
      }
    }
  }

  private func tell(_ lines: [String]) throws(ToolError) {
    for line in lines { try context.print(oneLine(line) + "\n") }
  }

  private func farewell(_ reason: EndReason) throws(ToolError) -> ExitStatus {
    if let line = kiosk?.farewell(reason, language) { try tell([line]) }
    return .done
  }
}

extension Phrase {
  /// The notice before a limit ends a visit, for typed lines.
  static func linearNotice(_ notice: KioskNotice) -> Phrase {
    switch notice.limit {
    case .idle:
      Phrase(localized: "Still there? Closing in \(notice.seconds) seconds: type a line to stay.")
    case .total: .notice(notice)
    }
  }
}
