import Foundation

/// Copies of programs that a test is going to run.
public enum ProgramCopy {
  /// Copies a file by a process of its own. What this process has open for writing is open in whatever another test starts at
  /// that moment as well, and the system runs no such file (ETXTBSY, execve(2)).
  public static func make(of source: String, at target: String) throws {
    let copying = try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: ["-R", source, target])
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
