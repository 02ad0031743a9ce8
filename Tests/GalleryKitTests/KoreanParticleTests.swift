import GSDesign
import Testing

@testable import GalleryKit

@Suite("Korean particles") struct KoreanParticleTests {
  private func filled(_ text: String, _ value: String) -> String {
    Pattern(text).filled(with: [.text(value)], in: .korean)
  }

  @Test(arguments: [
    ("버튼", "버튼을"), ("태그", "태그를"), ("#767676", "#767676을"), ("purple40", "purple40을"),
    ("onTint", "onTint를"), ("title", "title을"), ("line1", "line1을"), ("#FF", "#FF를"),
    ("onAccent 2", "onAccent 2를"), ("page", "page을(를)"), ("", "을(를)"), ("→", "→을(를)"),
  ])
  func theObjectIsReadAloud(value: String, expected: String) {
    #expect(filled("%1을(를)", value) == expected)
  }

  @Test func everyParticleHasBothForms() {
    let forms = [
      ("은(는)", "은", "는"), ("이(가)", "이", "가"), ("와(과)", "과", "와"), ("과(와)", "과", "와"),
      ("(으)로", "으로", "로"),
    ]
    for (both, consonant, vowel) in forms {
      #expect(filled("%1" + both, "판") == "판" + consonant)
      #expect(filled("%1" + both, "차") == "차" + vowel)
    }
    // ㄹ takes the form of a vowel here alone.
    #expect(filled("%1(으)로", "길") == "길로")
    #expect(filled("%1은(는)", "길") == "길은")
  }

  @Test func itMayFollowQuotationMarksAndIsChosenOnlyBehindAValue() {
    #expect(filled("“%1”은(는) 값", "판") == "“판”은 값")
    #expect(filled("이것은(는) %1", "판") == "이것은(는) 판")
  }
}
