extension ResolverDocument {
  /// The tokens for a choice, with those of the contexts that the choice leaves open as modes.
  ///
  /// Contexts are modes if one modifier is left open, and none of its contexts but the default one is the light
  /// appearance; several modifiers would need a mode for each combination.
  ///
  /// - Parameter inputs: contexts by the names of modifiers, in any case.
  /// - Returns: the tokens, and findings for the contexts and tokens that are left out.
  package func tokensWithContexts(
    choosing inputs: [String: String]
  ) -> (tokens: TokenSet, findings: [TokenFinding]) {
    var set = tokens(choosing: inputs)
    let chosen = Set(inputs.keys.map { $0.lowercased() })
    let open = modifiers.filter { modifier in
      modifier.contexts.count > 1 && !chosen.contains(modifier.name.lowercased())
    }
    guard open.count == 1, let modifier = open.first, let taken = modifier.defaultContext else {
      return (set, contextsLeftOut(choosing: inputs))
    }
    let others = modifier.contexts.filter { $0 != taken }
    let modes = others.map { TokenModes.Mode(name: $0) }
    guard Set(modes).count == modes.count, !modes.contains(where: { $0.appearance == .light })
    else {
      return (set, contextsLeftOut(choosing: inputs))
    }
    var findings: [TokenFinding] = []
    var seen = Set(set.findings)
    for name in others {
      let other = tokens(choosing: inputs.merging([modifier.name: name]) { $1 })
      findings += other.findings.filter { seen.insert($0).inserted }
      for token in other.tokens where set.index(of: token.path) == nil {
        findings.append(
          TokenFinding(
            .droppedToken, token.path, at: token.raw,
            "Not written: the token is in the context “\(shown(name))” alone."))
      }
      set.contexts.append((name, other))
    }
    return (set, findings)
  }
}
