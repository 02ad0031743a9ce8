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
