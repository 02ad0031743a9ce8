/// Another program, run to its end.
enum ChildProcess {
  struct Result: Hashable {
    /// The exit status; 128 plus the number of the signal that ended it.
    let status: Int32
    let output: [UInt8]
    let error: String
  }

  /// How far a program may go.
  struct Limits: Hashable, Sendable {
    /// How long it may take, in milliseconds.
    let milliseconds: Int
    /// How much it may write to standard output, in bytes.
    let bytes: Int
  }

  /// How a program with limits ended.
  enum Outcome: Hashable {
    case ended(Result)
    /// It was ended since it took longer.
    case tooSlow
    /// It was ended since it wrote more.
    case tooMuch
    /// It was ended since a signal came for this process.
    case interrupted
  }

  /// Runs a program that is found on the path, without a terminal to ask questions on.
  ///
  /// - Parameters:
  ///   - input: what it reads on standard input.
  ///   - environment: the only variables it has.
  /// - Throws: `ENOENT` where there is no such program, and whatever else the system says no with.
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
