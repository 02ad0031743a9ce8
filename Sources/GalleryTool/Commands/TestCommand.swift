import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermSession
import VisualReview

struct TestCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test",
      abstract: "Draws every state and compares it with its baseline.",
      discussion: """
        Differences are saved beside the baselines as pending changes, to be decided in \(ProgramName.current) review. Only \
        --update writes baselines.
        Exit code 1 means that something is changed, new or deleted, or that a baseline is damaged; 2 that a state could not \
        be drawn; 4 that something else could not be read.
        On the first run: \(ProgramName.current) test --update new
        """)
  }

  @OptionGroup(title: "Selection")
  var filter: FilterOptions

  @OptionGroup(title: "Selection")
  var lenience: LenientOptions

  @OptionGroup(title: "Selection")
  var chosen: TestChoiceOptions

  @OptionGroup(title: "Baselines")
  var baselines: BaselineOptions

  @OptionGroup(title: "Baselines")
  var base: BaseOptions

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @OptionGroup(title: "Environment")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "Output")
  var reporting: ReporterOptions

  @OptionGroup(title: "Output")
  var document: DocumentOptions

  @OptionGroup(title: "Output")
  var style: StyleOptions

  @OptionGroup var jobs: JobOptions

  @Flag(help: "List every state of each cause.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  @Flag(help: "Print the environments that baselines are recorded in, and draw nothing.")
  var explain = false

  func validate() throws {
    if !chosen.merge.isEmpty { try validateMerge() }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    guard chosen.merge.isEmpty else { return try merge(context) }
    let isWriting = try baselines.isWriting(in: context)
    let folder = try place.folder(isWriting: isWriting)
    let context = try context.openingThemes(
      environment.themes, links: filter.texts, areBaselined: true, declaredIn: folder)
    if explain { return try explain(context, folder) }
    try checkDropping(context)
    CrashNote.install(Self.crash, status: ExitStatus.notDrawn.rawValue)
    CrashNote.sayInterrupts()
    defer { CrashNote.remove() }
    let clock = ContinuousClock()
    let start = clock.now
    let plan = try plan(context, isWriting: isWriting)
    if isWriting { try place.checkPlace(plan.folder) }
    let run = TestRun(plan: plan)
    let progress = ProgressLine(
      total: run.specimens.count, isShown: !quiet && StandardStreams.isErrorTerminal)
    let marks = RunningMarks(quiet ? [] : reporting.reporters)
    var result = try notPossibleHere { () throws(SnapshotFolderError) in
      try run.result(progress: progress) { marks.advance($0) }
    }
    marks.end()
    if result.report.variants.isEmpty, result.changes.isEmpty,
      let note = try nothing(plan, result.report.sentences)
    {
      result.report.notices.append(note)
    }
    if isWriting { sayWhatIsErased(result) }
    var failure: ToolError?
    do throws(SnapshotFolderError) {
      try run.write(&result)
    } catch {
      failure = ToolError(.notPossibleHere, error.description)
      try tellAsOnDisk(&result, plan)
    }
    if failure == nil { remember(run, result.report) }
    if plan.shard.map({ $0.index == 1 }) ?? true {
      try base.add(to: &result.report, of: plan.folder, filter.texts, context)
    }
    result.report.addReasons(in: plan.folder, context.catalogue)
    result.report.milliseconds = (clock.now - start).milliseconds
    var ending = TestEnding(result, of: plan, self, in: context)
    ending.hasMarks = marks.isUsed
    if failure != nil { ending.isWriting = false }
    try ending.tell()
    // The findings are reported even if they could not be written.
    if let failure { throw failure }
    guard result.unreadable.isEmpty else {
      throw ToolError(
        .notPossibleHere, SnapshotFolderError.isUnreadable(result.unreadable).description)
    }
    return try status(of: ending)
  }

  /// The status of a run.
  ///
  /// - Throws: if its findings would pass although something could not be read or is missing.
  private func status(of ending: TestEnding) throws(ToolError) -> ExitStatus {
    guard ending.status == .done else { return ending.status }
    if let error = BaseOptions.error(ofUnread: ending.report.range?.unread ?? []) { throw error }
    if let omission = ending.report.omissions.first { throw ToolError(.notPossibleHere, omission) }
    return .done
  }

  /// Lists the states to be erased, and the baselines that are lost unread, before any of them is.
  private func sayWhatIsErased(_ result: TestRun.Result) {
    for change in result.changes where change.files.replacesUnreadable {
      let path = SnapshotFolder.path(of: change.files.before.variant)
      StandardStreams.complain(
        "replacing \(safePath(path)), which cannot be read, with all its states, as --unreferenced delete says."
      )
    }
    let erased = result.changes.flatMap(\.erased)
    guard !erased.isEmpty else { return }
    let count = counted(erased.reduce(0) { $0 + $1.states.count }, "state")
    let words = [
      baselines.unreferenced == .delete ? "--unreferenced delete" : nil,
      baselines.dropUndeclared ? "--drop-undeclared" : nil,
    ].compactMap(\.self)
    StandardStreams.complain(
      "erasing \(count) from the baselines, as \(words.joined(separator: " and ")) says:")
    for link in erased.flatMap(\.links) { StandardStreams.complain("  \(safe(link.text))") }
  }

  /// Judges again without writing: changes that could not be written are reported as pending differences.
  private func tellAsOnDisk(_ result: inout TestRun.Result, _ plan: TestPlan) throws(ToolError) {
    var plan = plan
    plan.isWriting = false
    plan.update = .none
    let silent = ProgressLine(total: 0, isShown: false)
    result.report = try notPossibleHere { () throws(SnapshotFolderError) in
      try TestRun(plan: plan).result(progress: silent).report
    }
  }

  /// Records failures for the next run; only warns if that fails.
  private func remember(_ run: TestRun, _ report: TestReport) {
    do throws(SnapshotFolderError) {
      try run.remember(report)
    } catch {
      StandardStreams.complain("warning: \(error)")
    }
  }

  /// Why no state was judged, if that is fine.
  ///
  /// - Throws: if it is an error.
  private func nothing(_ plan: TestPlan, _ notices: [String]) throws(ToolError) -> String? {
    if let lastRun = plan.lastRun {
      if lastRun.isEmpty {
        return "Nothing failed in the last run; leave out --last-failed to test everything."
      }
      guard lastRun.isNamed(by: plan.chooser) else {
        throw ToolError(.noMatch, "No state that failed in the last run matches the filter.")
      }
      return "The states that failed in the last run no longer exist."
    }
    // An empty part still reports, so that the parts can be merged, and so do notices of variants that are gone.
    if plan.shard != nil || !notices.isEmpty { return nil }
    throw ToolError(
      .noMatch,
      plan.environments == nil
        ? "No baselined state matches the filter; options such as --theme select others."
        : "No state matches the filter; `list` shows all.")
  }

  /// The note left by a crashing component: the link of the state being drawn.
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
  /// From now on Ctrl-C ends the process with its exit code and message.
  static func sayInterrupts() {
    let start = StandardStreams.isErrorTerminal ? "\n" : ""
    installInterrupt(
      start + ExitStatus.interrupted.lastLine + "\n", status: ExitStatus.interrupted.rawValue)
  }
}

