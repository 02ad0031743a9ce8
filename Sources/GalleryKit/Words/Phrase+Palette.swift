/// What the palette says.
extension Phrase {
  package static let palette = Phrase("palette", korean: "명령 팔레트")
  static let palettePlaceholder = Phrase(
    "A component, a state, a command…", korean: "컴포넌트, 상태, 명령…")
  package static let run = Phrase("run", korean: "실행")
  static let glyphs = Phrase("glyphs", korean: "글리프")
}
