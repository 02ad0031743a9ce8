import ArgumentParser
import GalleryKit

/// Which states a command is about; nothing means all.
struct FilterOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Only what matches: GLOB[:knob=value,…][@setting=value,…].", valueName: "filter"))
  var patterns: [String] = []

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp("The same; any of several matches.", valueName: "filter"))
  var filter: [String] = []

  /// All of them, as they were written.
  var texts: [String] { patterns + filter }

  /// - Throws: where a filter can match nothing, with the nearest names.
  func filters(in context: ToolContext) throws(ToolError) -> Filters {
    try context.filters(texts)
  }
}

extension ToolContext {
  /// - Throws: where a filter can match nothing, with the nearest names.
  func filters(_ texts: [String]) throws(ToolError) -> Filters {
    do throws(FilterError) {
      return try Filters(texts, in: catalogue)
    } catch {
      throw ToolError(.noMatch, error.description)
    }
  }
}
