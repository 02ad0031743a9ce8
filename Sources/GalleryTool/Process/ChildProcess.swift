/// Runs another program to its end.
enum ChildProcess {
  struct Result: Hashable {
    /// The exit status; 128 plus the number of the signal that ended it.
    let status: Int32
    let output: [UInt8]
    let error: String
  }

  /// The limits of a program.
  struct Limits: Hashable, Sendable {
    /// The longest run time, in milliseconds.
    let milliseconds: Int
    /// The most output on standard output, in bytes.
    let bytes: Int
  }

  /// How a program with limits ended.
  enum Outcome: Hashable {
    case ended(Result)
    /// It was killed for taking too long.
    case tooSlow
    /// It was killed for writing too much.
    case tooMuch
    /// It was killed because this process received a signal.
    case interrupted
  }

  /// Runs a program found on the path, without a terminal for prompts.
  ///
  /// - Parameters:
  ///   - input: the bytes of its standard input.
  ///   - environment: its only variables.
  /// - Throws: `ENOENT` if the program is not found, and any other error of the system.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String]
  ) throws(Disk.Refusal) -> Result {
    let process = try RunningProcess(
      arguments, input: input, environment: environment, limits: nil)
    while true {
      if case .ended(let result)? = process.advance() { return result }
      process.sleep(nil)
    }
  }
}
