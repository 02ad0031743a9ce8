import GalleryKit
import StateSpace
import VisualReview

/// The pending changes of the states that filters select.
struct PendingDifferences {
  let folder: SnapshotFolder
  /// Variant by variant, in order.
  private(set) var entries: [Entry] = []
  /// The files that could not be read, and the consequences.
  private(set) var notices: [String] = []
  /// The chosen variants of which no change is known, because a file of theirs cannot be read.
  private(set) var unread: [VariantID] = []
  /// Why files of variants cannot be read, by variant, whatever is chosen.
  private(set) var damages: [VariantID: String] = [:]
  /// The number of pending states of each variant, whatever is chosen.
  private(set) var waiting: [VariantID: Int] = [:]
  /// The links without a pending state.
  private(set) var missing: [ChosenLink] = []
  /// The chosen variants whose baselines changed after their pending changes were compared with them.
  private(set) var outdated: [VariantID] = []
  /// The texts of the baselines that are evidence for causes, by variant.
  private var recorded: [VariantID: String] = [:]
  /// The committed baselines of the variants whose baselines are others now: they may have been accepted since, so they
  /// do not show that a colour stayed as it was, but which one it had before.
  private let uncommitted: [VariantID: String]

  /// A variant with pending changes.
  struct Entry {
    var pair: SnapshotPair
    /// The differences to decide on.
    var differences: [Difference]
    /// The differences as shown to the user.
    var told: [Difference]
    /// Whether only some states of a renamed variant are chosen: it can be decided as a whole alone.
    var isPart = false
    /// The files under its former name, if all its looks come from there.
    var former: SnapshotPair?

    var id: VariantID { pair.original.variant }
  }

  /// - Parameters:
  ///   - recovery: finds the contents of a baseline before a conflict or damage.
  ///   - uncommitted: the committed baselines of the variants whose baselines are others now.
  /// - Throws: if a file cannot be read or has a later format.
  init(
    in folder: SnapshotFolder, chooser: StateChooser, recovery: BaselineRecovery? = nil,
    uncommitted: [VariantID: String] = [:]
  ) throws(SnapshotFolderError) {
    self.folder = folder
    self.uncommitted = uncommitted
    let reading = try FolderReading(folder, recovery: recovery)
    recorded = reading.baselines.filter { uncommitted[$0.key] == nil }
    var pairs: [SnapshotPair] = []
    for variant in reading.pending {
      var reasons = variant.notices
      let pair = try pair(variant, &reasons)
      if !reasons.isEmpty { damages[variant.id] = reasons.joined(separator: " ") }
      notices += reasons
      if variant.isUnread, chooser.names(variant.id) { unread.append(variant.id) }
      guard let pair else { continue }
      if pair.isOutdated(where: chooser.chooses) { outdated.append(variant.id) }
      if !pair.differences.isEmpty { pairs.append(pair) }
    }
    for pair in pairs {
      waiting[pair.original.variant] = pair.differences.reduce(0) { $0 + $1.states.count }
    }
    missing = chooser.links.filter { link in
      !pairs.contains { pair in
        pair.differences.contains { difference in
          difference.states.contains { link.takes(LinkID($0, difference.environment)) }
        }
      }
    }
    let renames = VariantRename.find(
      orphans: pairs.compactMap { $0.pending?.isEmpty == true ? $0.baseline : nil },
      new: pairs.compactMap { $0.original.baseline == nil ? $0.pending : nil })
    var moved: Set<VariantID> = []
    for pair in pairs {
      let id = pair.original.variant
      let chosen = pair.differences.compactMap { difference in
        difference.restricted { chooser.chooses(LinkID($0, difference.environment)) }
      }
      guard !chosen.isEmpty else { continue }
      let rename = renames.first { $0.drawn.variant == id }
      let isPart = rename != nil && chosen != pair.differences
      if let rename { moved.insert(rename.former.variant) }
      let all = rename.map { $0.differences + $0.deleted }
      let told =
        isPart
        ? all?.compactMap { difference in
          difference.restricted { chooser.chooses(LinkID($0, difference.environment)) }
        } : all
      entries.append(
        Entry(
          pair: pair, differences: chosen, told: told ?? chosen, isPart: isPart,
          former: rename.flatMap { rename in
            pairs.first { $0.original.variant == rename.former.variant }
          }))
    }
    entries.removeAll { moved.contains($0.id) }
  }

  /// The number of states that a chooser takes of the chosen ones, and of their variants.
  func count(of chooser: StateChooser) -> (states: Int, variants: Int) {
    let counts = entries.map { entry in
      entry.differences.reduce(0) { sum, difference in
        sum
          + difference.states.count { chooser.chooses(LinkID($0, difference.environment)) }
      }
    }
    return (counts.reduce(0, +), counts.count { $0 > 0 })
  }

  /// The differences shown to the user.
  var told: [Difference] { entries.flatMap(\.told) }

  /// The differences by cause, as they are shown.
  func causes(in catalogue: Catalogue) -> CauseList {
    CauseList(
      of: told, kept: kept(in: catalogue), in: catalogue, evidence: { $0.causesOfEach })
  }