extension TestCommand {
  /// The plan of the run.
  func plan(_ context: ToolContext, isWriting: Bool) throws(ToolError) -> TestPlan {
    let folder = try place.folder(isWriting: isWriting)
    let files = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    var plan = TestPlan(
      catalogue: context.catalogue, folder: folder,
      chooser: try context.chooser(
        lenience.lenient ? context.leavingOutWrong(in: filter.texts) : filter.texts, files: files))
    plan.environments = try environments(context)
    plan.environmentPlan = context.environmentPlan
    plan.dropsUndeclared = baselines.dropUndeclared
    plan.shard = chosen.shard
    plan.update = baselines.update ?? .none
    plan.unreferenced = baselines.unreferenced
    plan.isWriting = isWriting
    plan.mostFailures = chosen.maxFailures
    plan.jobs = jobs.count
    plan.recovery = BaselineRecovery(of: folder, environment: context.environment)
    let git = Git(root: folder.root, environment: context.environment)
    plan.uncommitted = { git.uncommittedBaselines() }
    if chosen.lastFailed {
      let text = try notPossibleHere { () throws(SnapshotFolderError) in
        try folder.work(LastRun.file)
      }
      plan.lastRun = text.flatMap(LastRun.init(text:))
      if plan.lastRun == nil {
        StandardStreams.complain(
          "note: no record of an earlier run (\(SnapshotFolder.workName)/\(LastRun.file)); testing everything."
        )
      }
    }
    return plan
  }

  /// The environments that flags ask for, on top of the home theme of variants, also of those that are gone.
  private func environments(
    _ context: ToolContext
  ) throws(ToolError) -> [String: [Settings]]? {
    guard !environment.given.isEmpty else { return nil }
    var result: [String: [Settings]] = [:]
    for specimen in context.catalogue.specimens where result[specimen.home.name] == nil {
      let home = BaselineSpace(context.catalogue).homeEnvironment(of: specimen)
      result[specimen.home.name] = try environment.all(over: home, in: context)
    }
    for name in context.catalogue.themes.map(\.name) + [""] where result[name] == nil {
      var home = Settings()
      if !name.isEmpty { home.theme = name }
      result[name] = try environment.all(over: home, in: context)
    }
    return result
  }
}

