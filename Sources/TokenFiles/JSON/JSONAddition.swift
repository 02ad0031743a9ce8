/// The notations that a reader takes.
package enum JSONSyntax: Hashable, Sendable {
  /// RFC 8259 alone.
  case json
  /// JSON5 as well: comments, trailing commas, names without quotation marks, and other forms of strings and numbers.
  case json5
  /// YAML 1.2 in its core schema, with one document in a text.
  case yaml

  /// The syntax of a token file by its name: YAML for `.yaml` and `.yml`, else JSON5.
  package init(ofFile name: String) {
    let name = name.lowercased()
    self = Self.yamlSuffixes.contains { name.hasSuffix($0) } ? .yaml : .json5
  }

  /// The ends of the names of YAML files.
  package static let yamlSuffixes = [".yaml", ".yml"]

  /// The name in a sentence.
  package var words: String {
    switch self {
    case .json, .json5: "JSON"
    case .yaml: "YAML"
    }
  }
}

/// A feature that JSON5 1.0.0 (json5.org) adds to JSON (RFC 8259).
enum JSONAddition: Int, CaseIterable, Sendable {
  case comment
  case trailingComma
  case singleQuotes
  case plainName
  /// Hexadecimal digits, a leading or trailing point, or a plus sign.
  case number
  /// An escape of JSON5, a continued line, or a control character.
  case escape
  case blank
  /// `Infinity` and `NaN`, which are read as `null`.
  case notFinite

  /// The plural, in a sentence.
  var words: String {
    switch self {
    case .comment: "comments"
    case .trailingComma: "trailing commas"
    case .singleQuotes: "single quotation marks"
    case .plainName: "names without quotation marks"
    case .number: "other forms of numbers"
    case .escape: "other escapes in strings"
    case .blank: "other blanks"
    case .notFinite: "Infinity or NaN"
    }
  }

  /// The additions that files with a name announce: those of `.json5` all, those of `.jsonc` two.
  static func announced(by name: String) -> Set<JSONAddition> {
    let name = name.lowercased()
    if name.hasSuffix(".json5") { return Set(allCases).subtracting([.notFinite]) }
    return name.hasSuffix(".jsonc") ? [.comment, .trailingComma] : []
  }

  /// The first place of an addition in a text.
  struct First: Sendable {
    let addition: JSONAddition
    let offset: Int
  }
}
