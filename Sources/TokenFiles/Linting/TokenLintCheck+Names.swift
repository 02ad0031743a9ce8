// Names and paths.
extension TokenLintCheck {
  mutating func checkName(_ token: Token) {
    if let spelling = rules.spelling,
      let name = token.names.first(where: { $0 != "$root" && !spelling.allows($0) })
    {
      report(.naming, token, "“\(shown(name))” is not in \(spelling.rawValue).")
    }
    if !rules.paths.isEmpty, !rules.paths.contains(where: { $0.matches(token.names) }) {
      let patterns = rules.paths.prefix(4).map { shown($0.text) }.joined(separator: ", ")
      report(
        .naming, token,
        "The path matches none of \(patterns)\(rules.paths.count > 4 ? " and so on" : "").")
    }
  }
}

extension TokenLintRules.Spelling {
  /// Whether a name is spelled so; digits are part of a word.
  func allows(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return false }
    let mark: Unicode.Scalar? =
      switch self {
      case .kebab: "-"
      case .snake: "_"
      case .camel, .pascal: nil
      }
    var last: Unicode.Scalar = mark ?? first
    for scalar in scalars {
      let isUpper = scalar.properties.isUppercase
      if scalar == mark {
        guard last != mark else { return false }
      } else {
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil,
          mark == nil || !isUpper
        else { return false }
      }
      last = scalar
    }
    switch self {
    case .kebab, .snake: return last != mark
    case .camel: return !first.properties.isUppercase
    case .pascal: return first.properties.isUppercase || first.properties.numericType != nil
    }
  }
}
