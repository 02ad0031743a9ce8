package import GSDesign

/// The translations of a module's messages into each language.
package final class MessageTable: Equatable, Sendable {
  private let languages: [(language: Language, texts: @Sendable () -> Translations)]

  /// - Parameter languages: the texts of each language, read when first needed. A language may have several.
  package init(_ languages: [(language: Language, texts: @Sendable () -> Translations)]) {
    self.languages = languages
  }

  package static func == (one: MessageTable, other: MessageTable) -> Bool { one === other }

  /// The translation of a key into exactly this language; nil without one.
  func text(_ key: String, in language: Language) -> String? {
    for known in languages where known.language == language {
      if let text = known.texts()[key] { return text }
    }
    return nil
  }
}
