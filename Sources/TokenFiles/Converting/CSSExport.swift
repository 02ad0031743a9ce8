import ColorScience
import Words

/// Exports tokens as custom properties of CSS.
public enum CSSExport {
  /// The text: a property for each token, aliases as `var()`, and other modes in media queries.
  public static func text(_ set: TokenSet) -> (text: String, findings: [TokenFinding]) {
    var writer = CSSWriter(set: set)
    writer.write()
    return (writer.text, writer.findings)
  }
}

/// Writes tokens as custom properties.
struct CSSWriter {
  private let set: TokenSet
  private let modes: TokenModes
  private(set) var findings: [TokenFinding] = []
  private var names: [String?] = []
  private var taken: Set<String> = []
  /// The declarations by mode; nil for the default.
  private var blocks: [TokenModes.Mode?: Block] = [:]
  private let notComputed: Set<String>

  /// The declarations of a mode, and those for browsers that know the colours outside sRGB.
  private struct Block {
    var lines: [String] = []
    var wide: [String] = []
  }

  private let name: (Token) -> String?
  private let root: String

  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - name: the name of a token's property; nil if the format has no place for the token.
  ///   - root: the selector of the default values.
  init(
    set: TokenSet, name: @escaping (Token) -> String? = { ExportName.hyphenated($0.names) },
    root: String = ":root"
  ) {
    self.set = set
    self.name = name
    self.root = root
    modes = TokenModes(set)
    notComputed = set.notComputed
  }

  mutating func write() {
    var paths: [String: String] = [:]
    for token in set.tokens {
      guard let name = name(token) else {
        let type = token.type.map { "the type \(shown($0))" } ?? "an unknown type"
        skip(token, "the format has no variables of \(type)")
        names.append(nil)
        continue
      }
      if let other = paths[name] {
        skip(token, "“\(shown(other))” has the same name, --\(name)")
        names.append(nil)
      } else {
        paths[name] = token.path
        names.append(name)
      }
    }
    taken = Set(paths.keys)
    for (index, token) in set.tokens.enumerated() {
      guard let name = names[index] else { continue }
      write(token, index, name)
    }
  }

  private mutating func skip(_ token: Token, _ reason: String) {
    findings.append(
      TokenFinding(.droppedToken, token.path, at: token.raw, "Not written: \(reason)."))
  }

  private mutating func write(_ token: Token, _ index: Int, _ name: String) {
    guard let value = token.value else {
      if notComputed.contains(token.path) {
        findings.append(.notWritten(notComputed: token))
      } else {
        skip(token, "the token has no value")
      }
      return
    }
    let type = token.type ?? ""
    let alias = token.target.flatMap { names[$0] }
    guard alias != nil || CSSValue().text(value, type: type) != nil else {
      if notComputed.contains(token.path) {
        findings.append(.notWritten(notComputed: token))
      } else {
        skip(token, "CSS has no value for it")
      }
      return
    }
    noteDeprecation(of: token)
    var parts = add(value, alias, name, type, in: nil)
    var (values, lost) = modes.valuesOutsideCatalogues(of: index)
    for value in values {
      // A property that refers to another one follows it in every mode.
      if !value.isOwn, alias != nil { continue }
      guard CSSValue().text(value.value, type: type) != nil else {
        lost.append(value.mode.quoted)
        continue
      }
      for part in add(value.value, value.target.flatMap { names[$0] }, name, type, in: value.mode)
      where !parts.contains(part) { parts.append(part) }
    }
    if !lost.isEmpty { findings.append(.notWritten(modes: lost, of: token)) }
    if !parts.isEmpty { findings.append(.notWritten(parts: parts, of: token)) }
  }

  /// Writes the declarations of a value; returns the names of the parts that they leave out.
  ///
  /// - Parameter alias: the name of the property that the value refers to.
  private mutating func add(
    _ value: JSONValue, _ alias: String?, _ name: String, _ type: String,
    in mode: TokenModes.Mode?
  ) -> [String] {
    // The shorthand `font` has no letter spacing.
    let spacing = CSSValue.letterSpacing(of: value, type: type)
    let spacingName = name + "-letter-spacing"
    let hasRoom = spacing != nil && !taken.contains(spacingName)
    if let alias {
      blocks[mode, default: Block()].lines.append("--\(name): var(--\(alias));")
      let aliasSpacing = alias + "-letter-spacing"
      if hasRoom, !taken.contains(aliasSpacing) {
        blocks[mode, default: Block()].lines.append("--\(spacingName): var(--\(aliasSpacing));")
      }
      return []
    }
    let exact = CSSValue().text(value, type: type) ?? ""
    let fitted = CSSValue(isFitted: true).text(value, type: type) ?? exact
    blocks[mode, default: Block()].lines.append("--\(name): \(fitted);")
    if fitted != exact { blocks[mode, default: Block()].wide.append("--\(name): \(exact);") }
    if hasRoom, let spacing {
      blocks[mode, default: Block()].lines.append("--\(spacingName): \(spacing);")
    }
    return CSSValue.partsLeftOut(of: value, type: type).filter {
      !(hasRoom && $0 == "letterSpacing")
    }
  }

  /// Writes a comment before the property of a deprecated token.
  private mutating func noteDeprecation(of token: Token) {
    guard case .deprecated(let reason) = token.deprecation else { return }
    // A reason must not end the comment.
    let words = SafeText.text(reason ?? "", as: .sentence).map { $0 == "*" ? "-" : String($0) }
    blocks[nil, default: Block()].lines.append(
      words.isEmpty ? "/* Deprecated. */" : "/* Deprecated: \(words.joined()) */")
  }

  var text: String {
    var parts: [String] = []
    // On a dark page with more contrast, dark values count before those with more contrast for a light page.
    let contrast = modes.all.filter { $0.appearance == .highContrast }
    let order = contrast + modes.all.filter { $0.appearance != .highContrast }
    for mode in [nil] + order.map(Optional.some) {
      guard let block = blocks[mode], !block.lines.isEmpty else { continue }
      parts.append(rule(block.lines, mode, isWide: false))
      if !block.wide.isEmpty { parts.append(rule(block.wide, mode, isWide: true)) }
    }
    return parts.joined(separator: "\n")
  }

  private func rule(_ lines: [String], _ mode: TokenModes.Mode?, isWide: Bool) -> String {
    var selector = mode == nil && !isWide ? root : ":root"
    var conditions: [String] = []
    if let mode {
      if let query = mode.appearance?.query {
        conditions.append("@media \(query)")
      } else {
        selector = ":root[data-mode=\(CSSValue.quoted(mode.name))]"
      }
    }
    if isWide {
      conditions.append("@supports (color: color(display-p3 0 0 0)) and (color: lab(0 0 0))")
    }
    var text = ""
    for (depth, condition) in conditions.enumerated() {
      text += Self.indent(depth) + condition + " {\n"
    }
    text += Self.indent(conditions.count) + selector + " {\n"
    for line in lines { text += Self.indent(conditions.count + 1) + line + "\n" }
    for depth in (0...conditions.count).reversed() { text += Self.indent(depth) + "}\n" }
    return text
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension TokenMode {
  /// The media query of an appearance; nil for the default.
  fileprivate var query: String? {
    switch self {
    case .light: nil
    case .dark: "(prefers-color-scheme: dark)"
    case .highContrast: "(prefers-contrast: more)"
    case .darkHighContrast: "(prefers-color-scheme: dark) and (prefers-contrast: more)"
    }
  }
}
