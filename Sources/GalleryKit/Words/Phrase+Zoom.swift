import GSDesign

/// Words of the zoom.
extension Phrase {
  static let zoomIn = Phrase("zoom in", korean: "확대")
  static let zoom = Phrase("zoom", korean: "확대")
  static let zoomWithoutOutline = Phrase(
    "No outline to enlarge: shown at its own size", korean: "윤곽선이 없어 원래 크기로 표시합니다")

  static func zoomScale(_ scale: Int) -> Phrase { Phrase("\(scale)x", korean: "\(scale)배") }

  static func zoomTooLarge(_ scale: Int) -> Phrase {
    Phrase("\(scale)x does not fit here", korean: "\(scale)배는 화면에 다 들어가지 않습니다")
  }
}
