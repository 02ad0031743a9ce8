import GSDesign
import GalleryKit
import StateSpace
import TermSession
import VisualReview

/// Draws the states of a plan, compares them with their baselines, and lists the changes to write; writes nothing
/// itself.
struct TestRun {
  let plan: TestPlan
  /// Counted once: dividing a run counts the states of every variant.
  let specimens: [Specimen]

  init(plan: TestPlan) {
    self.plan = plan
    specimens = plan.specimens
  }

  /// The findings, in the order of the catalogue, whichever thread found them.
  struct Result {
    var report: TestReport
    var changes: [Change] = []
    /// The changes that were written.
    var written: [Change] = []
    /// The variants whose baselines cannot be read and were not updated.
    var unreadable: [VariantID] = []
    /// The number of unchanged states in other environments, by environment.
    var untouched: [EnvironmentID: Int] = [:]
  }

  /// The change to the files of a variant.
  struct Change {
    let files: SnapshotChange
    /// States that become part of the baseline with it.
    let updated: Int
    /// States that it erases from the baseline.
    let erased: [Difference]
  }

  /// - Parameter onVariant: called with the findings for each variant as soon as they are known, on any thread.
  /// - Throws: if a file cannot be read or has a later format.
  func result(
    progress: ProgressLine, onVariant: @escaping @Sendable (VariantReport) -> Void = { _ in }
  ) throws(SnapshotFolderError) -> Result {
    var judged: [Judged] = []
    var isEarly = false
    var problems = 0
    var start = 0
    // Without a limit one batch holds everything; with one, a batch keeps every thread busy without going far beyond
    // it.
    let heap = plan.mostFailures == nil ? max(1, specimens.count) : plan.jobs * 4
    while start < specimens.count, !isEarly {
      let pieces = Array(specimens[start..<min(start + heap, specimens.count)])
      for judgement in draw(pieces, progress, onVariant) {
        let next = try judgement.get()
        // Ignores results past the limit, so the report does not depend on the number of threads.
        guard !isEarly else { break }
        judged.append(next)
        problems += next.outcome.report.problemCount
        isEarly = plan.mostFailures.map { problems >= $0 } ?? false
      }
      start += pieces.count
    }
    progress.end()
    isEarly = isEarly && judged.count < specimens.count
    var result = Result(report: TestReport(variants: [], shard: plan.shard, stoppedEarly: isEarly))
    let renames = try addGone(to: &judged, isEarly: isEarly, &result.report.notices)
    for judgement in judged {
      var outcome = judgement.outcome
      if let rename = renames[outcome.report.id] { take(rename, &outcome) }
      result.report.notices += outcome.notices
      if let change = outcome.change {
        result.changes.append(
          Change(files: change, updated: outcome.updated, erased: outcome.erased))
      }
      if outcome.isUnreadable { result.unreadable.append(outcome.report.id) }
      result.untouched.merge(outcome.untouched, uniquingKeysWith: +)
      let report = outcome.report
      let isGoneUnread = report.damage != nil && plan.catalogue[report.id] == nil
      if report.states > 0 || !report.differences.isEmpty || isGoneUnread {
        result.report.variants.append(report)
      }
    }
    if result.report.isDifferent {
      let uncommitted = plan.uncommitted()
      result.report.forgetRoles(of: Set(uncommitted.keys))
      result.report.elsewhere = try evidence(
        besides: Set(uncommitted.keys).union(judged.map(\.outcome.report.id)))
      for (variant, text) in uncommitted {
        result.report.elsewhere.add(KeptLooks(committed: text, of: variant, in: plan.catalogue))
      }
    }
    result.report.existing = existing(judged, isEarly: isEarly)
    if plan.shard != nil { result.report.basis = try RunBasis(of: plan) }
    return result
  }

