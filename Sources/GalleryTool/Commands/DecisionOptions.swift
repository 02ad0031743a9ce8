import ArgumentParser
import GalleryKit
import StateSpace
import TermSession
import VisualReview

/// The selection of a verdict.
struct DecisionOptions: ParsableArguments {
  @OptionGroup(title: "Selection")
  var decided: DecidedOptions

  @Option(
    help: ArgumentHelp(
      "Select the states that changed for this cause alone, as \(ProgramName.current) diff names it. Repeat it for states with several.",
      valueName: "cause"))
  var cause: [String] = []

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @Option(
    help: ArgumentHelp(
      "Why, in one line: kept in __Snapshots__/review.reasons, and shown when the same look returns.",
      valueName: "text"))
  var reason: String?

  @Flag(help: "List every state instead of the causes.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  func validate() throws {
    if let reason, !reason.contains(where: { !$0.isWhitespace }) {
      throw ValidationError("--reason takes a sentence.")
    }
    if let reason, reason.utf8.count > ReasonFile.longestReason {
      throw ValidationError("--reason takes at most \(ReasonFile.longestReason) bytes.")
    }
  }

  /// Gives the verdict to everything that is chosen.
  func decide(_ verdict: Verdict, in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.reviewing(
      place.folder(isWriting: false), links: decided.names + decided.filter)
    var pending = try place.pending(decided, context)
    for notice in pending.notices { StandardStreams.complain("warning: \(notice)") }
    let unread = PendingDifferences.error(ofUnread: pending.unread)
    if let missing = pending.missing.first {
      if pending.unread.contains(missing.variant), let unread { throw unread }
      throw place.nothing(of: missing, in: pending)
    }
    guard !pending.entries.isEmpty else {
      throw unread ?? place.nothing(pending, isFiltered: !decided.isEmpty)
    }
    if let part = pending.entries.first(where: \.isPart), let former = part.former {
      let id = safe(part.id.text)
      throw ToolError(
        .badArguments,
        "\(id) was \(safe(former.original.variant.text)), and a renamed variant is decided as a whole: '\(id):*'"
      )
    }
    if !cause.isEmpty { try choose(in: &pending, context) }
    // A damaged file of reasons is found before anything is decided.
    if reason != nil {
      try notPossibleHere { () throws(SnapshotFolderError) in
        if let fault = try pending.folder.reasonFile().faults.first { throw fault }
      }
    }
    // Of everything that is pending: a reason for a part of a cause is not one for all of it.
    let causes =
      reason == nil
      ? nil : try place.pending([], isCurrent: false, context).causes(in: context.catalogue)
    if !quiet { try sayWhatPatternsTake(of: pending, context) }
    CrashNote.sayInterrupts()
    defer { CrashNote.remove() }
    if verdict == .accepted, quiet || !listsStates { sayWhatIsErased(pending) }
    var done: [Difference] = []
    var unreadable: [VariantID] = []
    var failure: SnapshotFolderError?
    do throws(SnapshotFolderError) {
      try pending.folder.clearLeftovers()
      for entry in pending.entries {
        do throws(SnapshotFolderError) {
          try entry.decide(verdict, in: pending.folder)
          done += entry.told
        } catch {
          guard case .isUnreadable(let variants) = error else { throw error }
          unreadable += variants
        }
      }
    } catch {
      failure = error
    }
    if failure == nil, !unreadable.isEmpty { failure = .isUnreadable(unreadable) }
    let decision: SnapshotPair.Decision? =
      switch verdict {
      case .accepted: .accepted
      case .rejected: .rejected
      case .skipped: nil
      }
    if let reason, let decision, let causes, !done.isEmpty {
      let reasons = DecisionReasons.folded(
        done.map { DecisionReason(decision, $0, text: reason) }, by: causes)
      do throws(SnapshotFolderError) {
        try pending.folder.update(adding: reasons.entries, replacing: reasons.replaced)
      } catch {
        failure = failure ?? error
      }
    }
    let told = quiet ? [] : told(done, pending.kept(in: context.catalogue), context.catalogue)
    try tell(verdict, done, told, isRefused: failure != nil, context)
    if let failure { throw ToolError(.notPossibleHere, failure.description) }
    if let unread { throw unread }
    return .done
  }

