import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// Compares the looks of a variant with its baseline, and decides on the changes to its files.
///
/// Only compared states are judged: states in other environments, and declared states that were not drawn, stay
/// unchanged in both files.
struct VariantJudge: Sendable {
  let catalogue: Catalogue
  /// Which differences become baselines at once.
  let update: BaselineUpdate
  /// The treatment of states that no longer exist.
  var unreferenced: UnreferencedPolicy
  /// Whether states in environments that are not compared are erased.
  var dropsUndeclared = false
  /// Whether files are written at all.
  var isWriting: Bool
  /// Finds the contents of a baseline before a conflict or damage.
  var recovery: BaselineRecovery?

  /// The findings for a variant.
  struct Outcome: Sendable {
    /// The files before the change.
    let files: SnapshotFiles
    var report: VariantReport
    var notices: [String] = []
    /// nil if the files need no change.
    var change: SnapshotChange?
    /// States that became part of the baseline.
    var updated = 0
    /// Whether looks could not become part of the baseline, since it cannot be read.
    var isUnreadable = false
    /// The states that the change erases from the baseline.
    var erased: [Difference] = []
    /// The number of states of the baseline in other environments, which were not compared, by environment.
    var untouched: [EnvironmentID: Int] = [:]
    fileprivate(set) var baseline: Snapshot?
    /// The snapshot of a variant without a baseline: it may be a renamed variant.
    var drawnAnew: Snapshot?
  }

  /// - Parameters:
  ///   - isMeant: the states to judge; nil for all.
  /// - Throws: if a file has a later format.
  func outcome(
    of drawn: DrawnVariant, files: SnapshotFiles, where isMeant: StateChoice?
  ) throws(SnapshotFolderError) -> Outcome {
    let blank = Set(drawn.blank)
    var outcome = Outcome(files: files, report: Self.report(of: drawn, where: isMeant))
    outcome.report.failures = drawn.blank.filter { isMeant?($0) ?? true }
      .map { VariantReport.Failure(link: $0, reason: "nothing is seen of it") }
    if isMeant == nil, blank.isEmpty, files.pending == nil || !isWriting,
      let baseline = files.baseline, SnapshotFiles.isSame(baseline, drawn.snapshot.text)
    {
      outcome.report.same = drawn.stateCount
      outcome.report.kept = KeptLooks(unchanged: baseline, of: files.variant, in: catalogue)
      return outcome
    }
    let states = Set(drawn.snapshot.sections.flatMap { $0.looks.flatMap(\.states) })
    let isJudged: StateChoice = { [catalogue] link in
      guard drawn.environments.contains(link.environment), !blank.contains(link),
        states.contains(link.state) || !catalogue.declares(link.state)
      else { return false }
      return isMeant?(link) ?? true
    }
    try judge(
      &outcome, drawn: drawn.snapshot, where: isJudged,
      isWhole: isMeant == nil && blank.isEmpty)
    if dropsUndeclared { try drop(&outcome, keeping: drawn.environments) }
    outcome.countUntouched(compared: drawn.environments)
    return outcome
  }

  /// Erases the looks in environments that are not declared from both files.
  private func drop(
    _ outcome: inout Outcome, keeping declared: Set<EnvironmentID>
  ) throws(SnapshotFolderError) {
    guard isWriting else { return }
    var after = outcome.change?.after ?? outcome.files
    var ignored: [String] = []
    guard let baseline = try Self.read(after.baseline, of: after.variant, &ignored) else { return }
    let pending = try Self.pending(of: after)
    let isUndeclared: StateChoice = { !declared.contains($0.environment) }
    let undeclared = baseline.restricted(to: isUndeclared)
    let waiting = pending?.snapshot.restricted(to: isUndeclared)
    guard !undeclared.isEmpty || waiting?.isEmpty == false else { return }
    let kept = baseline.restricted { !isUndeclared($0) }
    after.baseline = kept.isEmpty ? nil : kept.text
    if var rest = pending {
      rest.snapshot = rest.snapshot.restricted { !isUndeclared($0) }
      let isSettled = Comparison(baseline: kept, drawn: rest.snapshot).differences.isEmpty
      after.pending = isSettled ? nil : PendingSnapshot(rest.snapshot, against: kept).text
    }
    outcome.erased += Comparison(baseline: undeclared, drawn: nil).differences
    outcome.baseline = kept
    outcome.change = outcome.files.change(to: after)
  }

