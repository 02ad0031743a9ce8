import GSDesign
import GalleryKit

extension Phrase {
  /// A text of the four systems' specimens, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .fourSystems)
  }
}

extension Impossible {
  /// A combination that no state has, with a reason that the module's language files translate.
  init(localized reason: Message, when holds: @escaping @Sendable (Payload) -> Bool) {
    self.init(Phrase(reason, context: nil, in: .fourSystems), when: holds)
  }
}

extension MessageTable {
  /// The languages of the specimens' texts: a line for each file.
  static let fourSystems = MessageTable([(.korean, { .korean })])
}
