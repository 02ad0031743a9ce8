/// The limits of a command or a server that is asked for tokens.
struct SourceLimits: Hashable, Sendable {
  /// How long an answer may take, in milliseconds.
  var answer = 10_000
  /// How long a server may take until it is reached, in milliseconds.
  var connection = 5_000
  /// The most bytes of an answer, decompressed.
  var bytes = 16 << 20
  /// How many redirections of a server are followed.
  var redirections = 5
  /// How long after an answer a server is asked again while the gallery is open, in milliseconds.
  var pause = 30_000

  /// The longest time that the variable may ask for, in seconds.
  static let mostSeconds = 600.0

  /// The limits, with the time that the environment asks for.
  ///
  /// - Throws: where the variable holds no number of seconds, or too many.
  init(_ environment: ProcessEnvironment) throws(ToolError) {
    guard let text = environment[SourceSettings.secondsVariable] else { return }
    guard let seconds = Double(text), seconds > 0, seconds <= Self.mostSeconds else {
      throw ToolError(
        .badArguments,
        "\(SourceSettings.secondsVariable) is a number of seconds up to \(Int(Self.mostSeconds)), not “\(safe(text))”."
      )
    }
    answer = max(1, Int(seconds * 1_000))
  }

  init() {}

  /// As a child process is limited.
  var ofProcess: ChildProcess.Limits {
    ChildProcess.Limits(milliseconds: answer, bytes: bytes)
  }
}
