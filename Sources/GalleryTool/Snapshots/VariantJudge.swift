import GSDesign
import GalleryKit
import VisualReview

/// Compares what a variant looks like with its baseline, and says which files that asks for.
struct VariantJudge: Sendable {
  /// Which differences become baselines at once.
  let update: BaselineUpdate
  /// Whether files are written at all.
  let isWriting: Bool

  /// The findings for a variant.
  struct Outcome: Sendable {
    /// The files as they were.
    let files: SnapshotFiles
    var report: VariantReport
    var notices: [String] = []
    /// nil where the files are as they have to be.
    var change: SnapshotChange?
    /// States that became part of the baseline.
    var updated = 0
    /// The snapshot of a variant without a baseline: it may be that of a variant of another name.
    var drawnAnew: Snapshot?
  }

  /// - Parameters:
  ///   - isMeant: the states that are judged; nil for all of them.
  /// - Throws: where a file is of a later format.
  func outcome(
    of drawn: DrawnVariant, files: SnapshotFiles, where isMeant: StateChoice?
  ) throws(SnapshotFolderError) -> Outcome {
    let blank = Set(drawn.blank)
    var isJudged = isMeant
    if !blank.isEmpty {
      isJudged = { !blank.contains($0) && isMeant?($0) ?? true }
    }
    var outcome = Outcome(files: files, report: Self.report(of: drawn, where: isMeant))
    outcome.report.failures = drawn.blank.filter { isMeant?($0) ?? true }
      .map { VariantReport.Failure(link: $0, reason: "nothing is seen of it") }
    let wanted = isJudged.map { drawn.snapshot.restricted(to: $0) } ?? drawn.snapshot
    if isJudged == nil, files.pending == nil || !isWriting, let baseline = files.baseline,
      SnapshotFiles.isSame(baseline, drawn.snapshot.text)
    {
      outcome.report.same = drawn.stateCount
      return outcome
    }
    let baseline = try Self.read(files.baseline, of: files.variant, &outcome.notices)
    let comparison = Comparison(
      baseline: isJudged.map { baseline?.restricted(to: $0) } ?? baseline, drawn: wanted)
    outcome.report.same = comparison.same
    outcome.report.differences = comparison.differences
    if files.baseline == nil, isMeant == nil { outcome.drawnAnew = drawn.snapshot }
    guard isWriting else { return outcome }
    try settle(&outcome, wanted: wanted, baseline: baseline, files: files, where: isJudged)
    return outcome
  }

  /// The outcome for a variant that no longer exists.
  ///
  /// - Throws: where a file is of a later format.
  func outcome(ofGone files: SnapshotFiles) throws(SnapshotFolderError) -> Outcome {
    var outcome = Outcome(files: files, report: VariantReport(id: files.variant))
    let baseline = try Self.read(files.baseline, of: files.variant, &outcome.notices)
    outcome.report.differences = Comparison(baseline: baseline, drawn: nil).differences
    guard isWriting else { return outcome }
    try settle(
      &outcome, wanted: Snapshot(variant: files.variant), baseline: baseline, files: files,
      where: nil)
    return outcome
  }

  /// Says what becomes of the files.
  private func settle(
    _ outcome: inout Outcome, wanted: Snapshot, baseline: Snapshot?, files: SnapshotFiles,
    where isJudged: StateChoice?
  ) throws(SnapshotFolderError) {
    var merged = wanted
    var isOther = !outcome.report.differences.isEmpty
    if let isJudged {
      // What waits already for a decision goes on waiting; only what was judged now is as it was drawn.
      var ignored: [String] = []
      let pending = try Self.read(
        files.pending, of: files.variant, &ignored, suffix: SnapshotFolder.pendingSuffix)
      merged = wanted.filledUp(from: pending ?? baseline, where: isJudged)
      isOther = !Comparison(baseline: baseline, drawn: merged).differences.isEmpty
    }
    var after = files
    after.pending = isOther ? merged.text : nil
    if isOther, update != .none {
      take(&after, &outcome, isWhole: isJudged == nil)
    } else if isJudged == nil, update.takes(.changed), baseline?.lacksOutlines == true {
      // Nothing has changed, but the file is from before outlines were recorded.
      after.baseline = merged.text
    }
    outcome.change = files.change(to: after)
  }

