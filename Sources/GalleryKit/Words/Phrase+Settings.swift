package import GSDesign

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

/// The names of settings.
extension Phrase {
  static let glyphs = Phrase("glyphs", korean: "글리프")
  static let homeTheme = Phrase("its own", korean: "기본 테마")
  static let theme = Phrase("theme", korean: "테마")
  static let previousTheme = Phrase("previous theme", korean: "이전 테마")
  static let appearance = Phrase("light, dark", korean: "라이트, 다크")
  static let colors = Phrase("colours", korean: "색 수")
  static let vision = Phrase("vision", korean: "색각")
  static let previousVision = Phrase("previous filter", korean: "이전 색각")
  package static let contrast = Phrase("contrast", korean: "대비")
  static let density = Phrase("density", korean: "밀도")
  static let size = Phrase("size", korean: "크기")
  static let labelLanguage = Phrase("label language", korean: "라벨 언어")
}

/// Values.
extension Phrase {
  package static let on = Phrase("on", korean: "켜짐")
  package static let off = Phrase("off", korean: "꺼짐")
  package static let automatic = Phrase("automatic", korean: "자동")
  package static let light = Phrase("light", korean: "라이트")
  package static let dark = Phrase("dark", korean: "다크")
  static let anySize = Phrase("fit to pane", korean: "화면에 맞춤")
  static let none = Phrase("none", korean: "없음")
  package static let normal = Phrase("normal", korean: "보통")
  package static let states = Phrase("states", korean: "가지 상태")
  package static let appearanceName = Phrase("appearance", korean: "화면 모드")

  /// The appearance is not of the design.
  static func derived(_ appearance: Appearance) -> Phrase {
    switch appearance {
    case .light: Phrase("light (derived)", korean: "라이트 (파생)")
    case .dark: Phrase("dark (derived)", korean: "다크 (파생)")
    }
  }
}

extension Phrase {
  /// The language of the gallery's own words, by its own name.
  package static func interfaceLanguage(_ language: Language) -> Phrase {
    let name = language == .korean ? "한국어" : "English"
    return Phrase("Language: " + name, korean: "언어: " + name)
  }
}
