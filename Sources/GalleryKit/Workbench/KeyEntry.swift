package import GSDesign

/// One line of a table of keys: what a program does, under which keys and in which words.
package struct KeyEntry<Action: Hashable & Sendable>: Hashable, Sendable {
  package let command: Action
  package let keys: [KeyPress]
  package let what: Phrase
  /// Whether the status line has room for it; help always has.
  package let isInStatus: Bool

  package init(
    _ command: Action, _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true
  ) {
    self.command = command
    self.keys = keys
    self.what = what
    self.isInStatus = isInStatus
  }
}

extension KeyEntry {
  /// The keys of settings, in the order of the settings; one without keys has no entry.
  ///
  /// - Parameter isInStatus: whether the status line has room for the key to the next value; for the key back it has none.
  package static func turning(
    _ settings: [Setting], isInStatus: (Setting) -> Bool, _ command: (SettingTurn) -> Action
  ) -> [KeyEntry] {
    settings.flatMap { setting -> [KeyEntry] in
      guard let keys = setting.keys else { return [] }
      let next = KeyEntry(
        command(SettingTurn(setting)), [keys.next], keys.name, isInStatus: isInStatus(setting))
      guard let previous = keys.previous else { return [next] }
      let back = command(SettingTurn(setting, -1))
      return [next, KeyEntry(back, [previous], keys.previousName, isInStatus: false)]
    }
  }
}

extension Array {
  /// The command of a key; where keys do not type, Hangul of the two-set keyboard counts as the letter on the same key.
  package func command<Action>(for press: KeyPress, typesText: Bool) -> Action?
  where Element == KeyEntry<Action> {
    if let found = first(where: { $0.keys.contains(press) }) { return found.command }
    guard !typesText, case .character(let character) = press.key, press.modifiers.isEmpty,
      let letter = latinLetter(of: character)
    else { return nil }
    return first { $0.keys.contains(KeyPress(letter)) }?.command
  }

  /// Keys and what they do, in order; neighbours of one meaning are one item.
  ///
  /// - Parameters:
  ///   - allKeys: whether every key is named, or the first alone.
  ///   - isShown: which entries there are.
  ///   - what: what a command would do now.
  ///   - isLast: which are shown however narrow the screen is.
  ///   - id: the name under which a command can be pointed at; nil where it cannot.
  package func items<Action>(
    _ language: Language, allKeys: Bool = false, where isShown: (KeyEntry<Action>) -> Bool,
    what: (KeyEntry<Action>) -> Phrase = { $0.what }, isLast: (Action) -> Bool,
    id: (Action) -> FocusID? = { _ in nil }
  ) -> [StatusItem] where Element == KeyEntry<Action> {
    var items: [StatusItem] = []
    var lastWhat: Phrase?
    for entry in self where isShown(entry) {
      let keys = allKeys ? entry.keys : [KeyPress](entry.keys.prefix(1))
      let what = what(entry)
      let names = keys.map(\.name).joined(separator: " ")
      if lastWhat == what, let last = items.indices.last {
        items[last].keys += allKeys ? " " + names : names
      } else {
        items.append(
          StatusItem(
            keys: names, what: what[language], isLast: isLast(entry.command),
            id: id(entry.command)))
      }
      lastWhat = what
    }
    return items
  }
}

extension KeyPress {
  /// The key as a person reads it.
  package var name: String {
    var name =
      switch key {
      case .character(" "): "space"
      case .character(let character): String(character)
      case .enter: "enter"
      case .tab: "tab"
      case .escape: "esc"
      case .backspace: "⌫"
      case .delete: "del"
      case .insert: "ins"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "home"
      case .end: "end"
      case .pageUp: "page up"
      case .pageDown: "page down"
      case .function(let number): "F\(number)"
      }
    if modifiers.contains(.shift) { name = "shift-" + name }
    if modifiers.contains(.alt) { name = "alt-" + name }
    if modifiers.contains(.control) { name = "ctrl-" + name }
    return name
  }
}

/// The letter on the key that types this jamo on the two-set Hangul keyboard (KS X 5002), so that commands work while
/// the Korean input method is on.
private func latinLetter(of character: Character) -> Character? {
  let jamo = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")
  let letters = Array("qwertyuiopasdfghjklzxcvbnmQWERTOP")
  return jamo.firstIndex(of: character).map { letters[$0] }
}
