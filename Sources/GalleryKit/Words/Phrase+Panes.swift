/// Panes and headings.
extension Phrase {
  static let components = Phrase("Components", korean: "컴포넌트")
  static let knobs = Phrase("Knobs", korean: "속성")
  static let environment = Phrase("Environment", korean: "환경")
  package static let help = Phrase("help", korean: "도움말")
  package static let here = Phrase("Keyboard shortcuts", korean: "키보드 단축키")
  static let search = Phrase("search", korean: "검색")
  static let matrix = Phrase("matrix", korean: "표")
}
