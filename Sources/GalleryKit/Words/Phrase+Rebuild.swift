/// What is said of a program that was built anew.
extension Phrase {
  static let startAnew = Phrase("restart", korean: "다시 시작")
  static let rebuilt = Phrase(
    "rebuilt: press ctrl-n to restart here", korean: "새로 빌드됨: ctrl-n으로 여기서 다시 시작")
  static let rebuiltBriefly = Phrase("rebuilt: ctrl-n", korean: "새로 빌드됨: ctrl-n")
  static let stillWritten = Phrase(
    "The new build is still being written. It starts when it is complete.",
    korean: "새 빌드를 저장하는 중입니다. 완료되면 바로 시작합니다.")
  static func notBuilt(_ errors: [String]) -> Phrase {
    let lines = errors.joined(separator: "\n")
    return Phrase("The build failed:\n" + lines, korean: "빌드에 실패했습니다:\n" + lines)
  }
  static let notStarted = Phrase("The new build did not start:", korean: "새 빌드가 시작되지 않았습니다:")
}
