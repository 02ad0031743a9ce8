/// Words of the canvas.
extension Phrase {
  static let specHeight = Phrase("Height", korean: "높이")
  static let specPadding = Phrase("Padding", korean: "패딩")
  static let specRadius = Phrase("Radius", korean: "모서리 반경")
  static let specHalf = Phrase("half the height", korean: "높이의 절반")
  static let specStroke = Phrase("Stroke", korean: "선 두께")
  static let specLeastWidth = Phrase("Least width", korean: "최소 너비")
  static let specFill = Phrase("Fill", korean: "채우기")
  static let specText = Phrase("Text", korean: "텍스트")
  static let specLine = Phrase("Line", korean: "선")
  static let contrastTitle = Phrase("Contrast", korean: "대비")
  static let underAA = Phrase("under AA", korean: "AA 미달")
  static let compareLooks = Phrase("compare", korean: "비교")
  static let editText = Phrase("edit text", korean: "텍스트 편집")
  static let stateTitle = Phrase("State", korean: "상태")
  static let stateKeys = Phrase("state", korean: "상태")
  static let stripKeys = Phrase("row", korean: "행")
}

/// The groups of knobs.
extension Phrase {
  static let groupDesign = Phrase("Design", korean: "디자인")
  static let groupContent = Phrase("Content", korean: "콘텐츠")
  static let groupInteraction = Phrase("Interaction", korean: "상호작용")
  static let groupAdvanced = Phrase("Advanced", korean: "고급")
}
