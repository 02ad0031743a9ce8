public import GSDesign

/// A sentence or a name in both languages of the gallery.
public struct Phrase: Hashable, Sendable {
  public let english: String
  public let korean: String

  public init(_ english: String, korean: String) {
    self.english = english
    self.korean = korean
  }

  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
