import GSDesign
import Testing

@testable import GalleryKit

@Suite("Translations") struct TranslationTests {
  private let table: MessageTable
  private let german: Language

  init() throws {
    german = try #require(Language("de"))
    table = MessageTable([
      (.korean, { @Sendable in .saved }), (.korean, { @Sendable in .undone }),
      (german, { @Sendable in .german }),
    ])
  }

  private func phrase(_ message: Message, context: String? = nil) -> Phrase {
    Phrase(message, context: context, in: table)
  }

  @Test func aTextWithoutValuesIsItsOwnKey() {
    #expect(phrase("Save")[.english] == "Save")
    #expect(phrase("Save")[.korean] == "저장")
    #expect(phrase("Undo").korean == "실행 취소")
    #expect(phrase("a\nb").korean == "가\n나")
  }

  @Test func theContextDistinguishesMeanings() {
    #expect(phrase("Save", context: "game")[.english] == "Save")
    #expect(phrase("Save", context: "game")[.korean] == "저장 파일")
    #expect(phrase("Save") != phrase("Save", context: "game"))
  }

  @Test func valuesTakeTheirPlacesInEachLanguage() {
    let names = "accent"
    let message: Message = "\(3, "colour") changed: \(names)"
    #expect(message.english == "3 colours changed: accent")
    #expect(message.key == "%1 colours changed: %2")
    let nested = phrase("\(phrase("\(1, "state")")) changed: \(names)")
    #expect(nested.english == "1 state changed: accent")
    #expect(nested.korean == "accent: 상태 1개 변경됨")
  }

  @Test(arguments: [(0, "0 states"), (1, "1 state"), (2, "2 states")])
  func aNounFollowsItsNumber(count: Int, english: String) {
    #expect(phrase("\(count, "state")").english == english)
    #expect(phrase("\(count, "state")").korean == "상태 \(count)개")
    let message: Message = "\(count, "entry", "entries")"
    #expect(message.key == "%1 entries")
    #expect(message.english == "\(count) " + (count == 1 ? "entry" : "entries"))
  }

  @Test func aLanguageWithAPluralWritesBothForms() {
    #expect(phrase("\(1, "state")")[german] == "1 Zustand")
    #expect(phrase("\(12, "state")")[german] == "12 Zustände")
    #expect(phrase("\("1,200", "state", isOne: false)")[german] == "1,200 Zustände")
  }

  @Test func aMissingTextIsEnglish() throws {
    #expect(phrase("Save")[german] == "Save")
    #expect(phrase("Redo").korean == "Redo")
    #expect(try phrase("Save")[#require(Language("ko-KR"))] == "저장")
    #expect(try phrase("\(2, "state")")[#require(Language("fr"))] == "2 states")
  }

  @Test func aTeamsOwnPhraseIsNotTranslatedByTheGallery() {
    #expect(Phrase("copy link").korean == "copy link")
    #expect(Phrase(localized: "copy link").korean == "링크 복사")
    #expect(Phrase("copy link") != Phrase(localized: "copy link"))
  }

  /// A follower receives the texts, and compares them with its own messages.
  @Test func phrasesThatReadTheSameAreEqual() throws {
    let undo = Phrase("Undo", korean: "실행 취소")
    #expect(phrase("Undo") == undo && undo.hashValue == phrase("Undo").hashValue)
    #expect(phrase("\(1, "state")") == Phrase("1 state", [.korean: "상태 1개", german: "1 Zustand"]))
    #expect(phrase("\(1, "state")") != Phrase("1 state", [.korean: "상태 1개", german: "1"]))
    #expect(phrase("Undo") != "Undo")
  }

  @Test func joinedPhrasesAreEachInTheLanguage() {
    let joined = Phrase.joined([phrase("Save"), "A", phrase("\(1, "state")")], separator: ", ")
    #expect(joined.english == "Save, A, 1 state")
    #expect(joined.korean == "저장, A, 상태 1개")
    #expect(joined[german] == "Save, A, 1 Zustand")
    #expect(phrase("\(1, "state")").titled.english == "1 state")
    #expect(Phrase("of words", korean: "글").titled.english == "Of words")
    #expect(Phrase("of words", korean: "hex 글").titled.korean == "hex 글")
  }

  @Test(arguments: [
    ("Save", 1), ("Save =", 1), ("Save = ", 1), (" = 저장", 1), ("A = 가\n\nA = 나", 3),
    ("B = 나\nA = 가", 2), ("%1 of %2 = %1", 1), ("A = 가\n%1 = %2", 2), ("A =\n  가\nB", 3),
  ])
  func aBadLineIsReportedByItsNumber(text: String, line: Int) {
    #expect(Translations.faults(in: text).map(\.line) == [line])
  }

  @Test func aLongTextIsOnTheNextLine() {
    let text = "A =\n  가\nB = x = y\nC %1 = %1%, {다}"
    #expect(Translations.faults(in: text) == [])
    #expect(Translations(text).texts == ["A": "가", "B": "x = y", "C %1": "%1%, {다}"])
    #expect(Pattern("%1%, {다}").filled(with: [.text("a")], in: .korean) == "a%, {다}")
  }
}

extension Translations {
  fileprivate static let saved = Translations(
    #"""
    %1 changed: %2 = %2: %1 변경됨
    %1 states = 상태 %1개
    Save = 저장
    Save|game = 저장 파일
    a\nb = 가\n나
    """#)
  fileprivate static let undone = Translations("Undo = 실행 취소")
  fileprivate static let german = Translations("%1 states = %1 {Zustand|Zustände}")
}
