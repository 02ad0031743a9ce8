import GSDesign
import GalleryKit

extension Phrase {
  /// A text of the workbench, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .workbench)
  }
}

extension MessageTable {
  /// The languages of the texts of the workbench: a line for each file.
  static let workbench = MessageTable([(.korean, { .korean })])
}
