/// How a token file is written.
public enum TokenDialect: String, Hashable, Sendable, CaseIterable {
  /// DTCG 2025.10.
  case stable = "2025.10"
  /// A draft of DTCG before 2025: `$value`, with colours and dimensions as texts.
  case draft
  /// Style Dictionary, or the first draft of DTCG: `value` and `type`.
  case styleDictionary = "style-dictionary"
  /// Style Dictionary's other form: `$value` and `$type`, with the same values as the first.
  case styleDictionaryDollars = "style-dictionary-dtcg"
  /// Tokens Studio: as Style Dictionary, with modifiers, arithmetic and types of its own.
  case tokensStudio = "tokens-studio"
  /// Tokens Studio's other form: `$value` and `$type`, with the same values as the first.
  case tokensStudioDollars = "tokens-studio-dtcg"

  /// Whether properties of tokens begin with `$`.
  var hasDollars: Bool {
    switch self {
    case .stable, .draft, .styleDictionaryDollars, .tokensStudioDollars: true
    case .styleDictionary, .tokensStudio: false
    }
  }

  /// Whether the rules of DTCG for types, values and references apply.
  var isSpecified: Bool {
    switch self {
    case .stable, .draft: true
    case .styleDictionary, .styleDictionaryDollars, .tokensStudio, .tokensStudioDollars: false
    }
  }

  /// Whether arithmetic and modifiers of colours are computed.
  var isTokensStudio: Bool {
    switch self {
    case .tokensStudio, .tokensStudioDollars: true
    case .stable, .draft, .styleDictionary, .styleDictionaryDollars: false
    }
  }

  /// The name of the member that a token's value is in.
  var valueName: String { hasDollars ? "$value" : "value" }

  /// The dialect of a document.
  ///
  /// Values that only one dialect writes count for it, and the majority decides; without any it is 2025.10.
  public static func detected(in document: JSONDocument) -> TokenDialect {
    DialectEvidence(document.root).dialect
  }
}
