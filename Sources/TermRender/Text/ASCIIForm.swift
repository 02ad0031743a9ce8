/// How a glyph is shown by a terminal that takes nothing but ASCII: in as many columns, and never by a question mark.
enum ASCIIForm {
  /// One character for each column, or two.
  static func of(_ scalar: Unicode.Scalar, columns: Int) -> [UInt8] {
    if scalar.isASCII { return [UInt8(truncatingIfNeeded: scalar.value)] }
    if columns == 2 { return syllable(scalar) ?? [stranger, stranger] }
    return [symbol(scalar) ?? letter(scalar) ?? stranger]
  }

  /// Replaces a character without a similar one.
  private static let stranger = UInt8(ascii: "*")

  private static func symbol(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x2039, 0xAB, 0x2190, 0x25C0, 0x25C2, 0x25C4: UInt8(ascii: "<")
    case 0x203A, 0xBB, 0x2192, 0x25B6, 0x25B8, 0x25BA: UInt8(ascii: ">")
    case 0x2191, 0x25B2, 0x25B4: UInt8(ascii: "^")
    case 0x2193, 0x25BC, 0x25BE, 0x2713, 0x2714: UInt8(ascii: "v")
    case 0x25CB, 0x25E6, 0xB0: UInt8(ascii: "o")
    case 0xB7: UInt8(ascii: ".")
    case 0x2026: UInt8(ascii: "~")
    case 0xD7, 0x2715, 0x2717, 0x2718: UInt8(ascii: "x")
    case 0x2010...0x2015, 0x2212, 0x2500, 0x2501: UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2588...0x2590, 0x2595: UInt8(ascii: "|")
    case 0x2504...0x257F: UInt8(ascii: "+")
    case 0x2580...0x2587, 0x2591...0x259F: UInt8(ascii: "#")
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0xA0, 0x2002...0x200A: UInt8(ascii: " ")
    case 0x26A0: UInt8(ascii: "!")
    default: nil
    }
  }

  /// Latin letters without their marks (U+00C0…00FF).
  private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
    guard (0xC0...0xFF).contains(scalar.value) else { return nil }
    let letters = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)
    return letters[Int(scalar.value) - 0xC0]
  }

  /// The first two letters of a syllable of Hangul (Revised Romanization of Korean, 2000).
  private static func syllable(_ scalar: Unicode.Scalar) -> [UInt8]? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = Int(scalar.value) - 0xAC00
    let first = Array("gkndtrmbpss jjcktph".utf8)[index / 588]
    let vowels = ["a", "ae", "ya", "ya", "eo", "e", "ye", "ye", "o", "wa", "wa", "oe", "yo"]
    let more = ["u", "wo", "we", "wi", "yu", "eu", "ui", "i"]
    let vowel = Array((vowels + more)[index % 588 / 28].utf8)
    if first != UInt8(ascii: " ") { return [first, vowel[0]] }
    if vowel.count > 1 { return vowel }
    let last = Array(" kkknnntlkmlllplmppttnttktph".utf8)[index % 28]
    return vowel + [last]
  }
}
