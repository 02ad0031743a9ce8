import GSDesign
import GalleryKit
import StateSpace

/// Finds the new states that are deleted ones under another name: since they look the same, or since an axis or a value
/// has another name.
///
/// A state that is renamed under one environment is renamed under all of them, whatever else changed there: states that
/// agree under every environment are paired first, then those that differ by renamed knobs alone, then those that agree
/// under one environment.
struct RenamedStates {
  /// The former names, by section and new name.
  private var formerNames: [Key: (name: StateID, picture: Int)] = [:]
  private var isFormer: Set<Key> = []

  private struct Key: Hashable {
    let section: Int
    let state: StateID
  }

  init(_ merge: SnapshotMerge) {
    var deleted = Names()
    var new = Names()
    for (place, section) in merge.sections.enumerated() where section.isInBoth {
      for entry in section.entries {
        switch (entry.old, entry.new) {
        case (let picture?, nil): deleted.add(entry.state, section: place, picture: picture)
        case (nil, let picture?): new.add(entry.state, section: place, picture: picture)
        case (nil, nil), (_?, _?): break
        }
      }
    }
    guard !deleted.order.isEmpty, !new.order.isEmpty else { return }
    pair(&deleted, &new) { $0 }
    pair(&deleted, &new, by: KnobRenames(merge))
    for place in merge.sections.indices {
      pair(&deleted, &new) { looks in looks.filter { $0.section == place } }
    }
  }

  /// The former name and picture of a new state; nil if it was not renamed.
  func former(of state: StateID, section: Int) -> (name: StateID, picture: Int)? {
    formerNames[Key(section: section, state: state)]
  }

  /// Whether a deleted state was renamed.
  func isFormerName(_ state: StateID, section: Int) -> Bool {
    isFormer.contains(Key(section: section, state: state))
  }

  /// The look of a state in an environment.
  private struct SectionLook: Hashable {
    let section: Int
    let picture: Int
  }

  /// Names, and their looks in every section where they are new or deleted.
  private struct Names {
    private(set) var order: [StateID] = []
    private(set) var looks: [StateID: [SectionLook]] = [:]

    mutating func add(_ state: StateID, section: Int, picture: Int) {
      if looks[state] == nil { order.append(state) }
      looks[state, default: []].append(SectionLook(section: section, picture: picture))
    }

    mutating func remove(_ names: Set<StateID>) {
      order.removeAll(where: names.contains)
    }

    /// Groups names by a part of their looks; names without that part are left out.
    func groups(
      by part: ([SectionLook]) -> [SectionLook]
    ) -> (order: [[SectionLook]], names: [[SectionLook]: [StateID]]) {
      var keys: [[SectionLook]] = []
      var names: [[SectionLook]: [StateID]] = [:]
      for name in order {
        let key = part(looks[name] ?? [])
        guard !key.isEmpty else { continue }
        if names[key] == nil { keys.append(key) }
        names[key, default: []].append(name)
      }
      return (keys, names)
    }
  }

  /// Pairs names whose looks agree in that part, and removes them from both lists.
  private mutating func pair(
    _ deleted: inout Names, _ new: inout Names, by part: ([SectionLook]) -> [SectionLook]
  ) {
    guard !deleted.order.isEmpty, !new.order.isEmpty else { return }
    let before = deleted.groups(by: part)
    let after = new.groups(by: part)
    var pairs: [(old: StateID, new: StateID)] = []
    for key in after.order {
      guard let olds = before.names[key], let news = after.names[key] else { continue }
      pairs += NamePairing.pairs(olds.map(\.text), news.map(\.text)).map {
        (olds[$0.old], news[$0.new])
      }
    }
    add(pairs, &deleted, &new)
  }

  /// Pairs names that differ by renamed knobs alone, whatever they look like, and removes them from both lists.
  private mutating func pair(_ deleted: inout Names, _ new: inout Names, by renames: KnobRenames) {
    guard !renames.isEmpty, !deleted.order.isEmpty else { return }
    let names = Dictionary(
      new.order.map { (Set($0.knobs.map(String.init)), $0) },
      uniquingKeysWith: { first, _ in first })
    let pairs = deleted.order.compactMap { old in
      renames.knobs(of: old).flatMap { names[$0] }.map { (old: old, new: $0) }
    }
    add(pairs, &deleted, &new)
  }

  /// Notes former names in every section where the one is deleted and the other new.
  private mutating func add(
    _ pairs: [(old: StateID, new: StateID)], _ deleted: inout Names, _ new: inout Names
  ) {
    for pair in pairs {
      let sections = Set((new.looks[pair.new] ?? []).map(\.section))
      for look in deleted.looks[pair.old] ?? [] where sections.contains(look.section) {
        formerNames[Key(section: look.section, state: pair.new)] = (pair.old, look.picture)
        isFormer.insert(Key(section: look.section, state: pair.old))
      }
    }
    deleted.remove(Set(pairs.map(\.old)))
    new.remove(Set(pairs.map(\.new)))
  }
}

