package import GSDesign

/// A command with its keys: the action, the keys in a context, and the description.
package struct KeyEntry<Action: Hashable & Sendable>: Hashable, Sendable {
  package let command: Action
  package let keys: [KeyPress]
  package let what: Phrase
  /// Whether the status line has room for it; help always has.
  let isInStatus: Bool

  package init(
    _ command: Action, _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true
  ) {
    self.command = command
    self.keys = keys
    self.what = what
    self.isInStatus = isInStatus
  }

  /// Whether it moves, erases or leaves: such commands are not listed by name.
  var isMotion: Bool {
    switch keys.first?.key {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace, .delete, .escape:
      true
    case .character, .enter, .tab, .insert, .function, nil: false
    }
  }
}

extension KeyEntry {
  /// The keys of settings, in the order of the settings; one without keys has no entry.
  ///
  /// - Parameter isInStatus: whether the status line shows the key to the next value; it never shows the key back.
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

/// Every command of a program, by where keys go: keys, status line, help and palette are read from it.
package struct CommandTable<Context: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  package typealias Entry = KeyEntry<Action>

  private let rows: @Sendable (Context) -> [Entry]
  private let typing: Set<Context>
  private let last: Set<Action>

  /// - Parameters:
  ///   - typing: where printable keys type.
  ///   - last: the commands that the status line shows on the narrowest screen.
  ///   - rows: the commands of a context, in the order the status line shows them.
  package init(
    typing: Set<Context> = [], last: Set<Action>, rows: @escaping @Sendable (Context) -> [Entry]
  ) {
    self.rows = rows
    self.typing = typing
    self.last = last
  }

  func entries(in context: Context) -> [Entry] { rows(context) }

  /// Whether printable keys type.
  package func typesText(_ context: Context) -> Bool { typing.contains(context) }

  /// The command of a key; where keys do not type, Hangul of the two-set keyboard counts as the letter on the same key.
  package func command(for press: KeyPress, in context: Context) -> Action? {
    let entries = rows(context)
    if let found = entries.first(where: { $0.keys.contains(press) }) { return found.command }
    guard !typesText(context), case .character(let character) = press.key,
      press.modifiers.isEmpty, let letter = latinLetter(of: character)
    else { return nil }
    return entries.first { $0.keys.contains(KeyPress(letter)) }?.command
  }

  /// The entry of a command in a context; nil if it does not apply.
  package func entry(of command: Action, in context: Context) -> Entry? {
    rows(context).first { $0.command == command }
  }

  /// The commands that can be asked for by name.
  package func named(in context: Context, where isAvailable: (Action) -> Bool) -> [Entry] {
    rows(context).filter { !$0.isMotion && isAvailable($0.command) }
  }

  /// Keys and their descriptions, in order; neighbours with the same description are merged.
  ///
  /// - Parameters:
  ///   - isHelp: whether to list all commands with all keys, instead of those of the status line with their first key.
  ///   - isAvailable: whether a command would have an effect now.
  ///   - what: the description of a command's effect now.
  ///   - id: the identifier of a command for the pointer; nil if it is not clickable.
  package func items(
    in context: Context, _ language: Language, isHelp: Bool = false,
    where isAvailable: (Action) -> Bool = { _ in true }, what: (Entry) -> Phrase = { $0.what },
    id: (Action) -> FocusID? = { _ in nil }
  ) -> [StatusItem] {
    var items: [StatusItem] = []
    var lastWhat: Phrase?
    for entry in rows(context) where (isHelp || entry.isInStatus) && isAvailable(entry.command) {
      let keys = isHelp ? entry.keys : [KeyPress](entry.keys.prefix(1))
      let what = what(entry)
      let names = keys.map(\.name).joined(by: " ")
      if lastWhat == what, let last = items.indices.last {
        items[last].keys += isHelp ? " " + names : names
      } else {
        items.append(
          StatusItem(
            keys: names, what: what[language], isLast: last.contains(entry.command),
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
