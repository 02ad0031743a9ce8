import GSDesign

/// A key and what it does, as the status line and the help say it.
package struct StatusItem: Hashable, Sendable {
  /// The place of its first command in the table of the context.
  package var index: Int
  package var keys: String
  package var what: String
  /// Whether it is shown however narrow the screen is.
  package var isLast: Bool
}

extension GalleryProgram {
  /// The commands that work now and have a place in the status line; neighbours of one meaning are one item.
  package func statusItems(_ model: GalleryModel) -> [StatusItem] {
    items(model) { $0.isInStatus }
  }

  /// Every command that works now.
  package func helpLines(_ model: GalleryModel) -> [StatusItem] {
    var below = model
    below.showsHelp = false
    return items(below, allKeys: true) { _ in true }
  }

  private func items(
    _ model: GalleryModel, allKeys: Bool = false, where isShown: (CommandEntry) -> Bool
  ) -> [StatusItem] {
    let context = context(model)
    var items: [StatusItem] = []
    var lastWhat: Phrase?
    for (index, entry) in CommandTable.entries(in: context).enumerated() {
      guard isShown(entry), isAvailable(entry.command, model) else { continue }
      let keys = allKeys ? entry.keys : Array(entry.keys.prefix(1))
      let what = what(of: entry, model)
      let names = keys.map { keyName($0) }.joined(separator: " ")
      if lastWhat == what, let last = items.indices.last {
        items[last].keys += allKeys ? " " + names : names
      } else {
        items.append(
          StatusItem(
            index: index, keys: names, what: what[options.language],
            isLast: isLast(entry.command)))
      }
      lastWhat = what
    }
    if context == .interact, let first = items.indices.first {
      items[first].keys += " esc esc"
    }
    return items
  }

  /// What a command would do now.
  private func what(of entry: CommandEntry, _ model: GalleryModel) -> Phrase {
    guard case .matrix(let command) = entry.command else { return entry.what }
    return what(of: command, model) ?? entry.what
  }

  private func isLast(_ command: Command) -> Bool {
    [.basic(.help), .basic(.quit), .basic(.leaveInteract)].contains(command)
  }

  /// A key as a person reads it.
  func keyName(_ press: KeyPress) -> String {
    var name =
      switch press.key {
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
    if press.modifiers.contains(.shift) { name = "shift-" + name }
    if press.modifiers.contains(.alt) { name = "alt-" + name }
    if press.modifiers.contains(.control) { name = "ctrl-" + name }
    return name
  }
}
