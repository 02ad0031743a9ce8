import GSDesign

/// The keys that a component understands, asked of its key map.
extension GalleryView {
  var keyLines: [Element] {
    guard specimen.isInteractive else { return wrapped(say(.looksOnly)) }
    var table: [(what: Phrase, keys: [String])] = []
    for press in Self.asked {
      guard let intent = specimen.keyMap.intent(for: press) else { continue }
      let what = Self.name(of: intent)
      let key = press == Self.letter ? say(.anyLetter) : program.keyName(press)
      if let place = table.firstIndex(where: { $0.what == what }) {
        table[place].keys.append(key)
      } else {
        table.append((what, [key]))
      }
    }
    let columns = (table.map { width($0.keys.joined(separator: " ")) }.max() ?? 0) + 3
    return table.map {
      GSKeyLine(
        [GSKeyLine.Hint($0.keys.joined(separator: " "), say($0.what))], keyColumns: columns
      ).element
    }
  }

  private static let letter = KeyPress("a")

  private static let asked = [
    KeyPress(.enter), KeyPress(" "), KeyPress(.left), KeyPress(.right), KeyPress(.up),
    KeyPress(.down), KeyPress(.home), KeyPress(.end), KeyPress(.backspace), KeyPress(.delete),
    letter, KeyPress(.escape),
  ]

  private static func name(of intent: Intent) -> Phrase {
    switch intent {
    case .activate: .intentActivate
    case .remove: .intentRemove
    case .move: .intentMove
    case .first, .last: .ends
    case .insert: .intentInsert
    case .deleteBackward, .deleteForward: .erase
    case .cancel: .cancel
    case .focus, .blur, .hover, .pressDown, .pressUp: .intentPoint
    }
  }
}
