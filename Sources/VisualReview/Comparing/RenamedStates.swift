import GSDesign
import GalleryKit
import StateSpace

/// Finds the new states that are deleted ones under another name, since they look the same.
///
/// A state renamed under several environments gets the same name in all of them: states that agree under every
/// environment are paired first, then those that agree under one.
struct RenamedStates {
  /// The former names, by section and new name.
  private var formerNames: [Key: StateID] = [:]
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
    for place in merge.sections.indices {
      pair(&deleted, &new) { looks in looks.filter { $0.section == place } }
    }
  }

  /// The former name of a new state; nil if it was not renamed.
  func formerName(of state: StateID, section: Int) -> StateID? {
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
    var paired: (old: Set<StateID>, new: Set<StateID>) = ([], [])
    for key in after.order {
      guard let olds = before.names[key], let news = after.names[key] else { continue }
      for places in NamePairing.pairs(olds.map(\.text), news.map(\.text)) {
        let old = olds[places.old]
        let name = news[places.new]
        paired.old.insert(old)
        paired.new.insert(name)
        let looks = Set(deleted.looks[old] ?? [])
        for look in new.looks[name] ?? [] where looks.contains(look) {
          formerNames[Key(section: look.section, state: name)] = old
          isFormer.insert(Key(section: look.section, state: old))
        }
      }
    }
    deleted.remove(paired.old)
    new.remove(paired.new)
  }
}

/// A variant with a new name that looks the same in every state.
package struct VariantRename: Hashable, Sendable {
  /// The baseline of a variant that is gone.
  package let former: Snapshot
  /// The snapshot drawn for a variant without a baseline.
  package let drawn: Snapshot

  /// Pairs baselines whose variants are gone with variants that have no baseline.
  ///
  /// The names of the states after the variant's, their environments and their pictures must be the same. If several
  /// fit, the most similar names are paired, then the first.
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

  /// The looks, each with its states and their former names.
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

  /// By environment, and by the state's name after the variant's.
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
  private static let mostCombinations = 4096

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
