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

  init(_ specimen: Specimen) {
    entries = specimen.keys.compactMap { key in
      guard let word = Self.name(of: key.intent) else { return nil }
      return Entry(key: Self.name(of: key.press), intent: word, isAnswered: key.isAnswered)
    }
  }

  /// A key as keyboards name it.
  private static func name(of press: KeyPress) -> String {
    guard press != Specimen.typedKey else { return "letter" }
    return KeyPress.names.first { $0.key == press.key }?.name ?? ""
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
