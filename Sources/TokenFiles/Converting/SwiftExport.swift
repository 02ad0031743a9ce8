import ColorScience
import Words

/// Exports tokens as Swift source code.
public enum SwiftExport {
  /// The text: nested enumerations, with a constant for each token; colours are SwiftUI's.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - name: the name of the outermost enumeration.
  public static func text(
    _ set: TokenSet, name: String = "Tokens"
  ) -> (text: String, findings: [TokenFinding]) {
    var writer = SwiftWriter(set: set)
    let body = writer.body()
    let text = "import SwiftUI\n\npublic enum \(SwiftWriter.typeName(name)) {\n\(body)}\n"
    return (text, writer.findings)
  }
}

private struct SwiftWriter {
  let set: TokenSet
  private(set) var findings: [TokenFinding] = []
  /// The names of groups that hide a type of Swift or SwiftUI from their tokens.
  private let hiding: Set<String>
  private let notComputed: Set<String>

  init(set: TokenSet) {
    self.set = set
    notComputed = set.notComputed
    hiding = Set(set.tokens.flatMap { $0.names.dropLast().map(Self.typeName) })
  }

  /// The tokens in order; an enumeration is reopened for each group that continues in it.
  mutating func body() -> String {
    var lines = ""
    var open: [String] = []
    // A group cannot have the name of a token beside it, so the names of groups come first.
    var taken: Set<[String]> = []
    for token in set.tokens {
      let scope = token.names.dropLast().map(Self.typeName)
      for count in scope.indices { taken.insert(Array(scope[...count])) }
    }
    for token in sorted() {
      guard let (type, value) = SwiftValue.constant(token) else {
        let type = shown(token.type ?? "it")
        guard !notComputed.contains(token.path) else {
          findings.append(.notWritten(notComputed: token))
          continue
        }
        skip(
          token,
          token.value == nil
            ? "the token has no value"
            : SwiftValue.hasConstants(token)
              ? "the value cannot be read as \(type)" : "Swift has no like of \(type)")
        continue
      }
      let scope = token.names.dropLast().map(Self.typeName)
      let name = Self.constantName(token.names.last ?? "")
      guard taken.insert(scope + [name]).inserted else {
        skip(token, "another token or group has the same name in Swift")
        continue
      }
      let modes = TokenMode.names(of: token, except: [.light])
      if !modes.isEmpty {
        findings.append(
          TokenFinding(
            .droppedMode, token.path, at: token.raw,
            "Not written: a constant has one value; left out are \(modes.joined(separator: ", "))."
          ))
      }
      let shared = zip(open, scope).prefix { $0 == $1 }.count
      while open.count > shared {
        open.removeLast()
        lines += Self.indent(open.count) + "}\n"
      }
      for part in scope[shared...] {
        lines += Self.indent(open.count) + "public enum \(part) {\n"
        open.append(part)
      }
      if let words = token.description {
        for line in words.split(whereSeparator: \.isNewline) {
          lines += Self.indent(open.count) + "/// \(SafeText.text(String(line), as: .sentence))\n"
        }
      }
      if let attribute = Self.availability(token.deprecation) {
        lines += Self.indent(open.count) + attribute + "\n"
      }
      lines +=
        Self.indent(open.count)
        + "public static let \(name): \(qualified(type)) = \(qualified(value))\n"
    }
    while !open.isEmpty {
      open.removeLast()
      lines += Self.indent(open.count) + "}\n"
    }
    return lines
  }

  /// The attribute of a deprecated constant; nil for any other.
  private static func availability(_ deprecation: Token.Deprecation) -> String? {
    switch deprecation {
    case .none: return nil
    case .deprecated(let reason):
      let words = SafeText.text(reason ?? "", as: .sentence)
      return words.isEmpty
        ? "@available(*, deprecated)"
        : "@available(*, deprecated, message: \(SwiftLiteral.quoted(words)))"
    }
  }

  /// A type, or an expression that begins with one, qualified by its module if a group hides it.
  private func qualified(_ text: String) -> String {
    for (name, module) in [("Color", "SwiftUI"), ("Double", "Swift"), ("String", "Swift")]
    where hiding.contains(name) {
      if text == name || text.hasPrefix(name + "(") { return module + "." + text }
      if text == "[\(name)]" { return "[\(module).\(name)]" }
    }
    return text
  }