extension TestCommand {
  /// - Throws: if environments should be dropped, and the command does not say which are declared.
  private func checkDropping(_ context: ToolContext) throws(ToolError) {
    guard baselines.dropUndeclared else { return }
    if let option = environment.given.first {
      throw ToolError(
        .badArguments,
        "--drop-undeclared keeps the declared environments: leave out --\(option.setting.name).")
    }
    guard context.environmentPlan != nil else {
      throw ToolError(
        .badArguments,
        "No environments are declared, so --drop-undeclared drops none. Declare them in "
          + "\(SnapshotFolder.name)/\(EnvironmentsFile.name).")
    }
  }

  /// Prints the environments that the run would compare.
  private func explain(
    _ context: ToolContext, _ folder: SnapshotFolder
  ) throws(ToolError) -> ExitStatus {
    let plan = try plan(context, isWriting: false)
    guard !plan.specimens.isEmpty else {
      throw ToolError(.noMatch, "No state matches the filter; `list` shows all.")
    }
    let explanation = try notPossibleHere { () throws(SnapshotFolderError) in
      try EnvironmentExplanation(plan)
    }
    try context.print(explanation.text)
    return .done
  }
}

extension ToolContext {
  /// - Throws: if a filter cannot match anything, or the variant of a link does not exist, with the nearest names.
  func chooser(
    _ filters: [String], links: [String] = [], files: [VariantID]
  ) throws(ToolError) -> StateChooser {
    try StateChooser(filters, links: links, files: files, in: catalogue)
  }
}

extension TestCommand {
  /// Merges the reports of all parts of a run, and exits like a single run.
  func merge(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    var context = context
    if let folder = try? place.folder(isWriting: false) { context = try context.reviewing(folder) }
    var reports: [TestReport] = []
    var names: [String] = []
    var unread: [ToolError] = []
    for path in chosen.merge {
      do throws(ToolError) {
        reports.append(try Self.report(path))
        names.append(path)
      } catch {
        unread.append(error)
      }
    }
    // The parts that can be read are reported all the same.
    if reports.isEmpty, let first = unread.first { throw first }
    var whole: TestReport
    do throws(MergeError) {
      whole = try TestReport.merged(
        reports, names: names, order: context.catalogue.specimens.map(\.id))
    } catch {
      throw ToolError(.badArguments, "--merge: \(error)")
    }
    if base.base != nil {
      try base.add(to: &whole, of: place.folder(), [], context)
      try whole.addReasons(in: place.folder(), context.catalogue)
    }
    // The parts knew the number of environments of undrawn variants only from baselines; now all were drawn.
    whole.existing = max(whole.existing, whole.states)
    whole.omissions = unread.map(\.description) + whole.omissions
    // Empty parts of a run without changes say so.
    guard whole.states > 0 || whole.isDifferent || !whole.sentences.isEmpty else {
      throw ToolError(.noMatch, "The reports contain no state.")
    }
    var ending = TestEnding(report: whole, context: context, options: self)
    if let path = try? place.folder().pathInRepository { ending.snapshots = path }
    try ending.tell()
    guard whole.missingParts.isEmpty, unread.isEmpty else {
      throw ToolError(.notPossibleHere, "--merge: \(whole.omissions.first ?? "")")
    }
    return try status(of: ending)
  }

  private static func report(_ path: String) throws(ToolError) -> TestReport {
    let bytes: [UInt8]
    do throws(Disk.Refusal) {
      bytes = try Disk.bytes(ofFile: path, limit: largestReport)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) cannot be read: \(error.reason(limit: largestReport)).")
    }
    do throws(TestReportError) {
      return try TestReport(json: bytes)
    } catch {
      throw ToolError(.notPossibleHere, "\(safePath(path)) cannot be used: \(error)")
    }
  }

  /// The limit for a report in bytes; this program never writes a larger one.
  private static let largestReport = 1 << 30

  /// - Throws: if an option is given that was decided when the parts were tested.
  func validateMerge() throws {
    let others: KeyValuePairs<String, Bool> = [
      "a filter": !filter.texts.isEmpty,
      "--shard": chosen.shard != nil, "--last-failed": chosen.lastFailed,
      "--max-failures": chosen.maxFailures != nil,
      "--update": baselines.update != nil && baselines.update != BaselineUpdate.none,
    ]
    guard let other = others.first(where: \.value)?.key else { return }
    throw ValidationError(
      "--merge combines finished reports: leave out \(other) or --merge.")
  }
}
