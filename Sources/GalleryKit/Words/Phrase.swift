public import GSDesign

/// A sentence or a name in English, and in other languages it is translated into.
///
/// ```swift
/// Phrase("Save")
/// Phrase("Save", korean: "저장")
/// Phrase("Save", [.korean: "저장", german: "Speichern"])
/// ```
///
/// A language without a translation falls back to a less specific one, such as `pt` for `pt-BR`, and finally to
/// English.
public struct Phrase: Codable, Hashable, Sendable {
  /// The English text.
  public let english: String
  /// The Korean text; the English text without a translation.
  public let korean: String
  /// Translations into languages other than English and Korean.
  private let others: [Language: String]

  /// - Parameters:
  ///   - english: the English text.
  ///   - korean: the Korean text; if left out, Korean shows the English text too.
  public init(_ english: String, korean: String? = nil) {
    self.english = english
    self.korean = korean ?? english
    others = [:]
  }

  private enum CodingKeys: String, CodingKey {
    case english = "en"
    case korean = "ko"
  }

  /// Decodes a phrase in English and Korean.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try members.decode(String.self, forKey: .english),
      korean: try members.decode(String.self, forKey: .korean))
  }

  /// Encodes the texts in English and Korean; other translations are left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(english, forKey: .english)
    try members.encode(korean, forKey: .korean)
  }

  /// - Parameters:
  ///   - english: the text for English, and for every language without a translation.
  ///   - translations: the texts in other languages; one in English is ignored.
  public init(_ english: String, _ translations: [Language: String]) {
    self.english = english
    korean = translations[.korean] ?? english
    others = translations.filter { $0.key != .english && $0.key != .korean }
  }

  /// The text in a language, or in the nearest language that has a text.
  public subscript(language: Language) -> String {
    if language == .english { return english }
    if language == .korean { return korean }
    for near in language.lookup {
      if near == .english { return english }
      if near == .korean { return korean }
      if let words = others[near] { return words }
    }
    return english
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// The English alone.
  public init(stringLiteral english: String) { self.init(english) }
}

/// The name under which a gallery is run, as its usage, its messages and its commands to copy spell it.
///
/// Each package that makes a gallery gives it a name of its own.
package enum ProgramName {
  /// The name that holds for the command being run.
  @TaskLocal package static var current = "gs-gallery"

  /// Whether a shell can run a program of this name: letters, digits, `-`, `_` and `.`, without a leading `-`.
  package static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
