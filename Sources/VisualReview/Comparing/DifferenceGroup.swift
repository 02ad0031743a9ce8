import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// Equal differences across variants, states and environments, which are decided as a group.
///
/// Changed looks belong together if they have the same causes: for example a token with a new value, for any texts
/// and sizes. New and deleted looks belong together if they have the same picture, renamed ones if their names
/// changed alike.
package struct DifferenceGroup: Hashable, Sendable {
  /// In the given order; at least one.
  package let differences: [Difference]
  /// The causes shared by all; empty unless looks changed.
  package let causes: [Cause]
  /// Whether it is visible.
  let isSeen: Bool

  package var bucket: Difference.Bucket { differences.first?.bucket ?? .changed }

  /// The number of states, counted under each environment.
  package var stateCount: Int { differences.reduce(0) { $0 + $1.states.count } }

  /// The groups, largest first; of equal size, in the order of their first differences.
  package static func groups(of differences: [Difference]) -> [DifferenceGroup] {
    var order: [(identity: Identity, causes: [Cause], differences: [Difference])] = []
    var places: [Identity: Int] = [:]
    for difference in differences {
      let causes = difference.causes
      let identity = Identity(difference, causes)
      if let place = places[identity] {
        order[place].differences.append(difference)
      } else {
        places[identity] = order.count
        order.append((identity, causes, [difference]))
      }
    }
    let groups = order.map {
      DifferenceGroup(
        differences: $0.differences, causes: $0.causes, isSeen: $0.identity.isSeen)
    }
    // The standard library's sort is stable, but that is not documented.
    return groups.enumerated().sorted {
      ($1.element.stateCount, $0.offset) < ($0.element.stateCount, $1.offset)
    }.map(\.element)
  }
}

/// The identity of a difference: those with the same identity belong together.
private struct Identity: Hashable {
  let bucket: Difference.Bucket
  let isSeen: Bool
  private let content: Content

  private enum Content: Hashable {
    case causes([CauseIdentity])
    case cells(CellChanges)
    case picture(CellPicture?)
    case renaming(Set<NameChange>)
  }

  /// A cause without the details that vary from look to look.
  private enum CauseIdentity: Hashable {
    case cause(Cause)
    /// A change of size without the sizes: the growth before, between and after the text.
    case growth([Int])
  }

  /// The removed and added parts of a name.
  private struct NameChange: Hashable {
    let lost: Set<Substring>
    let gained: Set<Substring>

    init(_ former: StateID, _ name: StateID) {
      let before = Self.parts(of: former)
      let after = Self.parts(of: name)
      lost = before.subtracting(after)
      gained = after.subtracting(before)
    }

    private static func parts(of name: StateID) -> Set<Substring> {
      Set(name.text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == "=" }))
    }
  }

  init(_ difference: Difference, _ causes: [Cause]) {
    bucket = difference.bucket
    switch difference.bucket {
    case .changed:
      let changes = difference.changes
      isSeen = changes?.isSeen ?? true
      // These causes have no details: they are the same only if the same cells changed alike.
      if causes.contains(.rearranged) || causes == [.unseen], let changes {
        content = .cells(changes)
      } else {
        content = .causes(causes.map(Self.identity))
      }
    case .new:
      isSeen = true
      content = .picture(difference.new)
    case .deleted:
      isSeen = true
      content = .picture(difference.old)
    case .renamed:
      isSeen = false
      content = .renaming(Set(zip(difference.formerStates, difference.states).map(NameChange.init)))
    }
  }

  private static func identity(of cause: Cause) -> CauseIdentity {
    switch cause {
    case .size(let change):
      .growth([
        change.new.columns - change.old.columns, change.new.rows - change.old.rows, change.leading,
        change.top, change.columnsBetween, change.rowsBetween,
      ])
    case .token, .ink, .color, .attributes, .words, .mark, .shape, .outline, .measure, .moved,
      .rearranged,
      .unseen:
      .cause(cause)
    }
  }
}
