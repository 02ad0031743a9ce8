/// Sentences, and what the component answered.
extension Phrase {
  static let copied = Phrase("Link copied", korean: "링크를 복사했습니다")
  static let showLink = Phrase("show link", korean: "링크 보기")
  /// The link where nothing is put on the clipboard.
  static func linkToCopy(_ link: String) -> Phrase {
    Phrase("The link, to copy by hand: " + link, korean: "직접 복사할 링크: " + link)
  }
  static let noMatch = Phrase("No matches", korean: "검색 결과가 없습니다")
  package static let tooSmall = Phrase(
    "Too small: at least 20 columns and 5 rows are needed.", korean: "창이 너무 작습니다: 최소 20열 5행")
  static let impossible = Phrase("No such state:", korean: "없는 상태:")
  static let looksOnly = Phrase("This component is static", korean: "정적 컴포넌트입니다")
  static let escapeAgain = Phrase(
    "The component used esc. Press esc again to leave.",
    korean: "컴포넌트가 esc를 사용했습니다. 한 번 더 누르면 나갑니다.")
  static func componentHasKeys(_ key: String) -> Phrase {
    Phrase(
      "The component has the keys and does not use \(key). Press esc to leave.",
      korean: "키는 컴포넌트에 있고 \(key)는 쓰지 않습니다. esc로 나갑니다.")
  }
  static let resetDone = Phrase("Knobs reset", korean: "속성을 초기화했습니다")
  static let noKnobs = Phrase("This component has no knobs.", korean: "변경할 속성이 없습니다.")
  static let emptyCatalogue = Phrase(
    "The catalogue has no components.", korean: "카탈로그에 컴포넌트가 없습니다.")
  static let eventPressed = Phrase("pressed", korean: "눌림")
  static let eventSelected = Phrase("selected", korean: "선택됨")
  static let eventDeselected = Phrase("deselected", korean: "선택 해제됨")
  static let eventRemoved = Phrase("removed", korean: "제거됨")
  static let eventEdited = Phrase("edited", korean: "편집됨")
  static let eventSubmitted = Phrase("submitted", korean: "제출됨")
}
