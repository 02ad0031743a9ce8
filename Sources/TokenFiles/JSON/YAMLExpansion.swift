/// Copies the values of aliases, and the members that `<<` adds to an object.
///
/// A copy has the position of its alias. The budget of values also counts members that are looked at, so that aliases
/// of aliases and long lists of merged objects end soon.
struct YAMLExpansion {
  /// The most values and members that are copied.
  static let budget = 1_000_000

  private let tree: YAMLTree
  private let limits: JSONLimits
  private var expanded = YAMLTree()
  private var rest: Int

  /// A value in the tree, and the positions of its copy: of the value, and of its name.
  private struct Source {
    let index: Int
    let value: Place
    let name: Place
  }

  /// A position, and whether it is that of an alias.
  private struct Place {
    let start: Int32
    let end: Int32
    var isAlias = false
  }

  private init(_ tree: YAMLTree, _ limits: JSONLimits) {
    self.tree = tree
    self.limits = limits
    rest = min(limits.values, Self.budget)
  }

  /// The tree without aliases and `<<`.
  static func expanded(
    _ tree: YAMLTree, limits: JSONLimits
  ) throws(JSONScanner.Failure) -> YAMLTree {
    guard !tree.aliases.isEmpty || !tree.merges.isEmpty else { return tree }
    var expansion = YAMLExpansion(tree, limits)
    try expansion.copy(expansion.source(of: 0, in: nil), depth: 0)
    var result = expansion.expanded
    result.texts.bytes = tree.texts.bytes
    result.notFinite = tree.notFinite
    result.quoteless = tree.quoteless
    return result
  }

  /// The copy of an entry, within the copy of an alias or not.
  private func source(of index: Int, in alias: Place?) -> Source {
    let entry = tree.entries[index]
    let own = Place(start: entry.start, end: entry.end, isAlias: tree.aliases[index] != nil)
    return Source(
      index: index, value: alias ?? own,
      name: alias.map { entry.nameStart < 0 ? Place(start: -1, end: -1) : $0 }
        ?? Place(start: entry.nameStart, end: entry.nameEnd))
  }

  private mutating func spend(at place: Place) throws(JSONScanner.Failure) {
    guard rest > 0 else {
      throw JSONScanner.Failure(
        offset: Int(place.start),
        reason: .yaml(
          "the aliases copy more than \(min(limits.values, Self.budget)) values; use fewer of them."
        ))
    }
    rest -= 1
  }

  private mutating func copy(_ source: Source, depth: Int) throws(JSONScanner.Failure) {
    try spend(at: source.value)
    guard depth <= limits.depth else {
      throw JSONScanner.Failure(
        offset: Int(source.value.start), reason: .tooDeep(limits.depth))
    }
    let index = tree.aliases[source.index] ?? source.index
    let place = expanded.entries.count
    expanded.entries.append(
      JSONDocument.Entry(
        kind: tree.entries[index].kind, nameStart: source.name.start, nameEnd: source.name.end,
        start: source.value.start, end: source.value.end))
    expanded.texts.names.append(tree.texts.names[source.index])
    expanded.texts.values.append(tree.texts.values[index])
    expanded.texts.copies.append(source.value.isAlias)
    let alias = source.value.isAlias ? source.value : nil
    if tree.entries[index].kind == .object {
      for member in try members(of: index, in: alias, depth: depth) {
        try copy(member, depth: depth + 1)
      }
    } else {
      for item in children(of: index) {
        try copy(self.source(of: item, in: alias), depth: depth + 1)
      }
    }
    expanded.entries[place].next = Int32(expanded.entries.count)
  }

  private func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < tree.entries[index].next {
      result.append(child)
      child = Int(tree.entries[child].next)
    }
    return result
  }

  /// The members of an object, with those that `<<` adds in its place; its own members count before these.
  private mutating func members(
    of object: Int, in alias: Place?, depth: Int
  ) throws(JSONScanner.Failure) -> [Source] {
    let own = children(of: object)
    guard own.contains(where: tree.merges.contains) else {
      return own.map { source(of: $0, in: alias) }
    }
    var names = Set(
      own.filter { !tree.merges.contains($0) }.map { tree.texts[tree.texts.names[$0]] })
    var result: [Source] = []
    for member in own {
      guard tree.merges.contains(member) else {
        result.append(source(of: member, in: alias))
        continue
      }
      for merged in try mergedObjects(in: source(of: member, in: alias)) {
        guard depth < limits.depth else {
          throw JSONScanner.Failure(
            offset: Int(merged.value.start), reason: .tooDeep(limits.depth))
        }
        let place = merged.value.isAlias ? merged.value : alias
        let target = tree.aliases[merged.index] ?? merged.index
        for added in try members(of: target, in: place, depth: depth + 1) {
          try spend(at: added.value)
          if names.insert(tree.texts[tree.texts.names[added.index]]).inserted {
            result.append(added)
          }
        }
      }
    }
    return result
  }

  /// The objects that a value of `<<` names: one, or several in a sequence.
  private mutating func mergedObjects(
    in merge: Source
  ) throws(JSONScanner.Failure) -> [Source] {
    let index = tree.aliases[merge.index] ?? merge.index
    let alias = merge.value.isAlias ? merge.value : nil
    let all =
      tree.entries[index].kind == .array
      ? children(of: index).map { source(of: $0, in: alias) } : [merge]
    for one in all {
      try spend(at: one.value)
      guard tree.entries[tree.aliases[one.index] ?? one.index].kind == .object else {
        throw JSONScanner.Failure(
          offset: Int(one.value.start),
          reason: .yaml(
            "<< adds the members of an object; write an alias of one, or a list of them."))
      }
    }
    return all
  }
}
