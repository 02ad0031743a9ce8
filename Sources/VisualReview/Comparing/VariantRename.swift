import GSDesign
import StateSpace

/// A variant under a new name, with any states that changed at the same time.
package struct VariantRename: Hashable, Sendable {
  /// The baseline of a variant that is gone.
  package let former: Snapshot
  /// The snapshot of a variant without a baseline.
  package let drawn: Snapshot

  /// Pairs baselines whose variants are gone with variants that have no baseline.
  ///
  /// Variants that look the same in every state are paired first. Of the others, two fit if more than half of their
  /// states have the same picture under the same name, or if they share one half of their id, have the same axes, and
  /// share more than half of their states' names. If several fit, those with most in common are paired, then those with
  /// the most similar ids, then the first.
  package static func find(orphans: [Snapshot], new: [Snapshot]) -> [VariantRename] {
    let orphans = orphans.filter { !$0.isEmpty }.map(Candidate.init)
    let new = new.filter { !$0.isEmpty }.map(Candidate.init)
    guard !orphans.isEmpty, !new.isEmpty else { return [] }
    var renames = same(orphans, new)
    let formerNames = Set(renames.map(\.former.variant))
    let newNames = Set(renames.map(\.drawn.variant))
    renames += similar(
      orphans.filter { !formerNames.contains($0.snapshot.variant) },
      new.filter { !newNames.contains($0.snapshot.variant) })
    return renames
  }

  private static func same(_ orphans: [Candidate], _ new: [Candidate]) -> [VariantRename] {
    let formerOnes = Dictionary(grouping: orphans, by: \.looks)
    var order: [Looks] = []
    var newOnes: [Looks: [Candidate]] = [:]
    for drawn in new where formerOnes[drawn.looks] != nil {
      if newOnes[drawn.looks] == nil { order.append(drawn.looks) }
      newOnes[drawn.looks, default: []].append(drawn)
    }
    return order.flatMap { key in
      let olds = (formerOnes[key] ?? []).map(\.snapshot)
      let news = (newOnes[key] ?? []).map(\.snapshot)
      return NamePairing.pairs(olds.map(\.variant.text), news.map(\.variant.text)).map {
        VariantRename(former: olds[$0.old], drawn: news[$0.new])
      }
    }
  }

  private static func similar(_ orphans: [Candidate], _ new: [Candidate]) -> [VariantRename] {
    guard orphans.count * new.count <= NamePairing.mostCombinations else { return [] }
    var fits: [(likeness: Int, names: Int, old: Int, new: Int)] = []
    for (old, orphan) in orphans.enumerated() {
      for (place, drawn) in new.enumerated() {
        guard let likeness = orphan.likeness(to: drawn) else { continue }
        let names = NameWords(orphan.snapshot.variant.text)
          .likeness(to: NameWords(drawn.snapshot.variant.text))
        fits.append((likeness, names, old, place))
      }
    }
    fits.sort {
      ($1.likeness, $1.names, $0.new, $0.old) < ($0.likeness, $0.names, $1.new, $1.old)
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    var renames: [VariantRename] = []
    for fit in fits where !taken.old.contains(fit.old) && !taken.new.contains(fit.new) {
      taken.old.insert(fit.old)
      taken.new.insert(fit.new)
      renames.append(
        VariantRename(former: orphans[fit.old].snapshot, drawn: new[fit.new].snapshot))
    }
    return renames
  }

  /// The baseline under the new name.
  package var moved: Snapshot {
    var moved = former
    moved.variant = drawn.variant
    for section in moved.sections.indices {
      for look in moved.sections[section].looks.indices {
        moved.sections[section].looks[look].states = moved.sections[section].looks[look].states
          .map { $0.moved(from: former.variant, to: drawn.variant) }
      }
    }
    return moved
  }

  /// The differences under the new name: states with the same look are renamed, the others changed or new.
  package var differences: [Difference] {
    let merge = SnapshotMerge(moved, drawn)
    return renamed(merge)
      + compared(merge).filter { $0.bucket != .deleted }.map { difference in
        var difference = difference
        let formers =
          difference.formerStates.isEmpty ? difference.states : difference.formerStates
        difference.formerStates =
          difference.bucket == .new ? [] : formers.map(formerName)
        return difference
      }
  }

  /// The states that only the former variant had, under its name.
  package var deleted: [Difference] {
    compared(SnapshotMerge(moved, drawn)).filter { $0.bucket == .deleted }.map { difference in
      Difference(
        .deleted, variant: former.variant, environment: difference.environment,
        states: difference.states.map(formerName), old: difference.old, new: nil)
    }
  }

  /// The states that look as they did under the former name.
  private func renamed(_ merge: SnapshotMerge) -> [Difference] {
    merge.sections.flatMap { section in
      var order: [Int] = []
      var states: [Int: [StateID]] = [:]
      for entry in section.entries {
        guard let picture = entry.new, picture == entry.old else { continue }
        if states[picture] == nil { order.append(picture) }
        states[picture, default: []].append(entry.state)
      }
      return order.map { place in
        let states = states[place] ?? []
        return Difference(
          .renamed, variant: drawn.variant, environment: section.environment, states: states,
          formerStates: states.map(formerName), old: merge.pictures[place],
          new: merge.pictures[place])
      }
    }
  }

  private func compared(_ merge: SnapshotMerge) -> [Difference] {
    Comparison(merge, variant: drawn.variant).differences
  }

  private func formerName(_ state: StateID) -> StateID {
    state.moved(from: drawn.variant, to: former.variant)
  }

  /// By environment, and by the state's name after the variant's.
  private typealias Looks = [EnvironmentID: [String: CellPicture]]

  /// A snapshot and its looks.
  private struct Candidate {
    let snapshot: Snapshot
    let looks: Looks
    private let count: Int
    private let axes: Set<Substring>

    init(_ snapshot: Snapshot) {
      self.snapshot = snapshot
      var looks: Looks = [:]
      var axes: Set<Substring> = []
      for section in snapshot.sections {
        for look in section.looks {
          for state in look.states {
            axes.formUnion(state.knobs.map { $0.prefix { $0 != "=" } })
            let knobs = state.moved(from: snapshot.variant, to: "").text
            looks[section.environment, default: [:]][knobs] = look.picture
          }
        }
      }
      self.looks = looks
      self.axes = axes
      count = looks.values.reduce(0) { $0 + $1.count }
    }

    /// How much two snapshots have in common; nil if they do not fit.
    func likeness(to other: Candidate) -> Int? {
      var names = 0
      var pictures = 0
      for (environment, mine) in looks {
        guard let others = other.looks[environment] else { continue }
        for (name, picture) in mine {
          guard let another = others[name] else { continue }
          names += 1
          if another == picture { pictures += 1 }
        }
      }
      let total = max(count, other.count)
      if pictures * 2 > total { return 1000 + 1000 * pictures / total }
      let isRelated = zip(halves, other.halves).contains { $0 == $1 }
      guard isRelated, !axes.isEmpty, axes == other.axes, names * 2 > total else { return nil }
      return 1000 * names / total
    }

    /// The component and the name of the variant in it.
    private var halves: [Substring] { snapshot.variant.text.split(separator: "/") }
  }
}

extension StateID {
  /// The state of the same name in another variant.
  fileprivate func moved(from variant: VariantID, to other: VariantID) -> StateID {
    text.hasPrefix(variant.text) ? StateID(other.text + text.dropFirst(variant.text.count)) : self
  }
}
