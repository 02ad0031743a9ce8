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
  private let translation: Translation

  private enum Translation: Equatable, Sendable {
    /// English in every language.
    case none
    /// The texts of the phrase's own languages.
    indirect case own([Language: String])
    /// The English text is the key of the translations.
    case key(in: MessageTable)
    indirect case message(key: String, values: [Message.Argument], in: MessageTable)
    indirect case joined([Phrase], separator: String)
    indirect case titled(Phrase)
  }

  private init(_ english: String, _ translation: Translation) {
    self.english = english
    self.translation = translation
  }

  /// - Parameters:
  ///   - english: the English text.
  ///   - korean: the Korean text; if left out, Korean shows the English text too.
  public init(_ english: String, korean: String? = nil) {
    self.english = english
    translation = korean.flatMap { $0 == english ? nil : .own([.korean: $0]) } ?? .none
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
    let others = translations.filter { $0.key != .english }
    translation = others.values.allSatisfy { $0 == english } ? .none : .own(others)
  }

  /// A text of the program, translated by the files of the module it belongs to.
  ///
  /// - Parameters:
  ///   - message: the text in English.
  ///   - context: distinguishes messages with one English text and several meanings.
  ///   - table: the translations of the module.
  package init(_ message: Message, context: String?, in table: MessageTable) {
    if message.arguments.isEmpty, context == nil {
      self.init(message.english, .key(in: table))
    } else {
      let key = context.map { message.key + "|" + $0 } ?? message.key
      self.init(message.english, .message(key: key, values: message.arguments, in: table))
    }
  }

  /// A text of the program that is put together while it runs.
  init(key english: String, in table: MessageTable) {
    self.init(english, .key(in: table))
  }

  /// Phrases one after another, each in the language asked for.
  package static func joined(_ phrases: [Phrase], separator: String = " ") -> Phrase {
    Phrase(phrases.map(\.english).joined(by: separator), .joined(phrases, separator: separator))
  }

  /// The phrase as the label of a row, with a capital; Korean has none.
  package var titled: Phrase { Phrase(english.capitalizedFirst, .titled(self)) }

  /// The Korean text; the English text without a translation.
  public var korean: String { self[.korean] }

  /// The text in a language, or in the nearest language that has a text.
  public subscript(language: Language) -> String {
    if language == .english { return english }
    switch translation {
    case .none: return english
    case .own(let texts): return nearest(language) { texts[$0] }
    case .key(let table): return nearest(language) { table.text(english, in: $0) }
    case .message(let key, let values, let table):
      return nearest(language) { near in
        guard let text = table.text(key, in: near) else { return nil }
        return values.isEmpty ? text : Pattern(text).filled(with: values, in: language)
      }
    case .joined(let phrases, let separator):
      return phrases.map { $0[language] }.joined(by: separator)
    case .titled(let phrase):
      let text = phrase[language]
      return language.lookup.contains(.korean) ? text : text.capitalizedFirst
    }
  }

  /// Whether both read the same in English, Korean and each language of their own, wherever the texts come from.
  public static func == (one: Phrase, other: Phrase) -> Bool {
    guard one.english == other.english else { return false }
    return one.translation == other.translation
      || one.languages.union(other.languages).allSatisfy { one[$0] == other[$0] }
  }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(english)
  }

  private var languages: Set<Language> {
    switch translation {
    case .own(let texts): Set(texts.keys).union([.korean])
    case .none, .key, .message, .joined, .titled: [.korean]
    }
  }

  /// The text of the first language that has one: the language itself, then ever more general ones.
  private func nearest(_ language: Language, _ text: (Language) -> String?) -> String {
    if let own = text(language) { return own }
    for near in language.lookup.dropFirst() {
      if near == .english { return english }
      if let text = text(near) { return text }
    }
    return english
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// The English alone.
  public init(stringLiteral english: String) { self.init(english) }
}

extension String {
  /// The rest becomes a string first: appending a substring makes the runtime search every conformance of the program.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
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
