/// What knobs, undo and redo say.
extension Phrase {
  static let noDifference = Phrase("No visible difference here.", korean: "여기서는 차이가 보이지 않습니다.")
  static let saysNothing = Phrase(
    "This has no effect in this state.", korean: "이 상태에서는 적용되지 않습니다.")
  package static let undo = Phrase("undo", korean: "실행 취소")
  package static let redo = Phrase("redo", korean: "다시 실행")
  static let undone = Phrase("Undone:", korean: "취소:")
  static let redone = Phrase("Redone:", korean: "다시 실행:")
  static let resetName = Phrase("reset", korean: "초기화")

  static func onlyWith(_ setting: String) -> Phrase {
    Phrase("only with \(setting)", korean: "\(setting)일 때만")
  }

  static func onlyBetween(_ ends: String) -> Phrase {
    Phrase("Only \(ends).", korean: "\(ends)만 됩니다.")
  }
}
