import GSDesign

/// An English text of the interface, with values in it; its own key in the files of other languages.
///
/// A value is numbered in the key by its place. A number before a noun takes the form of the noun:
///
/// ```swift
/// let message: Message = "\(count, "colour") changed: \(names)"
/// message.english  // 1 colour changed: accent
/// message.key      // %1 colours changed: %2
/// ```
package struct Message: ExpressibleByStringInterpolation, Sendable {
  /// A value within a message.
  enum Argument: Equatable, Sendable {
    /// A text that is the same in every language.
    case text(String)
    /// A number as written; `isOne` selects the form of the noun behind it.
    case count(String, isOne: Bool)
    case phrase(Phrase)
  }

  /// The text in English, with the values in place.
  let english: String
  /// The text in English, with `%1`, `%2` … in place of the values.
  let key: String
  let arguments: [Argument]

  package init(stringLiteral english: String) {
    self.english = english
    key = english
    arguments = []
  }

  package init(stringInterpolation interpolation: StringInterpolation) {
    english = interpolation.english
    key = interpolation.key
    arguments = interpolation.arguments
  }

  /// The pieces of a message, from left to right.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var english = ""
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      english += literal
      key += literal
    }

    /// A text that needs no translation.
    package mutating func appendInterpolation(_ text: String) {
      append(.text(text), text)
    }

    /// A value by its description, which needs no translation.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description), value.description)
    }

    /// A text with translations of its own.
    package mutating func appendInterpolation(_ phrase: Phrase) {
      append(.phrase(phrase), phrase.english)
    }

    package mutating func appendInterpolation(_ number: Int) {
      append(.count("\(number)", isOne: number == 1), "\(number)")
    }

    /// A number and its noun; the plural is the noun with an `s` unless it is given.
    package mutating func appendInterpolation(_ number: Int, _ one: String, _ many: String? = nil) {
      appendInterpolation("\(number)", one, many, isOne: number == 1)
    }

    /// A number written in another way than in digits alone, and its noun.
    package mutating func appendInterpolation(
      _ number: String, _ one: String, _ many: String? = nil, isOne: Bool
    ) {
      let plural = many ?? one + "s"
      append(.count(number, isOne: isOne), number)
      english += " " + (isOne ? one : plural)
      key += " " + plural
    }

    private mutating func append(_ argument: Argument, _ text: String) {
      arguments.append(argument)
      english += text
      key += "%\(arguments.count)"
    }
  }
}

extension Message.Argument {
  /// The value in a language.
  func text(in language: Language) -> String {
    switch self {
    case .text(let text), .count(let text, isOne: _): text
    case .phrase(let phrase): phrase[language]
    }
  }

  /// Whether a noun behind the value is in its singular form.
  var isOne: Bool {
    switch self {
    case .count(_, let isOne): isOne
    case .text, .phrase: false
    }
  }
}
