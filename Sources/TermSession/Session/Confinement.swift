import CTermGuard

/// The privileges that a public demonstration drops for good.
package enum Confinement {
  package struct Limits: Hashable, Sendable {
    /// Seconds of processor time; nil leaves them as they are.
    var processorSeconds: Int?
    /// Bytes of address space: screens of the largest size fit many times over.
    var addressSpace = 1 << 30
    /// Room for a presenter and as many followers as it takes.
    var openFiles = 96

    package init(processorSeconds: Int? = nil) {
      self.processorSeconds = processorSeconds
    }
  }

  /// Leaves the process in `/`, with these limits, no way to write a file or to make a process, and an environment of
  /// these variables alone.
  ///
  /// - Returns: the error number if the system refused any of it (errno(3)); nil on success.
  package static func enter(_ limits: Limits, environment: [String: String]) -> Int32? {
    let refused = replaceEnvironment(environment)
    guard refused == 0 else { return refused }
    var bounds = ConfinementLimits(
      processor_seconds: UInt64(max(0, limits.processorSeconds ?? 0)),
      address_space: UInt64(max(0, limits.addressSpace)),
      open_files: UInt64(max(0, limits.openFiles)))
    let error = unsafe confinement_enter(&bounds)
    return error == 0 ? nil : error
  }

  /// The resources other than its open files that a sealed process can reach.
  package enum Reach: Hashable, Sendable {
    case nothing
    /// Sockets that another process connects and passes on.
    case passedSockets
  }

  /// From here on the system permits only the calls for drawing on an open terminal, and refuses every other one with
  /// an error: programs, files, networks, memory for instructions, other processes, typing into the terminal.
  ///
  /// - Returns: whether it does; not every system can.
  @discardableResult
  package static func seal(reaching reach: Reach = .nothing) -> Bool {
    confinement_seal(reach == .passedSockets) == 0
  }

  /// Makes every refusal of a later seal end the process by SIGSYS, so that a test notices it.
  static func trapRefusals() { confinement_trap_refusals() }

  private static func replaceEnvironment(_ environment: [String: String]) -> Int32 {
    var entries: [CChar] = []
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      entries += "\(name)=\(value)".utf8.map { CChar(bitPattern: $0) } + [0]
    }
    return unsafe confinement_set_environment(entries + [0])
  }
}
