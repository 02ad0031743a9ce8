import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// A format that `--json` chooses, among others.
protocol JSONResultFormat: ResultFormat {
  /// JSON.
  static var json: Self { get }
  /// The format without options, as part of a sentence.
  static var byDefault: String { get }
}

extension OutputFormat: JSONResultFormat {
  static var byDefault: String { "ansi on a terminal and text in a pipe" }
}

extension TableFormat: JSONResultFormat {
  static var byDefault: String { "text" }
}

/// The format and target of results.
struct ResultOptions<Format: JSONResultFormat>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The output format. Default: that of the file's name, else \(Format.byDefault)."))
  var format: Format?

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  /// The requested format, or the one of the file's extension.
  var chosenFormat: Format? { try? Format.chosen(json ? .json : format, for: output) }

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError(
        "--json is --format json, and --format says \(format.rawValue): leave out one of them.")
    }
    _ = try Format.chosen(json ? .json : format, for: output)
  }

  var target: OutputTarget { output.map { .file($0) } ?? .standard }
}

/// The format and target of pictures.
typealias OutputOptions = ResultOptions<OutputFormat>

extension ResultOptions<TableFormat> {
  /// Writes the results in the chosen format.
  func write(text: () -> String, json: () -> String, _ context: ToolContext) throws(ToolError) {
    let written =
      switch chosenFormat ?? .text {
      case .text: text()
      case .json: json()
      }
    try target.write(Array(written.utf8), context)
  }
}

/// The rendering of outlines in documents and on the terminal.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: "How SVG, HTML and terminals with images draw outlines: smooth or cells.")
  var shapes: Named<ShapeRendering>?

  var rendering: ShapeRendering { shapes?.value ?? .smooth }

  /// Whether outlines are printed as images if the terminal can: with reduced colours they would not match the cells.
  func drawsImages(_ plan: OutputPlan, isTerminal: Bool) -> Bool {
    isTerminal && plan.format == .ansi && plan.depth == .truecolor && rendering == .smooth
  }
}

/// Whether output is styled.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether output is styled: auto, always or never.", valueName: "when"),
    transform: ColorUse.init(argument:))
  var color: ColorUse = .auto
}

/// The reporters of a test and their targets.
struct ReporterOptions: ParsableArguments {
  @Option(
    name: .customLong("reporter"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      Reporters, separated by commas: list, dot, json, junit, html, github, markdown. Add =PATH to write to a file; \
      only one can use standard output. html writes a folder, gallery-report by default.
      """, valueName: "name=path"),
    transform: ReporterList.init(argument:))
  var lists: [ReporterList] = []

  /// The list by default.
  var reporters: [Reporter] {
    lists.isEmpty ? [Reporter(.list)] : lists.flatMap(\.reporters)
  }

  func validate() throws {
    do throws(Reporter.Failure) {
      try Reporter.check(reporters)
    } catch {
      throw ValidationError("--reporter: \(error)")
    }
  }
}

/// Several reporters in one argument.
struct ReporterList: Hashable, Sendable {
  let reporters: [Reporter]

  init(argument: String) throws {
    do throws(Reporter.Failure) {
      reporters = try Reporter.list(argument)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

/// The states that a command applies to; all by default.
struct FilterOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Select what matches: GLOB[:knob=value,…][@setting=value,…].", valueName: "filter"),
    completion: .link)
  var patterns: [String] = []

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp("The same as an option; repeat it to select more.", valueName: "filter"),
    completion: .link)
  var filter: [String] = []

  /// All filters, as given.
  var texts: [String] { patterns + filter }

  /// - Throws: if a filter cannot match anything, with the nearest names.
  func filters(in context: ToolContext) throws(ToolError) -> Filters {
    try context.filters(texts)
  }
}

/// The treatment of unknown knobs and settings.
struct LenientOptions: ParsableArguments {
  @Flag(
    help:
      "Ignore unknown names in links and filters with a warning, instead of exiting with 64.")
  var lenient = false
}

extension ToolContext {
  /// - Parameter isLenient: whether invalid parts of a filter are left out with a warning.
  /// - Throws: if a filter cannot match anything, with the nearest names.
  func filters(_ texts: [String], isLenient: Bool = false) throws(ToolError) -> Filters {
    do throws(FilterError) {
      return try Filters(isLenient ? leavingOutWrong(in: texts) : texts, in: catalogue)
    } catch {
      throw ToolError(error)
    }
  }

  /// The filters without invalid parts, which are reported.
  func leavingOutWrong(in filters: [String]) -> [String] {
    filters.map { text in
      let (kept, leftOut) = Filter.leavingOutWrong(in: text, of: catalogue)
      for error in leftOut { StandardStreams.complain("warning: \(error) It is left out.") }
      return kept
    }
  }
}

extension ToolError {
  /// An invalid value is a bad argument; a filter with an unknown name matches nothing.
  init(_ error: FilterError) {
    self.init(error.isWrongValue ? .badArguments : .noMatch, error.description)
  }
}

/// How much of the state space a command covers.
struct CoverOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The states to cover: all, pairs, or all combinations of N axes, 1 to 6.",
      valueName: "all|pairs|N"),
    transform: Cover.init(argument:))
  var cover: Cover = .all
}

extension Cover {
  /// - Throws: a sentence with the valid values.
  init(argument: String) throws {
    guard let cover = Cover(argument) else {
      throw ValidationError("there are all, pairs and the numbers from 1 to 6.")
    }
    self = cover
  }
}

/// The axes of the state space.
struct TierOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The tiers of axes to combine: design, interaction, text. Default: design.",
      valueName: "tier,…"),
    transform: Self.tiers)
  var tiers: Set<AxisTier> = [.design]

  private static func tiers(_ text: String) throws -> Set<AxisTier> {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let tiers = names.compactMap { AxisTier(rawValue: String($0)) }
    guard tiers.count == names.count else {
      throw ValidationError("there are design, interaction and text.")
    }
    return Set(tiers)
  }
}

/// The number of threads.
struct JobOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of threads. Default: one for each processor.", valueName: "N"),
    transform: Self.count)
  var jobs: Int?

  var count: Int { jobs ?? WorkerThreads.processors }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), 1...WorkerThreads.most ~= count else {
      throw ValidationError("it is a number from 1 to \(WorkerThreads.most).")
    }
    return count
  }
}
