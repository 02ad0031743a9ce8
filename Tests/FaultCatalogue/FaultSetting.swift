import Synchronization
import TerminalProbe

/// Where the programs are that faults are done to.
struct FaultSetting: Sendable {
  /// The gallery that is judged.
  var gallery = ProbeStart.folder + "/gs-gallery"
  /// A gallery of components that misbehave.
  var probe = ProbeStart.folder + "/gallery-probe"
  /// A library that makes calls on the terminal fail; nil leaves the faults out that need it.
  var library: String?
  /// How long a condition is waited for in seconds, where that is not the fault's to say.
  var patience: Int?
  /// A folder with something to review.
  var review: String?

  /// Terminals are opened one at a time: between opening and closing on exec a descriptor would reach the other's child.
  private static let door = Mutex<Void>(())

  func start(_ fault: Fault, _ presenter: String) throws -> ProbeTerminal {
    var words = ["exec", "errors=5"] + fault.preparation
    var variables: [String: String] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor", "HOME": "/tmp",
      "PATH": "/usr/bin:/bin",
    ]
    switch fault.program {
    case .gallery(let arguments): words += [gallery] + arguments
    case .misbehaving(let misbehaviour, let arguments):
      variables["PROBE_FAULT"] = misbehaviour
      words += [probe] + arguments
    case .review:
      variables["PROBE_WORD"] = "another"
      words += [probe, "review", "--snapshots", review ?? "."]
    }
    variables.merge(fault.environment) { $1 }
    for name in fault.without { variables[name] = nil }
    if fault.group == .inject || fault.group == .sweep { variables["LD_PRELOAD"] = library }
    let start = ProbeStart(
      words + ["--backend", presenter],
      environment: variables.map { "\($0)=\($1)" }.sorted(), columns: fault.columns,
      rows: fault.rows)
    let terminal = try Self.door.withLock { _ in try ProbeTerminal(start) }
    terminal.answers = fault.answers
    terminal.patience = (patience ?? fault.patience) * 1_000
    return terminal
  }
}
