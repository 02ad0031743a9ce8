/// What is said of a program that was built anew.
extension Phrase {
  static let startAnew = Phrase("start anew", korean: "새로 시작")
  static let rebuilt = Phrase(
    "rebuilt: press ctrl-n to start anew here", korean: "새로 빌드됨: ctrl-n으로 여기서 다시 시작")
  static let rebuiltBriefly = Phrase("rebuilt: ctrl-n", korean: "새로 빌드됨: ctrl-n")
  static let notStarted = Phrase("The new build did not start:", korean: "새 빌드가 시작되지 않았습니다:")
}
