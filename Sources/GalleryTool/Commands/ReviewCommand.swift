import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import TermSession
import VisualReview
import Workbench

struct ReviewCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Reviews pending changes interactively.",
      discussion: """
        Decisions are saved at once; undecided changes stay pending. Press ? for keyboard shortcuts.
        Without a screen: --linear takes commands line by line and answers in words.
        In scripts: \(ProgramName.current) diff, accept and reject.
        --base shows what a branch has changed in its baselines; it decides nothing.
        """)
  }

  @OptionGroup(title: "Filters")
  var filters: FilterOptions

  @OptionGroup(title: "Baselines")
  var base: BaseOptions

  @OptionGroup(title: "Baselines")
  var snapshots: SnapshotOptions

  @OptionGroup
  var stage: StageOptions

  @Flag(name: .shortAndLong, help: "Do not print a summary after quitting.")
  var quiet = false

  @Flag(help: "Use prompts and answers in words, line by line; no terminal is needed.")
  var linear = false

  @OptionGroup(title: "Still image")
  var still: StillOptions

  @OptionGroup(title: "Still image")
  var room: SizeOptions

  @Option(
    help: ArgumentHelp(
      "light or dark, for a still image; on a terminal the review follows the terminal.",
      valueName: "appearance"))
  var appearance: Named<Appearance>?

  func validate() throws {
    guard linear, still.still else { return }
    throw ValidationError("--linear has no picture: leave it or --still out.")
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    var unread: ToolError?
    let status = try review(context, &unread)
    if status == .done, let unread { throw unread }
    return status
  }

  /// - Parameter unread: receives the error that some changes cannot be read, so that the others were reviewed alone.
  private func review(
    _ context: ToolContext, _ unread: inout ToolError?
  ) throws(ToolError) -> ExitStatus {
    let folder = try snapshots.folder()
    let context = try context.reviewing(folder)
    var options = ReviewOptions()
    options.evidence = { $0.causesOfEach }
    options.language =
      stage.uiLang?.value ?? (still.still ? .english : context.environment.language)
    let sources: [ReviewSource] =
      if let changed = try changed(in: folder, &options, &unread, context) {
        changed
      } else {
        try pending(in: folder, &options, &unread, context)
      }
    guard !sources.isEmpty else {
      return unread == nil ? try sayNothingPending(context) : .done
    }
    guard !still.still else { return try takeStill(sources, options, context) }
    if !linear { try checkTerminal(context) }
    if !options.isReadOnly {
      try notPossibleHere { () throws(SnapshotFolderError) in try folder.clearLeftovers() }
    }
    options.reasons = SnapshotOptions.warnedReasons(in: folder)
    options.terminal = TerminalFacts(
      appearance: context.profile.appearance.value ?? .light,
      depth: context.profile.colorDepth.value)
    var program = try program(sources, options, context)
    let reasons = options.reasons.resolved(by: program.initialModel.causes)
    if reasons != options.reasons {
      options.reasons = reasons
      program = try self.program(sources, options, context)
    }
    guard !program.initialModel.items.isEmpty else {
      return unread == nil ? try sayNothingPending(context) : .done
    }
    guard !linear else { return try runLinear(program, folder, context) }
    let ending = try play(program, folder, context)
    guard !options.isReadOnly else { return try ending.reason.status() }
    let standing = try printSummary(ending.model, program, folder, context)
    let status = try ending.reason.status()
    try check(standing)
    return status
  }

  /// The baselines that have changed since a commit, as pending changes that cannot be decided; nil without the option.
  ///
  /// - Parameter unread: receives the error that baselines cannot be read on one side.
  private func changed(
    in folder: SnapshotFolder, _ options: inout ReviewOptions, _ unread: inout ToolError?,
    _ context: ToolContext
  ) throws(ToolError) -> [ReviewSource]? {
    guard let reference = base.base else { return nil }
    let range = try GitRange(
      since: reference, in: folder, of: context.catalogue, environment: context.environment)
    let variants = range.variants.map(\.id) + range.unread
    let chooser = try choose(among: variants, &options, context)
    for notice in range.notices(of: chooser) { StandardStreams.complain("warning: \(notice)") }
    unread = BaseOptions.error(ofUnread: range.unread.filter(chooser.names))
    options.isReadOnly = true
    options.kept = range.unchanged(in: context.catalogue)
    return range.files.filter { chooser.names($0.variant) }.map { ReviewSource($0) }
  }

  /// Sets the states to review, and how the filter field is read.
  private func choose(
    among variants: [VariantID], _ options: inout ReviewOptions, _ context: ToolContext
  ) throws(ToolError) -> StateChooser {
    let catalogue = context.catalogue
    let chooser = try context.chooser(filters.texts, files: variants)
    options.choice = chooser.chooses
    options.filter = { text in
      (try? StateChooser([text], files: variants, in: catalogue))?.chooses
    }
    return chooser
  }

  /// The variants that have something pending and that the filters name.
  ///
  /// - Parameter unread: receives the error that pending changes cannot be read.
  private func pending(
    in folder: SnapshotFolder, _ options: inout ReviewOptions, _ unread: inout ToolError?,
    _ context: ToolContext
  ) throws(ToolError) -> [ReviewSource] {
    try snapshots.checkReading()
    let catalogue = context.catalogue
    let variants = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    let chooser = try choose(among: variants, &options, context)
    let recovery = BaselineRecovery(of: folder, environment: context.environment)
    let uncommitted = Git(root: folder.root, environment: context.environment)
      .uncommittedBaselines()
    options.uncommitted = Set(uncommitted.keys)
    for (variant, text) in uncommitted {
      options.kept.add(KeptLooks(committed: text, of: variant, in: catalogue))
    }
    let reading = try notPossibleHere { () throws(SnapshotFolderError) in
      try FolderReading(folder, recovery: recovery, where: chooser.names)
    }
    let read = Set(reading.pending.map(\.id))
    for (variant, text) in reading.baselines
    where !read.contains(variant) && !options.uncommitted.contains(variant) {
      options.kept.add(KeptLooks(recorded: text, of: variant, in: catalogue))
    }
    var outdated: [VariantID] = []
    for variant in reading.pending {
      for notice in variant.notices { StandardStreams.complain("warning: \(notice)") }
      let pair = try? variant.source.pair.get()
      if pair?.isOutdated(where: options.choice) == true { outdated.append(variant.id) }
    }
    unread = PendingDifferences.error(ofUnread: reading.pending.filter(\.isUnread).map(\.id))
    guard outdated.isEmpty else {
      throw ToolError(.notPossibleHere, SnapshotFolderError.isOutdated(outdated).description)
    }
    return reading.pending.map(\.source)
  }

  func program(
    _ sources: [ReviewSource], _ options: ReviewOptions, _ context: ToolContext
  ) throws(ToolError) -> ReviewProgram {
    let program = ReviewProgram(catalogue: context.catalogue, sources: sources, options: options)
    for problem in program.problems {
      StandardStreams.complain(
        "warning: \(safe(problem.variant.text)) cannot be reviewed: \(safe(problem.reason)).")
    }
    guard program.problems.count < sources.count else {
      throw ToolError(
        .notPossibleHere,
        "The pending changes cannot be read; `\(ProgramName.current) test` writes them again.")
    }
    return program
  }

  private func sayNothingPending(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    guard filters.texts.isEmpty || base.base != nil else {
      throw ToolError(.noMatch, SnapshotOptions.nothingChosen)
    }
    try context.print((base.nothing ?? SnapshotOptions.nothingPending) + "\n")
    return .done
  }

  private func checkTerminal(_ context: ToolContext) throws(ToolError) {
    let instead =
      "`\(ProgramName.current) review --linear` reviews line by line. In scripts, `\(ProgramName.current) diff` lists "
      + "changes, `\(ProgramName.current) diff LINK` shows one, and `\(ProgramName.current) accept` and "
      + "`\(ProgramName.current) reject` decide."
    try context.checkTerminal(
      for: "review", instead: "Without one, " + instead, dumb: instead)
  }

  /// Reviews by prompts and answers on the standard streams.
  private func runLinear(
    _ program: ReviewProgram, _ folder: SnapshotFolder, _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    let catalogue = context.catalogue
    let language = program.options.language
    let review = LinearReview(program) { link in
      guard let parsed = try? Link.parse(link.text, in: catalogue), parsed.warnings.isEmpty else {
        return nil
      }
      return parsed.link.state.spokenLines(in: parsed.link.environment, language)
    } write: { changes in
      folder.write(changes)
    } writeReasons: { old, new in
      folder.replace(old, by: new, program.initialModel.causes)
    }
    var run = LinearRun(review, language, context)
    let status = try run.run()
    guard !program.options.isReadOnly else { return status }
    try check(try printSummary(run.program.model, program, folder, context))
    return status
  }

  /// Holds the terminal as long as the review runs, and the gallery that is opened from it.
  private func play(
    _ program: ReviewProgram, _ folder: SnapshotFolder, _ context: ToolContext
  ) throws(ToolError) -> Ending<ReviewModel> {
    let profile = context.profile
    let widths = FollowedWidths(.grapheme)
    var stage = try context.stage(
      self.stage,
      RenderEnvironment(
        theme: .chrome, depth: profile.colorDepth.value, glyphs: profile.glyphs.value),
      widths: widths)
    var act = ReviewAct(program: program, folder: folder)
    var model = program.initialModel
    do throws(SessionError) {
      while true {
        let ending = try stage.play(&act, from: model)
        guard case .open(let link) = ending.reason else { return ending }
        model = ending.model
        var gallery = GalleryAct(
          self.gallery(at: link, program, model, widths, context), file: nil)
        let visit = try stage.play(&gallery, from: gallery.program.initialModel)
        model.lastCopied = visit.model.lastCopied ?? model.lastCopied
        model.terminal = visit.model.terminal
        guard visit.reason == .quit else { return Ending(reason: visit.reason, model: model) }
      }
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }

  /// The gallery at a link, with the theme as it was beside the themes of the code.
  private func gallery(
    at link: LinkID, _ program: ReviewProgram, _ model: ReviewModel, _ widths: FollowedWidths,
    _ context: ToolContext
  ) -> GalleryProgram {
    let catalogue = program.catalogueWithThemeBefore(model)
    var options = GalleryOptions()
    options.editing = .none
    options.language = program.options.language
    options.terminal = model.terminal
    options.environment.glyphs = context.profile.glyphs.value
    // It was read before it was asked for.
    options.link = (try? Link.parse(link.text, in: catalogue))?.link
    return GalleryProgram(
      catalogue: catalogue, options: options, probe: RenderingClient.rendering(widths: widths))
  }

  /// Prints the decisions and the number of pending states on disk.
  private func printSummary(
    _ model: ReviewModel, _ program: ReviewProgram, _ folder: SnapshotFolder, _ context: ToolContext
  ) throws(ToolError) -> ReviewStanding {
    let standing = try notPossibleHere { () throws(SnapshotFolderError) in
      try ReviewStanding(model, in: folder, where: program.options.choice)
    }
    guard !quiet else { return standing }
    if let link = model.lastCopied { try context.print(link + "\n") }
    let counts =
      "accepted \(model.count(.accepted)), rejected \(model.count(.rejected)), "
      + "skipped \(model.count(.skipped)), pending \(standing.pending)"
    // Outdated changes keep a review from beginning.
    let next =
      standing.pending > 0 && standing.outdated.isEmpty
      ? "\(ProgramName.current) review continues with the rest."
      : "\(ProgramName.current) test compares again."
    try context.print(counts + "\n" + next + "\n")
    return standing
  }

  /// - Throws: if something replaced the baselines under the review.
  private func check(_ standing: ReviewStanding) throws(ToolError) {
    guard !standing.sentences.isEmpty else { return }
    throw ToolError(.notPossibleHere, standing.sentences.joined(separator: " "))
  }
}
