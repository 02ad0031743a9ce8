/// The values of settings. In English they are spelled as links spell them, so that they can be typed.
extension Phrase {
  static let contrastWords = [
    "original": Phrase("original", korean: "원본"), "normal": Phrase("normal", korean: "보정"),
    "high": Phrase("high", korean: "높음"),
  ]
  static let depthWords = [
    "truecolor": Phrase("truecolor", korean: "트루컬러"), "256": Phrase("256", korean: "256색"),
    "16": Phrase("16", korean: "16색"), "mono": Phrase("mono", korean: "흑백"),
  ]
  static let visionWords = [
    "none": Phrase.none, "protan": Phrase("protan", korean: "적색맹"),
    "deutan": Phrase("deutan", korean: "녹색맹"), "tritan": Phrase("tritan", korean: "청색맹"),
    "achroma": Phrase("achroma", korean: "전색맹"),
  ]
  static let densityWords = [
    "faithful": Phrase("faithful", korean: "기본"), "compact": Phrase("compact", korean: "조밀"),
  ]
  static let languageWords = [
    "en": Phrase("en", korean: "영어"), "ko": Phrase("ko", korean: "한국어"),
  ]
}
