/// The signs of dialects in the values and properties of an object.
struct DialectEvidence {
  private var dollars = 0
  private var plain = 0
  private var drafts = 0
  private var stable = 0
  private var studio = 0
  private var styleDictionary = 0

  /// Counts everything in a value.
  init(_ root: JSONNode) {
    let document = root.document
    for index in root.index..<document.entries[Int(root.index)].next {
      add(JSONNode(document: document, index: index))
    }
  }

  /// Whether there is a member that may be the value of a token.
  var hasValues: Bool { dollars > 0 || plain > 0 }

  var dialect: TokenDialect {
    // A `value` may also be that of a dimension.
    if dollars == 0, plain > 0 { return studio > 0 ? .tokensStudio : .styleDictionary }
    if studio > 0, stable == 0 { return .tokensStudioDollars }
    if styleDictionary > 0, stable == 0 { return .styleDictionaryDollars }
    return drafts > stable ? .draft : .stable
  }

  /// The dialect of a file in the folder of a Tokens Studio project, whose values alone may not show it.
  var dialectInStudioProject: TokenDialect {
    switch dialect {
    case .stable: stable > 0 ? .stable : .tokensStudioDollars
    case .draft, .styleDictionaryDollars: .tokensStudioDollars
    case .styleDictionary: .tokensStudio
    case .tokensStudio, .tokensStudioDollars: dialect
    }
  }

  /// The dialect of a file beside one that is written in Style Dictionary's other form.
  var dialectBesideStyleDictionary: TokenDialect {
    switch dialect {
    case .stable: stable > 0 ? .stable : .styleDictionaryDollars
    case .draft: .styleDictionaryDollars
    case .styleDictionary, .styleDictionaryDollars, .tokensStudio, .tokensStudioDollars: dialect
    }
  }

  private mutating func add(_ node: JSONNode) {
    if node.isNamed("$value") {
      dollars += 1
      addValue(node)
    } else if node.isNamed("value") {
      plain += 1
    } else if node.isNamed("studio.tokens")
      || node.isNamed("$themes") || node.isNamed("tokenSetOrder")
    {
      studio += 1
    } else if node.isNamed("attributes") {
      // Style Dictionary's own classes of a token, as category and item; a group would hold objects.
      let members = node.kind == .object ? node.distinctMembers : []
      if !members.isEmpty, members.allSatisfy({ $0.kind != .object }) { styleDictionary += 1 }
    } else if node.isNamed("type") || node.isNamed("$type"),
      let type = node.text
    {
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
      if TokenReference.isJoined(text) { styleDictionary += 1 }
    case .object:
      if node["colorSpace"] != nil || node["unit"] != nil { stable += 1 }
    case .null, .yes, .no, .number, .array: break
    }
  }

  private static let studioTypes: Set<String> = [
    "fontSizes", "fontFamilies", "fontWeights", "lineHeights", "sizing", "spacing", "boxShadow",
    "borderRadius", "borderWidth", "composition", "math", "paragraphSpacing", "textCase",
    "textDecoration",
  ]
}
