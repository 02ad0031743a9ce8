import ArgumentParser
import GalleryKit
import VisualReview

/// Which of the states are judged, besides what filters choose.
struct TestChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Only states that look other than the baselines of a Git commit say, or whose baselines are others; HEAD where \
      nothing follows, as in --only-changed or --only-changed=main.
      """, valueName: "commit"))
  var onlyChanged: String?

  @Flag(help: "Only what was not as it should be in the run before.")
  var lastFailed = false

  @Option(
    help: ArgumentHelp("Only the I-th of N parts, from 1.", valueName: "I/N"),
    transform: Self.shard)
  var shard: TestReport.Shard?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Tests nothing: joins the reports of all parts of a run, written with --reporter json=FILE.",
      valueName: "file"))
  var merge: [String] = []

  @Option(
    help: ArgumentHelp("Ends after so many problems.", valueName: "N"), transform: Self.count)
  var maxFailures: Int?

  /// `--only-changed` takes a value only after an equals sign; alone it means what is checked out.
  static func spelledOut(_ arguments: [String]) -> [String] {
    guard arguments.first == TestCommand.configuration.commandName else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--only-changed" ? "--only-changed=HEAD" : $0 }
      + arguments[end...]
  }

  func validate() throws {
    if let onlyChanged, onlyChanged.isEmpty || onlyChanged.hasPrefix("-") {
      throw ValidationError("--only-changed= takes the name of a commit, such as HEAD or main.")
    }
    if lastFailed, shard != nil || onlyChanged != nil {
      throw ValidationError(
        "--last-failed goes with neither --shard nor --only-changed: leave out the one or the other."
      )
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw ValidationError("it is a number from 1 on.")
    }
    return count
  }

  private static func shard(_ text: String) throws -> TestReport.Shard {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let index = Int(sides[0]), let count = Int(sides[1]),
      1...mostShards ~= count, 1...count ~= index
    else {
      throw ValidationError("it is the number of a part and how many there are, from 1/1 on.")
    }
    return TestReport.Shard(index: index, count: count)
  }

  private static let mostShards = 10_000
}

/// What becomes of the baselines.
struct BaselineOptions: ParsableArguments {
  @Option(help: "Which differences become baselines at once.")
  var update: BaselineUpdate?

  @Flag(
    help:
      "Write nothing at all; so it is as well where CI or TF_BUILD is set to anything but 0 or false."
  )
  var ci = false

  @Option(help: "What becomes of baselines whose variants are gone.")
  var unreferenced: UnreferencedPolicy = .reject

  func validate() throws {
    guard ci else { return }
    if let update, update != .none {
      throw ValidationError("--ci writes nothing: leave out --update \(update.rawValue) or --ci.")
    }
    if unreferenced == .delete {
      throw ValidationError("--ci writes nothing: leave out --unreferenced delete or --ci.")
    }
  }

  /// Whether a variable says that this is a build server, and no flag does.
  func isImplied(in context: ToolContext) -> Bool {
    !ci && context.environment.isBuildServer
  }

  /// Whether files are written at all.
  ///
  /// - Throws: where that is asked for on a build server.
  func isWriting(in context: ToolContext) throws(ToolError) -> Bool {
    guard isImplied(in: context) else { return !ci }
    let asked: String? =
      if let update, update != .none {
        "--update \(update.rawValue)"
      } else {
        unreferenced == .delete ? "--unreferenced delete" : nil
      }
    guard let asked else { return false }
    throw ToolError(
      .badArguments,
      "CI is set, and a build server writes no baselines: leave out \(asked), or unset CI to write them here."
    )
  }
}

extension BaselineUpdate: ExpressibleByArgument {}
extension UnreferencedPolicy: ExpressibleByArgument {}
