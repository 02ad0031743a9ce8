/// A rule of a team for its tokens, beyond those of the format.
package enum TokenLintRule: String, Hashable, Sendable, CaseIterable {
  case contrast
  case naming
  case duplicate
  case nearDuplicate = "near-duplicate"
  case outOfGamut = "out-of-gamut"
  case missingMode = "missing-mode"
  case unused
  case description
  /// About allowances; these findings cannot be allowed.
  case unusedAllowance = "unused-allowance"

  /// The rule in a sentence.
  package var summary: String {
    switch self {
    case .contrast: "A declared pair of a text and its ground has too little contrast."
    case .naming: "A name has another spelling than the team's, or a path matches no pattern."
    case .duplicate: "Two tokens have the same value of their own."
    case .nearDuplicate: "Two colours can hardly be distinguished."
    case .outOfGamut: "A colour is outside of the gamut of the team's screens."
    case .missingMode: "A token has no value for a mode."
    case .unused: "No other token refers to a token that exists to be referred to."
    case .description: "A token has no description."
    case .unusedAllowance: "An allowance allows nothing."
    }
  }

  /// Whether the rule applies without a setting.
  var isOnByDefault: Bool {
    switch self {
    case .duplicate, .nearDuplicate, .outOfGamut, .unusedAllowance: true
    case .contrast, .naming, .missingMode, .unused, .description: false
    }
  }

  /// Whether an allowance can name the rule.
  var isAllowable: Bool { self != .unusedAllowance }
}

/// How much a finding matters.
package enum TokenLintSeverity: String, Hashable, Sendable, CaseIterable {
  /// The check fails.
  case error
  /// The finding is only reported.
  case warning
}

/// A violation of a team's rule, with its position.
package struct TokenLintFinding: Hashable, Sendable {
  /// The rule.
  package let rule: TokenLintRule
  /// How much it matters, as the team set it.
  package let severity: TokenLintSeverity
  /// The path of the token; empty for a finding about the rules.
  package let path: String
  /// The problem, as a sentence.
  package let message: String
  /// The suggested fix, if there is a short one.
  package let mend: String?
  /// The file, as given.
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1.
  package let column: Int
}
