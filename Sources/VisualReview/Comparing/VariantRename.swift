import GSDesign
import GalleryKit

/// A variant that is called otherwise now, and looks the same in every state.
package struct VariantRename: Hashable, Sendable {
  /// The baseline of a variant that is gone.
  package let former: Snapshot
  /// What is drawn of a variant that has no baseline.
  package let drawn: Snapshot

  /// Pairs baselines whose variants are gone with variants that have no baseline.
  ///
  /// The names of the states behind the variant's, their environments and their pictures must be the same. Where several
  /// would fit, names that are most alike go together, then those that come first.
  package static func find(orphans: [Snapshot], new: [Snapshot]) -> [VariantRename] {
    var formerOnes: [Looks: [Snapshot]] = [:]
    for orphan in orphans where !orphan.isEmpty {
      formerOnes[looks(of: orphan), default: []].append(orphan)
    }
    guard !formerOnes.isEmpty else { return [] }
    var order: [Looks] = []
    var newOnes: [Looks: [Snapshot]] = [:]
    for drawn in new where !drawn.isEmpty {
      let key = looks(of: drawn)
      guard formerOnes[key] != nil else { continue }
      if newOnes[key] == nil { order.append(key) }
      newOnes[key, default: []].append(drawn)
    }
    return order.flatMap { key in
      let olds = formerOnes[key] ?? []
      let news = newOnes[key] ?? []
      return NamePairing.pairs(olds.map(\.variant.text), news.map(\.variant.text)).map {
        VariantRename(former: olds[$0.old], drawn: news[$0.new])
      }
    }
  }

  /// The looks, each with the states that have it and what they were called.
  package var differences: [Difference] {
    drawn.sections.flatMap { section in
      section.looks.map { look in
        Difference(
          .renamed, variant: drawn.variant, environment: section.environment, states: look.states,
          formerStates: look.states.map {
            StateID(former.variant.text + Self.knobs(of: $0, variant: drawn.variant))
          },
          old: look.picture, new: look.picture)
      }
    }
  }

  /// By environment and by what a state is called behind the variant's name.
  private typealias Looks = [EnvironmentID: [String: CellPicture]]

  private static func looks(of snapshot: Snapshot) -> Looks {
    var looks: Looks = [:]
    for section in snapshot.sections {
      for look in section.looks {
        for state in look.states {
          looks[section.environment, default: [:]][knobs(of: state, variant: snapshot.variant)] =
            look.picture
        }
      }
    }
    return looks
  }

  private static func knobs(of state: StateID, variant: VariantID) -> String {
    let (state, variant) = (state.text, variant.text)
    return state.hasPrefix(variant) ? String(state.dropFirst(variant.count)) : state
  }
}
