import GSDesign
import GalleryKit

/// The words of pages.
enum PageWords {
  static let title = Phrase("Components", korean: "컴포넌트")
  static let skip = Phrase("Skip to the components", korean: "컴포넌트로 건너뛰기")
  static let filter = Phrase("Filter", korean: "필터")
  static let filterHint = Phrase(
    "Find components and states by all of these words", korean: "컴포넌트와 상태에 모두 포함된 단어로 찾기")
  static let appearance = Phrase("Light or dark", korean: "라이트 또는 다크")
  static let copy = Phrase("Copy link", korean: "링크 복사")
  static let copied = Phrase("Link copied", korean: "링크를 복사했습니다")
  static let notCopied = Phrase("The link could not be copied", korean: "링크를 복사하지 못했습니다")
  static let file = Phrase("file", korean: "파일")
  static let standard = Phrase("default", korean: "기본")
  static let nothingSeen = Phrase("shows nothing", korean: "아무것도 표시되지 않음")
  static let cut = Phrase("clipped", korean: "잘림")
  static let noMatch = Phrase("No matches", korean: "검색 결과가 없습니다")
  static let axes = Phrase("Axes", korean: "축")
  static let axis = Phrase("axis", korean: "축")
  static let values = Phrase("values, the default first", korean: "값, 기본값 먼저")
  static let tier = Phrase("tier", korean: "단계")
  static let meaning = Phrase("meaning", korean: "의미")
  static let held = Phrase("held", korean: "고정")
  static let rules = Phrase("Impossible combinations", korean: "불가능한 조합")
  static let roles = Phrase("Colour roles", korean: "색 역할")
  static let tags = Phrase("Search terms", korean: "검색어")
  /// The keys of the page and their actions.
  static let help: [(key: String, deed: Phrase)] = [
    ("/", filter), ("← ↑ ↓ →", Phrase("next look", korean: "다음 모양")), ("Enter", copy),
    ("Esc", Phrase("leave", korean: "나가기")),
  ]

  /// `15 awkward texts`.
  static func texts(_ count: Int, _ language: Language) -> String {
    Phrase(
      "\(count) awkward texts",
      korean: "까다로운 글 \(count)개")[language]
  }

  /// `48 states, 31 looks`.
  static func count(states: Int, looks: Int, _ language: Language) -> String {
    Phrase(
      "\(states) \(states == 1 ? "state" : "states"), \(looks) \(looks == 1 ? "look" : "looks")",
      korean: "상태 \(states), 모양 \(looks)")[language]
  }

  /// `12 states look so`.
  static func alike(_ count: Int, _ language: Language) -> String {
    Phrase(
      "\(count) states look like this",
      korean: "상태 \(count)개가 이렇게 보임")[language]
  }

  /// The number of combinations that a rule excludes.
  static func excludes(_ exclusion: Exclusion, _ language: Language) -> String {
    Phrase(
      "excludes \(exclusion.count), \(exclusion.alone) of them alone",
      korean: "\(exclusion.count)개를 막고, 그중 \(exclusion.alone)개는 이것만 막음")[language]
  }
}
