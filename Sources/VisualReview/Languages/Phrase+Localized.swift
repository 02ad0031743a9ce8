import GSDesign
import GalleryKit

extension Phrase {
  /// A text of the review, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .review)
  }
}

extension MessageTable {
  /// The languages of the review's texts: a line for each file.
  static let review = MessageTable([(.korean, { .korean })])
}
