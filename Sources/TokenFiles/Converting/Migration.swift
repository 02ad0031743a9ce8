/// A token file of an older dialect converted to 2025.10 in place: valid parts keep their bytes, except that invisible
/// characters are escaped, and that JSON5 becomes JSON. YAML is written as JSON, with a line for each member.
public struct Migration: Sendable {
  /// The new text.
  public let bytes: [UInt8]
  /// The values that could not be converted and are unchanged.
  public let findings: [TokenFinding]
  /// The paths of the tokens whose values are among them.
  private let unconverted: Set<String>
  private let name: String
  /// The tokens of a file in YAML, whose lines are others than those of the new text; nil for JSON.
  private let source: TokenSet?

  /// Converts a file; one that is neither JSON nor YAML has no new text.
  public init(_ file: TokenFile) {
    let isYAML = file.document?.syntax == .yaml
    // A value without its quotation marks would be converted as it is read.
    let misread = isYAML ? file.syntaxFindings(isStrict: false) : []
    let file = file.asJSON
    name = file.name
    source = isYAML ? TokenSet(file) : nil
    guard let document = file.document, document.root.kind == .object, file.dialect != .stable
    else {
      bytes = Self.seen(
        file.document.map { TextEdit.apply($0.strictEdits, to: $0.bytes) } ?? [])
      findings = misread + (file.problem.map { [$0] } ?? [])
      unconverted = []
      return
    }
    let set = TokenSet(file)
    var migrator = Migrator(set)
    for token in set.tokens { migrator.migrate(token) }
    bytes = Self.seen(
      TextEdit.apply(migrator.edits + document.strictEdits, to: document.bytes))
    findings = misread + migrator.findings
    unconverted = migrator.unconverted
  }

  /// The new text, read as 2025.10.
  package var tokens: TokenSet {
    TokenSet(TokenFile(bytes, name: name, syntax: .json5), dialect: .stable)
  }

  /// The findings of the new text, read as 2025.10; for a file in YAML at their tokens there.
  ///
  /// A value that could not be converted is one that has to be computed, whichever rule of 2025.10 it breaks. So is one
  /// that refers to it; a reference that is broken by itself has a finding of its own.
  package func findings(of set: TokenSet) -> [TokenFinding] {
    set.findings.map { finding in
      let place = source.map { $0[finding.path]?.location }
      let (line, column) = place.map { ($0?.line ?? 1, $0?.column ?? 1) } ?? finding.location
      let isLeft =
        Self.valueRules.contains(finding.rule) && unconverted.contains(finding.path)
        || finding.rule == .referenceInvalidTarget && !unconverted.isEmpty
      guard isLeft || source != nil else { return finding }
      return TokenFinding(
        isLeft ? .notComputed : finding.rule, finding.path, file: finding.file, line: line,
        column: column, finding.message,
        mend: finding.mend)
    }
  }

  private static let valueRules: Set<TokenRule> = [
    .color, .legacyColor, .dimension, .dimensionUnit, .legacyDimension, .duration, .durationUnit,
    .legacyDuration, .fontWeight, .number, .referenceSyntax,
  ]

  /// Escapes invisible characters, without changing any other bytes.
  private static func seen(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
    return Array(JSONText.escapingHidden(in: String(decoding: bytes, as: UTF8.self)).utf8)
  }
}

private struct Migrator {
  private let set: TokenSet
  private(set) var edits: [TextEdit] = []
  private(set) var findings: [TokenFinding] = []
  /// The paths of the tokens whose values could not be converted.
  private(set) var unconverted: Set<String> = []

  init(_ set: TokenSet) { self.set = set }

  mutating func migrate(_ token: Token) {
    let kind = LegacyType.type(token.type ?? "").flatMap { ValueKind(type: $0) }
    if !set.dialect.hasDollars { rename(token, kind) }
    guard let kind else {
      if !token.isAlias {
        keep(token.raw, token, "the type “\(shown(token.type ?? "none"))” has no like")
      }
      return
    }
    convert(token.raw, as: kind, of: token)
    for mode in token.definition["$extensions"]?["mode"]?.children ?? token.raw.noChildren {
      convert(mode, as: kind, of: token)
    }
    if let modify = token.definition["$extensions"]?["studio.tokens"]?["modify"] {
      keep(modify, token, "the modifier of the colour stays an extension")
    }
  }

