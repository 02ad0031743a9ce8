import Testing

@testable import GSDesign

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", "en"), ("ko", "ko"), ("KO", "ko"), ("pt-br", "pt-BR"), ("ZH-HANT-tw", "zh-Hant-TW"),
    ("de-1996", "de-1996"), ("es-419", "es-419"), ("haw", "haw"),
    ("de-DE-u-co-PHONEBK", "de-DE-u-co-phonebk"),
    ("en-a-AAAA-bb", "en-a-aaaa-bb"),
  ])
  func aTagIsALanguageInItsUsualCase(tag: String, usual: String) {
    #expect(Language(tag)?.rawValue == usual)
    #expect(Language(tag) == Language(usual))
    #expect(Language(rawValue: usual)?.description == usual)
  }

  @Test(arguments: [
    "", "e", "english", "deutsch", "en_US", "en-", "-en", "en--US", "한", "e1", "en-toolongpart",
    "en-u",
    "en-US.UTF-8", "e\u{301}n", "aa-bbbbbbbb-cccccccc-dddddddd-eeeeeeee",
  ])
  func invalidTagsAreNotLanguages(text: String) {
    #expect(Language(text) == nil)
  }

  @Test func aControlCharacterIsRefusedInATag() {
    #expect(Language("en\u{1B}") == nil)
  }

  @Test func lookupGoesFromSpecificToGeneral() {
    #expect(Language("zh-Hant-TW")?.lookup.map(\.rawValue) == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(
      Language("de-u-co-phonebk")?.lookup.map(\.rawValue) == ["de-u-co-phonebk", "de-u-co", "de"])
    #expect(Language.korean.lookup == [.korean])
  }

  @Test func englishAndKoreanAreSpelledAsEver() {
    #expect([Language.english, .korean].map(\.rawValue) == ["en", "ko"])
    #expect(SampleLabel("Tag", "나눔")[Language("ko-KR") ?? .english] == "나눔")
    #expect(SampleLabel("Tag", "나눔")[Language("de") ?? .korean] == "Tag")
  }
}