  /// The outcome for a variant that no longer exists.
  ///
  /// - Parameters:
  ///   - compared: the environments that the run compares; states in others stay.
  ///   - isMeant: the states to judge in them; nil for all.
  /// - Throws: if a file has a later format.
  func outcome(
    ofGone files: SnapshotFiles, in compared: Set<EnvironmentID>, where isMeant: StateChoice?
  ) throws(SnapshotFolderError) -> Outcome {
    var outcome = Outcome(files: files, report: VariantReport(id: files.variant))
    try judge(
      &outcome, drawn: Snapshot(variant: files.variant),
      where: { compared.contains($0.environment) && (isMeant?($0) ?? true) },
      isWhole: isMeant == nil)
    if unreferenced == .warn, let damage = outcome.report.damage {
      // A baseline that is only named fails no run, whether or not it can be read.
      outcome.notices.append(damage.reason)
      outcome.report.damage = nil
    }
    outcome.countUntouched(compared: compared)
    return outcome
  }

  /// Compares the chosen states, and decides on the changes to the files.
  ///
  /// - Parameter isWhole: whether all drawn states are judged.
  private func judge(
    _ outcome: inout Outcome, drawn: Snapshot, where isMeant: @escaping StateChoice, isWhole: Bool
  ) throws(SnapshotFolderError) {
    let files = outcome.files
    let baseline = try readBaseline(&outcome, isGone: drawn.isEmpty)
    outcome.baseline = baseline
    outcome.report.kept = KeptLooks(baseline: baseline, drawn: drawn, in: catalogue)
    let comparison = Comparison(
      baseline: baseline?.restricted(to: isMeant), drawn: drawn.restricted(to: isMeant))
    outcome.report.differences = comparison.differences
    if outcome.report.damage == nil {
      outcome.report.same = comparison.same
    } else {
      outcome.report.damage?.states = comparison.same
    }
    let kept = keepDeleted(&outcome)
    let isJudged: StateChoice = { isMeant($0) && !kept.contains($0) }
    let waiting = try Self.pending(of: files)
    let isAlone =
      isWhole
      && [baseline, waiting?.snapshot].compactMap(\.self).allSatisfy { $0.isJudged(isJudged) }
    if files.baseline == nil, isAlone { outcome.drawnAnew = drawn }
    guard isWriting else { return }
    let resolved = waiting?.resolved(on: baseline, text: files.baseline)
    let rest = resolved?.snapshot ?? baseline
    let merged = isAlone ? drawn : drawn.filledUp(from: rest, where: isJudged)
    var after = files
    take(
      &after, &outcome, drawn: drawn, baseline: baseline, where: isJudged, isWhole: isWhole)
    if outcome.updated == 0, isWhole, update.takes(.changed), baseline?.isIncomplete == true,
      Comparison(baseline: baseline, drawn: merged).differences.isEmpty
    {
      // Nothing has changed, but the file has an older format.
      after.baseline = merged.text
    }
    var ignored: [String] = []
    let isKept = SnapshotFiles.isSame(after.baseline, files.baseline)
    let agreed = isKept ? baseline : try Self.read(after.baseline, of: files.variant, &ignored)
    // Of a whole run that takes nothing, this is the comparison above.
    let remaining =
      isKept && isAlone ? comparison : Comparison(baseline: agreed, drawn: merged)
    if remaining.differences.isEmpty {
      after.pending = nil
    } else {
      var pending = PendingSnapshot(
        merged, against: agreed, text: after.baseline, after: waiting)
      for environment in resolved?.outdated ?? [] {
        let isCompared = [baseline, rest].allSatisfy { snapshot in
          snapshot?.restricted { $0.environment == environment }.isJudged(isJudged) ?? true
        }
        if !isCompared, let waiting { pending.keepBase(of: environment, from: waiting) }
      }
      after.pending = pending.text
    }
    outcome.change = files.change(to: after)
  }

