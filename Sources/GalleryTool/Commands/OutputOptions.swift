import ArgumentParser

/// How and where results are written.
struct OutputOptions: ParsableArguments {
  @Option(help: "How results are written; a terminal gets ansi, a pipe text.")
  var format: OutputFormat?

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file instead of standard output.", valueName: "file")
  )
  var output: String?

  var chosenFormat: OutputFormat? { json ? .json : format }

  func target() throws(ToolError) -> OutputTarget {
    output.map { .file($0) } ?? .standard
  }
}

/// Where results go.
enum OutputTarget: Hashable {
  case standard
  case file(String)

  var isTerminal: Bool {
    switch self {
    case .standard: StandardStreams.isOutputTerminal
    case .file: false
    }
  }

  func write(_ bytes: [UInt8], _ context: ToolContext) throws(ToolError) {
    switch self {
    case .standard: try context.print(bytes)
    case .file(let path):
      do throws(StandardStreams.WriteFailure) {
        try StandardStreams.write(bytes, toFile: path)
      } catch {
        let reason =
          switch error {
          case .closed: "the reader has gone away"
          case .failed(let number): StandardStreams.describe(number)
          }
        throw ToolError(.notPossibleHere, "\(safe(path)) cannot be written: \(reason).")
      }
    }
  }
}
