import GalleryTesting
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Markup")
struct MarkupTests {
  private static let hostile = "</b><script>\"'&\n\u{1B}\u{202E}"

  @Test func everyTextAndEveryValueIsEscaped() throws {
    let markup = Markup.block("div", ["title": Self.hostile]) {
      Self.hostile
      Markup.inline("b", ["data-copy": Self.hostile]) { Self.hostile }
      Markup.breakable(Self.hostile)
      Markup.empty("br", ["class": Self.hostile])
      Markup.image(["alt": Self.hostile], svg: "")
    }
    let document = try MarkupReader.read(markup.text)
    #expect(document.elements.map(\.name) == ["div", "b", "br", "img"])
    let escaped = Markup(Self.hostile).text
    #expect(!escaped.contains { "<>\"'\n\u{1B}\u{202E}".contains($0) })
    #expect(markup.text.ranges(of: escaped).count == 7)
  }

  @Test func blocksLinesAndInlineMarkupBreakLines() {
    let markup = Markup.block("ul", ["id": "a", "class": nil]) {
      Markup.line("li") {
        Markup.inline("i") { "1" }
        Markup.empty("br")
      }
      for number in 2...3 { Markup.line("li") { "\(number)" } }
      Markup.emptyLine("input", ["type": "range"])
      Markup.line("p") {}
    }
    #expect(
      markup.text == """
        <ul id="a">
        <li><i>1</i><br/></li>
        <li>2</li>
        <li>3</li>
        <input type="range"/>
        <p></p>
        </ul>

        """)
  }

  @Test func onlyRawMarkupIsUnescaped() {
    #expect(Markup(raw: "<svg/>").text == "<svg/>")
    #expect(Markup.empty("path", raw: ["d": "M0 0'"]).text == "<path d=\"M0 0'\"/>")
    #expect(
      Markup.image(["alt": "a&b"], svg: "PHN2Zy8+").text
        == "<img alt=\"a&amp;b\" src=\"data:image/svg+xml;base64,PHN2Zy8+\"/>")
  }

  @Test func aLinkIsWrappedBetweenItsParts() {
    #expect(
      Markup.breakable("tag/filled:a=1,b@theme=<x>").text
        == "tag/filled:<wbr/>a=1,<wbr/>b@<wbr/>theme=&lt;x&gt;")
  }

  /// The frame is the same for a page with a script and for a picture alone: only the design is added.
  @Test func everyPageHasTheSameFrame() throws {
    let design = HTMLPage.Design(style: Array("b{}\n".utf8), script: Array("go();\n".utf8))
    let pages = [nil, design].map { design in
      HTMLPage(Self.hostile, .korean, design: design) { Markup.line("p") { "content" } }.text
    }
    for page in pages {
      let document = try MarkupReader.read(page)
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ko\">\n<head>\n"))
      #expect(page.contains("\n<meta charset=\"utf-8\"/>\n"))
      #expect(page.hasSuffix("</body>\n</html>\n"))
      let meta = document.elements.filter { $0.name == "meta" }.map(\.attributes)
      #expect(meta.contains { $0["name"] == "viewport" })
      #expect(
        meta.contains {
          $0["http-equiv"] == "Content-Security-Policy"
            && $0["content"]?.hasPrefix("default-src 'none'; ") == true
        })
      #expect(document.elements.filter { $0.name == "title" }.count == 1)
    }
    #expect(!pages[0].contains("<script") && !pages[0].contains("<style"))
    #expect(pages[0].contains("<body>\n<p>content</p>\n</body>\n"))
    #expect(pages[1].contains("b{}\n</style>\n") && pages[1].contains("go();\n}());\n</script>\n"))
    #expect(pages[1].contains(" data-copied=\"\(PageWords.copied.korean)\""))
  }
}