  /// The baseline to compare with: for a file in conflict, or a damaged one, its earlier contents.
  ///
  /// - Parameter isGone: whether nothing is drawn that could replace it.
  private func readBaseline(
    _ outcome: inout Outcome, isGone: Bool
  ) throws(SnapshotFolderError) -> Snapshot? {
    let files = outcome.files
    var notices: [String] = []
    if let baseline = try Self.read(files.baseline, of: files.variant, &notices) { return baseline }
    guard files.baseline != nil else { return nil }
    // It may hold states in other environments, which no update erases.
    guard unreferenced != .delete || isGone else {
      outcome.notices += notices
      return nil
    }
    if update != .none, unreferenced != .delete { outcome.isUnreadable = true }
    var reasons: [String] = []
    let recovered = try Self.readable(files, recovery, &reasons)
    outcome.report.damage = VariantReport.Damage(reason: reasons.joined(separator: " "))
    return try Self.read(recovered.recovered?.text, of: files.variant, &notices)
  }

  /// The files with the former text of a baseline that cannot be read, and a notice about it.
  ///
  /// - Throws: if the baseline has a later format.
  static func readable(
    _ files: SnapshotFiles, _ recovery: BaselineRecovery?, _ notices: inout [String]
  ) throws(SnapshotFolderError) -> SnapshotFiles {
    var problems: [String] = []
    let baseline = try read(files.baseline, of: files.variant, &problems)
    guard baseline == nil, files.baseline != nil else { return files }
    let filled = recovery?.filled(files) ?? files
    notices.append(BaselineRecovery.notice(of: filled))
    return filled
  }

  /// Removes deleted states from the report if requested; returns their links.
  private func keepDeleted(_ outcome: inout Outcome) -> Set<LinkID> {
    switch unreferenced {
    case .reject, .delete: return []
    case .ignore, .warn: break
    }
    let deleted = outcome.report.differences.filter { $0.bucket == .deleted }
    outcome.report.differences.removeAll { $0.bucket == .deleted }
    let links = Set(deleted.flatMap(\.links))
    if unreferenced == .warn, !links.isEmpty {
      outcome.notices.append(
        "\(SnapshotFolder.path(of: outcome.files.variant)) holds \(counted(links.count, "state")) "
          + "that no longer \(links.count == 1 ? "exists" : "exist").")
    }
    return links
  }

  /// Takes the requested differences into the baseline.
  private func take(
    _ after: inout SnapshotFiles, _ outcome: inout Outcome, drawn: Snapshot, baseline: Snapshot?,
    where isJudged: StateChoice, isWhole: Bool
  ) {
    let isTaken: (Difference) -> Bool = { difference in
      difference.bucket == .deleted
        ? unreferenced == .delete : update.takes(difference.bucket)
    }
    let taken = outcome.report.differences.filter(isTaken)
    guard !taken.isEmpty, !outcome.isUnreadable else { return }
    outcome.report.differences.removeAll(where: isTaken)
    // States pending elsewhere do not count: only the judged ones now differ from the baseline.
    let isAll = isWhole && baseline?.isJudged(isJudged) ?? true
    let candidate = SnapshotFiles(
      variant: after.variant, baseline: after.baseline,
      pending: PendingSnapshot(
        isAll ? drawn : drawn.filledUp(from: baseline, where: isJudged), against: baseline,
        text: after.baseline
      ).text)
    guard var pair = try? SnapshotPair(candidate) else { return }
    let wholes = pair.differences.makeLookup()
    for difference in taken { pair.acceptStates(of: difference, among: wholes) }
    after.baseline = pair.files.baseline
    for difference in taken {
      if difference.bucket == .deleted {
        outcome.erased.append(difference)
      } else {
        outcome.updated += difference.states.count
        outcome.report.same += difference.states.count
      }
    }
  }

