import GSDesign
import GalleryKit

/// The keys that the key map of a specimen understands, and whether any of its states has a use for them.
struct SpecimenKeys {
  struct Entry: Hashable {
    let key: String
    let intent: String
    let isAnswered: Bool
  }

  let entries: [Entry]

  /// The keys a map may understand; one letter stands for all that type.
  private static let keys: [(name: String, press: KeyPress)] = [
    ("enter", KeyPress(.enter)), ("space", KeyPress(" ")), ("left", KeyPress(.left)),
    ("right", KeyPress(.right)), ("up", KeyPress(.up)), ("down", KeyPress(.down)),
    ("home", KeyPress(.home)), ("end", KeyPress(.end)), ("backspace", KeyPress(.backspace)),
    ("del", KeyPress(.delete)), ("esc", KeyPress(.escape)), ("letter", KeyPress("a")),
  ]

  init(_ specimen: Specimen) {
    guard specimen.isInteractive else {
      entries = []
      return
    }
    let states = Array(StateSpace(of: specimen, tiers: [.design]))
    entries = Self.keys.compactMap { name, press in
      guard let intent = specimen.keyMap.intent(for: press), let word = Self.name(of: intent)
      else { return nil }
      let isAnswered = states.contains { state in
        var state = state
        _ = state.handle(.focus)
        return state.handle(intent) != .ignored
      }
      return Entry(key: name, intent: word, isAnswered: isAnswered)
    }
  }

  /// What a person means by a key; nil for what only a pointer or a host says.
  private static func name(of intent: Intent) -> String? {
    switch intent {
    case .activate: "activate"
    case .remove: "remove"
    case .move(.left): "move-left"
    case .move(.right): "move-right"
    case .move(.up): "move-up"
    case .move(.down): "move-down"
    case .first: "first"
    case .last: "last"
    case .insert: "insert"
    case .deleteBackward: "delete-backward"
    case .deleteForward: "delete-forward"
    case .cancel: "cancel"
    case .focus, .blur, .hover, .pressDown, .pressUp: nil
    }
  }
}
