/// The rules of a team for its tokens, read from a file beside them.
///
/// ```json
/// { "rules": { "contrast": { "pairs": [{ "text": "color.text", "on": "color.page", "least": 4.5 }] } },
///   "allow": [{ "rule": "duplicate", "tokens": ["color.brand.*"], "reason": "Brands may share colours." }] }
/// ```
package struct TokenLintRules: Sendable {
  /// A problem of the file, with its position.
  package struct Problem: Error {
    /// The sentence.
    package let message: String
    /// The file, as given.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1.
    package let column: Int

    init(_ message: String, at node: JSONNode) {
      self.message = message
      file = node.document.name
      (line, column) = node.document.location(ofOffset: node.offset)
    }

    init(_ error: JSONError, file: String) {
      message = "Invalid JSON: \(error.reason.description)"
      self.file = file
      (line, column) = (error.line, error.column)
    }
  }

  /// A pair of colours that is read.
  struct ContrastPair: Sendable {
    let text: String
    let ground: String
    let least: Double
    let node: JSONNode
  }

  /// The spelling of each name of a path.
  enum Spelling: String, CaseIterable, Sendable {
    case kebab = "kebab-case"
    case snake = "snake_case"
    case camel = "camelCase"
    case pascal = "PascalCase"
  }

  /// The gamut of the team's screens.
  enum Gamut: String, CaseIterable, Sendable {
    case srgb
    case displayP3 = "display-p3"
  }

  /// Findings that are allowed.
  struct Allowance: Sendable {
    let rule: TokenLintRule
    let tokens: [PathPattern]
    let node: JSONNode
  }

  private(set) var severities: [TokenLintRule: TokenLintSeverity]
  /// The tokens that a rule is about; nil for all.
  private(set) var tokens: [TokenLintRule: [PathPattern]] = [:]
  private(set) var pairs: [ContrastPair] = []
  private(set) var spelling: Spelling?
  private(set) var paths: [PathPattern] = []
  private(set) var distance = 1.0
  private(set) var gamut = Gamut.srgb
  private(set) var modes: [String] = []
  private(set) var allowances: [Allowance] = []

  /// The rules that apply without a file, as warnings.
  package init() {
    severities = Dictionary(
      uniqueKeysWithValues: TokenLintRule.allCases.filter(\.isOnByDefault).map { ($0, .warning) })
  }

  /// Reads a file.
  ///
  /// - Throws: its first problem.
  package init(_ bytes: [UInt8], name: String) throws(Problem) {
    self.init()
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, name: name)
    } catch {
      throw Problem(error, file: name)
    }
    let root = document.root
    try Self.check(root, members: ["$schema", "rules", "allow"])
    if let rules = root["rules"] {
      guard rules.kind == .object else { throw Problem("“rules” must be an object.", at: rules) }
      for member in rules.children { try read(member) }
    }
    if let allow = root["allow"] {
      guard allow.kind == .array else { throw Problem("“allow” must be a list.", at: allow) }
      for item in allow.children { allowances.append(try Self.allowance(item)) }
    }
  }

  private mutating func read(_ node: JSONNode) throws(Problem) {
    let rule = try Self.rule(node.name ?? "", at: node)
    if node.text == "off" {
      severities[rule] = nil
      return
    }
    let own: [String]
    switch rule {
    case .contrast: own = ["pairs"]
    case .naming: own = ["spelling", "paths"]
    case .nearDuplicate: own = ["distance"]
    case .outOfGamut: own = ["gamut"]
    case .missingMode: own = ["modes"]
    case .duplicate, .unused, .description, .unusedAllowance: own = []
    }
    let hasTokens = rule != .contrast && rule != .unusedAllowance
    if node.text == nil {
      try Self.check(node, members: ["severity"] + (hasTokens ? ["tokens"] : []) + own)
    }
    let severity = node.text == nil ? node["severity"] : node
    severities[rule] =
      try severity.map { node throws(Problem) in
        try Self.value(node, TokenLintSeverity.allCases)
      } ?? (rule == .contrast ? .error : .warning)
    if let list = node["tokens"] { tokens[rule] = try Self.patterns(list) }
    for item in try Self.items(node["pairs"]) { pairs.append(try Self.pair(item)) }
    if let node = node["spelling"] { spelling = try Self.value(node, Spelling.allCases) }
    if let node = node["paths"] { paths = try Self.patterns(node) }
    if let node = node["gamut"] { gamut = try Self.value(node, Gamut.allCases) }
    if let node = node["distance"] {
      guard let number = node.number, 0...10 ~= number else {
        throw Problem("“distance” must be a number from 0 to 10.", at: node)
      }
      distance = number
    }
    for item in try Self.items(node["modes"]) { modes.append(try Self.text(item)) }
    try checkCompleteness(of: rule, at: node)
  }

  /// A rule that would never find anything is a mistake.
  private func checkCompleteness(of rule: TokenLintRule, at node: JSONNode) throws(Problem) {
    switch rule {
    case .contrast where pairs.isEmpty:
      throw Problem("The rule needs “pairs”, each with “text”, “on” and “least”.", at: node)
    case .naming where spelling == nil && paths.isEmpty:
      throw Problem("The rule needs “spelling” or “paths”.", at: node)
    case .missingMode where modes.isEmpty:
      throw Problem("The rule needs “modes”, such as [\"dark\"].", at: node)
    case .unused where tokens[rule] == nil:
      throw Problem("The rule needs “tokens”, such as [\"palette.**\"].", at: node)
    case .contrast, .naming, .duplicate, .nearDuplicate, .outOfGamut, .missingMode, .unused,
      .description, .unusedAllowance:
      break
    }
  }

  private static func pair(_ node: JSONNode) throws(Problem) -> ContrastPair {
    try check(node, members: ["text", "on", "least"])
    guard let text = node["text"]?.text, let ground = node["on"]?.text else {
      throw Problem("A pair must have the paths “text” and “on”.", at: node)
    }
    guard let least = node["least"]?.number, 1...21 ~= least else {
      throw Problem("A pair must have a ratio “least” from 1 to 21.", at: node["least"] ?? node)
    }
    return ContrastPair(text: text, ground: ground, least: least, node: node)
  }

  private static func allowance(_ node: JSONNode) throws(Problem) -> Allowance {
    try check(node, members: ["rule", "tokens", "reason"])
    guard let name = node["rule"]?.text else {
      throw Problem("An allowance must name a “rule”.", at: node)
    }
    let rule = try rule(name, at: node["rule"] ?? node)
    guard rule.isAllowable else { throw Problem("The rule cannot be allowed.", at: node) }
    guard let reason = node["reason"]?.text, reason.contains(where: { !$0.isWhitespace }) else {
      throw Problem("An allowance must have a “reason”.", at: node)
    }
    guard let list = node["tokens"] else {
      throw Problem("An allowance must have “tokens”.", at: node)
    }
    return Allowance(rule: rule, tokens: try patterns(list), node: node)
  }

  private static func rule(_ name: String, at node: JSONNode) throws(Problem) -> TokenLintRule {
    guard let rule = TokenLintRule(rawValue: name) else {
      let names = TokenLintRule.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem("Unknown rule “\(shown(name))”. Use one of \(names).", at: node)
    }
    return rule
  }

  private static func check(_ node: JSONNode, members: [String]) throws(Problem) {
    guard node.kind == .object else { throw Problem("Expected an object.", at: node) }
    for member in node.children where !members.contains(member.name ?? "") {
      throw Problem(
        "Unknown member “\(shown(member.name ?? ""))”. Use \(members.joined(separator: ", ")).",
        at: member)
    }
  }

  private static func value<Value: RawRepresentable<String>>(
    _ node: JSONNode, _ values: [Value]
  ) throws(Problem) -> Value {
    guard let value = values.first(where: { $0.rawValue == node.text }) else {
      let names = values.map(\.rawValue).joined(separator: ", ")
      throw Problem("Expected one of \(names).", at: node)
    }
    return value
  }

  private static func items(_ node: JSONNode?) throws(Problem) -> [JSONNode] {
    guard let node else { return [] }
    guard node.kind == .array else { throw Problem("Expected a list.", at: node) }
    return Array(node.children)
  }

  private static func text(_ node: JSONNode) throws(Problem) -> String {
    guard let text = node.text else { throw Problem("Expected a text.", at: node) }
    return text
  }

  private static func patterns(_ node: JSONNode) throws(Problem) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for item in try items(node) {
      guard let pattern = PathPattern(try text(item)) else {
        throw Problem("Expected names between points, such as color.* or palette.**.", at: item)
      }
      patterns.append(pattern)
    }
    guard !patterns.isEmpty else { throw Problem("The list is empty.", at: node) }
    return patterns
  }
}
