import GSDesign

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
  static let container = Phrase("container", korean: "컨테이너")
  static let containerWords = [
    "none": Phrase.none, "panel": Phrase("panel", korean: "패널"),
    "card": Phrase("card", korean: "카드"), "row": Phrase("row", korean: "행"),
    "sheet": Phrase("sheet", korean: "시트"),
  ]
  static let data = Phrase("data", korean: "데이터")
  static let dataWords = [
    "value": Phrase("value", korean: "값"), "loading": Phrase("loading", korean: "불러오는 중"),
    "stale": Phrase("stale", korean: "최신 아님"), "failed": Phrase("failed", korean: "실패"),
  ]
  static let languageWords = [
    "en": Phrase("en", korean: "영어"), "ko": Phrase("ko", korean: "한국어"),
  ]
}

/// Values.
extension Phrase {
  static let on = Phrase("on", korean: "켜짐")
  static let off = Phrase("off", korean: "꺼짐")
  static let automatic = Phrase("automatic", korean: "자동")
  static let light = Phrase("light", korean: "라이트")
  static let dark = Phrase("dark", korean: "다크")
  static let anySize = Phrase("fit to pane", korean: "화면에 맞춤")
  static let none = Phrase("none", korean: "없음")
  static let normal = Phrase("normal", korean: "보통")
  static let states = Phrase("states", korean: "가지 상태")
  static let appearanceName = Phrase("appearance", korean: "화면 모드")
}

/// How the state on the canvas can be read.
extension Phrase {
  static let underAA = Phrase("under AA", korean: "AA 미달")
  static let in256 = Phrase("256 colours", korean: "256색")
  static let inMono = Phrase("mono", korean: "흑백")
  static let toldApart = Phrase("distinguished by", korean: "구별:")
  static let bold = Phrase("bold", korean: "굵게")
  static let underlined = Phrase("underlined", korean: "밑줄")
  static let raisedEnds = Phrase("raised ends", korean: "올라간 선 끝")
  static let reversed = Phrase("reversed", korean: "반전")
  static let dim = Phrase("dim", korean: "흐리게")
}

extension String {
  /// `4.6:1`, a number as a contrast ratio, written as WCAG 2.2 does.
  var asContrastRatio: String { self + ":1" }
}

extension Phrase {
  /// The language of the gallery's own words, by its own name.
  static func interfaceLanguage(_ language: Language) -> Phrase {
    let name = language == .korean ? "한국어" : "English"
    return Phrase("Language: " + name, korean: "언어: " + name)
  }
}
