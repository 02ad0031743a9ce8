/// What the palette says.
extension Phrase {
  package static let palette = Phrase("palette", korean: "명령")
  static let palettePlaceholder = Phrase(
    "A command, a component, a theme…", korean: "명령, 컴포넌트, 테마…")
  package static let run = Phrase("run", korean: "실행")
  static let glyphs = Phrase("glyphs", korean: "글리프")
}
