import Foundation

/// The built executable, run as a person runs it.
struct Tool {
  struct Result {
    var status: Int32
    var output: String
    var error: String

    /// The last line on standard error.
    var lastWords: Substring { error.split(separator: "\n").last ?? "" }
  }

  /// What a person's environment has in a test: nothing but what is given.
  static func run(
    _ arguments: [String],
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  ) throws -> Result {
    try launch(executable, arguments, environment: environment)
  }

  /// Runs a line of the shell in which `$TOOL` is the executable.
  static func shell(_ line: String) throws -> Result {
    try launch(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line],
      environment: ["TOOL": executable.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
  }

  private static func launch(
    _ executable: URL, _ arguments: [String], environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    let error = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Read before waiting: a full pipe would never end the process. What is said on standard error fits a pipe.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      error: String(decoding: complaint, as: UTF8.self))
  }

  /// Beside the tests that are running.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("gs-gallery")
  }
}
