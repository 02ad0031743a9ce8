extension TokenTree {
  /// The limit of inherited groups and tokens in total: groups that extend groups that extend groups could exceed any
  /// memory.
  static let inheritedLimit = 250_000

  /// Decides on objects with `$ref`, then copies the contents of extended groups.
  mutating func finish() {
    decide()
    extend()
    noteCase()
  }

  /// An object with `$ref` is a group if that leads to a group, else a token.
  private mutating func decide() {
    while !undecided.isEmpty {
      let batch = undecided.filter { !self[$0].isToken && self[$0].source["$ref"] != nil }
      undecided = []
      let all = Set(batch)
      var open = all
      var groups: Set<Int32> = []
      for start in batch {
        var chain: [Int32] = []
        var next = start
        var isGroup = false
        while !isGroup, open.remove(next) != nil {
          chain.append(next)
          guard let text = self[next].source["$ref"]?.text,
            let reference = try? TokenReference.pointer(text),
            case .group(let index) = target(of: reference)
          else { break }
          isGroup = groups.contains(index) || !all.contains(index)
          next = index
        }
        for index in chain {
          if isGroup { groups.insert(index) } else { makeToken(index) }
        }
      }
      for index in groups.sorted() {
        let object = self[index].source
        merge(Source(object, in: self[index].dialect), into: index)
        self[index].extends = object["$ref"]
        extending.append(index)
      }
    }
  }

  /// Copies the contents of extended groups, in the order of their dependencies.
  private mutating func extend() {
    var walker = ExtensionWalker(tree: self)
    walker.run()
    self = walker.tree
  }
}

/// Walks the groups that extend others, without recursion.
private struct ExtensionWalker {
  var tree: TokenTree
  private var states: [Int32: State] = [:]
  private var finishedSubtrees: Set<Int32> = []
  private var inherited = 0
  private var stack: [Frame] = []

  private enum State {
    case open
    case done
  }

  /// The next steps.
  private enum Frame {
    /// A group is extended: its target must be found.
    case begin(Int32)
    /// A group on the way to the target is complete; the target is looked up again.
    case retry(Int32)
    /// All extending groups within a target are completed first.
    case subtree(Int32, waiting: [Int32])
    /// The target is complete and is merged into the group.
    case merge(Int32, target: Int32)
  }

  init(tree: TokenTree) { self.tree = tree }

  mutating func run() {
    for group in tree.extending where !tree[group].isToken && tree[group].extends != nil {
      guard states[group] == nil else { continue }
      stack = [.begin(group)]
      while let frame = stack.popLast() { step(frame) }
    }
    tree.extending = []
  }

  private mutating func step(_ frame: Frame) {
    switch frame {
    case .begin(let group): begin(group)
    case .retry(let group):
      guard states[group] == .open else { return }
      states[group] = nil
      begin(group)
    case .subtree(let target, var waiting):
      guard let next = waiting.popLast() else {
        finishedSubtrees.insert(target)
        return
      }
      waiting.append(contentsOf: tree.children(of: next).reversed())
      stack.append(.subtree(target, waiting: waiting))
      if tree[next].extends != nil { request(next) }
    case .merge(let group, let target):
      if states[group] == .open { merge(target, into: group) }
      states[group] = .done
    }
  }

  /// Completes a group before the current ones, unless it waits for them.
  private mutating func request(_ group: Int32) {
    switch states[group] {
    case nil: stack.append(.begin(group))
    case .open: noteCircle(from: group)
    case .done: break
    }
  }

