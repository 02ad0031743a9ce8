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

private struct CSSWriter {
  let set: TokenSet
  var findings: [TokenFinding] = []
  private var names: [String?] = []
  private var blocks: [TokenMode: [String]] = [:]
  private let notComputed: Set<String>

  init(set: TokenSet) {
    self.set = set
    notComputed = set.notComputed
  }

  mutating func write() {
    var taken: [String: String] = [:]
    for token in set.tokens {
      let name = Self.name(of: token)
      if let other = taken[name] {
        skip(token, "“\(shown(other))” has the same name, --\(name)")
        names.append(nil)
      } else {
        taken[name] = token.path
        names.append(name)
      }
    }
    for (index, token) in set.tokens.enumerated() {
      guard let name = names[index] else { continue }
      write(token, "--" + name)
    }
  }

  private mutating func skip(
    _ token: Token, _ reason: String, _ rule: TokenRule = .droppedToken
  ) {
    findings.append(TokenFinding(rule, token.path, at: token.raw, "Not written: \(reason)."))
  }

  private mutating func write(_ token: Token, _ property: String) {
    let alias = token.value == nil ? nil : token.target.flatMap { names[$0] }
    var written: Set<TokenMode> = [.light]
    for (mode, value) in TokenMode.values(of: token, in: set) {
      if mode == .light, let alias {
        noteDeprecation(of: token)
        blocks[.light, default: []].append("\(property): var(--\(alias));")
        continue
      }
      guard let text = CSSValue.text(value, type: token.type ?? "") else {
        guard mode == .light else { continue }
        if notComputed.contains(token.path) {
          findings.append(.notWritten(notComputed: token))
        } else {
          skip(token, "CSS has no value for it")
        }
        continue
      }
      written.insert(mode)
      if mode == .light { noteDeprecation(of: token) }
      blocks[mode, default: []].append("\(property): \(text);")
      if mode == .light {
        let parts = CSSValue.partsLeftOut(of: value, type: token.type ?? "")
        if !parts.isEmpty {
          skip(token, "the parts \(parts.joined(separator: ", "))", .droppedPart)
        }
      }
    }
    let modes = TokenMode.names(of: token, except: written)
    if !modes.isEmpty {
      skip(token, "the modes \(modes.joined(separator: ", "))", .droppedMode)
    }
    if token.value == nil { skip(token, "the token has no value") }
  }

  /// Writes a comment before the property of a deprecated token.
  private mutating func noteDeprecation(of token: Token) {
    guard case .deprecated(let reason) = token.deprecation else { return }
    // A reason must not end the comment.
    let words = SafeText.text(reason ?? "", as: .sentence).map { $0 == "*" ? "-" : String($0) }
    blocks[.light, default: []].append(
      words.isEmpty ? "/* Deprecated. */" : "/* Deprecated: \(words.joined()) */")
  }

  /// The names joined by hyphens, with escapes for characters that an identifier cannot contain.
  private static func name(of token: Token) -> String {
    let text = token.names.filter { $0 != "$root" }.joined(separator: "-")
    var name = ""
    var marks = 0
    for scalar in text.unicodeScalars {
      let kind = ScalarClass(scalar)
      marks = kind == .mark ? marks + 1 : 0
      // A combining mark belongs to a letter, and not to an added hyphen.
      let isPlain =
        scalar == "-" || scalar == "_"
        || !kind.isHidden && marks <= JSONString.mostMarks
          && !(marks == 1 && name.last.map { $0 == "-" } ?? true)
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain { name.unicodeScalars.append(scalar) } else { name += "-" }
    }
    return name
  }

  var text: String {
    var parts: [String] = []
    for mode in TokenMode.allCases {
      guard let lines = blocks[mode], !lines.isEmpty else { continue }
      let query: String? =
        switch mode {
        case .light: nil
        case .dark: "(prefers-color-scheme: dark)"
        case .highContrast: "(prefers-contrast: more)"
        case .darkHighContrast: "(prefers-color-scheme: dark) and (prefers-contrast: more)"
        }
      let indent = query == nil ? "" : "  "
      let body = lines.map { "\(indent)  \($0)\n" }.joined()
      let rule = "\(indent):root {\n\(body)\(indent)}\n"
      parts.append(query.map { "@media \($0) {\n\(rule)}\n" } ?? rule)
    }
    return parts.joined(separator: "\n")
  }
}

