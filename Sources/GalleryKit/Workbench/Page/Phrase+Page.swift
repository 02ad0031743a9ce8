/// What the page of a component says.
extension Phrase {
  static let page = Phrase("about", korean: "정보")
  static let variants = Phrase("Variants", korean: "변형")
  static let stateNames = Phrase("States", korean: "상태")
  static let axes = Phrase("Axes", korean: "축")
  static let impossibleNames = Phrase("Impossible combinations", korean: "불가능한 조합")
  static let keysTaken = Phrase("Keys", korean: "키")
  static let roles = Phrase("Colour roles", korean: "색 역할")
  static let tags = Phrase("Search terms", korean: "검색어")
  static let code = Phrase("Swift", korean: "Swift")
  static let link = Phrase("Link", korean: "링크")
  static let designTier = Phrase("design", korean: "디자인")
  static let interactionTier = Phrase("with interaction", korean: "상호작용까지")
  static let textTier = Phrase("with text", korean: "텍스트까지")
  static let sample = Phrase("(sample)", korean: "(보기)")
  static let anyLetter = Phrase("letters", korean: "글자")
  static let intentActivate = Phrase("press", korean: "누르기")
  static let intentRemove = Phrase("remove", korean: "제거")
  static let intentMove = Phrase("next item", korean: "다음 항목")
  static let intentInsert = Phrase("type", korean: "입력")
  static let intentPoint = Phrase("hover", korean: "호버")

  static func states(_ count: StateCount) -> Phrase {
    Phrase(
      count == .exactly(1) ? "1 state" : "\(count.text) states", korean: "상태 \(count.text)가지")
  }

  static func looks(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 look" : "\(count) looks", korean: "모습 \(count)가지")
  }

  /// How many states there were more without a rule.
  static func excluded(_ count: Int) -> Phrase {
    Phrase(
      count == 1 ? "1 state more without it" : "\(count) states more without it",
      korean: "없으면 상태가 \(count)가지 더 있음")
  }
}
