import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

/// The states to test, in addition to the choice of the filters.
struct TestChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Only states that differ from the baselines of a Git commit, HEAD by default: --only-changed or \
      --only-changed=main.
      """, valueName: "commit"))
  var onlyChanged: String?

  @Flag(help: "Only states that failed in the last run.")
  var lastFailed = false

  @Option(
    help: ArgumentHelp("Run part I of N, counted from 1.", valueName: "I/N"),
    transform: Self.shard)
  var shard: TestReport.Shard?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge the JSON reports of all shards instead of testing; write them with --reporter json=FILE.",
      valueName: "file"))
  var merge: [String] = []

  @Option(
    help: ArgumentHelp("Stop after N problems.", valueName: "N"), transform: Self.count)
  var maxFailures: Int?

  /// `--only-changed` takes a value only after an equals sign; alone it refers to the checked-out commit.
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

/// The treatment of the baselines.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: "Which differences to write into the baselines at once; none of them erases a state.")
  var update: BaselineUpdate?

  @Flag(
    help:
      "Write no files. Implied when CI or TF_BUILD is set to anything but 0 or false."
  )
  var ci = false

  @Option(
    help: "How to treat baselines of states that no longer exist; only delete erases any.")
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

  /// Whether only an environment variable identifies a build server, without the flag.
  func isImplied(in context: ToolContext) -> Bool {
    !ci && context.environment.isBuildServer
  }

  /// Whether files are written at all.
  ///
  /// - Throws: if writing is requested on a build server.
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

/// The result of a test, its report, and the next step for the user.
struct TestEnding {
  let report: TestReport
  let context: ToolContext
  let options: TestCommand
  /// The path of the baselines' folder relative to the root of the repository, as annotations name files.
  var snapshots = SnapshotFolder.name
  /// Whether files were written.
  var isWriting = false
  /// Whether standard output already shows the marks of the run.
  var hasMarks = false
  /// The notes on changed files, in addition to the findings.
  var notes: [String] = []

  var status: ExitStatus {
    if !report.failures.isEmpty { return .notDrawn }
    return report.isDifferent ? .different : .done
  }

  /// The next command; nil if nothing is left to do.
  var next: String? {
    guard report.isDifferent || report.count(.renamed) > 0 else { return nil }
    // Elsewhere the tests run again first: pending changes are not part of a repository.
    guard isWriting else { return "\(ProgramName.current) test && \(GalleryCommandLine.review)" }
    let isFirst = report.same == 0 && report.count(.changed) + report.count(.deleted) == 0
    return isFirst ? "\(ProgramName.current) test --update new" : GalleryCommandLine.review
  }

  func tell() throws(ToolError) {
    let isQuiet = options.quiet && status == .done
    let reporters = options.reporting.reporters.filter { !isQuiet || $0.target != .standardOutput }
    let setting = ReportSetting(snapshots: snapshots, next: next)
    let writer = ReportWriter(
      reporters: reporters, context: context, color: options.style.color,
      shapes: options.document.rendering)
    do throws(ToolError) {
      try writer.write(report, setting, hasMarks: hasMarks)
    } catch {
      // A reader that closed the pipe has read enough; the result of the test does not depend on it.
      guard error.status == .done else { throw error }
    }
    guard !options.quiet else { return }
    for note in notes { StandardStreams.complain(note) }
  }
}

extension TestEnding {
  init(
    _ result: TestRun.Result, of plan: TestPlan, _ options: TestCommand, in context: ToolContext
  ) {
    self.init(
      report: result.report, context: context, options: options,
      snapshots: plan.folder.pathInRepository ?? plan.folder.pathBelow ?? SnapshotFolder.name,
      isWriting: plan.isWriting)
    let path = safePath(plan.folder.path)
    let updated = result.written.reduce(0) { $0 + $1.updated }
    if updated > 0 {
      notes.append("\(counted(updated, "state")) accepted into the baselines in \(path).")
    }
    let erased = result.written.reduce(0) { sum, change in
      change.erased.reduce(sum) { $0 + $1.states.count }
    }
    if erased > 0 {
      notes.append("\(counted(erased, "state")) erased from the baselines in \(path).")
    }
    let states = result.untouched.values.reduce(0, +)
    if plan.environments == nil, states > 0 {
      let names = result.untouched.keys.map { "@" + safe($0.text) }.sorted()
      notes.append(
        "\(counted(states, "state")) in other environments (\(names.joined(separator: ", "))) not compared; "
          + "their baselines stay as they are.")
    }
    let pending = result.written.count { $0.files.after.pending != nil }
    if pending > 0 {
      notes.append(
        "\(counted(pending, "file")) with pending changes beside the baselines in \(path) (.snap.new)."
      )
    }
    if options.baselines.isImplied(in: context), result.report.isDifferent {
      notes.append("Nothing was written, because CI is set.")
    }
  }
}
