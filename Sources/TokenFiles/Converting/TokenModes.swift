/// The variants of a token that programs keep in `$extensions.mode`: light, dark, and both with more contrast.
enum TokenMode: String, CaseIterable {
  case light
  case dark
  case highContrast
  case darkHighContrast

  /// Whether a name of a mode is meant by it, however it is spelled.
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

  /// How the mode is written in `$extensions.mode`.
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

  /// The mode of a variant that is for all idioms and gamuts; nil for any other.
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

  /// The resolved values of a token by mode: its own, and those of `$extensions.mode`.
  static func values(of token: Token, in set: TokenSet) -> [(mode: TokenMode, value: JSONValue)] {
    var values: [TokenMode: JSONValue] = [:]
    for member in token.definition["$extensions"]?["mode"].map({ Array($0.children) }) ?? [] {
      guard let mode = TokenMode(name: member.name ?? ""), let value = value(member, in: set) else {
        continue
      }
      values[mode] = value
    }
    if let value = token.value { values[.light] = value }
    return allCases.compactMap { mode in values[mode].map { (mode, $0) } }
  }

  /// The value of a mode, with the token's in place of a reference.
  private static func value(_ node: JSONNode, in set: TokenSet) -> JSONValue? {
    guard let text = node.text, TokenReference.isMeant(text.utf8) else { return node.value }
    guard let reference = try? TokenReference.braces(text), case .path(let names) = reference else {
      return nil
    }
    return set[names.joined(separator: ".")]?.value
  }
}

extension TokenSet {
  /// The resolved value of a token in the dark, as `$extensions.mode` gives it; nil where it has one value for everything.
  public func darkValue(of token: Token) -> JSONValue? {
    guard token.definition["$extensions"] != nil else { return nil }
    return TokenMode.values(of: token, in: self).first { $0.mode == .dark }?.value
  }
}