  /// The evidence of everything that stayed as it was.
  func kept(in catalogue: Catalogue) -> KeptLooks {
    var kept = uncommitted.reduce(into: KeptLooks()) { kept, baseline in
      kept.add(KeptLooks(committed: baseline.value, of: baseline.key, in: catalogue))
    }
    let own = Set(entries.map(\.id))
    for (variant, text) in recorded where !own.contains(variant) {
      kept.add(KeptLooks(recorded: text, of: variant, in: catalogue))
    }
    for entry in entries {
      guard let pending = entry.pair.pending else { continue }
      var looks = KeptLooks(baseline: entry.pair.baseline, drawn: pending, in: catalogue)
      if uncommitted[entry.id] != nil { looks.roles = [:] }
      kept.add(looks)
    }
    return kept
  }

  /// Keeps the states that have only causes of these names.
  ///
  /// A name selects the causes that are called so, or begin so before a colon.
  ///
  /// - Returns: the number of states that have another cause too, and the names of those causes.
  /// - Throws: if no cause has such a name.
  mutating func choose(
    causes names: [String], in catalogue: Catalogue
  ) throws(ToolError) -> (states: Int, causes: [String]) {
    let list = causes(in: catalogue)
    func isNamed(_ root: RootCause) -> Bool { names.contains(where: root.isNamed) }
    for name in names where !list.causes.contains(where: { $0.root.isNamed(name) }) {
      throw ToolError(
        .noMatch,
        "No pending change has the cause “\(safe(name))”; there are "
          + list.causes.prefix(8).map { safe($0.root.name) }.joined(separator: ", ")
          + (list.causes.count > 8 ? " and \(list.causes.count - 8) more." : "."))
    }
    var chosen: Set<LinkID> = []
    var left: Set<LinkID> = []
    var others: [String] = []
    let all = told
    for (place, difference) in all.enumerated() {
      for (state, link) in difference.links.enumerated() {
        let roots = list.roots(of: place, state: state)
        guard roots.contains(where: isNamed) else { continue }
        let rest = roots.filter { !isNamed($0) }.map(\.name)
        if rest.isEmpty { chosen.insert(link) } else { left.insert(link) }
        for name in rest where !others.contains(name) { others.append(name) }
      }
    }
    entries = entries.compactMap { entry in
      // A renamed variant is decided as a whole.
      if entry.former != nil {
        return entry.told.flatMap(\.links).allSatisfy(chosen.contains) ? entry : nil
      }
      var entry = entry
      entry.differences = entry.differences.compactMap { difference in
        difference.restricted { chosen.contains(LinkID($0, difference.environment)) }
      }
      entry.told = entry.differences
      return entry.differences.isEmpty ? nil : entry
    }
    return (left.count, others)
  }

  /// The error that some changes are not known; nil if all could be read.
  static func error(ofUnread variants: [VariantID]) -> ToolError? {
    guard !variants.isEmpty else { return nil }
    return ToolError(
      .notPossibleHere,
      "The pending changes of \(SnapshotFolderError.list(variants)) cannot be read, so "
        + "they were left out; \(ProgramName.current) test makes them again.")
  }

  /// The pair of a variant; nil, with a reason, if its pending file cannot be read.
  private func pair(
    _ variant: FolderReading.Pending, _ reasons: inout [String]
  ) throws(SnapshotFolderError) -> SnapshotPair? {
    switch variant.source.pair {
    case .success(let pair): return pair
    case .failure(let error):
      let path = SnapshotFolder.path(of: variant.id, SnapshotFolder.pendingSuffix)
      if case .newerFormat(let format) = error { throw .isNewer(path, format: format) }
      reasons.append("\(path): \(error); \(ProgramName.current) test makes it again.")
      return nil
    }
  }
}

extension PendingDifferences.Entry {
  /// How often a decision is repeated after another process wrote the files.
  private static let attempts = 5

  /// Applies the verdict to the files; for a renamed variant, to those of both names.
  func decide(_ verdict: Verdict, in folder: SnapshotFolder) throws(SnapshotFolderError) {
    try Self.decide(verdict, differences, of: pair, in: folder)
    if let former { try Self.decide(verdict, former.differences, of: former, in: folder) }
  }

  private static func decide(
    _ verdict: Verdict, _ differences: [Difference], of pair: SnapshotPair,
    in folder: SnapshotFolder
  ) throws(SnapshotFolderError) {
    var pair = pair
    for attempt in 1... {
      for difference in differences {
        switch verdict {
        case .accepted: pair.accept(difference)
        case .rejected: pair.reject(difference)
        case .skipped: break
        }
      }
      do throws(SnapshotFolderError) {
        try folder.apply(pair.change)
        return
      } catch {
        guard case .changedMeanwhile = error, attempt < attempts,
          let now = try? SnapshotPair(folder.files(of: pair.original.variant))
        else { throw error }
        // Another process decides too: the remaining differences get the same verdict, changed ones get none.
        pair = now
        guard pair.outdated.isEmpty else { throw .isOutdated([pair.original.variant]) }
      }
    }
  }
}

extension SnapshotPair {
  /// Whether any chosen state cannot be decided.
  func isOutdated(where isChosen: StateChoice) -> Bool {
    outdated.contains { environment in
      [baseline, pending].contains { snapshot in
        snapshot?.sections.contains { section in
          section.environment == environment
            && section.looks.contains { look in
              look.states.contains { isChosen(LinkID($0, environment)) }
            }
        } ?? false
      }
    }
  }
}
