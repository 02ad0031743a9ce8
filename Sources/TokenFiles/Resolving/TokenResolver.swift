/// Resolves the tokens of a tree, each after those it refers to.
struct TokenResolver {
  private(set) var tree: TokenTree
  var tokens: [Token] = []
  var findings: [TokenFinding] = []
  var nodes: [Int32] = []
  private var inherited: [JSONNode?] = []
  var deprecations: [JSONNode?] = []

  /// The limit of values in one token, and of nested references: a few tokens that use each other twice would exceed
  /// any memory.
  static let sizeLimit = 10_000
  static let nestingLimit = 16

  init(_ tree: TokenTree) { self.tree = tree }

  mutating func run() {
    var units = [Int32](repeating: -1, count: tree.nodes.count)
    collect(into: &units)
    let graph = ReferenceGraph(tree, tokens: nodes, units: units)
    let known = ResolvedUnits(
      count: graph.values.count, suggestions: ReferenceSuggestions(tree, tokens: nodes))
    var results = [Result?](repeating: nil, count: nodes.count)
    var sizes = UnitSizes(graph)
    let circles = graph.members.map { members in
      let shown = members.prefix(8).map { unit in
        unit < nodes.count ? tree.shownPath(of: nodes[unit]) : "a part of a value"
      }
      return (shown + (members.count > 8 ? ["…"] : []) + [shown[0]]).joined(separator: " → ")
    }
    for unit in graph.order {
      let isTooLarge = !sizes.measure(unit)
      guard unit < nodes.count else {
        guard !isTooLarge, graph.circles[unit] < 0 else { continue }
        var checker = ValueChecker(dialect: graph.dialects[unit], graph: graph, known: known)
        known.values[unit] = checker.plain(ValueChecker.View(graph.values[unit]))
        continue
      }
      let circle = graph.circles[unit]
      let result = resolve(
        unit, graph, known, circle: circle < 0 ? nil : circles[Int(circle)], isTooLarge)
      known.types[unit] = result.type
      known.values[unit] = result.value
      results[unit] = result
    }
    finish(results, graph)
  }

  /// The result of resolving a token.
  struct Result {
    var type: String?
    var typeSource: Token.TypeSource?
    var value: JSONValue?
    var target: Int?
    var isAlias = false
    var findings: [TokenFinding] = []
  }

  /// Lists the tokens in order, with their inherited properties.
  private mutating func collect(into units: inout [Int32]) {
    var types = [JSONNode?](repeating: nil, count: tree.nodes.count)
    var deprecations = types
    let tree = tree
    var found: [(Int32, JSONNode?, JSONNode?)] = []
    types[0] = tree[0].type
    deprecations[0] = tree[0].deprecated
    tree.walk(from: TokenTree.root) { index in
      let node = tree[index]
      let parent = Int(node.parent)
      if node.isToken {
        units[Int(index)] = Int32(found.count)
        found.append((index, types[parent], node.deprecated ?? deprecations[parent]))
      } else {
        types[Int(index)] = node.type ?? types[parent]
        deprecations[Int(index)] = node.deprecated ?? deprecations[parent]
      }
    }
    nodes = found.map(\.0)
    inherited = found.map(\.1)
    self.deprecations = found.map(\.2)
  }

  private func resolve(
    _ unit: Int, _ graph: ReferenceGraph, _ known: ResolvedUnits, circle: String?,
    _ isTooLarge: Bool
  ) -> Result {
    let index = nodes[unit]
    let raw = graph.values[unit]
    let dialect = graph.dialects[unit]
    let declared = tree[index].type?.text
    var result = Result(type: declared, typeSource: declared == nil ? nil : .own)
    var checker = ValueChecker(dialect: dialect, graph: graph, known: known, node: index)
    let reference =
      dialect.isSpecified || raw.kind == .string ? checker.reference(at: raw) : nil
    let use = reference.flatMap { graph.uses[$0] }
    result.isAlias = use != nil && isWhole(use, reference)
    if case .token(let target)? = use { result.target = target }
    if let circle {
      checker.findings.append(
        TokenFinding(
          .referenceCircular, checker.path, at: raw, "References in a circle: \(circle).",
          mend: "Give one of them a value of its own."))
      result.findings = checker.findings
      return result
    }
    if isTooLarge {
      checker.findings.append(
        TokenFinding(
          .tooLarge, checker.path, at: raw,
          "The references of this token come to more than \(Self.sizeLimit) values, or lie deeper than \(Self.nestingLimit) within each other."
        ))
      result.findings = checker.findings
      return result
    }
    switch use {
    case .broken(let rule)?:
      if let reference { checker.findings.append(known.finding(rule, reference, checker.path)) }
      // A type cannot be inherited from a missing token; only a pointer to a part never has one.
      if result.isAlias { break }
      inherit(unit, &result)
    case .token(let target)?:
      follow(target, unit, raw, known, &checker, &result)
    case .part?, .text?, nil:
      inherit(unit, &result)
      checkLiteral(unit, raw, &checker, &result)
    }
    if dialect.isTokensStudio { compute(unit, raw, &checker, &result) }
    if !dialect.isSpecified, result.type == nil { takeCategory(unit, &result) }
    if let type = result.type, dialect.isSpecified, ValueKind(type: type) == nil {
      noteUnknownType(type, unit, result.typeSource, &checker)
    }
    result.findings = checker.findings
    return result
  }