/// Values as CSS writes them.
enum CSSValue {
  /// The value of a type; nil if CSS has no equivalent.
  static func text(_ value: JSONValue, type: String) -> String? {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? type) else {
      return value.text.flatMap { isHarmless($0) ? $0 : nil } ?? value.number.map(JSONText.number)
    }
    return text(value, kind)
  }

  /// The names, in quotation marks, of the parts of a value that its text leaves out.
  static func partsLeftOut(of value: JSONValue, type: String) -> [String] {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? type) else { return [] }
    return partsLeftOut(of: value, kind).map { "“\(shown($0))”" }
  }

  private static func partsLeftOut(of value: JSONValue, _ kind: ValueKind) -> [String] {
    guard case .object(let members) = value else {
      let each: ValueKind = kind == .gradient ? .gradientStop : kind
      return (value.items ?? []).reduce(into: []) { parts, item in
        for part in partsLeftOut(of: item, each) where !parts.contains(part) { parts.append(part) }
      }
    }
    let written: [String]
    switch kind {
    case .typography: written = ["fontFamily", "fontSize", "fontWeight", "lineHeight"]
    // CSS can express that a stroke has dashes, but not which.
    case .strokeStyle: written = []
    case .border, .transition, .shadow, .shadowLayer, .gradientStop:
      written = kind.parts.map(\.name)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .gradient, .anything, .component:
      return []
    }
    return members.flatMap { member -> [String] in
      guard written.contains(member.name) else { return [member.name] }
      guard kind == .border, member.name == "style" else { return [] }
      return partsLeftOut(of: member.value, .strokeStyle)
    }
  }

  private static func text(_ value: JSONValue, _ kind: ValueKind) -> String? {
    switch kind {
    case .color: color(value)
    case .dimension, .duration: measure(value)
    case .number, .fontWeight:
      value.number.map(JSONText.number)
        ?? value.text.flatMap { ValueChecker.weights[$0] }.map(JSONText.number)
    case .fontFamily: family(value)
    case .cubicBezier:
      value.items.flatMap { items in
        let numbers = items.compactMap(\.number).map(JSONText.number)
        return numbers.count == 4 ? "cubic-bezier(\(numbers.joined(separator: ", ")))" : nil
      }
    case .strokeStyle:
      value.text.flatMap { ValueChecker.strokeStyles.contains($0) ? $0 : nil }
        ?? (value["dashArray"] == nil ? nil : "dashed")
    case .border:
      joined(value, [("width", .dimension), ("style", .strokeStyle), ("color", .color)])
    case .transition:
      joined(
        value, [("duration", .duration), ("timingFunction", .cubicBezier), ("delay", .duration)])
    case .shadow, .shadowLayer: shadow(value)
    case .gradient: gradient(value)
    case .typography: typography(value)
    case .gradientStop, .anything, .component: nil
    }
  }

  /// Colours in their own space, so that nothing is lost.
  private static func color(_ value: JSONValue) -> String? {
    if let text = value.text { return CSSColor(text) == nil ? nil : text }
    guard let space = value["colorSpace"]?.text, ValueChecker.ranges[space] != nil,
      let components = value["components"]?.items, components.count == 3,
      let color = ColorValue(value)
    else { return nil }
    if space == "srgb" { return color.hex }
    var parts = components.map { $0.number.map(JSONText.number) ?? "none" }
    let alpha = color.alpha < 1 ? " / " + JSONText.number(color.alpha) : ""
    switch space {
    case "hsl", "hwb":
      parts[1] += "%"
      parts[2] += "%"
      return "\(space)(\(parts.joined(separator: " "))\(alpha))"
    case "lab", "lch", "oklab", "oklch":
      return "\(space)(\(parts.joined(separator: " "))\(alpha))"
    case _: return "color(\(space) \(parts.joined(separator: " "))\(alpha))"
    }
  }

  private static func measure(_ value: JSONValue) -> String? {
    if let text = value.text { return Measure(text).map { JSONText.number($0.number) + $0.unit } }
    guard let number = value["value"]?.number, let unit = value["unit"]?.text,
      unit.utf8.count <= 4, unit == "%" || unit.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    return JSONText.number(number) + unit
  }

  private static func family(_ value: JSONValue) -> String? {
    let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
    guard !names.isEmpty else { return nil }
    return names.map { name in
      let isWord = name.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
      }
      return isWord && !name.isEmpty ? name : quoted(name)
    }.joined(separator: ", ")
  }

  /// A string in quotation marks, with CSS escapes for special and invisible characters.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    var room = 0
    for scalar in text.unicodeScalars {
      let kind = ScalarClass(scalar)
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
        room = 0
      } else if kind.isHidden || kind == .mark && room == 0 {
        result += "\\\(String(scalar.value, radix: 16)) "
        room = 0
      } else {
        result.unicodeScalars.append(scalar)
        room = kind == .mark ? room - 1 : scalar == " " ? 0 : JSONString.mostMarks
      }
    }
    return result + "\""
  }

  private static func joined(_ value: JSONValue, _ parts: [(String, ValueKind)]) -> String? {
    let texts = parts.compactMap { name, kind in value[name].flatMap { text($0, kind) } }
    return texts.count == parts.count ? texts.joined(separator: " ") : nil
  }

  private static func shadow(_ value: JSONValue) -> String? {
    if let items = value.items {
      let layers = items.compactMap(shadow)
      return layers.count == items.count && !layers.isEmpty ? layers.joined(separator: ", ") : nil
    }
    let parts: [(String, ValueKind)] = [
      ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
      ("spread", .dimension), ("color", .color),
    ]
    return joined(value, parts).map { value["inset"] == .bool(true) ? "inset " + $0 : $0 }
  }

  private static func gradient(_ value: JSONValue) -> String? {
    guard let items = value.items, !items.isEmpty else { return nil }
    let stops = items.compactMap { item -> String? in
      guard let color = item["color"].flatMap(color), let position = item["position"]?.number else {
        return nil
      }
      return "\(color) \(JSONText.number((min(max(position, 0), 1) * 10_000).rounded() / 100))%"
    }
    return stops.count == items.count ? "linear-gradient(\(stops.joined(separator: ", ")))" : nil
  }

  /// The shorthand `font`, which has no letter spacing.
  private static func typography(_ value: JSONValue) -> String? {
    guard let size = value["fontSize"].flatMap(measure),
      let family = value["fontFamily"].flatMap(family)
    else { return nil }
    let weight = value["fontWeight"].flatMap { text($0, .fontWeight) }.map { $0 + " " } ?? ""
    let height = value["lineHeight"]?.number.map { "/" + JSONText.number($0) } ?? ""
    return weight + size + height + " " + family
  }

  /// Whether a text can be used as a value without ending it.
  private static func isHarmless(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      && !text.contains { ";{}<>\\\"'/*@".contains($0) }
  }
}