/// The axes and values of a variant that have another name: those that are gone, and those that are new in the same
/// states otherwise.
///
/// An axis or a value counts only if it is in two states at least, so that one that was removed is not taken for the
/// former name of another that was added.
private struct KnobRenames {
  /// New knobs by former ones, such as `type=success` by `kind=success`.
  private var knobs: [String: String] = [:]

  var isEmpty: Bool { knobs.isEmpty }

  init(_ merge: SnapshotMerge) {
    var before: Set<Set<String>> = []
    var after: Set<Set<String>> = []
    for section in merge.sections where section.isInBoth {
      for entry in section.entries {
        let knobs = Set(entry.state.knobs.map(String.init))
        if entry.old != nil { before.insert(knobs) }
        if entry.new != nil { after.insert(knobs) }
      }
    }
    add(Self.renames(before, after, Self.axis))
    add(
      Self.renames(Set(before.map(renamed)), after) { $0 }
        .filter { Self.axis($0.from) == Self.axis($0.to) })
  }

  private static func axis(_ knob: String) -> String { String(knob.prefix { $0 != "=" }) }

  /// The names that are gone, with those that are new in the same states.
  ///
  /// - Parameter name: the name in a knob: its axis, or the whole knob.
  private static func renames(
    _ before: Set<Set<String>>, _ after: Set<Set<String>>, _ name: (String) -> String
  ) -> [(knobs: Set<String>, from: String, to: String)] {
    func occurrences(_ states: Set<Set<String>>) -> [String: Set<Set<String>>] {
      var found: [String: Set<Set<String>>] = [:]
      for state in states {
        for knob in state {
          var rest = state
          rest.remove(knob)
          rest.insert("*" + knob.dropFirst(name(knob).count))
          found[name(knob), default: []].insert(rest)
        }
      }
      return found
    }
    let old = occurrences(before)
    let new = occurrences(after)
    let gone = old.filter { new[$0.key] == nil && $0.value.count > 1 }
    let come = new.filter { old[$0.key] == nil && $0.value.count > 1 }
    return gone.compactMap { from, states in
      let same = come.filter { $0.value == states }
      guard same.count == 1, let to = same.first?.key,
        gone.count(where: { $0.value == states }) == 1
      else { return nil }
      return (Set(before.joined().filter { name($0) == from }), from, to)
    }
  }

  private mutating func add(_ renames: [(knobs: Set<String>, from: String, to: String)]) {
    for rename in renames {
      for knob in rename.knobs { knobs[knob] = rename.to + knob.dropFirst(rename.from.count) }
    }
  }

  private func renamed(_ state: Set<String>) -> Set<String> { Set(state.map { knobs[$0] ?? $0 }) }

  /// The knobs of a state under their new names; nil if none is renamed.
  func knobs(of state: StateID) -> Set<String>? {
    let former = state.knobs.map(String.init)
    var result = renamed(Set(former))
    // A value may have another name on an axis that has one too.
    result = renamed(result)
    return result == Set(former) ? nil : result
  }
}

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

/// The words of a name, to compare how much two names have in common.
struct NameWords {
  private let words: Set<Substring>

  /// - Parameter name: a state as in links, or an id.
  init(_ name: String) {
    var words: Set<Substring> = []
    for knob in name.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == "/" }) {
      words.insert(knob)
      for part in knob.split(whereSeparator: { $0 == "=" || $0 == "-" || $0 == "." }) {
        words.insert(part)
      }
    }
    self.words = words
  }

  /// 0…1000: the proportion of words in common (Dice 1945).
  func likeness(to other: NameWords) -> Int {
    let count = words.count + other.words.count
    return count == 0 ? 1000 : 2000 * words.intersection(other.words).count / count
  }
}

/// Pairs former names with new ones, all of which fit each other.
enum NamePairing {
  /// Up to this number of combinations, the most similar names are paired; beyond it, names are paired in order.
  static let mostCombinations = 4096

  /// - Returns: indices in both lists, ordered by the new name's; as many pairs as the shorter list has.
  static func pairs(_ old: [String], _ new: [String]) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count > 1 || new.count > 1, old.count * new.count <= mostCombinations else {
      return zip(old.indices, new.indices).map { (old: $0, new: $1) }
    }
    let formerWords = old.map(NameWords.init)
    let newWords = new.map(NameWords.init)
    var combinations: [(likeness: Int, old: Int, new: Int)] = []
    for (first, words) in formerWords.enumerated() {
      for (second, others) in newWords.enumerated() {
        combinations.append((words.likeness(to: others), first, second))
      }
    }
    combinations.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    var partners = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    for combination in combinations
    where !isTaken[combination.old] && partners[combination.new] == nil {
      isTaken[combination.old] = true
      partners[combination.new] = combination.old
    }
    return partners.enumerated().compactMap { new, old in old.map { (old: $0, new: new) } }
  }
}
