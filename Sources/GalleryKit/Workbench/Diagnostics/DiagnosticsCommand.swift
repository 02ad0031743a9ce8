import GSDesign
import StateSpace

/// Opens and closes the list of failures.
enum DiagnosticsCommand: Hashable, Sendable, CaseIterable {
  case toggle

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [KeyPress("!")], .diagnostics, Phrase(localized: "Show diagnostics"),
        in: .gallery, isInStatus: false, linear: .absent(.linearFailures))
    }
  }

  static let entries = [CommandEntry(.diagnostics(.toggle))]
}

/// A failure as a line: its source, the reason, and how often it happened in a row.
struct FailureLine: Hashable, Sendable {
  let source: String
  let message: Phrase
  let count: Int
}

extension FailureLog<Phrase> {
  /// The lines, the newest first.
  var lines: [FailureLine] {
    entries.reversed().map {
      FailureLine(source: $0.source, message: $0.message, count: $0.count)
    }
  }

  /// A log of the lines of another, the newest first.
  init(_ lines: [FailureLine]) {
    self.init()
    for line in lines.reversed() { note(line.message, from: line.source, times: line.count) }
  }
}

extension FailureLine {
  /// The line as texts of a scene: the source, the message in two languages, and the count.
  var texts: [String] { [source, message.english, message.korean, "\(count)"] }

  /// The line of a scene; nil if the texts are invalid.
  init?(texts: [String]) {
    guard texts.count == 4, let count = Int(texts[3]), count > 0 else { return nil }
    self.init(source: texts[0], message: Phrase(texts[1], korean: texts[2]), count: count)
  }

  /// The line as help lines are drawn.
  func item(_ language: Language) -> StatusItem {
    let times = count > 1 ? "  × \(count)" : ""
    return StatusItem(
      keys: printable(source), what: printable(message[language]) + times, isLast: false)
  }
}
