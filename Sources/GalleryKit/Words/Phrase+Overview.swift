/// Words of the overview.
extension Phrase {
  static let overview = Phrase("Overview", korean: "개요")
  static let homeTheme = Phrase("its own", korean: "기본 테마")
  static let overviewHint = Phrase(
    "Every state of every component. Enter opens one; m shows all of its states.",
    korean: "모든 컴포넌트의 모든 상태. Enter로 열고, m으로 상태를 모두 봅니다.")
  static let overviewHintBriefly = Phrase(
    "Enter opens a component; m shows all of its states.",
    korean: "Enter로 열고, m으로 상태를 모두 봅니다.")
  static let overviewHomes = Phrase("each in its own theme", korean: "각자의 기본 테마로")
  static let findAnything = Phrase("find anything", korean: "전체 검색")

  static func overviewTheme(_ name: String) -> Phrase {
    Phrase("in the theme \(name)", korean: "\(name) 테마로")
  }

  /// How much the catalogue holds.
  static func catalogueSize(_ components: Int, variants: Int) -> Phrase {
    Phrase(
      "\(components) \(components == 1 ? "component" : "components") · "
        + "\(variants) \(variants == 1 ? "variant" : "variants")",
      korean: "컴포넌트 \(components)개 · 변형 \(variants)개")
  }

  /// A place among others.
  static func place(_ place: Int, of count: Int) -> Phrase {
    Phrase("\(place) of \(count)", korean: "\(count)개 중 \(place)")
  }
}
