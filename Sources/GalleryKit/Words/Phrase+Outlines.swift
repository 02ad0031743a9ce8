import GSDesign

/// Words of switching outlines between cells and pixels.
extension Phrase {
  static let outlines = Phrase("cells, pixels", korean: "셀, 픽셀")
  package static let outlinesAsCells = Phrase(
    "Outlines are drawn in cells.", korean: "윤곽선을 셀로 그립니다.")
  package static let outlinesAsPixels = Phrase(
    "Outlines are drawn in pixels.", korean: "윤곽선을 픽셀로 그립니다.")
  package static let outlinesWithoutImages = Phrase(
    "Outlines stay in cells: the terminal has not said that it draws images.",
    korean: "터미널이 이미지를 지원한다고 알리지 않아 윤곽선을 셀로 그립니다.")
  package static let outlinesWithFewColors = Phrase(
    "Outlines stay in cells: pixels need true colour.",
    korean: "트루컬러가 아니어서 윤곽선을 셀로 그립니다.")
  package static let outlinesInNcurses = Phrase(
    "Outlines stay in cells: ncurses draws no images.",
    korean: "ncurses는 이미지를 그리지 못해 윤곽선을 셀로 그립니다.")
}
