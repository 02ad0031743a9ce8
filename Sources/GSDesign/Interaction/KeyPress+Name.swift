extension KeyPress {
  /// The keys that have a name, as the gallery's help spells them or as keyboards do.
  package static let names: [(name: String, key: Key)] = [
    ("space", .character(" ")), ("enter", .enter), ("tab", .tab), ("esc", .escape),
    ("backspace", .backspace), ("del", .delete), ("ins", .insert), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("page-up", .pageUp),
    ("page-down", .pageDown),
  ]

  /// The symbols of some keys.
  private static let signs: [Character: Key] = [
    "⌫": .backspace, "↑": .up, "↓": .down, "←": .left, "→": .right,
  ]

  private static let prefixes: [(text: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  /// The key of a name; nil for an unknown name.
  package init?(named name: some StringProtocol) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let prefix = Self.prefixes.first(where: {
      rest.hasPrefix($0.text) && rest.count > $0.text.count
    }) {
      rest = rest.dropFirst(prefix.text.count)
      modifiers.insert(prefix.modifier)
    }
    guard let key = Self.key(String(rest)) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  /// The name that ``init(named:)`` reads as this key.
  package var spelling: String {
    let held = Self.prefixes.filter { modifiers.contains($0.modifier) }.map(\.text).joined()
    if let known = Self.names.first(where: { $0.key == key }) { return held + known.name }
    return switch key {
    case .character(let character): held + String(character)
    case .function(let number): held + "F\(number)"
    case .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      held
    }
  }

  private static func key(_ name: String) -> Key? {
    if let known = names.first(where: { $0.name == name }) { return known.key }
    if let character = name.first, name.count == 1 {
      guard !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { return nil }
      return signs[character] ?? .character(character)
    }
    guard name.hasPrefix("F"), let number = Int(name.dropFirst()), 1...35 ~= number,
      name == "F\(number)"
    else { return nil }
    return .function(number)
  }
}
