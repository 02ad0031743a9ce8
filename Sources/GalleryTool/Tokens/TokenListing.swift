import GalleryKit
import TokenFiles

/// The tokens of a set as lines, and as JSON.
struct TokenListing: Encodable {
  let format = 1
  let dialect: String
  let tokens: [Entry]
  let findings: [FindingEntry]
  private let lines: [String]

  struct Entry: Encodable {
    let path: String
    let type: JSONNullable<String>
    let typeSource: JSONNullable<String>
    /// The value in the file.
    let raw: JSONValue
    /// The value with its references resolved; null if one of them leads nowhere.
    let value: JSONNullable<JSONValue>
    /// `#rrggbb` or `#rrggbbaa`; null for everything but colours, and for a colour of the system.
    let hex: JSONNullable<String>
    let aliasChain: [String]
    let aliasedBy: [String]
    let deprecated: Bool
    let description: JSONNullable<String>
    let file: String
    let line: Int
    let column: Int
    let errors: [String]
    /// Left out unless requested.
    let uses: TokenUses.Entry?
  }

  /// - Parameter uses: nil if not requested.
  init(_ set: TokenSet, uses: TokenUses? = nil) {
    dialect = set.dialectNames
    var dependents = [[String]](repeating: [], count: set.tokens.count)
    for token in set.tokens {
      for reference in token.references { dependents[reference].append(token.path) }
    }
    let errors = Self.errors(of: set)
    tokens = set.tokens.enumerated().map { index, token in
      Self.entry(token, set, errors: errors[index], aliasedBy: dependents[index], uses)
    }
    findings = FindingEntry.sorted(set.findings)
    let width = min(set.tokens.map { safe($0.path).count }.max() ?? 0, 48)
    lines = zip(set.tokens, errors).map { token, errors in
      Self.line(token, set, width, errors) + (uses.map { "  " + $0[token.path].text } ?? "")
    }
  }

  /// The errors of each token: its own, and those found in its value once all are resolved, such as one that is not
  /// computed. They are the errors that `check` reports.
  private static func errors(of set: TokenSet) -> [[TokenRule]] {
    var found: [String: [TokenRule]] = [:]
    var unknownTypes: Set<String> = []
    for finding in set.findings where finding.rule.isError {
      found[finding.path, default: []].append(finding.rule)
      // All tokens of an unknown type have one finding.
      if finding.rule == .typeUnknown, let type = set[finding.path]?.type {
        unknownTypes.insert(type)
      }
    }
    return set.tokens.map { token in
      let isUnknown = token.type.map(unknownTypes.contains) ?? false
      let others = (found[token.path] ?? []) + (isUnknown ? [.typeUnknown] : [])
      return others.reduce(into: token.errors) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  private static func entry(
    _ token: Token, _ set: TokenSet, errors: [TokenRule], aliasedBy: [String], _ uses: TokenUses?
  ) -> Entry {
    let place = token.location
    return Entry(
      path: token.path, type: JSONNullable(token.type),
      typeSource: JSONNullable(
        token.typeSource.map { source in
          switch source {
          case .own: "token"
          case .alias: "alias"
          case .group: "group"
          case .category: "category"
          }
        }),
      raw: token.raw.value, value: JSONNullable(token.value),
      hex: JSONNullable(
        set.systemColor(of: token, isDark: false) == nil
          ? token.value.flatMap { ColorValue($0) }?.hex : nil),
      aliasChain: set.chain(of: token), aliasedBy: aliasedBy,
      deprecated: token.deprecation != .none, description: JSONNullable(token.description),
      file: place.file, line: place.line, column: place.column,
      errors: errors.map(\.rawValue), uses: uses?[token.path])
  }

  private static func line(
    _ token: Token, _ set: TokenSet, _ width: Int, _ errors: [TokenRule]
  ) -> String {
    var parts = [
      safe(token.path).padded(to: width), (token.type.map { safe($0) } ?? "?").padded(to: 11),
    ]
    parts.append(
      set.systemColor(of: token, isDark: false).map { safe($0) }
        ?? words(token.value ?? token.raw.value))
    let chain = set.chain(of: token, limit: 9)
    if !chain.isEmpty {
      // A longer one shows its beginning.
      let paths = chain.prefix(8).map { safe($0) } + (chain.count > 8 ? ["…"] : [])
      parts.append("← " + paths.joined(separator: " ← "))
    }
    if token.deprecation != .none { parts.append("(deprecated)") }
    if !errors.isEmpty {
      parts.append("✗ " + errors.map(\.rawValue).joined(separator: " "))
    }
    return parts.joined(separator: "  ")
  }

  /// A value in a few words: colours as hex digits, lengths with their unit.
  static func words(_ value: JSONValue) -> String {
    if value.text == nil, let color = ColorValue(value) { return color.hex }
    if let number = value["value"]?.number, let unit = value["unit"]?.text {
      return JSONText.number(number) + safe(unit)
    }
    return safe(value.text ?? JSONText.line(value))
  }

  var text: String {
    let broken = tokens.count { !$0.errors.isEmpty }
    let end =
      counted(tokens.count, "token") + " (\(dialect))"
      + (broken == 0 ? "" : ", \(broken) broken: `\(ProgramName.current) tokens check` says why")
    return (lines + (lines.isEmpty ? [] : [""]) + [end]).joined(separator: "\n") + "\n"
  }
}

extension TokenFinding {
  /// Whether it is an error when some losses are allowed.
  func isError(allowing allowed: Set<TokenLoss>) -> Bool {
    rule.isError && !(rule.loss.map(allowed.contains) ?? false)
  }
}
