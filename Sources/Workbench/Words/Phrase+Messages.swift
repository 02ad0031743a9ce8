package import GalleryKit

/// Messages, and the events of the component.
extension Phrase {
  static let showLink = Phrase("show link", korean: "링크 보기")
  /// The message with a link to copy by hand, if links are not put on the clipboard.
  static func linkToCopy(_ link: String) -> Phrase {
    Phrase("The link, to copy by hand: " + link, korean: "직접 복사할 링크: " + link)
  }
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

/// The messages between a presenter and followers.
extension Phrase {
  static let following = Phrase("following", korean: "따라 보기")
  static let asPresented = Phrase("as presented", korean: "발표자 화면대로")
  static let presenterHasKeys = Phrase(
    "The presenter is in control. Press q to leave.", korean: "발표자가 조작 중입니다. q를 누르면 나갑니다.")
  static let presenterAwaited = Phrase(
    "Waiting for the presenter. Press q to leave.", korean: "발표자를 기다리는 중입니다. q를 누르면 나갑니다.")
  static let presenterEnded = Phrase(
    "The presentation has ended. This stays until you press q or it starts again.",
    korean: "발표가 끝났습니다. q를 누르거나 발표가 다시 시작될 때까지 이 화면이 유지됩니다.")
  static let presenterEndedEarly = Phrase(
    "The presentation has ended. Waiting for the next one. Press q to leave.",
    korean: "발표가 끝났습니다. 다음 발표를 기다리는 중입니다. q를 누르면 나갑니다.")
  static let sceneTooLarge = Phrase(
    "This screen is too large to send. The next one that fits appears automatically.",
    korean: "현재 화면은 너무 커서 보낼 수 없습니다. 다음 화면은 자동으로 표시됩니다.")
  package static let otherCatalogue = Phrase(
    "The presenter's gallery has different components or themes. Follow with the same build.",
    korean: "발표자의 갤러리와 컴포넌트나 테마가 다릅니다. 같은 빌드로 다시 시도하세요.")
  package static let otherVersion = Phrase(
    "The presenter's gallery has a different version. Follow with the same build.",
    korean: "발표자의 갤러리와 버전이 다릅니다. 같은 빌드로 다시 시도하세요.")
  package static let noPresenter = Phrase(
    "The program at that address is not a gallery.", korean: "그 주소의 프로그램은 갤러리가 아닙니다.")
  package static let noGreeting = Phrase(
    "The program at that address does not answer as a presentation does. Nothing was sent to it.",
    korean: "그 주소의 프로그램이 발표로 응답하지 않습니다. 아무것도 보내지 않았습니다.")
  package static let presentationFull = Phrase(
    "The presentation is full. Try again later.",
    korean: "인원이 가득 찼습니다. 잠시 후 다시 시도하세요.")

  static func followers(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 follows" : "\(count) follow", korean: "\(count)명이 함께 봄")
  }
}
