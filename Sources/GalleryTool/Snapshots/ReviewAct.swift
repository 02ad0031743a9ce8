import GSDesign
import GalleryKit
import TermSession
import VisualReview

/// The review on a stage: decisions are on disk before the screen shows them as made.
struct ReviewAct: Act {
  let program: ReviewProgram
  let folder: SnapshotFolder

  func perform(_ effect: ReviewEffect, _ model: inout ReviewModel) -> StageDirection {
    switch effect {
    case .screen(let effect): return .screen(effect)
    case .open(let link): return .end(.open(link))
    case .writeReasons:
      program.learnReasons(
        folder.replace(model.writtenReasons, by: model.reasons, model.causes), &model)
      return .none
    case .write(let changes):
      let outcome = folder.write(changes)
      program.learn(outcome, &model)
      if case .changedMeanwhile? = outcome.obstacle {
        let files = model.files.compactMap { try? folder.files(of: $0.variant) }
        program.look(atChanged: files, &model)
      }
      return .none
    }
  }
}

extension SnapshotFolder {
  /// Writes changes, each completely or not at all, up to the first that fails.
  func write(_ changes: [SnapshotChange]) -> WriteOutcome {
    for (count, change) in changes.enumerated() {
      do throws(SnapshotFolderError) {
        try apply(change)
      } catch {
        return WriteOutcome(written: count, obstacle: obstacle(error))
      }
    }
    return WriteOutcome(written: changes.count)
  }

  /// Replaces reasons beside the baselines by others; those for all looks of a cause are one line.
  ///
  /// - Returns: a sentence with the cause and the remedy if the file cannot be read or written; it stays as it is then.
  func replace(
    _ old: DecisionReasons, by new: DecisionReasons, _ causes: CauseList
  ) -> String? {
    let before = DecisionReasons.folded(old.entries, by: causes)
    let after = DecisionReasons.folded(new.entries, by: causes)
    let known = Set(before.entries)
    let kept = Set(after.entries)
    do throws(SnapshotFolderError) {
      try update(
        adding: after.entries.filter { !known.contains($0) },
        removing: before.entries.filter { !kept.contains($0) } + old.entries(besides: new),
        replacing: after.replaced)
      return nil
    } catch {
      return error.description
    }
  }

  private func obstacle(_ error: SnapshotFolderError) -> WriteOutcome.Obstacle {
    guard case .changedMeanwhile(let variant) = error else { return .failed(error.description) }
    do throws(SnapshotFolderError) {
      return .changedMeanwhile(try files(of: variant))
    } catch {
      return .failed(error.description)
    }
  }
}
