import GSDesign
import GalleryKit

extension Phrase {
  /// A text of the commands, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .tool)
  }
}

extension MessageTable {
  /// The languages of the commands' texts: a line for each file.
  static let tool = MessageTable([(.korean, { .korean })])
}
