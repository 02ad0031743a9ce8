/// What the matrix says.
extension Phrase {
  static let moveCell = Phrase("move", korean: "이동")
  static let openState = Phrase("open", korean: "열기")
  static let swapAxes = Phrase("swap axes", korean: "축 바꾸기")
}
