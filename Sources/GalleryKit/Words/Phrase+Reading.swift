/// How the state on the canvas can be read.
extension Phrase {
  static let largeOnly = Phrase("large text", korean: "큰 텍스트만")
  static let tooLow = Phrase("too low", korean: "너무 낮음")
  static let in256 = Phrase("256 colours", korean: "256색")
  static let inMono = Phrase("mono", korean: "흑백")
  static let toldApart = Phrase("distinguished by", korean: "구별:")
  static let bold = Phrase("bold", korean: "굵게")
  static let underlined = Phrase("underlined", korean: "밑줄")
  static let reversed = Phrase("reversed", korean: "반전")
  static let dim = Phrase("dim", korean: "흐리게")
}