  private mutating func begin(_ group: Int32) {
    guard states[group] == nil, let node = tree[group].extends else { return }
    guard let reference = reference(node) else {
      states[group] = .done
      tree.find(
        .extendsSyntax, group, at: node,
        "\(node.name ?? "") is to name a group, as \"{group}\" or \"#/group\".")
      return
    }
    // A name on the way may be inherited by a group that extends another.
    if let waiting = unfinishedOnTheWay(reference), waiting != group {
      states[group] = .open
      stack.append(.retry(group))
      request(waiting)
      return
    }
    switch tree.target(of: reference) {
    case .group(let target):
      states[group] = .open
      stack.append(.merge(group, target: target))
      if isAncestor(target, of: group) {
        noteCircle(from: group)
      } else if !finishedSubtrees.contains(target) {
        stack.append(.subtree(target, waiting: tree.children(of: target).reversed()))
        if tree[target].extends != nil { request(target) }
      }
    case .token:
      states[group] = .done
      tree.find(
        .extendsToken, group, at: node,
        "\(node.name ?? "") names a token; only groups can be extended.",
        mend: "Name the group that the token is in.")
    case .part, .insideToken, .nothing:
      states[group] = .done
      tree.find(
        .extendsUnresolved, group, at: node,
        "No group \(shown(node.text ?? "")) to extend.")
    }
  }

  private func reference(_ node: JSONNode) -> TokenReference? {
    guard let text = node.text else { return nil }
    return text.hasPrefix("#")
      ? try? TokenReference.pointer(text) : try? TokenReference.braces(text)
  }

  /// The last group on the path of a reference, if its extension is still incomplete.
  private func unfinishedOnTheWay(_ reference: TokenReference) -> Int32? {
    let names =
      switch reference {
      case .path(let names), .pointer(let names): names
      }
    var index = TokenTree.root
    for name in names {
      guard let next = tree.child(of: index, named: name) else {
        return tree[index].extends != nil && states[index] != .done ? index : nil
      }
      index = next
    }
    return nil
  }

  private func isAncestor(_ ancestor: Int32, of group: Int32) -> Bool {
    var next = group
    while next >= 0 {
      if next == ancestor { return true }
      next = tree[next].parent
    }
    return false
  }

  /// Reports the groups that wait for each other, starting at one.
  private mutating func noteCircle(from group: Int32) {
    var members: [Int32] = []
    for frame in stack.reversed() {
      let member: Int32
      switch frame {
      case .merge(let waiting, _), .retry(let waiting): member = waiting
      case .begin, .subtree: continue
      }
      members.append(member)
      if member == group { break }
    }
    let names =
      (members.reversed().prefix(8).map { tree.shownPath(of: $0) }
      + (members.count > 8 ? ["…"] : []) + [tree.shownPath(of: group)])
      .joined(separator: " → ")
    for member in members where states[member] == .open {
      states[member] = .done
      tree.find(
        .extendsCircular, member, at: tree[member].extends ?? tree[member].source,
        "Groups that extend each other in a circle: \(names).",
        mend: "Move the shared parts into a group of their own.")
    }
  }

  /// Adds the members that the group does not define itself.
  private mutating func merge(_ target: Int32, into group: Int32) {
    var waiting = [(target, group)]
    while let (source, destination) = waiting.popLast() {
      if tree[destination].type == nil { tree[destination].type = tree[source].type }
      if tree[destination].deprecated == nil {
        tree[destination].deprecated = tree[source].deprecated
      }
      for child in tree.children(of: source) {
        let node = tree[child]
        if let own = tree.child(of: destination, named: node.name) {
          if !node.isToken, !tree[own].isToken { waiting.append((child, own)) }
          continue
        }
        guard inherited < TokenTree.inheritedLimit else {
          if inherited == TokenTree.inheritedLimit {
            inherited += 1
            tree.find(
              .tooLarge, group, at: tree[group].source,
              "Groups extend each other to more than \(TokenTree.inheritedLimit) tokens; the rest is left out."
            )
          }
          return
        }
        inherited += 1
        let copy = tree.append(
          node.name, to: destination, isToken: node.isToken, source: node.source,
          dialect: node.dialect)
        tree[copy].type = node.type
        tree[copy].deprecated = node.deprecated
        tree[copy].origin = child
        if !node.isToken { waiting.append((child, copy)) }
      }
    }
  }
}
