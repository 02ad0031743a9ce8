import GSDesign
import Testing

@testable import TermRender

@Suite("Panels in cells")
struct PanelPictureTests {
  @Test func fourHeightsDiffer() {
    let label = Element.label("나눔")
    #expect(picture(.panel(.tag(20), label)).lines == [" ▁▁▁▁ ", " 나눔 ", " ▔▔▔▔ "])
    #expect(
      picture(.panel(.tag(25, padding: .large), label)).lines == [
        " ▂▂▂▂▂▂ ", "  나눔  ", " ▆▆▆▆▆▆ ",
      ])
    #expect(picture(.panel(.tag(29), label)).lines == [" ▃▃▃▃ ", " 나눔 ", " ▅▅▅▅ "])
    #expect(
      picture(.panel(.tag(31, padding: .large), label)).lines == [
        "▗▄▄▄▄▄▄▖", "  나눔  ", "▝▀▀▀▀▀▀▘",
      ])
  }

  @Test func capsTakeTheirColoursFromFillAndPage() {
    let picture = picture(.panel(.tag(25, padding: .large), .label("나눔")))
    #expect(picture.styles == [".aaaaaa.", "bbccccbb", ".dddddd."])
    #expect(picture.legend["a"]?.foreground?.role == .accent)
    #expect(picture.legend["a"]?.background?.role == .page)
    #expect(picture.legend["b"]?.background?.role == .accent)
    #expect(picture.legend["c"]?.foreground?.role == .onAccent)
    #expect(picture.legend["c"]?.background?.role == .accent)
    #expect(picture.legend["d"]?.foreground?.role == .page)
    #expect(picture.legend["d"]?.background?.role == .accent)
  }
}