  /// The most causes that a hint names.
  private static let mostCauses = 8

  /// Whether the states are listed, rather than their causes: on request, and those that links name.
  private var listsStates: Bool {
    verbose || cause.isEmpty && decided.patterns.isEmpty && !decided.links.isEmpty
  }

  /// The decided states, or their causes, as they were before the decision.
  private func told(
    _ done: [Difference], _ kept: KeptLooks, _ catalogue: Catalogue
  ) -> [String] {
    guard !listsStates else {
      return done.flatMap { difference in
        difference.links.map { "\(difference.bucket.rawValue) \(oneLine($0.text))" }
      }
    }
    let list = CauseList(of: done, kept: kept, in: catalogue, evidence: { $0.causesOfEach })
    return list.causes.map { oneLine($0.root.phrase.english) + "  " + $0.extent }
  }

  /// Keeps the states of the chosen causes, and says how many have others too.
  private func choose(
    in pending: inout PendingDifferences, _ context: ToolContext
  ) throws(ToolError) {
    let left = try pending.choose(causes: cause, in: context.catalogue)
    guard left.states > 0 else { return }
    let others = left.causes.map { "--cause " + GalleryCommandLine.quoted(safe($0)) }
    let advice =
      others.count > Self.mostCauses
      ? "\(ProgramName.current) diff lists the causes"
      : "to decide \(left.states == 1 ? "it" : "them") too, add " + others.joined(separator: " ")
    StandardStreams.complain(
      "\(counted(left.states, "state")) of this cause \(left.states == 1 ? "has" : "have") another one too, and "
        + "\(left.states == 1 ? "stays" : "stay") pending; " + advice)
    guard pending.entries.isEmpty else { return }
    throw ToolError(.noMatch, "No state has changed for this cause alone.")
  }

  /// Says how many states each pattern takes, before anything is decided.
  private func sayWhatPatternsTake(
    of pending: PendingDifferences, _ context: ToolContext
  ) throws(ToolError) {
    let files = pending.waiting.keys.sorted()
    for pattern in decided.patterns {
      let count = pending.count(of: try context.chooser([pattern], files: files))
      StandardStreams.complain(
        "\(safe(pattern)) selects \(counted(count.states, "state")) of "
          + "\(counted(count.variants, "variant")).")
    }
  }

  /// Lists the states that accepting erases from the baselines, before any of them is.
  private func sayWhatIsErased(_ pending: PendingDifferences) {
    let erased = pending.told.filter { $0.bucket == .deleted }
    guard !erased.isEmpty else { return }
    let count = counted(erased.reduce(0) { $0 + $1.states.count }, "state")
    StandardStreams.complain("erasing \(count) from the baselines:")
    for link in erased.flatMap(\.links) { StandardStreams.complain("  \(safe(link.text))") }
  }

  /// - Parameters:
  ///   - told: a line for each state or cause, without the verdict.
  ///   - isRefused: whether an error follows, which says what to do.
  private func tell(
    _ verdict: Verdict, _ done: [Difference], _ told: [String], isRefused: Bool,
    _ context: ToolContext
  ) throws(ToolError) {
    guard !quiet else { return }
    let folder = try place.folder()
    let pending = try place.pending([], isCurrent: false, context)
    let left = pending.told
    var lines = told.map { "\(verdict.rawValue) \($0)" }
    let states = done.reduce(0) { $0 + $1.states.count }
    let variants = Set(done.map(\.variant)).count
    lines.append(
      "\(counted(states, "state")) of \(counted(variants, "variant")) \(verdict.rawValue)")
    let rest = left.reduce(0) { $0 + $1.states.count }
    if rest > 0 {
      lines.append(
        "\(counted(rest, "state")) still pending"
          + (isRefused ? "" : "; next: \(GalleryCommandLine.review)"))
    } else if pending.unread.isEmpty {
      let path = GalleryCommandLine.quoted(folder.pathBelow ?? folder.path)
      let next = verdict == .accepted ? "git add \(path)" : "\(ProgramName.current) test"
      lines.append("no pending changes left; next: \(next)")
    }
    try context.print(lines.joined(separator: "\n") + "\n")
  }
}
