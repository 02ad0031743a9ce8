import GalleryKit

/// Which new states are deleted ones under another name, since they look the same.
///
/// A state that is renamed under several environments gets the same name in all of them: states that agree under every
/// environment are paired first, then those that agree under one.
struct RenamedStates {
  /// By the place of the section and the new name: the former name.
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

  /// The name a new state had; nil where it had none.
  func formerName(of state: StateID, section: Int) -> StateID? {
    formerNames[Key(section: section, state: state)]
  }

  /// Whether a deleted state lives on under another name.
  func isFormerName(_ state: StateID, section: Int) -> Bool {
    isFormer.contains(Key(section: section, state: state))
  }

  /// What a state looks like under an environment.
  private struct SectionLook: Hashable {
    let section: Int
    let picture: Int
  }

  /// Names, and what they look like wherever they are new or deleted.
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

    /// Names by the part of their looks that counts, those of which nothing counts left out.
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

  /// Pairs names that look alike as far as it counts, and takes them out of both lists.
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
