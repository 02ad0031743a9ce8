import Foundation

/// Copies of programs for a test to run.
public enum ProgramCopy {
  /// Copies a file with a process of its own. A file that this process has open for writing is inherited by any process
  /// that another test starts at that moment, and the system does not run such a file (ETXTBSY, execve(2)).
  public static func make(of source: String, at target: String) throws {
    let copying = try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: ["-R", source, target])
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
