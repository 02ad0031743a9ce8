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

/// What becomes of knobs and settings that there are not.
struct LenientOptions: ParsableArguments {
  @Flag(
    help:
      "Leave out what is wrong in a link or a filter, with a warning, instead of ending with 64.")
  var lenient = false
}

extension ToolContext {
  /// - Parameter isLenient: whether what is wrong in a filter is left out with a warning.
  /// - Throws: where a filter can match nothing, with the nearest names.
  func filters(_ texts: [String], isLenient: Bool = false) throws(ToolError) -> Filters {
    do throws(FilterError) {
      return try Filters(isLenient ? leavingOutWrong(in: texts) : texts, in: catalogue)
    } catch {
      throw ToolError(error)
    }
  }

  /// The filters without what nothing can have; says what that was.
  func leavingOutWrong(in filters: [String]) -> [String] {
    filters.map { text in
      let (kept, leftOut) = Filter.leavingOutWrong(in: text, of: catalogue)
      for error in leftOut { StandardStreams.complain("warning: \(error) It is left out.") }
      return kept
    }
  }
}

extension ToolError {
  /// A wrong value is a bad argument; a filter without one chooses nothing.
  init(_ error: FilterError) {
    self.init(error.isWrongValue ? .badArguments : .noMatch, error.description)
  }
}
