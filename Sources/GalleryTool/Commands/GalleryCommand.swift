import ArgumentParser
import GSDesign
import GalleryKit

/// A command of the tool.
protocol GalleryCommand: ParsableCommand {
  /// Does the work and says how it ended.
  func run(in context: ToolContext) throws(ToolError) -> ExitStatus
}

extension ToolContext {
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
