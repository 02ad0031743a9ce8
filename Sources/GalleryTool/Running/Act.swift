import GalleryKit
import TermSession

/// What the commands play on a terminal.
protocol Act: HostedProgram, ~Copyable where Reason == EndReason {}

/// What an effect of an act leaves to the host.
typealias StageDirection = HostDirection<EndReason>

/// The terminal as acts are played on it, one after the other.
typealias Stage = ProgramHost<EndReason>

/// Why an act ended.
enum EndReason: EndingReason {
  case quit
  /// The program that was built anew takes over.
  case startAnew
  /// The gallery is to be opened at a link.
  case open(LinkID)
  /// The visit to a kiosk was over.
  case limit(KioskLimit)
  case interrupted
  case signal(SessionSignal)
  case hangup
}

/// Which limit of a visit to a kiosk it is.
enum KioskLimit: Hashable, Sendable {
  case idle, total
}

/// How an act ended, and the program as it was left.
typealias Ending<Model> = ProgramEnding<EndReason, Model>

extension EndReason {
  /// What the process ends with once the terminal is the shell's again; a signal is passed on.
  func status() throws(ToolError) -> ExitStatus {
    switch self {
    case .quit, .startAnew, .open, .limit: return .done
    case .interrupted: return .interrupted
    case .signal(let signal): signal.reraise()
    case .hangup: throw ToolError(.notPossibleHere, "The terminal was closed.")
    }
  }
}
