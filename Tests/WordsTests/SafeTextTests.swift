import Testing

@testable import Words

@Suite("Safe text") struct SafeTextTests {
  @Test func cleanTextPassesUnchanged() throws {
    let labels = [
      "", "OK", "태그", "[ 확인 ]", "漢字 かな", "╭─╮ ▁▂▃", "Größe ₩12,000", "😀🚀", "العربية", "\u{E0B0}",
    ]
    for label in labels { #expect(passes(label), "\(label)") }
  }

  @Test func wellFormedSequencesPassUnchanged() {
    let labels = [
      "❤️", "👍🏽", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "1️⃣", "#️⃣", "🇰🇷🇺🇸", "☺︎", "🏽",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "नमस्ते", "क्\u{200D}ष", "می\u{200C}خواهم", "ᄒᆞᆫ", "น้ำ", "မြန်မာ", "가\u{301}",
    ]
    for label in labels { #expect(passes(label), "\(label)") }
  }

  @Test func controlsBecomePictures() {
    #expect(SafeText.label("\u{1B}[0;30m\u{7}") == "␛[0;30m␇")
    #expect(SafeText.label("a\nb\tc\r\n\u{7F}\0") == "a␊b c␍␊␡␀")
    #expect(
      SafeText.label("\u{9B}2J\u{85}\u{2028}\u{2029}") == "\u{FFFD}2J\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func hiddenTextIsSeen() {
    #expect(SafeText.label("a\u{202E}b") == "a\u{FFFD}b")
    #expect(SafeText.label("O\u{200C}K\u{2060}") == "O\u{FFFD}K\u{FFFD}")
    #expect(SafeText.label("가\u{200B}나") == "가\u{FFFD}나")
    #expect(SafeText.label("x\u{FE0F}y\u{FE00}") == "x\u{FFFD}y\u{FFFD}")
    #expect(SafeText.label("\u{E0041}🏴\u{E0041}") == "\u{FFFD}🏴\u{FFFD}")
    #expect(
      SafeText.label("\u{3164}\u{FFA0}\u{115F}\u{1160}") == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(SafeText.label("👩\u{200D}") == "👩\u{FFFD}")
    #expect(SafeText.label("a🏽") == "a\u{FFFD}")
  }

  @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharactersAreReplaced(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(SafeText.label("a\(scalar)b") == "a\u{FFFD}b")
  }

  @Test func koreanIsComposed() {
    let decomposed = "\u{1112}\u{116A}\u{11A8}\u{110B}\u{1175}\u{11AB}"
    #expect(sanitizedScalars(decomposed) == Array("확인".unicodeScalars))
    #expect(sanitizedScalars("e\u{301}") == ["\u{E9}"])
  }

  @Test func strayJamoBecomeSyllables() {
    // Vowel, trailing consonant, and two leading consonants before a vowel: each two columns, with fillers.
    #expect(sanitizedScalars("\u{1161}") == ["\u{115F}", "\u{1161}"])
    #expect(sanitizedScalars("\u{11A8}") == ["\u{115F}", "\u{1160}", "\u{11A8}"])
    #expect(sanitizedScalars("\u{1100}\u{1100}\u{1161}") == ["\u{1100}", "\u{1160}", "\u{AC00}"])
    #expect(SafeText.label("\u{1100}\u{1100}\u{1161}").count == 2)
  }

  @Test func aMarkWithoutABaseIsDrawnOnADottedCircle() {
    #expect(sanitizedScalars("\u{338}") == ["\u{25CC}", "\u{338}"])
    #expect(sanitizedScalars("\u{301}a") == ["\u{25CC}", "\u{301}", "a"])
    #expect(sanitizedScalars("a\u{338}") == ["a", "\u{338}"])
  }

  @Test func clustersAreLimited() {
    let marks = "가" + String(repeating: "\u{301}", count: 300)
    #expect(sanitizedScalars(marks) == ["가"] + Array(repeating: "\u{301}", count: 8))
    let chain = Array(repeating: "👩", count: 40).joined(separator: "\u{200D}")
    let label = SafeText.label(chain)
    #expect(label.map(\.utf8.count) == [60, 3])
    #expect(Array(label.unicodeScalars.suffix(3)) == ["\u{200D}", "👩", "\u{FFFD}"])
    #expect(sanitizedScalars("漢\u{E33}") == ["漢", "\u{FFFD}"])
  }

  @Test func longLabelsEndInAnEllipsis() {
    let label = SafeText.label(String(repeating: "x", count: 100_000))
    #expect(label == String(repeating: "x", count: 4093) + "…")
    let exact = String(repeating: "x", count: 4096)
    #expect(SafeText.label(exact) == exact)
    let korean = SafeText.label(String(repeating: "가", count: 2000))
    #expect(korean == String(repeating: "가", count: 1364) + "…")
    // More is read than a label holds, yet not without end.
    let marked = "a" + String(repeating: "\u{338}", count: 1_000_000) + "b"
    #expect(SafeText.label(marked) == "a" + String(repeating: "\u{338}", count: 8) + "…")
  }

  @Test func invalidUTF8IsReplaced() {
    #expect(SafeText.label(utf8: [0x61, 0xED, 0xA0, 0x80]) == "a\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(SafeText.label(utf8: [0x9B, 0x32, 0x4A]) == "\u{FFFD}2J")
    #expect(SafeText.label(utf8: sequence(first: 0x78, next: { $0 })).utf8.count == 4096)
  }

  private func passes(_ label: String) -> Bool {
    sanitizedScalars(label) == Array(label.unicodeScalars)
  }

  private func sanitizedScalars(_ label: String) -> [Unicode.Scalar] {
    Array(SafeText.label(label).unicodeScalars)
  }
}
