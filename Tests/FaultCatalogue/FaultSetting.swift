import Glibc
import Synchronization
import TerminalTesting

/// Where the programs are that faults are done to.
struct FaultSetting: Sendable {
  /// The gallery that is judged.
  var gallery = ProbeStart.folder + "/gs-gallery"
  /// A gallery of components that misbehave.
  var probe = ProbeStart.folder + "/gallery-probe"
  /// Runs a program, however it is linked, and makes its calls on the terminal fail; nil leaves the faults out that need
  /// it.
  var launcher: String?
  /// How long to wait for a condition, in seconds, unless the fault sets it.
  var timeout: Int?
  /// A folder with pending changes.
  var review: String?

  /// Terminals are opened one at a time: between opening and closing on exec a descriptor would reach the other's child.
  private static let door = Mutex<Void>(())

  /// - Parameter report: the file for the number of calls that were made to fail; nil for none.
  func start(
    _ fault: Fault, _ presenter: String, report: String? = nil
  ) throws -> ProbeTerminal {
    var words = ["exec", "errors=5"] + fault.preparation
    if fault.group.failsCalls, let launcher { words.append(launcher) }
    var variables: [String: String] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor",
      "PATH": "/usr/bin:/bin",
    ]
    switch fault.program {
    case .gallery(let arguments): words += [gallery] + arguments
    case .misbehaving(let misbehaviour, let arguments):
      variables["PROBE_FAULT"] = misbehaviour
      words += [probe] + arguments
    case .presenting:
      let socket = "/tmp/gs-fault-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).sock"
      words += [gallery, "present", "--socket", socket]
    case .review:
      variables["PROBE_WORD"] = "another"
      words += [probe, "review", "--snapshots", review ?? "."]
    }
    variables.merge(fault.environment) { $1 }
    for name in fault.without { variables[name] = nil }
    if fault.group.failsCalls { variables["FAILING_REPORT"] = report }
    let start = ProbeStart(
      words + ["--backend", presenter],
      environment: variables.map { "\($0)=\($1)" }.sorted(), columns: fault.columns,
      rows: fault.rows)
    let terminal = try Self.door.withLock { _ in try ProbeTerminal(start) }
    terminal.answers = fault.answers
    terminal.timeout = (timeout ?? fault.timeout) * 1_000
    return terminal
  }
}