  private static func report(of drawn: DrawnVariant, where isMeant: StateChoice?) -> VariantReport {
    let meant = isMeant.map { drawn.snapshot.restricted(to: $0) } ?? drawn.snapshot
    return VariantReport(
      id: drawn.snapshot.variant, states: meant.stateCount, looks: meant.lookCount)
  }

  /// The pending snapshot in a variant's file; nil if it has none, or cannot be read.
  static func pending(
    of files: SnapshotFiles
  ) throws(SnapshotFolderError) -> PendingSnapshot? {
    guard let text = files.pending else { return nil }
    do throws(SnapshotError) {
      return try PendingSnapshot(text: text, of: files.variant)
    } catch {
      try requireReadable(
        error, SnapshotFolder.path(of: files.variant, SnapshotFolder.pendingSuffix))
      return nil
    }
  }

  /// The snapshot in a file. A file that cannot be read counts as missing, and adds a notice.
  static func read(
    _ text: String?, of variant: VariantID, _ notices: inout [String]
  ) throws(SnapshotFolderError) -> Snapshot? {
    guard let text else { return nil }
    do throws(SnapshotError) {
      return try Snapshot(text: text, of: variant)
    } catch {
      let path = SnapshotFolder.path(of: variant)
      try requireReadable(error, path)
      notices.append("\(path): \(error); it counts as missing.")
      return nil
    }
  }

  /// Throws if the file has a later format, which is not to be overwritten.
  private static func requireReadable(
    _ error: SnapshotError, _ path: String
  ) throws(SnapshotFolderError) {
    if case .newerFormat(let format) = error { throw .isNewer(path, format: format) }
  }
}

extension VariantJudge.Outcome {
  /// Counts the states of the baseline in environments that the run does not compare.
  fileprivate mutating func countUntouched(compared: Set<EnvironmentID>) {
    for section in baseline?.sections ?? [] where !compared.contains(section.environment) {
      untouched[section.environment] = section.looks.reduce(0) { $0 + $1.states.count }
    }
  }
}

extension SnapshotFiles {
  /// The environments that the texts name.
  var environments: Set<EnvironmentID> {
    [baseline, pending].compactMap(\.self).reduce(into: []) { names, text in
      names.formUnion(Snapshot.environments(ofText: text, of: variant))
    }
  }
}

/// Which differences become baselines at once.
enum BaselineUpdate: String, Hashable, Sendable, CaseIterable {
  case none, new, changed, all

  /// No update erases a state.
  func takes(_ bucket: Difference.Bucket) -> Bool {
    switch (self, bucket) {
    case (.all, .new), (.all, .changed), (.all, .renamed), (.new, .new), (.changed, .changed),
      (.changed, .renamed):
      true
    case (_, .deleted), (.none, _), (.new, _), (.changed, _): false
    }
  }
}

