import CTermGuard

/// How the process was started.
package enum ProcessStart {
  /// The arguments with the name of the program first. The standard library reads them in `/proc`; where a host has none,
  /// they are what the process was handed.
  package static var arguments: [String] {
    let known = CommandLine.arguments
    guard known.isEmpty else { return known }
    return (0..<process_start_count()).compactMap { index in
      unsafe process_start_argument(index).map { unsafe String(cString: $0) }
    }
  }
}