  /// Takes the differences that were asked for into the baseline.
  ///
  /// - Parameter isWhole: whether all states were judged.
  private func take(_ after: inout SnapshotFiles, _ outcome: inout Outcome, isWhole: Bool) {
    var taken: [Difference] = []
    var left: [Difference] = []
    for difference in outcome.report.differences {
      if update.takes(difference.bucket) {
        taken.append(difference)
      } else {
        left.append(difference)
      }
    }
    guard !taken.isEmpty else { return }
    if isWhole, left.isEmpty {
      // A variant that is gone has a text without looks: it has no baseline then.
      after.baseline = outcome.report.states == 0 ? nil : after.pending
      after.pending = nil
    } else {
      guard var pair = try? SnapshotPair(after) else { return }
      let wholes = pair.differences.makeLookup()
      for difference in taken { pair.acceptStates(of: difference, among: wholes) }
      after = pair.files
    }
    outcome.report.differences = left
    for difference in taken {
      outcome.updated += difference.states.count
      if difference.bucket != .deleted { outcome.report.same += difference.states.count }
    }
  }

  private static func report(of drawn: DrawnVariant, where isMeant: StateChoice?) -> VariantReport {
    let meant = isMeant.map { drawn.snapshot.restricted(to: $0) } ?? drawn.snapshot
    return VariantReport(
      id: drawn.snapshot.variant, states: meant.stateCount, looks: meant.lookCount)
  }

  /// A snapshot of a file. What cannot be read counts as missing, and that is said.
  static func read(
    _ text: String?, of variant: VariantID, _ notices: inout [String],
    suffix: String = SnapshotFolder.baselineSuffix
  ) throws(SnapshotFolderError) -> Snapshot? {
    guard let text else { return nil }
    do throws(SnapshotError) {
      return try Snapshot(text: text, of: variant)
    } catch {
      let path = SnapshotFolder.path(of: variant, suffix)
      if case .newerFormat(let format) = error { throw .isNewer(path, format: format) }
      notices.append("\(path): \(error); it counts as missing.")
      return nil
    }
  }
}

/// Which differences become baselines at once.
enum BaselineUpdate: String, Hashable, Sendable, CaseIterable {
  case none, new, changed, all

  func takes(_ bucket: Difference.Bucket) -> Bool {
    switch (self, bucket) {
    case (.all, _), (.new, .new), (.changed, .changed), (.changed, .renamed): true
    case (.none, _), (.new, _), (.changed, _): false
    }
  }
}

extension [Difference] {
  /// Where each state stands, by its link.
  fileprivate func makeLookup() -> [LinkID: Difference] {
    Dictionary(
      flatMap { difference in difference.links.map { ($0, difference) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension SnapshotPair {
  /// Differences found among some states may be part of a larger difference of all of them.
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
  /// - Throws: as well where it says another variant than its name does: someone has moved it by hand.
  init(text: String, of variant: VariantID) throws(SnapshotError) {
    try self.init(text: text)
    guard self.variant == variant else {
      throw .malformed(line: 2, "it is of \(safe(self.variant.text)), not of \(variant)")
    }
  }

  /// The states that are meant, and nothing else.
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

  /// This snapshot where states are meant, and another one where they are not.
  ///
  /// Environments that only the other has stay where they were; states that only it has come last.
  func filledUp(from other: Snapshot?, where isMeant: StateChoice) -> Snapshot {
    var names = other?.sections.map(\.environment) ?? []
    for section in sections where !names.contains(section.environment) {
      names.append(section.environment)
    }
    var result = self
    result.sections = names.compactMap { name in
      var sheet = Sheet()
      let mine = sections.first { $0.environment == name }
      let others = other?.sections.first { $0.environment == name }
      let known = others?.pictures ?? [:]
      for look in mine?.looks ?? [] {
        for state in look.states {
          if let picture = isMeant(LinkID(state, name)) ? look.picture : known[state] {
            sheet.add(state, picture)
          }
        }
      }
      for look in others?.looks ?? [] {
        for state in look.states where !isMeant(LinkID(state, name)) {
          sheet.add(state, look.picture)
        }
      }
      return sheet.looks.isEmpty ? nil : Section(environment: name, looks: sheet.looks)
    }
    return result
  }

  /// Looks while they are gathered, each state once.
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

  /// How many environments a text of a snapshot names; nil where it is none.
  static func environmentCount(ofText text: String) -> Int? {
    var count = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // The heading ends where tables and looks begin.
      guard !line.isEmpty else { break }
      if line.starts(with: "environment ".utf8) { count += 1 }
    }
    return count > 0 ? count : nil
  }
}

extension Snapshot.Section {
  fileprivate var pictures: [StateID: CellPicture] {
    Dictionary(
      looks.flatMap { look in look.states.map { ($0, look.picture) } },
      uniquingKeysWith: { first, _ in first })
  }
}
