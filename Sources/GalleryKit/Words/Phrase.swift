public import GSDesign

/// A sentence or a name in the languages of the gallery.
///
/// ```swift
/// Phrase("Save")
/// Phrase("Save", korean: "저장")
/// ```
public struct Phrase: Hashable, Sendable {
  /// The words in English.
  public let english: String
  /// The words in Korean; the English where there is no translation.
  public let korean: String

  /// - Parameter korean: where it is left out, the English is shown in Korean too.
  public init(_ english: String, korean: String? = nil) {
    self.english = english
    self.korean = korean ?? english
  }

  /// The words in a language.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// The English alone.
  public init(stringLiteral english: String) { self.init(english) }
}
