/// The same words in English and in Korean, the languages that samples and spoken words come in.
public struct SampleLabel: Hashable, Sendable {
  /// The label in English.
  public let english: String
  /// The label in Korean.
  public let korean: String

  /// Makes a label from its English and its Korean words.
  public init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  /// The Korean label for Korean of any region, the English one for everything else.
  public subscript(language: Language) -> String {
    if language == .english { return english }
    return language.lookup.contains(.korean) ? korean : english
  }
}
