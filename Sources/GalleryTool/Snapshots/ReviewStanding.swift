import GalleryKit
import StateSpace
import VisualReview

/// The files of a review on disk when it ends: a checkout may have replaced them since it began.
struct ReviewStanding {
  /// The number of chosen states that a further review continues with.
  private(set) var pending = 0
  /// The variants whose pending changes were compared with other baselines.
  private(set) var outdated: [VariantID] = []
  /// The variants whose baselines changed after a decision on them.
  private(set) var changed: [VariantID] = []

  /// - Parameter isChosen: the states of the review.
  /// - Throws: if a file cannot be read.
  init(
    _ model: ReviewModel, in folder: SnapshotFolder, where isChosen: StateChoice
  ) throws(SnapshotFolderError) {
    for known in model.files {
      let found = try folder.files(of: known.variant)
      if let count = model.pendingCount(of: found) {
        pending += count
        continue
      }
      let pair = try? folder.settledPair(found)
      let now = pair?.original ?? found
      if model.decidedCount(of: known.variant) > 0,
        !SnapshotFiles.isSame(now.baseline, known.baseline)
      {
        changed.append(known.variant)
      }
      guard now.pending != nil else { continue }
      guard let pair, !pair.isOutdated(where: isChosen) else {
        outdated.append(known.variant)
        continue
      }
      for difference in pair.differences {
        pending += difference.states.count { isChosen(LinkID($0, difference.environment)) }
      }
    }
    changed += model.changedAfterDeciding.filter { !changed.contains($0) }
  }

  /// The consequences, a sentence for each; empty if nothing was replaced.
  var sentences: [String] {
    var sentences: [String] = []
    if !changed.isEmpty {
      sentences.append(
        "The baselines of \(SnapshotFolderError.list(changed)) were replaced after decisions on them, for instance by "
          + "git checkout; these decisions are not in the work tree.")
    }
    if !outdated.isEmpty {
      sentences.append(
        "The baselines of \(SnapshotFolderError.list(outdated)) are no longer those that the pending changes were "
          + "compared with, for instance after git checkout; these changes cannot be decided. Run "
          + "\(ProgramName.current) test again, with the options it had.")
    }
    return sentences
  }
}