extension [Difference] {
  /// The difference of each state, by its link.
  fileprivate func makeLookup() -> [LinkID: Difference] {
    Dictionary(
      flatMap { difference in difference.links.map { ($0, difference) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension SnapshotPair {
  /// Accepts the matching states: differences among some states may be part of a larger difference among all.
  fileprivate mutating func acceptStates(
    of difference: Difference, among wholes: [LinkID: Difference]
  ) {
    for state in difference.states {
      guard let whole = wholes[LinkID(state, difference.environment)],
        let part = whole.restricted(to: { $0 == state })
      else { continue }
      accept(part)
    }
  }
}

extension Snapshot {
  /// Reads the file of a variant.
  ///
  /// - Throws: also if the file is of another variant than its name says: it was moved by hand.
  init(text: String, of variant: VariantID) throws(SnapshotError) {
    if let error = SnapshotError.ofEnd(text) { throw error }
    try self.init(text: text)
    try require(variant)
  }

  fileprivate func require(_ variant: VariantID) throws(SnapshotError) {
    guard self.variant == variant else {
      throw .malformed(line: 2, "it is of \(safe(self.variant.text)), not of \(variant)")
    }
  }

  /// The chosen states only.
  func restricted(to isMeant: StateChoice) -> Snapshot {
    var result = self
    result.sections = sections.compactMap { section in
      let looks = section.looks.compactMap { look -> Look? in
        let states = look.states.filter { isMeant(LinkID($0, section.environment)) }
        return states.isEmpty ? nil : Look(picture: look.picture, states: states)
      }
      return looks.isEmpty ? nil : Section(environment: section.environment, looks: looks)
    }
    return result
  }

  /// Whether every state is chosen.
  func isJudged(_ isMeant: StateChoice) -> Bool {
    sections.allSatisfy { section in
      section.looks.allSatisfy { look in
        look.states.allSatisfy { isMeant(LinkID($0, section.environment)) }
      }
    }
  }

  /// This snapshot for the chosen states, and another one for the rest.
  ///
  /// Environments have the order of this snapshot; one that only the other has follows the same predecessor as there.
  /// The same is true of states. An environment without chosen states is copied from the other snapshot, look by
  /// look.
  func filledUp(from other: Snapshot?, where isMeant: StateChoice) -> Snapshot {
    var result = self
    result.darkThemes.formUnion(other?.darkThemes ?? [])
    result.sections = PendingSnapshot.environments(other, self).compactMap { name in
      let mine = sections.first { $0.environment == name }
      let others = other?.sections.first { $0.environment == name }
      var pictures = others?.pictures ?? [:]
      pictures = pictures.filter { !isMeant(LinkID($0.key, name)) }
      if let others, pictures.count == others.states.count,
        mine?.states.allSatisfy({ !isMeant(LinkID($0, name)) }) ?? true
      {
        return others
      }
      for (state, picture) in mine?.pictures ?? [:] where isMeant(LinkID(state, name)) {
        pictures[state] = picture
      }
      var sheet = Sheet()
      for state in Self.joined(others?.states ?? [], mine?.states ?? []) {
        if let picture = pictures[state] { sheet.add(state, picture) }
      }
      return sheet.looks.isEmpty ? nil : Section(environment: name, looks: sheet.looks)
    }
    return result
  }

  /// Collects looks, each state once.
  private struct Sheet {
    private(set) var looks: [Look] = []
    private var places: [CellPicture: Int] = [:]
    private var states: Set<StateID> = []

    mutating func add(_ state: StateID, _ picture: CellPicture) {
      guard states.insert(state).inserted else { return }
      if let place = places[picture] {
        looks[place].states.append(state)
      } else {
        places[picture] = looks.count
        looks.append(Look(picture: picture, states: [state]))
      }
    }
  }
}

extension PendingSnapshot {
  /// Reads the file of a variant.
  ///
  /// - Throws: also if the file is of another variant than its name says.
  fileprivate init(text: String, of variant: VariantID) throws(SnapshotError) {
    if let error = SnapshotError.ofEnd(text) { throw error }
    try self.init(text: text)
    try snapshot.require(variant)
  }
}

extension Catalogue {
  /// Whether a state exists, under the name that links are printed with.
  func declares(_ state: StateID) -> Bool {
    guard let parsed = try? Link.parse(state.text, in: self), parsed.warnings.isEmpty else {
      return false
    }
    return parsed.link.id(in: self).state == state
  }
}

extension Snapshot.Section {
  fileprivate var states: [StateID] { looks.flatMap(\.states) }

  fileprivate var pictures: [StateID: CellPicture] {
    Dictionary(
      looks.flatMap { look in look.states.map { ($0, look.picture) } },
      uniquingKeysWith: { first, _ in first })
  }
}
