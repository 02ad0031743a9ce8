/// Goes through the tokens of a set once for each rule.
struct TokenLintCheck {
  let set: TokenSet
  let rules: TokenLintRules
  let modes: TokenModes
  private(set) var findings: [TokenLintFinding] = []
  /// The allowances that allow a finding, by their places.
  private(set) var usedAllowances: Set<Int> = []

  init(_ set: TokenSet, _ rules: TokenLintRules) {
    self.set = set
    self.rules = rules
    modes = TokenModes(set)
  }

  mutating func run(_ rule: TokenLintRule) {
    guard rules.severities[rule] != nil else { return }
    switch rule {
    case .contrast: for pair in rules.pairs { checkContrast(pair) }
    case .naming: for token in tokens(of: rule) { checkName(set.tokens[token]) }
    case .duplicate: findDuplicates()
    case .nearDuplicate: findNearDuplicates()
    case .outOfGamut: for index in tokens(of: rule) { checkGamut(index) }
    case .missingMode: for index in tokens(of: rule) { checkModes(index) }
    case .unused: findUnused()
    case .description:
      for token in tokens(of: rule).map({ set.tokens[$0] })
      where token.description?.contains(where: { !$0.isWhitespace }) != true {
        report(rule, token, "The token has no description.")
      }
    case .unusedAllowance: break
    }
  }

  /// The indices of the tokens that a rule is about.
  func tokens(of rule: TokenLintRule) -> [Int] {
    guard let patterns = rules.tokens[rule] else { return Array(set.tokens.indices) }
    return set.tokens.indices.filter { index in
      patterns.contains { $0.matches(set.tokens[index].names) }
    }
  }

  mutating func report(
    _ rule: TokenLintRule, _ token: Token, _ message: String, mend: String? = nil
  ) {
    for (index, allowance) in rules.allowances.enumerated()
    where allowance.rule == rule && allowance.tokens.contains(where: { $0.matches(token.names) }) {
      usedAllowances.insert(index)
      return
    }
    let place = token.location
    add(rule, token.path, message, mend, place)
  }

  mutating func report(_ rule: TokenLintRule, at node: JSONNode, _ message: String) {
    let place = node.document.location(ofOffset: node.offset)
    add(rule, "", message, nil, (node.document.name, place.line, place.column))
  }

  private mutating func add(
    _ rule: TokenLintRule, _ path: String, _ message: String, _ mend: String?,
    _ place: (file: String, line: Int, column: Int)
  ) {
    guard let severity = rules.severities[rule] else { return }
    findings.append(
      TokenLintFinding(
        rule: rule, severity: severity, path: path, message: message, mend: mend, file: place.file,
        line: place.line, column: place.column))
  }

  /// The values of a token by mode, the default first.
  func values(of index: Int) -> [(mode: TokenModes.Mode?, value: JSONValue)] {
    let own = set.tokens[index].value.map { [(nil as TokenModes.Mode?, $0)] } ?? []
    return own + modes.values(of: index).values.map { ($0.mode, $0.value) }
  }

  static func words(_ mode: TokenModes.Mode?) -> String {
    mode.map { " in the mode \($0.quoted)" } ?? ""
  }
}
