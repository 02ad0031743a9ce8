/// A Korean particle that depends on the sound before it: `을(를)`, `은(는)`, `이(가)`, `와(과)`, `(으)로`.
///
/// Translations write it in both forms behind a value; the form that fits is chosen when the value is known.
enum KoreanParticle {
  /// The end of a word as it is read aloud.
  enum Ending: Hashable {
    case vowel
    /// ㄹ, which takes `로` as a vowel does.
    case rieul
    case consonant
  }

  /// The particle in both forms, the one behind a consonant, and the one behind a vowel.
  private static let all: [(both: String, consonant: String, vowel: String)] = [
    ("을(를)", "을", "를"), ("은(는)", "은", "는"), ("이(가)", "이", "가"), ("와(과)", "과", "와"),
    ("과(와)", "과", "와"), ("(으)로", "으로", "로"),
  ]

  /// Marks that may come between a value and its particle.
  private static let closing: Set<Character> = ["”", "’", "\"", "'", ")", "`"]

  /// A text behind a value, with the form of its first particle that fits; unchanged if it begins with none, or if the reading
  /// of the value is unknown.
  static func chosen(in text: String, behind value: String) -> String {
    let marks = text.prefix { closing.contains($0) }
    let rest = text.dropFirst(marks.count)
    guard let particle = all.first(where: { rest.hasPrefix($0.both) }),
      let ending = ending(of: value)
    else { return text }
    let form =
      switch ending {
      case .vowel: particle.vowel
      case .rieul: particle.both == "(으)로" ? particle.vowel : particle.consonant
      case .consonant: particle.consonant
      }
    return String(marks) + form + String(rest.dropFirst(particle.both.count))
  }

  /// How a text ends in Korean; nil if that cannot be known, as for many foreign words.
  static func ending(of text: String) -> Ending? {
    let letters = Array(text.unicodeScalars.suffix(longest))
    guard let last = letters.lastIndex(where: { $0.properties.isAlphabetic || digit($0) != nil })
    else { return nil }
    let scalar = letters[last]
    if let digit = digit(scalar) { return digits[digit] }
    if (0xAC00...0xD7A3).contains(scalar.value) {
      return switch (scalar.value - 0xAC00) % 28 {
      case 0: .vowel
      case 8: .rieul
      case _: .consonant
      }
    }
    guard scalar.isASCII else { return nil }
    let before = letters[..<last].last
    // Capitals and letters of hexadecimal numbers are read one by one.
    let isSpelled =
      before.map { !$0.properties.isLowercase || !$0.isASCII } ?? true
      || scalar.properties.isUppercase
    return isSpelled ? spelled(scalar) : sounded(scalar, before, isFirst: last < 2)
  }

  /// Scalars that are looked at.
  private static let longest = 8

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    (0x30...0x39).contains(scalar.value) ? Int(scalar.value - 0x30) : nil
  }

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; 십, 백, 천 and 만, which end in 0, end in a consonant as 영 does.
  private static let digits: [Ending] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  /// 엘, 알, 엠 and 엔; all other letters end in a vowel.
  private static func spelled(_ letter: Unicode.Scalar) -> Ending {
    switch letter {
    case "L", "R", "l", "r": .rieul
    case "M", "N", "m", "n": .consonant
    case _: .vowel
    }
  }

  /// A word as it is written in Korean: 틴트, 퍼플, 라인; nil if the spelling does not decide it.
  private static func sounded(
    _ last: Unicode.Scalar, _ before: Unicode.Scalar?, isFirst: Bool
  ) -> Ending? {
    let isAfterVowel = before.map { "aeiou".unicodeScalars.contains($0) } ?? true
    switch last {
    case "a", "i", "o", "u", "y", "w", "r", "s", "z", "f", "v", "x", "d", "h": return .vowel
    case "m", "n": return .consonant
    case "l": return .rieul
    case "e": return before == "e" ? .vowel : before == "l" && !isFirst ? .rieul : nil
    case "g": return before == "n" ? .consonant : nil
    case "t", "k", "p", "b", "c": return isAfterVowel || before == "c" ? nil : .vowel
    case _: return nil
    }
  }
}
