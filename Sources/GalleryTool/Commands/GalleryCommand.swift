import ArgumentParser
import GSDesign
import GalleryKit

/// What every command is handed: nothing is looked up from the air.
struct ToolContext {
  let catalogue: Catalogue
  let environment: ProcessEnvironment
}

/// A command of the tool.
protocol GalleryCommand: ParsableCommand {
  /// Does the work and says how it ended.
  func run(in context: ToolContext) throws(ToolError) -> ExitStatus
}

extension ToolContext {
  /// Writes results. A reader that has gone away has what it wanted.
  func print(_ text: String) throws(ToolError) {
    try print(Array(text.utf8))
  }

  /// Writes results. A reader that has gone away has what it wanted.
  func print(_ bytes: [UInt8]) throws(ToolError) {
    do throws(StandardStreams.WriteFailure) {
      try StandardStreams.write(bytes)
    } catch {
      switch error {
      case .closed: throw ToolError(.done, "")
      case .failed(let number):
        throw ToolError(
          .notPossibleHere,
          "Standard output cannot be written: \(StandardStreams.describe(number)).")
      }
    }
  }

  /// Reads a link and which knobs it names.
  ///
  /// - Parameter isLenient: whether what is wrong in it is left out with a warning.
  /// - Throws: otherwise what is wrong, with the nearest names.
  func parsedLink(_ text: String, isLenient: Bool) throws(ToolError) -> ParsedLink {
    let parsed: ParsedLink
    do throws(LinkError) {
      parsed = try Link.parse(text, in: catalogue)
    } catch {
      throw ToolError(.noMatch, error.description)
    }
    let wrong = parsed.warnings.filter(\.isLeftOut)
    guard isLenient || wrong.isEmpty else {
      throw ToolError(.badArguments, wrong.map(\.refusal).joined(separator: " "))
    }
    for warning in parsed.warnings { StandardStreams.complain("warning: \(warning)") }
    return parsed
  }
}

/// What the system refuses, or what files are that cannot be used, ends a command with 4 and the sentence of the error.
func notPossibleHere<Made, Failure: Error & CustomStringConvertible>(
  _ work: () throws(Failure) -> Made
) throws(ToolError) -> Made {
  do throws(Failure) {
    return try work()
  } catch {
    throw ToolError(.notPossibleHere, error.description)
  }
}