  /// The tokens of a group together: an enumeration cannot be opened twice.
  private func sorted() -> [Token] {
    let keys = set.tokens.map { $0.names.dropLast().map(Self.typeName) }
    return set.tokens.indices.sorted { first, second in
      if keys[first] != keys[second] { return keys[first].lexicographicallyPrecedes(keys[second]) }
      return first < second
    }.map { set.tokens[$0] }
  }

  private mutating func skip(_ token: Token, _ reason: String) {
    findings.append(
      TokenFinding(.droppedToken, token.path, at: token.raw, "Not written: \(reason)."))
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth + 1) }

  /// The words of a name, split at invisible characters and at any that are neither letters nor digits.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var marks = 0
    for scalar in name.unicodeScalars {
      let kind = ScalarClass(scalar)
      marks = kind == .mark ? marks + 1 : 0
      // A few combining marks belong to a letter; any more are dropped.
      if marks > JSONString.mostMarks { continue }
      let isPart =
        marks > 0
        ? !word.isEmpty
          && [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
        : scalar.isLetterOrNumber && !kind.isHidden
      if isPart {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  static func typeName(_ name: String) -> String {
    let text = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = text.first else { return "Unnamed" }
    return first.isNumber ? "_" + text : takenTypes.contains(text) ? text + "Tokens" : text
  }

  /// Keywords, the modules that qualify names, and a type that not every module has.
  private static let takenTypes: Set<String> = [
    "Type", "Protocol", "Self", "Any", "Swift", "SwiftUI", "CGFloat",
  ]

  static func constantName(_ name: String) -> String {
    var parts = words(name == "$root" ? "root" : name)
    guard let first = parts.first else { return "unnamed" }
    parts[0] = first.prefix(1).lowercased() + first.dropFirst()
    let text =
      parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if text.first?.isNumber == true { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension Unicode.Scalar {
  /// Whether a name in Swift may contain it.
  fileprivate var isLetterOrNumber: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    case _: false
    }
  }
}

/// Values as Swift writes them.
enum SwiftValue {
  /// Whether Swift has constants for the type of a token.
  static func hasConstants(_ token: Token) -> Bool {
    switch ValueKind(type: LegacyType.type(token.type ?? "") ?? "") {
    case .color, .dimension, .duration, .number, .fontWeight, .fontFamily, .cubicBezier: true
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component, nil:
      false
    }
  }

  /// The type and the expression of a token's constant; nil if Swift has no equivalent.
  static func constant(_ token: Token) -> (type: String, value: String)? {
    guard let value = token.value,
      let kind = ValueKind(type: LegacyType.type(token.type ?? "") ?? "")
    else { return nil }
    switch kind {
    case .color: return ColorValue(value).map { ("Color", color($0, value)) }
    case .dimension:
      return LegacyValue.converted(value, as: kind)?["value"]?.number.map { number in
        let isRelative = value["unit"]?.text == "rem"
        return ("CGFloat", Self.number(isRelative ? number * 16 : number))
      }
    case .duration:
      guard let measure = LegacyValue.converted(value, as: kind),
        let number = measure["value"]?.number
      else { return nil }
      return ("Double", Self.number(measure["unit"]?.text == "s" ? number : number / 1000))
    case .number: return value.number.map { ("Double", Self.number($0)) }
    case .fontWeight:
      return (value.number ?? value.text.flatMap { ValueChecker.weights[$0] })
        .map { ("Double", Self.number($0)) }
    case .fontFamily:
      let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
      return names.isEmpty
        ? nil : ("[String]", "[" + names.map(SwiftLiteral.quoted).joined(separator: ", ") + "]")
    case .cubicBezier:
      guard let points = value.items?.compactMap(\.number), points.count == 4 else { return nil }
      return ("[Double]", "[" + points.map(Self.number).joined(separator: ", ") + "]")
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component:
      return nil
    }
  }

  private static func color(_ color: ColorValue, _ value: JSONValue) -> String {
    let isP3 = !color.color.isInSRGB || value["colorSpace"]?.text == "display-p3"
    let parts = isP3 ? DisplayP3(color.color).components : EncodedSRGB(color.color).components
    let names = zip(["red", "green", "blue"], parts).map {
      "\($0): \(number(($1 * 1e6).rounded() / 1e6))"
    }
    return
      "Color(\(isP3 ? ".displayP3" : ".sRGB"), \(names.joined(separator: ", ")), opacity: \(number(color.alpha)))"
  }

  private static func number(_ value: Double) -> String {
    value == 0 ? "0" : JSONText.number(value)
  }
}
