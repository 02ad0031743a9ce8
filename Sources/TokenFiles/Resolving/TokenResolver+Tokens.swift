extension TokenResolver {
  /// Makes the tokens from the results, with the depths of their aliases.
  mutating func finish(_ results: [Result?], _ graph: ReferenceGraph) {
    let depths = aliasDepths(results)
    tokens.reserveCapacity(nodes.count)
    var unknownTypes: Set<TokenFinding> = []
    var errors: [String: [TokenRule]] = [:]
    for finding in tree.findings where finding.rule.isError {
      errors[finding.path, default: []].append(finding.rule)
    }
    for (unit, index) in nodes.enumerated() {
      guard let result = results[unit] else { continue }
      // The unknown type of a group is the same finding for each of its tokens.
      findings += result.findings.filter {
        $0.rule != .typeUnknown || unknownTypes.insert($0).inserted
      }
      var codes = errors.isEmpty ? [] : errors[tree.shownPath(of: index)] ?? []
      for finding in result.findings where finding.rule.isError && !codes.contains(finding.rule) {
        codes.append(finding.rule)
      }
      let source = tree[index].source
      tokens.append(
        Token(
          names: tree.names(of: index), type: result.type, typeSource: result.typeSource,
          dialect: tree[index].dialect, definition: source,
          raw: ReferenceGraph.value(of: source, in: tree[index].dialect),
          value: result.value, target: result.target, references: references(of: unit, graph),
          aliasDepth: depths[unit],
          isAlias: result.isAlias, errors: codes, deprecation: deprecation(deprecations[unit])))
    }
    noteUntyped(results)
  }

  /// Reports tokens of older dialects without a type, once for each group at the top, and once for all tokens at the top.
  ///
  /// An alias has none because its target has none, so it is not counted.
  private mutating func noteUntyped(_ results: [Result?]) {
    var groups: [(name: String, unit: Int, count: Int)] = []
    var places: [ExactText: Int] = [:]
    for (unit, result) in results.enumerated() {
      guard let result, result.type == nil, result.value != nil, result.target == nil,
        !tree[nodes[unit]].dialect.isSpecified
      else { continue }
      let name = tree[nodes[unit]].parent == TokenTree.root ? "" : category(of: unit)
      if let place = places[ExactText(name)] {
        groups[place].count += 1
      } else {
        places[ExactText(name)] = groups.count
        groups.append((name, unit, 1))
      }
    }
    for group in groups { noteUntyped(group.count, in: group.name, from: group.unit) }
  }

  /// - Parameters:
  ///   - name: the group; empty for tokens at the top.
  ///   - first: the first of the tokens.
  private mutating func noteUntyped(_ count: Int, in group: String, from first: Int) {
    let isOne = count == 1
    let name = group.isEmpty && isOne ? category(of: first) : group
    let subject =
      "\(isOne ? "One token" : "\(count) tokens") \(name.isEmpty ? "at the top" : "here")"
    let reason = name.isEmpty ? "" : ", and the name “\(shown(name))” does not give one"
    findings.append(
      TokenFinding(
        .untyped, shown(name), at: tree[nodes[first]].source,
        "\(subject) \(isOne ? "has" : "have") no type\(reason), so the \(isOne ? "value is" : "values are") not checked.",
        mend: "Add a type to the token\(isOne ? "" : "s")."))
  }

  /// Walks every chain once: the depth of its end gives those of all its tokens.
  private func aliasDepths(_ results: [Result?]) -> [Int] {
    var depths = [Int](repeating: -1, count: results.count)
    for start in results.indices where depths[start] < 0 {
      var chain: [Int] = []
      var next: Int? = start
      while let unit = next, depths[unit] < 0, chain.last != unit {
        // Marks the tokens on the way, so that the walk ends at a circle.
        depths[unit] = 0
        chain.append(unit)
        next = results[unit]?.target
      }
      var depth = next.map { depths[$0] } ?? 0
      for unit in chain.reversed() {
        if results[unit]?.isAlias == true {
          let isDangling = results[unit]?.target == nil
          depth = isDangling && !tree[nodes[unit]].dialect.isSpecified ? 0 : depth + 1
        } else {
          depth = 0
        }
        depths[unit] = depth
      }
    }
    return depths
  }

  /// The tokens that a token refers to, each once.
  private func references(of unit: Int, _ graph: ReferenceGraph) -> [Int] {
    var references: [Int] = []
    for need in graph.needs(of: unit) {
      let token = need < nodes.count ? need : graph.owners[need - nodes.count]
      if token >= 0, !references.contains(token) { references.append(token) }
    }
    return references
  }

  private func deprecation(_ node: JSONNode?) -> Token.Deprecation {
    guard let node, node.kind != .no else { return .none }
    return .deprecated(node.text)
  }
}
