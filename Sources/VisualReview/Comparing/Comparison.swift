import ColorScience
import GSDesign
import StateSpace

/// The exact differences, cell by cell, between the pictures of a variant and its baseline.
///
/// ```swift
/// let comparison = Comparison(baseline: baseline, drawn: drawn)
/// for difference in comparison.differences { print(difference.bucket, difference.link) }
/// ```
package struct Comparison: Hashable, Sendable {
  /// By environment, in the order of the drawn snapshot; deleted looks are at their old places.
  package let differences: [Difference]
  /// The number of unchanged states, counted under each environment.
  package let same: Int

  /// - Parameters:
  ///   - baseline: nil if missing: everything is new.
  ///   - drawn: nil, or without looks, if the variant is gone: everything is deleted.
  package init(baseline: Snapshot?, drawn: Snapshot?) {
    // Most comparisons are of equal snapshots.
    if let baseline, baseline == drawn {
      self.init(differences: [], same: baseline.stateCount)
    } else {
      self.init(
        SnapshotMerge(baseline, drawn), variant: drawn?.variant ?? baseline?.variant ?? "")
    }
  }

  private init(differences: [Difference], same: Int) {
    self.differences = differences
    self.same = same
  }

  init(_ merge: SnapshotMerge, variant: VariantID) {
    let renamed = RenamedStates(merge)
    var differences: [Difference] = []
    var same = 0
    for (place, section) in merge.sections.enumerated() {
      var folding = Folding()
      for entry in section.entries {
        switch (entry.old, entry.new) {
        case (let old?, let new?):
          if old == new { same += 1 } else { folding.add(entry.state, .changed, old, new) }
        case (nil, let new?):
          if let former = renamed.former(of: entry.state, section: place) {
            folding.add(
              entry.state, former.picture == new ? .renamed : .changed, former.picture, new,
              former: former.name)
          } else {
            folding.add(entry.state, .new, nil, new)
          }
        case (let old?, nil):
          if !renamed.isFormerName(entry.state, section: place) {
            folding.add(entry.state, .deleted, old, nil)
          }
        case (nil, nil): break
        }
      }
      differences += folding.differences(
        variant: variant, environment: section.environment, merge.pictures)
    }
    self.init(differences: differences, same: same)
  }
}

/// Groups states that had the same look before and have the same look now.
private struct Folding {
  private struct Key: Hashable {
    let bucket: Difference.Bucket
    let old: Int?
    let new: Int?
    let isRenamed: Bool
  }

  private var order: [(key: Key, states: [StateID], formerStates: [StateID])] = []
  private var places: [Key: Int] = [:]

  mutating func add(
    _ state: StateID, _ bucket: Difference.Bucket, _ old: Int?, _ new: Int?, former: StateID? = nil
  ) {
    let key = Key(bucket: bucket, old: old, new: new, isRenamed: former != nil)
    let place = places[key] ?? order.count
    if place == order.count {
      places[key] = place
      order.append((key, [], []))
    }
    order[place].states.append(state)
    if let former { order[place].formerStates.append(former) }
  }

  func differences(
    variant: VariantID, environment: EnvironmentID, _ pictures: [CellPicture]
  ) -> [Difference] {
    order.map { fold in
      Difference(
        fold.key.bucket, variant: variant, environment: environment, states: fold.states,
        formerStates: fold.formerStates, old: fold.key.old.map { pictures[$0] },
        new: fold.key.new.map { pictures[$0] })
    }
  }
}

/// The visible part of a cell: its colours as shown, without hidden properties.
struct SeenCell: Hashable {
  private let text: String
  private let ink: RGB?
  private let ground: RGB?
  private let attributes: Attributes

  init(_ text: String, _ style: Style) {
    let isHidden = style.foreground != nil && style.foreground?.color == style.background?.color
    let isBlank = text == " " || isHidden
    let shown =
      isBlank
      ? style.attributes.intersection([.underline, .reverse, .strikethrough]) : style.attributes
    self.text = isBlank ? " " : text
    ink = isBlank && shown.isEmpty ? nil : style.foreground?.color
    ground = style.background?.color
    attributes = shown
  }
}
