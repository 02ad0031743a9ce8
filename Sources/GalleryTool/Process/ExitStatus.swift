import CPlatform
import GalleryKit

/// How the tool ends, by number. The last line on standard error says all but the first in words.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case done = 0
  /// Something was found that is not as it should be.
  case different = 1
  /// A state could not be drawn.
  case notDrawn = 2
  /// A link, filter or catalogue matched nothing.
  case noMatch = 3
  /// No terminal, cannot write, file cannot be read.
  case notPossibleHere = 4
  case badArguments = 64
  case interrupted = 130

  var words: String {
    switch self {
    case .done: "done"
    case .different: "something is not as it should be"
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

/// Why a command could not do its work.
struct ToolError: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  /// What happened and what to do next.
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}

/// What the system refuses, or what files are that cannot be used, ends a command with 4 and the sentence of the error.
func notPossibleHere<Made, Failure: Error & CustomStringConvertible>(
  _ work: () throws(Failure) -> Made
) throws(ToolError) -> Made {
  do throws(Failure) {
    return try work()
  } catch {
    throw ToolError(.notPossibleHere, error.description)
  }
}

/// Ends the process. No session is alive here: they close before a command returns.
func end(_ status: ExitStatus) -> Never {
  exit(status.rawValue)
}