  /// Reports an unknown type where it is written: in the token, or in its group.
  private func noteUnknownType(
    _ type: String, _ unit: Int, _ source: Token.TypeSource?, _ checker: inout ValueChecker
  ) {
    let near = ValueKind.types.first { $0.lowercased() == type.lowercased() }
    var path = checker.path
    var place = tree[nodes[unit]].type ?? tree[nodes[unit]].source
    switch source {
    case .group:
      guard let node = inherited[unit] else { break }
      place = node
      var group = tree[nodes[unit]].parent
      while group > 0, tree[group].type != node { group = tree[group].parent }
      path = tree.shownPath(of: group)
    // The target has the finding.
    case .alias: return
    case .own, .category, nil: break
    }
    checker.findings.append(
      TokenFinding(
        .typeUnknown, path, at: place, "“\(shown(type))” is none of the thirteen types.",
        mend: near.map { "Write \"\($0)\"." }
          ?? "Choose one of \(ValueKind.types.joined(separator: ", "))."))
  }

  /// Whether a reference is to a whole token, not to a part.
  private func isWhole(_ use: ReferenceGraph.Use?, _ reference: JSONNode?) -> Bool {
    switch use {
    case .token: true
    case .part, .text, nil: false
    case .broken(let rule): rule != .referenceSyntax || reference?.text?.hasPrefix("{") == true
    }
  }

  private func inherit(_ unit: Int, _ result: inout Result) {
    guard result.type == nil, let type = inherited[unit]?.text else { return }
    result.type = type
    result.typeSource = .group
  }

  private func follow(
    _ target: Int, _ unit: Int, _ raw: JSONNode, _ known: ResolvedUnits,
    _ checker: inout ValueChecker, _ result: inout Result
  ) {
    let targetType = known.types[target]
    if let declared = result.type {
      if let targetType, checker.dialect.isSpecified, !LegacyType.isSame(targetType, declared) {
        checker.findings.append(
          TokenFinding(
            .referenceType, checker.path, at: raw,
            "The token is of type \(shown(declared)), but \(shown(tree.path(of: nodes[target]))) is of type \(shown(targetType)).",
            mend: "Write \"$type\": \"\(shown(targetType))\", or refer to another token."))
      }
    } else if let targetType {
      // The types of other dialects are unknown to the rules of DTCG.
      result.type =
        checker.dialect.isSpecified ? LegacyType.type(targetType) ?? targetType : targetType
      result.typeSource = .alias
    } else {
      inherit(unit, &result)
    }
    result.value = known.values[target]
    if result.value == nil {
      guard checker.dialect.isSpecified else { return }
      checker.findings.append(
        known.finding(.referenceInvalidTarget, checker.reference(at: raw) ?? raw, checker.path))
    } else if result.type == nil, checker.dialect.isSpecified {
      noteMissingType(raw, &checker)
    }
  }

  private func checkLiteral(
    _ unit: Int, _ raw: JSONNode, _ checker: inout ValueChecker, _ result: inout Result
  ) {
    let view = ValueChecker.View(raw)
    guard checker.dialect.isSpecified else {
      result.value = checker.check(view, as: .anything)
      return
    }
    guard let type = result.type else {
      noteMissingType(raw, &checker)
      result.value = checker.plain(view)
      return
    }
    guard let kind = ValueKind(type: type) else {
      result.value = checker.plain(view)
      return
    }
    result.value = checker.check(view, as: kind)
  }

  /// Takes the type from the category of a token without one, if the value can be of that type.
  private func takeCategory(_ unit: Int, _ result: inout Result) {
    guard let value = result.value, let type = LegacyType.type(ofCategory: category(of: unit)),
      let kind = ValueKind(type: type), LegacyValue.converted(value, as: kind) != nil
    else { return }
    result.type = type
    result.typeSource = .category
  }

  /// The first name of a token's path.
  func category(of unit: Int) -> String {
    var index = nodes[unit]
    while tree[index].parent > 0 { index = tree[index].parent }
    return tree[index].name
  }

  /// Computes arithmetic, unless the value is that of another token, and modifiers.
  private func compute(
    _ unit: Int, _ raw: JSONNode, _ checker: inout ValueChecker, _ result: inout Result
  ) {
    let type = result.type ?? ""
    if result.target == nil, !LegacyType.texts.contains(type), let value = result.value {
      let kind = LegacyType.type(type).flatMap { ValueKind(type: $0) }
      result.value = checker.computed(value, as: kind, at: raw)
    }
    if let value = result.value, let modifier = tree[nodes[unit]].source.studioModifier {
      result.value = checker.modified(value, by: modifier)
    }
  }

  private func noteMissingType(_ raw: JSONNode, _ checker: inout ValueChecker) {
    checker.findings.append(
      TokenFinding(
        .typeMissing, checker.path, at: raw,
        "The token has no type: it gives none, refers to no token and no group above it gives one.",
        mend: "Add a $type; it must not be guessed from the value."))
  }
}
