import ColorScience

/// Checks tokens by a team's rules.
package struct TokenLint {
  private let rules: TokenLintRules
  private var found: [TokenLintFinding] = []
  private var seen: Set<TokenLintFinding> = []
  private var used: Set<Int> = []

  /// - Parameter rules: the rules of the team.
  package init(_ rules: TokenLintRules) { self.rules = rules }

  /// Checks the tokens, or those of another choice of a resolver document.
  package mutating func check(_ set: TokenSet) {
    var check = TokenLintCheck(set, rules)
    for rule in TokenLintRule.allCases { check.run(rule) }
    for finding in check.findings where seen.insert(finding).inserted { found.append(finding) }
    used.formUnion(check.usedAllowances)
  }

  /// The findings in everything that was checked, each once, by rule and then by token.
  package var findings: [TokenLintFinding] {
    guard let severity = rules.severities[.unusedAllowance] else { return found }
    let unused = rules.allowances.enumerated().filter { !used.contains($0.offset) }
    return found
      + unused.map { _, allowance in
        let node = allowance.node
        let place = node.document.location(ofOffset: node.offset)
        return TokenLintFinding(
          rule: .unusedAllowance, severity: severity, path: "",
          message: "The allowance of \(allowance.rule.rawValue) allows nothing.", mend: nil,
          file: node.document.name, line: place.line, column: place.column)
      }
  }
}

private struct TokenLintCheck {
  private let set: TokenSet
  private let rules: TokenLintRules
  private let modes: TokenModes
  private(set) var findings: [TokenLintFinding] = []
  /// The allowances that allow a finding, by their places.
  private(set) var usedAllowances: Set<Int> = []

  /// How many pairs of colours are compared at most.
  private static let mostPairs = 4_000_000

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
  private func tokens(of rule: TokenLintRule) -> [Int] {
    guard let patterns = rules.tokens[rule] else { return Array(set.tokens.indices) }
    return set.tokens.indices.filter { index in
      patterns.contains { $0.matches(set.tokens[index].names) }
    }
  }

