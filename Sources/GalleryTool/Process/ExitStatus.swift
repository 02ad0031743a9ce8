import CPlatform
import GalleryKit

/// The exit codes of the tool. The last line on standard error explains each but the first.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case done = 0
  /// There are differences or findings.
  case different = 1
  /// A state could not be drawn.
  case notDrawn = 2
  /// A link, filter or catalogue matched nothing.
  case noMatch = 3
  /// A missing terminal, or a file that cannot be read or written.
  case notPossibleHere = 4
  case badArguments = 64
  case interrupted = 130

  var words: String {
    switch self {
    case .done: "done"
    case .different: "differences or findings"
    case .notDrawn: "a state could not be drawn"
    case .noMatch: "nothing matches"
    case .notPossibleHere: "this environment does not allow it"
    case .badArguments: "bad arguments"
    case .interrupted: "interrupted"
    }
  }

  /// The last line on standard error.
  var lastLine: String { "\(ProgramName.current): \(words) (\(rawValue))" }
}

/// Why a command failed.
struct ToolError: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  /// The problem, and what to do next.
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}

/// Ends a command with 4 and the error's description if the system refuses something or a file cannot be used.
func notPossibleHere<Made, Failure: Error & CustomStringConvertible>(
  _ work: () throws(Failure) -> Made
) throws(ToolError) -> Made {
  do throws(Failure) {
    return try work()
  } catch {
    throw ToolError(.notPossibleHere, error.description)
  }
}

/// Ends the process. Sessions are closed by now: they close before a command returns.
func end(_ status: ExitStatus) -> Never {
  exit(status.rawValue)
}
