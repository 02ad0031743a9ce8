import GalleryKit
import StateSpace
import VisualReview

/// The baselines of a work tree beside those of the commit where its branch began.
///
/// Nothing is drawn: what differs has been accepted, and is shown to reviewers of the branch.
struct GitRange {
  /// The commit as requested.
  let reference: String
  /// The object name of the commit compared with.
  let commit: String
  /// The variants with a baseline on either side, in the order of the catalogue, then by name.
  private(set) var variants: [Variant] = []
  /// The variants whose baselines cannot be read on one of the sides.
  private(set) var unread: [VariantID] = []
  /// Why baselines cannot be read, a sentence for each side.
  private var notices: [(variant: VariantID, sentence: String)] = []

  /// The baselines of a variant; nil if missing or unreadable.
  struct Variant {
    let id: VariantID
    let isSame: Bool
    /// The text in the work tree.
    let text: String?
    let before: Snapshot?
    let after: Snapshot?
  }

  /// - Throws: if the commit or the merge base is not found, or a baseline has a later format.
  init(
    since reference: String, in folder: SnapshotFolder, of catalogue: Catalogue,
    environment: ProcessEnvironment
  ) throws(ToolError) {
    let base = try GitBaselines(
      atMergeBaseWith: reference, of: folder, environment: environment)
    self.reference = reference
    commit = base.commit
    let known = catalogue.specimens.map(\.id)
    let all = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    let others = Set(all).union(base.texts.keys).subtracting(known).sorted()
    for id in known + others {
      let before = base.texts[id]
      let after = try notPossibleHere { () throws(SnapshotFolderError) in
        try folder.files(of: id).baseline
      }
      guard before != nil || after != nil else { continue }
      let isSame = SnapshotFiles.isSame(before, after)
      let old = isSame ? nil : try snapshot(before, of: id, in: base.commit)
      let new = isSame ? nil : try snapshot(after, of: id, in: nil)
      guard isSame || (old == nil) == (before == nil) && (new == nil) == (after == nil) else {
        unread.append(id)
        continue
      }
      variants.append(Variant(id: id, isSame: isSame, text: after, before: old, after: new))
    }
  }

  private mutating func snapshot(
    _ text: String?, of variant: VariantID, in commit: String?
  ) throws(ToolError) -> Snapshot? {
    guard let text else { return nil }
    do throws(SnapshotError) {
      return try Snapshot(text: text, of: variant)
    } catch {
      let path = SnapshotFolder.path(of: variant)
      if case .newerFormat(let format) = error {
        let refusal = SnapshotFolderError.isNewer(path, format: format)
        throw ToolError(.notPossibleHere, refusal.description)
      }
      let place = commit.map { "in \(Self.short($0)): " } ?? ""
      notices.append(
        (variant, "\(place)\(path): \(error); its changes since the commit are not known."))
      return nil
    }
  }

  /// The first digits of an object name, as Git shows them.
  private static func short(_ commit: String) -> String { String(commit.prefix(10)) }

  /// The variants under another name.
  private var renames: [VariantRename] {
    VariantRename.find(
      orphans: variants.compactMap { $0.after == nil ? $0.before : nil },
      new: variants.compactMap { $0.before == nil ? $0.after : nil })
  }

  /// Why baselines of chosen variants cannot be read.
  func notices(of chooser: StateChooser) -> [String] {
    notices.filter { chooser.names($0.variant) }.map(\.sentence)
  }

  /// The differences of the chosen states, and the evidence for their causes.
  func range(in catalogue: Catalogue, of chooser: StateChooser) -> BaselineRange {
    let renames = renames
    var range = BaselineRange(
      reference: reference, commit: Self.short(commit), variants: [])
    range.unread = unread.filter(chooser.names)
    range.unchanged = unchanged(in: catalogue)
    for variant in variants where !variant.isSame {
      var report = VariantReport(
        id: variant.id, states: variant.after?.stateCount ?? 0,
        looks: variant.after?.lookCount ?? 0)
      if let rename = renames.first(where: { $0.drawn.variant == variant.id }) {
        report.differences = rename.differences
      } else if let rename = renames.first(where: { $0.former.variant == variant.id }) {
        report.differences = rename.deleted
      } else {
        let comparison = Comparison(baseline: variant.before, drawn: variant.after)
        report.same = comparison.same
        report.differences = comparison.differences
        report.kept = KeptLooks(
          baseline: variant.before, drawn: variant.after ?? Snapshot(variant: variant.id),
          in: catalogue)
      }
      report.differences = report.differences.compactMap { difference in
        difference.restricted { chooser.chooses(LinkID($0, difference.environment)) }
      }
      if !report.differences.isEmpty { range.variants.append(report) }
    }
    return range
  }

  /// The evidence of the baselines that have not changed.
  func unchanged(in catalogue: Catalogue) -> KeptLooks {
    variants.reduce(into: KeptLooks()) { kept, variant in
      guard variant.isSame, let text = variant.text else { return }
      kept.add(KeptLooks(unchanged: text, of: variant.id, in: catalogue))
    }
  }

  /// The changes as files of a review that writes nothing: the former baselines, and those of the work tree as pending
  /// ones. A variant under another name is compared with its baseline under the former name.
  var files: [SnapshotFiles] {
    let renames = renames
    return variants.compactMap { variant in
      guard !variant.isSame, !renames.contains(where: { $0.former.variant == variant.id }) else {
        return nil
      }
      let moved = renames.first { $0.drawn.variant == variant.id }?.moved
      let before = moved ?? variant.before
      return SnapshotFiles(
        variant: variant.id, baseline: before?.text,
        drawn: variant.after ?? Snapshot(variant: variant.id))
    }
  }
}