  /// The evidence of baselines that were not compared, except for some.
  private func evidence(
    besides others: Set<VariantID>
  ) throws(SnapshotFolderError) -> KeptLooks {
    var kept = KeptLooks()
    for id in try plan.folder.variants() where !others.contains(id) {
      guard let text = try plan.folder.files(of: id).baseline else { continue }
      kept.add(KeptLooks(recorded: text, of: id, in: plan.catalogue))
    }
    return kept
  }

  /// Judges a variant again after its files changed.
  func again(_ id: VariantID) throws(SnapshotFolderError) -> VariantJudge.Outcome? {
    guard let specimen = plan.catalogue[id] else {
      return try outcome(ofGone: plan.folder.files(of: id))
    }
    return try judge(specimen, SnapshotWorker(plan)).outcome
  }
}

/// The findings for a variant, and the number of its states.
private struct Judged {
  var outcome: VariantJudge.Outcome
  let stateCount: Int
}

extension TestRun {
  private func draw(
    _ specimens: [Specimen], _ progress: ProgressLine,
    _ onVariant: @escaping @Sendable (VariantReport) -> Void
  ) -> [Swift.Result<Judged, SnapshotFolderError>] {
    WorkerThreads.map(
      specimens, jobs: plan.jobs, prepare: { [plan] in SnapshotWorker(plan) },
      work: { [self] desk, specimen in
        defer { progress.advance(to: specimen.id.text) }
        return Swift.Result { () throws(SnapshotFolderError) in
          let judged = try judge(specimen, desk)
          onVariant(judged.outcome.report)
          return judged
        }
      })
  }

  private func judge(
    _ specimen: Specimen, _ desk: SnapshotWorker
  ) throws(SnapshotFolderError) -> Judged {
    let files = try plan.folder.files(of: specimen.id)
    let recorded = files.baseline.map { Snapshot.environments(ofText: $0, of: specimen.id) } ?? []
    let drawn = desk.draw(specimen, recorded: recorded)
    return Judged(
      outcome: try plan.judge.outcome(
        of: drawn, files: files, where: plan.choice(of: specimen.id)),
      stateCount: drawn.stateCount)
  }

  /// Treats a variant with a new name as renamed, not as new.
  private func take(_ rename: VariantRename, _ outcome: inout VariantJudge.Outcome) {
    let isTaken = isTaken(rename)
    outcome.report.differences = isTaken ? [] : rename.differences
    outcome.report.same = isTaken ? rename.drawn.stateCount : 0
    outcome.updated = isTaken ? rename.drawn.stateCount : 0
    guard plan.isWriting else { return }
    var after = outcome.files
    after.baseline = isTaken ? rename.drawn.text : after.baseline
    after.pending = isTaken ? nil : PendingSnapshot(rename.drawn, against: nil).text
    outcome.change = outcome.files.change(to: after)
  }

