/// A comment that allows a finding: `// gallery:allow RULE reason`.
///
/// After code it applies to its own line; alone on a line it applies to the next line of code.
struct LintAllowance: Hashable {
  let rule: String
  let reason: String
  let place: LintFinding
  /// The line it applies to.
  let line: Int

  static let marker = "gallery:allow"

  /// The allowances of a source, in order.
  static func all(in source: SwiftSource) -> [LintAllowance] {
    var allowances: [LintAllowance] = []
    /// The allowances alone on a line, which apply to the next line of code.
    var waiting: [(words: [Substring], place: LintFinding)] = []
    var codeLine = 0
    func allowance(_ words: [Substring], _ place: LintFinding, line: Int) -> LintAllowance {
      LintAllowance(
        rule: words.first.map(String.init) ?? "",
        reason: words.dropFirst().joined(separator: " "), place: place, line: line)
    }
    for token in source.tokens {
      let place = source.place(of: token.range.lowerBound)
      guard token.kind == .comment else {
        allowances += waiting.map { allowance($0.words, $0.place, line: place.line) }
        waiting = []
        codeLine = source.place(of: max(token.range.lowerBound, token.range.upperBound - 1)).line
        continue
      }
      guard let words = words(of: source.text(of: token)) else { continue }
      let finding = LintFinding(rule: .allowUnused, line: place.line, column: place.column)
      if codeLine == place.line {
        allowances.append(allowance(words, finding, line: place.line))
      } else {
        waiting.append((words, finding))
      }
    }
    return allowances + waiting.map { allowance($0.words, $0.place, line: 0) }
  }

  /// The text after the marker of a comment; nil without a marker.
  private static func words(of comment: String) -> [Substring]? {
    let text = comment.drop { $0 == "/" || $0.isWhitespace }
    guard comment.hasPrefix("//"), text.hasPrefix(marker) else { return nil }
    let rest = text.dropFirst(marker.count)
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    return rest.split(whereSeparator: \.isWhitespace)
  }
}
