import ArgumentParser
import GalleryKit
import TermSession
import VisualReview

struct TestCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test",
      abstract: "Draws every state and compares it with its baseline.",
      discussion: """
        What differs is written beside the baseline and waits for \(ProgramName.current) review; baselines are written by --update \
        alone. It ends with 1 where anything is changed, new or deleted, and with 2 where a state cannot be drawn.
        For the first time: \(ProgramName.current) test --update new
        """)
  }

  @OptionGroup(title: "What is judged")
  var filter: FilterOptions

  @OptionGroup(title: "What is judged")
  var lenience: LenientOptions

  @OptionGroup(title: "What is judged")
  var chosen: TestChoiceOptions

  @OptionGroup(title: "Baselines")
  var baselines: BaselineOptions

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @OptionGroup(title: "How it is drawn")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "Output")
  var reporting: ReporterOptions

  @OptionGroup(title: "Output")
  var document: DocumentOptions

  @OptionGroup(title: "Output")
  var style: StyleOptions

  @OptionGroup var jobs: JobOptions

  @Flag(name: .shortAndLong, help: "Say nothing where nothing is wrong.")
  var quiet = false

  func validate() throws {
    if !chosen.merge.isEmpty { try validateMerge() }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    guard chosen.merge.isEmpty else { return try merge(context) }
    let isWriting = try baselines.isWriting(in: context)
    CrashNote.install(Self.crash, status: ExitStatus.notDrawn.rawValue)
    CrashNote.sayInterrupts()
    defer { CrashNote.remove() }
    let clock = ContinuousClock()
    let start = clock.now
    let plan = try plan(context, isWriting: isWriting)
    let run = TestRun(plan: plan)
    let progress = ProgressLine(
      total: run.specimens.count, isShown: !quiet && StandardStreams.isErrorTerminal)
    let marks = RunningMarks(quiet ? [] : reporting.reporters)
    var result = try notPossibleHere { () throws(SnapshotFolderError) in
      try run.result(progress: progress) { marks.advance($0) }
    }
    marks.end()
    if result.report.variants.isEmpty, let note = try nothing(plan) {
      result.report.notices.append(note)
    }
    if isWriting, !quiet { place.sayWhereUnlessExpected(plan.folder) }
    var failure: ToolError?
    do throws(SnapshotFolderError) {
      try run.write(&result)
    } catch {
      failure = ToolError(.notPossibleHere, error.description)
      try tellAsOnDisk(&result, plan)
    }
    if failure == nil { remember(run, result.report) }
    result.report.milliseconds = (clock.now - start).milliseconds
    var ending = TestEnding(result, of: plan, self, in: context)
    ending.hasMarks = marks.isUsed
    if failure != nil { ending.isWriting = false }
    try ending.tell()
    // What was found is told even where it could not be kept.
    if let failure { throw failure }
    return ending.status
  }

  /// Judges again without writing: what was to become a baseline and could not be written is none.
  private func tellAsOnDisk(_ result: inout TestRun.Result, _ plan: TestPlan) throws(ToolError) {
    var plan = plan
    plan.isWriting = false
    plan.update = .none
    let silent = ProgressLine(total: 0, isShown: false)
    result.report = try notPossibleHere { () throws(SnapshotFolderError) in
      try TestRun(plan: plan).result(progress: silent).report
    }
  }

  /// What failed is a comfort for the next run, nothing that this one is about.
  private func remember(_ run: TestRun, _ report: TestReport) {
    do throws(SnapshotFolderError) {
      try run.remember(report)
    } catch {
      StandardStreams.complain("warning: \(error)")
    }
  }

  /// Why nothing was judged, where that is as it should be.
  ///
  /// - Throws: where it is not.
  private func nothing(_ plan: TestPlan) throws(ToolError) -> String? {
    if let lastRun = plan.lastRun {
      return lastRun.failed.isEmpty
        ? "Nothing failed in the last run; without --last-failed everything is tested."
        : "What failed in the last run is no longer there."
    }
    if let reference = chosen.onlyChanged, plan.shard != nil || !plan.specimens.isEmpty {
      return "No state looks other than the baselines of \(safe(reference)) say."
    }
    // A part that has nothing is told of, so that the parts make a whole.
    if plan.shard != nil { return nil }
    throw ToolError(
      .noMatch,
      plan.environments == nil
        ? "No state that is baselined is what the filter asks for; flags such as --theme draw others."
        : "No state is what the filter asks for; `list` shows all.")
  }

  /// What a component that crashes leaves behind: the link of the state it was drawn in.
  private static var crash: [CrashNote.Piece] {
    [
      .text((StandardStreams.isErrorTerminal ? "\n" : "") + "error: "), .note,
      .text(" could not be drawn: its component crashed ("), .signal,
      .text("). Nothing was written.\nDraw it alone: \(ProgramName.current) show "), .note,
      .text("\n\(ExitStatus.notDrawn.lastLine)\n"),
    ]
  }
}

extension CrashNote {
  /// From now on Ctrl-C ends the process with its code, and with the line that says it.
  static func sayInterrupts() {
    let start = StandardStreams.isErrorTerminal ? "\n" : ""
    installInterrupt(
      start + ExitStatus.interrupted.lastLine + "\n", status: ExitStatus.interrupted.rawValue)
  }
}
