/// The same label in the languages that samples come in.
public struct SampleLabel: Hashable, Sendable {
  public let english: String
  public let korean: String

  public init(_ english: String, _ korean: String) {
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
