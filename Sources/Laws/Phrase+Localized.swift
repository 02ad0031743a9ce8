import GSDesign
import GalleryKit

extension Phrase {
  /// A text of laws and the audit, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .laws)
  }
}

extension MessageTable {
  /// The languages of the texts of laws and the audit: a line for each file.
  static let laws = MessageTable([(.korean, { .korean })])
}
