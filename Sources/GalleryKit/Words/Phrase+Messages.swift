/// Sentences, and what the component answered.
extension Phrase {
  static let copied = Phrase("Link copied", korean: "링크를 복사했습니다")
  static let showLink = Phrase("show link", korean: "링크 보기")
  /// The link where nothing is put on the clipboard.
  static func linkToCopy(_ link: String) -> Phrase {
    Phrase("The link, to copy by hand: " + link, korean: "직접 복사할 링크: " + link)
  }
  static let noMatch = Phrase("Nothing has that name.", korean: "그런 이름이 없습니다.")
  package static let tooSmall = Phrase(
    "Too small: 20 columns, 5 rows at least.", korean: "창이 작습니다: 적어도 20열 5행")
  static let impossible = Phrase("No such state:", korean: "없는 상태:")
  static let looksOnly = Phrase("It takes no keys: it only shows.", korean: "키를 받지 않는 컴포넌트입니다.")
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
