import GSDesign
import GalleryKit
import StateSpace
import Words

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
struct FailureLine: Codable, Hashable, Sendable {
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
    for line in lines.prefix(Self.capacity).reversed() {
      note(line.message, from: line.source, times: line.count)
    }
  }
}

extension FailureLine {
  /// How much of a message is shown, in scalars: some lines of a narrow screen.
  private static let longest = 500

  /// The line as help lines are drawn, in as many as it takes.
  ///
  /// - Parameter wrapped: a text in lines of the room.
  func items(_ language: Language, wrapped: (String) -> [String]) -> [StatusItem] {
    let times = count > 1 ? "  × \(count)" : ""
    let text = SafeText.text(message[language], as: .line(limit: Self.longest))
    return wrapped(text + times).enumerated().map { place, line in
      // A blank key keeps the text below that of the first line.
      StatusItem(keys: place == 0 ? printable(source) : " ", what: line, isLast: false)
    }
  }
}
