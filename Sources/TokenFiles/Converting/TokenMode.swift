/// The variants of a token in `$extensions.mode`: light, dark, and both with more contrast.
enum TokenMode: String, CaseIterable {
  case light
  case dark
  case highContrast
  case darkHighContrast

  /// Matches the name of a mode in any spelling.
  init?(name: String) {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard let mode = Self.names[plain] else { return nil }
    self = mode
  }

  private static let names: [String: TokenMode] = [
    "light": .light, "any": .light, "default": .light, "dark": .dark,
    "lightax": .highContrast, "highcontrast": .highContrast, "lighthighcontrast": .highContrast,
    "lightincreasedcontrast": .highContrast,
    "darkax": .darkHighContrast, "darkhighcontrast": .darkHighContrast,
    "highcontrastdark": .darkHighContrast, "darkincreasedcontrast": .darkHighContrast,
  ]

  /// The name of the mode in `$extensions.mode`.
  var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .highContrast: "light-high-contrast"
    case .darkHighContrast: "dark-high-contrast"
    }
  }

  /// The appearances of a catalogue's colour.
  var traits: [ColorSet.Trait] {
    let dark = ColorSet.Trait(name: "luminosity", value: "dark")
    let high = ColorSet.Trait(name: "contrast", value: "high")
    return switch self {
    case .light: []
    case .dark: [dark]
    case .highContrast: [high]
    case .darkHighContrast: [dark, high]
    }
  }

  /// The mode of a variant for all idioms and gamuts; nil for any other.
  init?(_ variant: ColorSet.Variant) {
    guard variant.idiom == "universal" else { return nil }
    var isDark = false
    var isHigh = false
    for trait in variant.traits {
      switch (trait.name, trait.value) {
      case ("luminosity", "dark"): isDark = true
      case ("contrast", "high"): isHigh = true
      case _: return nil
      }
    }
    self = isDark ? (isHigh ? .darkHighContrast : .dark) : (isHigh ? .highContrast : .light)
  }

  /// The token that a reference names; nil if it is missing.
  static func target(of reference: String, in set: TokenSet) -> Token? {
    guard let reference = try? TokenReference.braces(reference), case .path(let names) = reference
    else { return nil }
    return set[names.joined(separator: ".")]
  }

  /// The value of a token for the mode, in the file; the last one of several.
  func node(of token: Token) -> JSONNode? {
    guard let modes = token.definition["$extensions"]?["mode"] else { return nil }
    var found: JSONNode?
    for member in modes.children where TokenMode(name: member.name ?? "") == self { found = member }
    return found
  }
}

extension TokenSet {
  /// The resolved dark value of a token in `$extensions.mode`: its own, or that of a token it refers to. Nil if one
  /// value applies to all modes.
  public func darkValue(of token: Token) -> JSONValue? {
    guard let source = darkSource(of: token) else { return nil }
    return source.node?.value ?? source.token.value
  }

  /// The tokens from this one to the one with its value, inclusive.
  public func lightChain(of token: Token) -> [Token] {
    [token] + chain(of: token).compactMap { self[$0] }
  }

  /// The tokens from this one to the one with its dark value, inclusive; the light chain if one value applies to all
  /// modes.
  public func darkChain(of token: Token) -> [Token] {
    darkSource(of: token)?.chain ?? lightChain(of: token)
  }

  /// The origin of the dark value: in the token's own mode or in that of a token it refers to.
  func darkSource(
    of token: Token
  ) -> (token: Token, node: JSONNode?, chain: [Token])? {
    var chain = [token]
    var isDark = false
    // The limit also ends a circle of references.
    while chain.count <= Self.darkestDepth, let last = chain.last {
      if let node = TokenMode.dark.node(of: last) {
        isDark = true
        guard let text = node.text, TokenReference.isMeant(text.utf8) else {
          return (last, node, chain)
        }
        guard let target = TokenMode.target(of: text, in: self) else { return nil }
        chain.append(target)
      } else if let index = last.target {
        chain.append(tokens[index])
      } else {
        return isDark ? (last, nil, chain) : nil
      }
    }
    return nil
  }

  private static let darkestDepth = 64
}
