import Testing

@testable import GSDesign
@testable import GalleryTool

@Suite("The language of the interface")
struct LanguageTests {
  private func language(_ variables: [String: String]) -> Language {
    ProcessEnvironment(variables: variables).language
  }

  @Test(arguments: [
    ["LANG": "ko_KR.UTF-8"], ["LANG": "ko_KR.utf8"], ["LANG": "ko_KR.UTF-8@euro"],
    ["LC_ALL": "ko_KR.UTF-8", "LANG": "C"], ["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "C.UTF-8"],
  ])
  func aKoreanLocaleInUTF8IsKorean(variables: [String: String]) {
    #expect(language(variables) == .korean)
  }

  /// Korean that terminals cannot show would be unreadable.
  @Test(arguments: [
    ["LANG": "ko_KR.eucKR"], ["LANG": "ko_KR"], ["LANG": "ko_KR.UTF-8", "LC_ALL": "ko_KR.eucKR"],
    ["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "C"], ["LANG": "ko_KR.UTF-8", "TERM": "linux"],
    ["LANG": "en_US.UTF-8"], ["LANG": "C"], [:],
  ])
  func everythingElseIsEnglish(variables: [String: String]) {
    #expect(language(variables) == .english)
  }
}
