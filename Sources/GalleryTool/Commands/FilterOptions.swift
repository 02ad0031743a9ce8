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

  /// - Throws: where a filter can match nothing, with the nearest names.
  func filters(in context: ToolContext) throws(ToolError) -> Filters {
    do throws(FilterError) {
      return try Filters(patterns + filter, in: context.catalogue)
    } catch {
      throw ToolError(.noMatch, error.description)
    }
  }
}