  /// Adds the baselines of variants that are gone, except those of renamed variants.
  ///
  /// Variants are paired as a whole run pairs them, whatever part of it this one is.
  ///
  /// - Returns: the renamed variants of this run, by their new names.
  private func addGone(
    to judged: inout [Judged], isEarly: Bool, _ notices: inout [String]
  ) throws(SnapshotFolderError) -> [VariantID: VariantRename] {
    guard plan.unreferenced != .ignore, !isEarly else { return [:] }
    let gone = try plan.folder.variants().filter { plan.catalogue[$0] == nil }
    guard !gone.isEmpty else { return [:] }
    let renames = plan.lastRun == nil ? try renames(of: gone, judged) : []
    let judgesGone = (plan.shard?.index ?? 1) == 1
    let own = Set(judged.compactMap { $0.outcome.drawnAnew?.variant })
    for id in gone {
      var rename = renames.first { $0.former.variant == id }
      let isHere = rename.map { own.contains($0.drawn.variant) } ?? false
      guard (judgesGone && plan.judgesGone(id)) || (isHere && plan.shard == nil) else { continue }
      if let new = rename?.drawn.variant, !isHere {
        guard plan.chooser.names(new) else {
          notices.append("\(id.text) is \(new.text) now, which was not tested.")
          continue
        }
        // Another part of the run has it, unless only some of its states are tested.
        if plan.shard == nil || !plan.chooser.choosesAll(of: new) { rename = nil }
      }
      try addGone(plan.folder.files(of: id), rename, to: &judged)
    }
    return Dictionary(
      renames.filter { own.contains($0.drawn.variant) }.map { ($0.drawn.variant, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The renames among all baselines whose variants are gone, and all variants without a baseline.
  private func renames(
    of gone: [VariantID], _ judged: [Judged]
  ) throws(SnapshotFolderError) -> [VariantRename] {
    var orphans: [Snapshot] = []
    var ignored: [String] = []
    for id in gone {
      let files = try plan.folder.files(of: id)
      guard let snapshot = try VariantJudge.read(files.baseline, of: id, &ignored) else { continue }
      // Looks that are not compared, or pending in other environments, would be lost with the former name.
      let waiting = try VariantJudge.pending(of: files)?.snapshot.sections.map(\.environment) ?? []
      if Set(waiting).isSubset(of: snapshot.sections.map(\.environment)),
        files.environments.isSubset(of: plan.environments(ofGone: files))
      {
        orphans.append(snapshot)
      }
    }
    guard !orphans.isEmpty else { return [] }
    var drawn = Dictionary(
      judged.compactMap { $0.outcome.drawnAnew }.map { ($0.variant, $0) },
      uniquingKeysWith: { first, _ in first })
    var silent = plan.judge
    silent.isWriting = false
    let desk = SnapshotWorker(plan)
    for specimen in plan.catalogue.specimens where drawn[specimen.id] == nil {
      let files = try plan.folder.files(of: specimen.id)
      guard files.baseline == nil else { continue }
      drawn[specimen.id] = try silent.outcome(
        of: desk.draw(specimen, recorded: []), files: files, where: nil
      ).drawnAnew
    }
    return VariantRename.find(
      orphans: orphans, new: plan.catalogue.specimens.compactMap { drawn[$0.id] })
  }

  private func addGone(
    _ files: SnapshotFiles, _ rename: VariantRename?, to judged: inout [Judged]
  ) throws(SnapshotFolderError) {
    guard let rename else {
      judged.append(Judged(outcome: try outcome(ofGone: files), stateCount: 0))
      return
    }
    // The variant of the new name reports the rename, and nothing of the former one is erased before it is accepted.
    var judge = plan.judge
    if judge.unreferenced == .delete { judge.unreferenced = .reject }
    var outcome = try judge.outcome(
      ofGone: files, in: plan.environments(ofGone: files), where: nil)
    outcome.report.differences = plan.unreferenced == .warn ? [] : rename.deleted
    if isTaken(rename) {
      outcome.report.differences = []
      outcome.change = files.removal
    }
    judged.append(Judged(outcome: outcome, stateCount: 0))
  }

  /// Whether the run accepts a rename, with every change of its states.
  private func isTaken(_ rename: VariantRename) -> Bool {
    rename.deleted.isEmpty
      && rename.differences.allSatisfy { plan.update.takes($0.bucket) }
  }

  private func outcome(
    ofGone files: SnapshotFiles
  ) throws(SnapshotFolderError) -> VariantJudge.Outcome {
    try plan.judge.outcome(
      ofGone: files, in: plan.environments(ofGone: files),
      where: plan.choice(of: files.variant))
  }

  /// The number of states, drawn or not.
  ///
  /// For a drawn variant, drawing shows how many environments it has; for the others the baseline does. So parts of a
  /// run, which share the baselines, come to the same number.
  private func existing(_ judged: [Judged], isEarly: Bool) -> Int {
    if plan.isComplete, plan.shard == nil, !isEarly {
      return judged.reduce(0) { $0 + $1.stateCount }
    }
    let drawn = Dictionary(
      judged.map { ($0.outcome.report.id, $0.stateCount) }, uniquingKeysWith: { first, _ in first })
    return plan.catalogue.specimens.reduce(0) { sum, specimen in
      if plan.shard == nil, let count = drawn[specimen.id] { return sum + count }
      let space = plan.space(of: specimen)
      let asked = plan.environments?[specimen.home.name]?.count
      let fixed = space.fixedEnvironments(of: specimen).count
      let text = asked == nil ? (try? plan.folder.files(of: specimen.id))?.baseline : nil
      let known = text.map { text in
        Snapshot.environments(ofText: text, of: specimen.id)
          .intersection(space.environments(of: specimen)).count
      }
      return sum + space.states(of: specimen).count * (asked ?? max(known ?? 0, fixed))
    }
  }
}

/// The renderer of one thread.
private final class SnapshotWorker {
  private let plan: TestPlan
  private let note = CrashNote()
  private var drawers: [String: SnapshotDrawer] = [:]

  init(_ plan: TestPlan) {
    self.plan = plan
  }

  /// Draws a variant; if it crashes, the crash note names the state.
  func draw(_ specimen: Specimen, recorded: Set<EnvironmentID>) -> DrawnVariant {
    let key = plan.environments == nil ? "" : specimen.home.name
    let drawer =
      drawers[key]
      ?? SnapshotDrawer(plan.space(of: specimen), onState: { [note] in note.set($0.text) })
    drawers[key] = drawer
    defer { note.set("") }
    return drawer.draw(specimen, recorded: recorded)
  }
}

extension VariantReport {
  /// The number of lines that report a problem.
  var problemCount: Int {
    failures.count + differences.count { $0.bucket != .renamed }
  }
}

extension SnapshotFiles {
  /// The change to other files; nil if their bytes are the same.
  func change(to after: SnapshotFiles) -> SnapshotChange? {
    isSame(as: after) ? nil : SnapshotChange(from: self, to: after)
  }

  /// The change that removes both files; nil if neither exists.
  var removal: SnapshotChange? { change(to: SnapshotFiles(variant: variant)) }
}

extension TestRun {
  /// How often a variant is judged again if another process wrote its files meanwhile.
  private static let attempts = 5

  /// Writes the changes of the result, and the findings for the next run.
  ///
  /// - Throws: if a file cannot be written; files written before it are complete.
  func write(_ result: inout Result) throws(SnapshotFolderError) {
    guard plan.isWriting else { return }
    try plan.folder.clearLeftovers()
    for change in result.changes {
      let applied = try write(change)
      result.written.append(change)
      if let aside = applied.setAside {
        let path = SnapshotFolder.path(of: change.files.before.variant)
        result.report.notices.append("\(path) could not be read; it is \(aside) now.")
      }
    }
  }

  private func write(_ change: Change) throws(SnapshotFolderError) -> SnapshotFolder.Applied {
    let listed = Set(change.erased.flatMap(\.links))
    var next = change.files
    for attempt in 1... {
      do throws(SnapshotFolderError) {
        return try plan.folder.apply(
          next, replacesUnreadable: plan.unreferenced == .delete)
      } catch {
        guard case .changedMeanwhile = error, attempt < Self.attempts else { throw error }
      }
      // Another process runs the tests too. The drawn states are the same; there may be nothing left to write.
      guard let outcome = try again(next.before.variant), let change = outcome.change else { break }
      // Only states that were listed are erased.
      guard listed.isSuperset(of: outcome.erased.flatMap(\.links)) else {
        throw .changedMeanwhile(next.before.variant)
      }
      next = change
    }
    return SnapshotFolder.Applied()
  }

  /// Records the failures for `--last-failed`.
  func remember(_ report: TestReport) throws(SnapshotFolderError) {
    guard plan.isWriting else { return }
    let last = LastRun(report)
    let known = try plan.folder.work(LastRun.file)
    guard !SnapshotFiles.isSame(known, last.text) else { return }
    try plan.folder.writeWork(LastRun.file, last.text)
  }
}
