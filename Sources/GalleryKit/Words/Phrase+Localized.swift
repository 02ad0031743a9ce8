import GSDesign

extension Phrase {
  /// A text of the gallery, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .gallery)
  }
}

extension MessageTable {
  /// The languages of the gallery's texts: a line for each file.
  static let gallery = MessageTable([(.korean, { .korean })])

  /// The languages of the names of components, variants, axes and values.
  static let names = MessageTable([(.korean, { .koreanNames })])
}
