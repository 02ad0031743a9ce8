/// Sentences, and what the component answered.
extension Phrase {
  static let copied = Phrase("Link copied", korean: "링크를 복사했습니다")
  static let showLink = Phrase("show link", korean: "링크 보기")
  /// The link where nothing is put on the clipboard.
  static func linkToCopy(_ link: String) -> Phrase {
    Phrase("The link, to copy by hand: " + link, korean: "직접 복사할 링크: " + link)
  }
  static let noMatch = Phrase("No matches", korean: "찾은 것이 없습니다")
  package static let tooSmall = Phrase(
    "Too small: 20 columns, 5 rows at least.", korean: "창이 작습니다: 적어도 20열 5행")
  static let impossible = Phrase("No such state:", korean: "없는 상태:")
  static let looksOnly = Phrase("This component is static", korean: "키를 받지 않는 컴포넌트")
  static let escapeAgain = Phrase(
    "The component used esc; esc again leaves.", korean: "컴포넌트가 esc를 썼습니다. 한 번 더 누르면 나갑니다.")
  static func componentHasKeys(_ key: String) -> Phrase {
    Phrase(
      "The component has the keys and does not use \(key). Press esc to leave.",
      korean: "키는 컴포넌트에 있고 \(key)는 쓰지 않습니다. esc로 나갑니다.")
  }
  static let resetDone = Phrase("Knobs reset", korean: "조절을 되돌렸습니다")
  static let noKnobs = Phrase("This one has no knobs.", korean: "조절할 것이 없습니다.")
  static let emptyCatalogue = Phrase("The catalogue has no components.", korean: "컴포넌트가 하나도 없습니다.")
  static let eventPressed = Phrase("pressed", korean: "눌림")
  static let eventSelected = Phrase("selected", korean: "선택됨")
  static let eventDeselected = Phrase("deselected", korean: "선택 해제됨")
  static let eventRemoved = Phrase("removed", korean: "제거됨")
  static let eventEdited = Phrase("edited", korean: "편집됨")
  static let eventSubmitted = Phrase("submitted", korean: "제출됨")
}
