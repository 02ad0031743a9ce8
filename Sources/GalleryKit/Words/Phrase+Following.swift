/// What is said between a presenter and those who follow.
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
  package static let presentationFull = Phrase(
    "The presentation is full. Try again later.",
    korean: "인원이 가득 찼습니다. 잠시 후 다시 시도하세요.")

  static func followers(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 follows" : "\(count) follow", korean: "\(count)명이 함께 봄")
  }
}
