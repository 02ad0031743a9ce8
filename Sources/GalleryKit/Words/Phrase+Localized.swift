import GSDesign

extension Phrase {
  /// A text of the catalogue and the chrome, translated by the module's language files.
  init(localized message: Message, context: String? = nil) {
    self.init(message, context: context, in: .kit)
  }
}

extension MessageTable {
  /// The languages of the texts of the catalogue and the chrome: a line for each file.
  static let kit = MessageTable([(.korean, { .korean })])

  /// The languages of the names of components, variants, axes and values.
  static let names = MessageTable([(.korean, { .koreanNames })])
}
