import GSDesign

/// The keys that a component has a use for.
extension PageView {
  var keyLines: [Element] {
    guard specimen.isInteractive else { return wrapped(say(.looksOnly)) }
    var table: [(what: Phrase, keys: [String])] = []
    for known in specimen.keys where known.isAnswered {
      let what = Self.name(of: known.intent)
      let key =
        known.press == Specimen.typedKey ? say(.anyLetter) : known.press.name
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

  static func name(of intent: Intent) -> Phrase {
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