  private mutating func keep(_ node: JSONNode, _ token: Token, _ reason: String) {
    findings.append(
      TokenFinding(.notConverted, token.path, at: node.original, "Not converted: \(reason)."))
  }

  private mutating func keepValue(_ node: JSONNode, _ token: Token, _ reason: String) {
    unconverted.insert(token.path)
    keep(node, token, reason)
  }

  /// Renames the properties of a token to their current names.
  private mutating func rename(_ token: Token, _ kind: ValueKind?) {
    var hasDescription = false
    for member in token.definition.distinctMembers {
      guard let range = member.nameRange else { continue }
      switch member.name {
      case "value": edits.append(TextEdit(range, "\"$value\""))
      case "type":
        edits.append(TextEdit(range, "\"$type\""))
        if let type = kind?.type { edits.append(TextEdit(member.range, JSONText.quoted(type))) }
      case "comment", "description":
        guard !hasDescription, member.kind == .string else { continue }
        hasDescription = true
        edits.append(TextEdit(range, "\"$description\""))
      case _: break
      }
    }
  }

  private mutating func convert(_ node: JSONNode, as kind: ValueKind, of token: Token) {
    if let text = node.text, TokenReference.isMeant(text.utf8) {
      convertReference(text, node, as: kind, of: token)
      return
    }
    switch kind {
    case .color, .dimension, .duration, .number, .fontWeight:
      let computed = node == token.raw ? token.value ?? node.value : node.value
      guard let value = LegacyValue.converted(computed, as: kind) else {
        keepValue(
          node, token,
          "\(shown(String(decoding: node.source.prefix(60), as: UTF8.self))) has no like")
        return
      }
      if value != node.value { edits.append(TextEdit(node.range, JSONText.line(value))) }
    case .shadow where node.kind == .array, .gradient where node.kind == .array:
      for item in node.children {
        convert(item, as: kind == .shadow ? .shadowLayer : .gradientStop, of: token)
      }
    case .shadow, .shadowLayer, .border, .transition, .typography, .gradientStop:
      convertParts(node, of: kind, token)
    case .strokeStyle:
      for item in node["dashArray"]?.children ?? node.noChildren {
        convert(item, as: .dimension, of: token)
      }
    case .fontFamily, .cubicBezier, .gradient, .anything, .component: break
    }
  }

  private mutating func convertParts(_ node: JSONNode, of kind: ValueKind, _ token: Token) {
    for member in node.distinctMembers {
      let name = member.name ?? ""
      if name == "lineHeight", let multiple = LegacyValue.multiple(member, of: node["fontSize"]) {
        edits.append(TextEdit(member.range, JSONText.number(multiple)))
        continue
      }
      if kind == .shadowLayer || kind == .shadow, let now = LegacyValue.shadowNames[name],
        let range = member.nameRange
      {
        edits.append(TextEdit(range, JSONText.quoted(now)))
        convert(member, as: .dimension, of: token)
        continue
      }
      if name == "type", kind == .shadowLayer || kind == .shadow, let range = member.nameRange {
        edits.append(TextEdit(range, "\"inset\""))
        edits.append(TextEdit(member.range, member.text == "innerShadow" ? "true" : "false"))
        continue
      }
      guard let part = kind.parts.first(where: { $0.name == name }) else { continue }
      convert(member, as: part.kind, of: token)
    }
  }

  /// Keeps a reference to a whole token; replaces a text with references in it by its resolved value.
  private mutating func convertReference(
    _ text: String, _ node: JSONNode, as kind: ValueKind, of token: Token
  ) {
    let names = text.dropFirst().dropLast().split(separator: ".")
    let isWhole =
      text.hasPrefix("{") && text.hasSuffix("}") && !text.dropFirst().dropLast().contains("{")
    if isWhole {
      guard !set.dialect.hasDollars, names.last == "value" else { return }
      edits.append(
        TextEdit(node.range, JSONText.quoted("{" + names.dropLast().joined(separator: ".") + "}")))
      return
    }
    guard node == token.raw, let value = token.value,
      let converted = LegacyValue.converted(value, as: kind)
    else {
      keepValue(node, token, "“\(shown(text))” has references within a text")
      return
    }
    edits.append(TextEdit(node.range, JSONText.line(converted)))
  }
}

extension JSONNode {
  /// An empty sequence of children.
  fileprivate var noChildren: Children { Children(document: document, place: 0, end: 0) }
}
