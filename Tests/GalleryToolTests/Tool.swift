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

  /// Runs the tool with only the given environment.
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
    return result(of: process, output, error)
  }

  /// Reads a process's output from both pipes until it ends, as it arrives: a full pipe would stop the process.
  static func result(of process: Process, _ output: Pipe, _ error: Pipe) -> Result {
    let pipes = [output.fileHandleForReading, error.fileHandleForReading]
    var texts = [Data(), Data()]
    var open = pipes.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) > 0 else { continue }
      for index in open.indices where open[index].revents != 0 {
        let text = pipes[index].availableData
        // poll(2) ignores a descriptor of -1.
        if text.isEmpty { open[index].fd = -1 }
        texts[index] += text
      }
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: texts[0], as: UTF8.self),
      error: String(decoding: texts[1], as: UTF8.self))
  }

  /// Beside the tests that are running.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("gs-gallery")
  }
}
