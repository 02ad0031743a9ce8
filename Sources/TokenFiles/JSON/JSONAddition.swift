/// The notations that a reader takes.
package enum JSONSyntax: Hashable, Sendable {
  /// RFC 8259 alone.
  case json
  /// JSON5 as well: comments, trailing commas, names without quotation marks, and other forms of strings and numbers.
  case json5
}

/// What JSON5 1.0.0 (json5.org) has and JSON (RFC 8259) has not.
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

extension TokenFile {
  /// The ends of the names of token files.
  package static let suffixes = [".json", ".jsonc", ".json5", ".tokens"]

  /// Findings for a text that is JSON5.
  ///
  /// One says where JSON ends and what follows it, another where a number is not finite.
  ///
  /// - Parameter isStrict: whether the file has to be JSON (DTCG Format 2025.10, section 4), whatever its name says.
  func syntaxFindings(isStrict: Bool) -> [TokenFinding] {
    guard let document else { return [] }
    let announced = isStrict ? [] : JSONAddition.announced(by: name)
    let others = document.additions.filter {
      $0.addition != .notFinite && !announced.contains($0.addition)
    }
    var findings: [TokenFinding] = []
    if let first = others.map(\.offset).min() {
      let names = others.map(\.addition.words)
      let list = names.dropLast().joined(separator: ", ")
      let all = (list.isEmpty ? "" : list + " and ") + (names.last ?? "")
      let place = document.location(ofOffset: first)
      findings.append(
        TokenFinding(
          isStrict ? .json : .jsonAddition, "", file: name, line: place.line, column: place.column,
          "This is JSON5, not JSON: the file has \(all), which other programs may refuse.",
          mend: isStrict ? "Write it without them." : "Write it without them, or name it .json5."))
    }
    if let infinite = document.additions.first(where: { $0.addition == .notFinite }) {
      let place = document.location(ofOffset: infinite.offset)
      findings.append(
        TokenFinding(
          .json, "", file: name, line: place.line, column: place.column,
          "A token has a finite number: Infinity and NaN are read as null.",
          mend: "Write a number."))
    }
    return findings
  }
}
