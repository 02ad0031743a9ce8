/// What knobs, undo and redo say.
extension Phrase {
  static let noDifference = Phrase("It shows no difference here.", korean: "여기서는 달라 보이지 않습니다.")
  static let saysNothing = Phrase(
    "It says nothing in this state.", korean: "이 상태에서는 아무 뜻이 없습니다.")
  package static let undo = Phrase("undo", korean: "실행 취소")
  package static let redo = Phrase("redo", korean: "다시 실행")
  static let undone = Phrase("Undone:", korean: "취소:")
  static let redone = Phrase("Done again:", korean: "다시 함:")
  static let resetName = Phrase("reset", korean: "되돌리기")

  static func onlyWith(_ setting: String) -> Phrase {
    Phrase("only with \(setting)", korean: "\(setting)일 때만")
  }

  static func onlyBetween(_ ends: String) -> Phrase {
    Phrase("Only \(ends).", korean: "\(ends)만 됩니다.")
  }
}
