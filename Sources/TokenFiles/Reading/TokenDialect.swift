/// How a token file is written.
public enum TokenDialect: String, Hashable, Sendable, CaseIterable {
  /// DTCG 2025.10.
  case stable = "2025.10"
  /// A draft of DTCG before 2025: `$value`, with colours and dimensions as texts.
  case draft
  /// Style Dictionary, or the first draft of DTCG: `value` and `type`.
  case styleDictionary = "style-dictionary"
  /// Tokens Studio: as Style Dictionary, with modifiers, arithmetic and types of its own.
  case tokensStudio = "tokens-studio"

  /// Whether properties of tokens begin with `$`.
  var hasDollars: Bool {
    switch self {
    case .stable, .draft: true
    case .styleDictionary, .tokensStudio: false
    }
  }

  /// The name of the member that a token's value is in.
  var valueName: String { hasDollars ? "$value" : "value" }

  /// The dialect of a document.
  ///
  /// Values that only one dialect writes count for it, and the majority decides; without any it is 2025.10.
  public static func detected(in document: JSONDocument) -> TokenDialect {
    var evidence = Evidence()
    for index in document.entries.indices {
      evidence.add(JSONNode(document: document, index: Int32(index)))
    }
    return evidence.dialect
  }

  private struct Evidence {
    var dollars = 0
    var plain = 0
    var drafts = 0
    var stable = 0
    var studio = 0

    mutating func add(_ node: JSONNode) {
      guard let range = node.nameRange else { return }
      let name = node.document.bytes[range]
      if name.elementsEqual("\"$value\"".utf8) {
        dollars += 1
        addValue(node)
      } else if name.elementsEqual("\"value\"".utf8) {
        plain += 1
      } else if name.elementsEqual("\"studio.tokens\"".utf8)
        || name.elementsEqual("\"$themes\"".utf8)
      {
        studio += 1
      } else if name.elementsEqual("\"type\"".utf8), let type = node.text {
        studio += Self.studioTypes.contains(type) ? 1 : 0
      }
    }

    private mutating func addValue(_ node: JSONNode) {
      switch node.kind {
      case .string:
        let text = node.text ?? ""
        // A colour's name may also be that of a weight or a font.
        let isColor = CSSColor(text).map { !$0.isName } ?? false
        if isColor || Measure(text) != nil { drafts += 1 }
      case .object:
        if node["colorSpace"] != nil || node["unit"] != nil { stable += 1 }
      case .null, .yes, .no, .number, .array: break
      }
    }

    var dialect: TokenDialect {
      // A `value` may also be that of a dimension.
      if dollars == 0, plain > 0 { return studio > 0 ? .tokensStudio : .styleDictionary }
      return drafts > stable ? .draft : .stable
    }

    private static let studioTypes: Set<String> = [
      "fontSizes", "fontFamilies", "fontWeights", "lineHeights", "sizing", "spacing", "boxShadow",
      "borderRadius", "borderWidth", "composition", "math", "paragraphSpacing", "textCase",
      "textDecoration",
    ]
  }
}
