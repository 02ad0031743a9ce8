import GSDesign
import GalleryKit

extension SnapshotPair {
  /// The texts after the decisions.
  ///
  /// A baseline of which nothing was accepted keeps its bytes; where everything was, it is the pending text, byte for
  /// byte. A baseline that holds nothing any more, and a pending snapshot in which nothing is other, is no file.
  package var files: SnapshotFiles {
    guard let pending else { return original }
    let verdicts = Set(decisions.values)
    var files = original
    let isOver = differences.isEmpty
    if verdicts.contains(.accepted) {
      if isOver, !verdicts.contains(.rejected) {
        files.baseline = pending.isEmpty ? nil : original.pending
      } else {
        let snapshot = snapshot { decisions[$0] == .accepted }
        files.baseline = snapshot.isEmpty ? nil : snapshot.text
      }
    }
    if isOver {
      files.pending = nil
    } else if verdicts.contains(.rejected) {
      files.pending = snapshot { decisions[$0] != .rejected }.text
    }
    return files
  }

  /// What the decisions do to the files.
  package var change: SnapshotChange { SnapshotChange(from: original, to: files) }

  /// The states as they are drawn, where that is asked for, and otherwise as the baseline has them.
  private func snapshot(isDrawn: (LinkID) -> Bool) -> Snapshot {
    var result = Snapshot(
      variant: original.variant, widthPolicy: pending?.widthPolicy ?? .grapheme)
    for section in merge.sections {
      var looks: [Snapshot.Look] = []
      var places: [Int: Int] = [:]
      for entry in section.entries {
        let key = LinkID(entry.state, section.environment)
        guard let picture = isDrawn(key) ? entry.new : entry.old else { continue }
        if let place = places[picture] {
          looks[place].states.append(entry.state)
        } else {
          places[picture] = looks.count
          looks.append(Snapshot.Look(picture: merge.pictures[picture], states: [entry.state]))
        }
      }
      guard !looks.isEmpty else { continue }
      result.sections.append(Snapshot.Section(environment: section.environment, looks: looks))
    }
    return result
  }
}
