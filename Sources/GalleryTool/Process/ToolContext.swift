import GalleryKit
import Synchronization
import TermSession
import VisualReview

/// The context passed to every command, instead of global state.
struct ToolContext {
  var catalogue: Catalogue
  let environment: ProcessEnvironment
  /// The catalogue's themes that were read from sources.
  var opened: [OpenedTheme] = []
  /// The themes that the program declares by their sources.
  var declared: [DeclaredTheme] = []
  /// The environments that baselines are recorded in; nil if nothing is declared.
  var environmentPlan: EnvironmentPlan?
  /// The facts about the terminal from the environment, to which its answers are added.
  private let terminal = KnownTerminal()

  init(catalogue: Catalogue, environment: ProcessEnvironment) {
    self.catalogue = catalogue
    self.environment = environment
  }

  var knowledge: CapabilityState { terminal.knowledge(in: environment) }

  /// The capabilities of the terminal.
  var profile: TerminalCapabilities { knowledge.capabilities }
}

/// The capabilities of the terminal, determined on demand: its terminfo entry is a file.
private final class KnownTerminal: Sendable {
  private let found = Mutex<CapabilityState?>(nil)

  func knowledge(in environment: ProcessEnvironment) -> CapabilityState {
    found.withLock { found in
      let knowledge = found ?? environment.knowledge
      found = knowledge
      return knowledge
    }
  }
}

extension ToolContext {
  /// Prints results. A reader that closed the pipe has read enough.
  func print(_ text: String) throws(ToolError) {
    try print(Array(text.utf8))
  }

  /// Prints results. A reader that closed the pipe has read enough.
  func print(_ bytes: [UInt8]) throws(ToolError) {
    do throws(StandardStreams.WriteFailure) {
      try StandardStreams.write(bytes)
    } catch {
      switch error {
      case .closed: throw ToolError(.done, "")
      case .failed(let number):
        throw ToolError(
          .notPossibleHere,
          "Standard output cannot be written: \(StandardStreams.describe(number)).")
      }
    }
  }
}
