/// What is said between a presenter and those who follow.
extension Phrase {
  static let following = Phrase("following", korean: "따라 보기")
  static let asPresented = Phrase("as presented", korean: "발표자처럼")
  static let presenterHasKeys = Phrase(
    "The presenter has the keys; q leaves.", korean: "키는 발표자에게 있습니다. q로 나갑니다.")
  static let presenterAwaited = Phrase(
    "Waiting for the presenter; q leaves.", korean: "발표자를 기다립니다. q로 나갑니다.")
  static let presenterEnded = Phrase(
    "The presenter has ended. This stays until q, or until somebody presents again.",
    korean: "발표가 끝났습니다. q를 누르거나 다시 발표할 때까지 이 화면이 남습니다.")
  static let presenterEndedEarly = Phrase(
    "The presenter has ended. Waiting for the next one; q leaves.",
    korean: "발표가 끝났습니다. 다음 발표를 기다립니다. q로 나갑니다.")
  static let sceneTooLarge = Phrase(
    "What is presented now is too large to be sent; the next picture that fits comes by itself.",
    korean: "지금 보이는 것은 너무 커서 보낼 수 없습니다. 다음 화면은 저절로 옵니다.")
  package static let otherCatalogue = Phrase(
    "The presenter's gallery has other components or themes; follow with the same build.",
    korean: "발표자의 갤러리는 컴포넌트나 테마가 다릅니다. 같은 빌드로 따라 보세요.")
  package static let otherVersion = Phrase(
    "The presenter's gallery speaks another version; follow with the same build.",
    korean: "발표자의 갤러리는 판이 다릅니다. 같은 빌드로 따라 보세요.")
  package static let noPresenter = Phrase(
    "What answers there is no gallery.", korean: "거기서 답하는 것은 갤러리가 아닙니다.")
  package static let presentationFull = Phrase(
    "As many follow as can; try again when somebody has left.",
    korean: "더 따라 볼 수 없습니다. 누가 나가면 다시 해 보세요.")

  static func followers(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 follows" : "\(count) follow", korean: "\(count)명이 함께 봄")
  }
}