  private mutating func report(
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

  private mutating func report(_ rule: TokenLintRule, at node: JSONNode, _ message: String) {
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
  private func values(of index: Int) -> [(mode: TokenModes.Mode?, value: JSONValue)] {
    let own = set.tokens[index].value.map { [(nil as TokenModes.Mode?, $0)] } ?? []
    return own + modes.values(of: index).values.map { ($0.mode, $0.value) }
  }

  private static func words(_ mode: TokenModes.Mode?) -> String {
    mode.map { " in the mode \($0.quoted)" } ?? ""
  }

  // MARK: Contrast

  /// The ratio of a pair in every mode (WCAG 2.2, definition of contrast ratio), unrounded.
  private mutating func checkContrast(_ pair: TokenLintRules.ContrastPair) {
    guard let text = index(pair.text, of: pair), let ground = index(pair.ground, of: pair) else {
      return
    }
    for mode in [nil] + modes.all.map(Optional.some) {
      func color(_ index: Int) -> ColorValue? {
        (mode.map { modes.value(of: index, in: $0) } ?? set.tokens[index].value)
          .flatMap { ColorValue($0) }
      }
      let token = set.tokens[text]
      guard let ink = color(text), let paper = color(ground) else {
        report(
          .contrast, token,
          "No contrast with \(shown(pair.ground))\(Self.words(mode)): one of both is not a colour.")
        continue
      }
      guard paper.alpha >= 1 else {
        report(
          .contrast, token,
          "Unknown contrast with \(shown(pair.ground))\(Self.words(mode)), which is not opaque.",
          mend: "Name an opaque ground.")
        continue
      }
      let under = paper.color.rgb
      let ratio = ink.color.rgb.composited(over: under, opacity: ink.alpha)
        .contrastRatio(with: under)
      // A mode without values of its own says nothing new.
      guard ratio < pair.least,
        mode == nil
          || [text, ground].contains(where: { index in
            modes.values(of: index).values.contains { $0.mode == mode }
          })
      else { continue }
      let shownRatio = JSONText.number((ratio * 100).rounded(.down) / 100)
      report(
        .contrast, token,
        "The contrast with \(shown(pair.ground))\(Self.words(mode)) is \(shownRatio), less than \(JSONText.number(pair.least))."
      )
    }
  }

  private mutating func index(_ path: String, of pair: TokenLintRules.ContrastPair) -> Int? {
    if let index = set.index(of: path) { return index }
    report(.contrast, at: pair.node, "Unknown token \(shown(path)) in a pair.")
    return nil
  }

  // MARK: Names

  private mutating func checkName(_ token: Token) {
    if let spelling = rules.spelling,
      let name = token.names.first(where: { $0 != "$root" && !spelling.allows($0) })
    {
      report(.naming, token, "“\(shown(name))” is not in \(spelling.rawValue).")
    }
    if !rules.paths.isEmpty, !rules.paths.contains(where: { $0.matches(token.names) }) {
      let patterns = rules.paths.prefix(4).map { shown($0.text) }.joined(separator: ", ")
      report(
        .naming, token,
        "The path matches none of \(patterns)\(rules.paths.count > 4 ? " and so on" : "").")
    }
  }

  // MARK: Values

  /// Tokens with the same values: colours anywhere, others within a group, where they are steps of one scale.
  private mutating func findDuplicates() {
    struct Key: Hashable {
      let type: String
      let group: [String]
      let values: [JSONValue]
      let colors: [ColorValue]
    }
    var first: [Key: Int] = [:]
    for index in tokens(of: .duplicate) {
      let token = set.tokens[index]
      guard !token.isAlias, token.references.isEmpty, token.value != nil else { continue }
      let values = values(of: index).map(\.value)
      let colors = values.compactMap { ColorValue($0) }
      let areColors = colors.count == values.count
      let key = Key(
        type: token.type ?? "", group: areColors ? [] : token.names.dropLast(),
        values: areColors ? [] : values, colors: areColors ? colors : [])
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      report(
        .duplicate, token, "The value is that of \(shown(set.tokens[other].path)).",
        mend: "Refer to it: \"{\(set.tokens[other].path)}\".")
    }
  }

  /// Colours with a small difference (CIEDE2000) and the same opacity.
  private mutating func findNearDuplicates() {
    let colors = tokens(of: .nearDuplicate).compactMap { index -> (Int, Lab, ColorValue)? in
      let token = set.tokens[index]
      guard !token.isAlias, let color = token.value.flatMap({ ColorValue($0) }) else { return nil }
      return (index, Lab(XYZ(color.color)), color)
    }.sorted { ($0.1.lightness, $0.0) < ($1.1.lightness, $1.0) }
    // CIEDE2000 divides a difference in lightness by at most 1.75.
    let reach = rules.distance * 1.75
    // A token is reported once, with the nearest of the earlier ones.
    var nearest: [Int: (other: Int, distance: Double)] = [:]
    var compared = 0
    search: for (place, one) in colors.enumerated() {
      for other in colors[(place + 1)...] {
        guard other.1.lightness - one.1.lightness <= reach else { break }
        compared += 1
        guard compared <= Self.mostPairs else { break search }
        guard one.2 != other.2, one.2.alpha == other.2.alpha else { continue }
        let distance = one.1.difference2000(to: other.1)
        guard distance < rules.distance else { continue }
        let (later, earlier) = (max(one.0, other.0), min(one.0, other.0))
        if let known = nearest[later], (known.distance, known.other) <= (distance, earlier) {
          continue
        }
        nearest[later] = (earlier, distance)
      }
    }
    for (index, near) in nearest.sorted(by: { $0.key < $1.key }) {
      let distance = JSONText.number((near.distance * 100).rounded() / 100)
      report(
        .nearDuplicate, set.tokens[index],
        "The colour differs from \(shown(set.tokens[near.other].path)) by ΔE \(distance) alone.")
    }
    if compared > Self.mostPairs, let token = set.tokens.first {
      report(
        .nearDuplicate, token, "Not all colours were compared: there are too many alike.",
        mend: "Name some of them in “tokens” of the rule.")
    }
  }

  private mutating func checkGamut(_ index: Int) {
    let token = set.tokens[index]
    guard token.type == "color", !token.isAlias else { return }
    for (mode, value) in values(of: index) {
      guard let color = ColorValue(value)?.color else { continue }
      let isInside =
        switch rules.gamut {
        case .srgb: color.isInSRGB
        case .displayP3: DisplayP3(color).components.allSatisfy { -1e-6...1 + 1e-6 ~= $0 }
        }
      guard !isInside else { continue }
      report(
        .outOfGamut, token,
        "The colour\(Self.words(mode)) is outside of \(rules.gamut.rawValue); the nearest in sRGB is \(color.rgb.hex.lowercased())."
      )
    }
  }

  // MARK: Completeness

  private mutating func checkModes(_ index: Int) {
    let has = Set(modes.values(of: index).values.map(\.mode))
    let missing = rules.modes.filter { name in
      let mode = TokenModes.Mode(name: name)
      return mode.appearance != .light && !has.contains(mode)
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "“\(shown($0))”" }.joined(separator: ", ")
    report(.missingMode, set.tokens[index], "There is no value for \(names).")
  }

  private mutating func findUnused() {
    var used: Set<Int> = []
    for (index, token) in set.tokens.enumerated() {
      used.formUnion(token.references)
      used.formUnion(modes.targets(of: index))
    }
    for index in tokens(of: .unused) where !used.contains(index) {
      report(.unused, set.tokens[index], "No token refers to it.")
    }
  }
}

extension TokenLintRules.Spelling {
  /// Whether a name is spelled so; digits are part of a word.
  func allows(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return false }
    let mark: Unicode.Scalar? =
      switch self {
      case .kebab: "-"
      case .snake: "_"
      case .camel, .pascal: nil
      }
    var last: Unicode.Scalar = mark ?? first
    for scalar in scalars {
      let isUpper = scalar.properties.isUppercase
      if scalar == mark {
        guard last != mark else { return false }
      } else {
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil,
          mark == nil || !isUpper
        else { return false }
      }
      last = scalar
    }
    switch self {
    case .kebab, .snake: return last != mark
    case .camel: return !first.properties.isUppercase
    case .pascal: return first.properties.isUppercase || first.properties.numericType != nil
    }
  }
}
