/// Values.
extension Phrase {
  static let on = Phrase("on", korean: "켬")
  static let off = Phrase("off", korean: "끔")
  static let automatic = Phrase("automatic", korean: "자동")
  static let light = Phrase("light", korean: "라이트")
  static let dark = Phrase("dark", korean: "다크")
  static let anySize = Phrase("fit to pane", korean: "화면에 맞춤")
  static let none = Phrase("none", korean: "없음")
  static let normal = Phrase("normal", korean: "보통")
  static let states = Phrase("states", korean: "가지 상태")
  static let appearanceName = Phrase("appearance", korean: "화면 모드")
}
