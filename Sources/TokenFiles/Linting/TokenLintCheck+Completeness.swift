// Modes and references that are missing.
extension TokenLintCheck {
  mutating func checkModes(_ index: Int) {
    let has = Set(modes.values(of: index).values.map(\.mode))
    let missing = rules.modes.filter { name in
      let mode = TokenModes.Mode(name: name)
      return mode.appearance != .light && !has.contains(mode)
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "“\(shown($0))”" }.joined(separator: ", ")
    report(.missingMode, set.tokens[index], "No value for \(names).")
  }

  mutating func findUnused() {
    var used: Set<Int> = []
    for (index, token) in set.tokens.enumerated() {
      used.formUnion(token.references)
      used.formUnion(modes.targets(of: index))
    }
    for index in tokens(of: .unused) where !used.contains(index) {
      report(.unused, set.tokens[index], "No token refers to it.")
    }
  }
}
