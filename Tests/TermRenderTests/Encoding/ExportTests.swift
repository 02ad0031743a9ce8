import GalleryTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// A small picture: a tag with caps, Korean, a frame, and a label that is an attack.
struct Picture {
  let pool = CellPool()
  var surface: Surface

  init() {
    surface = Surface(columns: 14, rows: 4, pool: pool)
    let fill = pool.id(
      of: Style(foreground: Paint(RGB(0x262626)), background: Paint(RGB(0xCD64FF))))
    let cap = pool.id(of: Style(foreground: Paint(RGB(0xCD64FF))))
    write("▗▄▄▄▄▄▄▖", 0, 0, cap)
    write("✓ 나눔  ", 0, 1, fill)
    write("▝▀▀▀▀▀▀▘", 0, 2, cap)
    write("╭─╮┏━┓", 8, 0, .plain)
    write("<&\">'", 9, 1, pool.id(of: Style(attributes: [.bold, .underline])))
    write("\u{1B}\u{9B}\u{7F}", 9, 2, .plain)
  }

  mutating func write(_ text: String, _ column: Int, _ row: Int, _ style: StyleID) {
    var column = column
    for character in text {
      let isWide = character.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      let glyph = pool.glyph(of: character, columns: isWide ? 2 : 1)
      surface.put(glyph, style: style, column: column, row: row)
      column += glyph.columns
    }
  }
}

@Suite("Exports of a surface")
struct ExportTests {
  let picture = Picture()

  @Test func aDarkPageInALightDocumentIsSeenAroundOutlinesToo() throws {
    let dark = EnvironmentChange(theme: .zatch, appearance: .dark)
    let tag = GSTag.filled("Tag", configuration: .height31, action: {}).element
    let surface = Renderer().draw(
      .environment(dark, tag), environment: RenderEnvironment(theme: .zatch)
    ).surface
    let page = Theme.zatch.scheme(.dark, .standard)[.page].hex
    let size = "width=\"\(surface.columns * 8)\" height=\"\(surface.rows * 16)\""
    let svg = surface.svg(title: "Tag", description: "")
    let ground = "<rect x=\"0\" y=\"0\" \(size) fill=\"\(page)\"/>"
    #expect(svg.contains(ground), "\(svg)")
    let html = surface.html(label: "Tag")
    #expect(html.contains(ground), "\(html)")
    #expect(!surface.svg(title: "Tag", description: "", shapes: .cells).contains("rx="))
  }

  @Test func plainTextHasNoBlanksAtTheEndOfARow() {
    #expect(
      picture.surface.plainText == """
        ▗▄▄▄▄▄▄▖╭─╮┏━┓
        ✓ 나눔   <&">'
        ▝▀▀▀▀▀▀▘ \u{FFFD}\u{FFFD}\u{FFFD}


        """)
  }

  /// The underlined run starts at column 9 of the second row and is five cells long.
  @Test func linesUnderTextAreAsLongAsTheText() {
    let svg = picture.surface.svg(title: "", description: "")
    #expect(svg.contains("<rect x=\"72\" y=\"30\" width=\"40\" height=\"1\" fill="), "\(svg)")
  }

  @Test func ansiEndsEveryLineWithoutAColour() {
    let text = String(decoding: picture.surface.ansi(depth: .indexed16), as: UTF8.self)
      .replacing("\u{1B}", with: "^")
    #expect(
      text == """
        ^[95m▗▄▄▄▄▄▄▖^[m╭─╮┏━┓
        ^[30;105m✓ 나눔  ^[m ^[1;4m<&">'^[m
        ^[95m▝▀▀▀▀▀▀▘ ^[m\u{FFFD}\u{FFFD}\u{FFFD}


        """)
  }

  @Test func ansiInMonoHasNoColours() {
    let text = String(decoding: picture.surface.ansi(depth: .mono), as: UTF8.self)
    #expect(!text.contains("38;") && !text.contains("[3") && !text.contains("[9"))
    #expect(text.contains("\u{1B}[1;4m<&\">'\u{1B}[m"))
  }

  @Test func svgIsWellFormedAndDescribed() throws {
    let svg = picture.surface.svg(title: "Tag <1>", description: "\u{0}&\u{1B}[2J")
    let document = try MarkupReader.read(svg)
    #expect(document.texts["title"] == ["Tag <1>"])
    #expect(document.texts["desc"] == ["␀&␛[2J"])
    #expect(document.texts["text"] == ["✓", "나눔", "<&\">'", "\u{FFFD}\u{FFFD}\u{FFFD}"])
  }

  @Test func svgGivesEveryRunAndEveryWideGlyphItsCells() throws {
    let document = try MarkupReader.read(picture.surface.svg(title: "", description: ""))
    let runs = document.elements.filter { $0.name == "text" }
    #expect(runs.map { $0.attributes["x"] } == ["0", "17 33", "72", "72"])
    #expect(runs.map { $0.attributes["textLength"] } == ["8", nil, "40", "24"])
  }

  @Test func svgDrawsBlocksAndLinesAsShapes() throws {
    let document = try MarkupReader.read(picture.surface.svg(title: "", description: ""))
    let rects = document.elements.filter { $0.name == "rect" }.map { element in
      ["x", "y", "width", "height"].map { element.attributes[$0] ?? "-" }.joined(separator: " ")
    }
    // The lower half of the cap meets the fill, and the fill is one area.
    #expect(rects.contains("4 8 56 8"))
    #expect(rects.contains("0 16 64 16"))
    // A light line through a cell, and a heavy one that meets its corners.
    #expect(rects.contains("72 8 8 1"))
    #expect(rects.contains("96 7 13 2"))
    #expect(document.elements.filter { $0.name == "path" }.count == 2)
  }

  @Test func equalSurfacesGiveEqualBytes() {
    let other = Picture().surface
    #expect(
      picture.surface.svg(title: "a", description: "b") == other.svg(title: "a", description: "b"))
    #expect(picture.surface.html(label: "a") == other.html(label: "a"))
  }

  @Test func htmlKeepsColumnsAndEscapesText() throws {
    let html = picture.surface.html(label: "\"><script>")
    let document = try MarkupReader.read(html)
    #expect(document.elements.first?.attributes["aria-label"] == "\"><script>")
    #expect(document.elements.allSatisfy { ["pre", "span"].contains($0.name) })
    #expect(
      html.contains(
        "<span style=\"display:inline-block;width:2ch;width:calc(2*round(1ch,1px))\">나</span>"))
    #expect(
      html.contains("font-weight:700;text-decoration:underline\">&lt;&amp;&quot;&gt;&#39;</span>"))
  }

  @Test func everyBlockAndLineHasAShapeWithinItsCell() {
    for code in UInt32(0x2500)..<0x25A0 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let pool = CellPool()
      var surface = Surface(columns: 1, rows: 1, pool: pool)
      surface.put(Cell.Glyph(scalar: scalar, columns: 1), style: .plain, column: 0, row: 0)
      let svg = surface.svg(title: "", description: "")
      #expect(!svg.contains("<text "), "U+\(String(code, radix: 16)) is drawn by a font")
      guard let document = try? MarkupReader.read(svg) else {
        Issue.record("U+\(String(code, radix: 16)) is not well-formed")
        continue
      }
      let shapes = document.elements.filter { $0.name == "rect" }.dropFirst()
      #expect(
        !shapes.isEmpty || document.elements.contains { $0.name == "path" },
        "U+\(String(code, radix: 16)) is drawn as nothing")
      for shape in shapes {
        let numbers = ["x", "y", "width", "height"].compactMap {
          shape.attributes[$0].flatMap { Int($0) }
        }
        let isInside =
          numbers.count == 4 && numbers[0] >= 0 && numbers[1] >= 0 && numbers[2] > 0
          && numbers[3] > 0 && numbers[0] + numbers[2] <= 8 && numbers[1] + numbers[3] <= 16
        #expect(isInside, "U+\(String(code, radix: 16)): \(numbers)")
      }
    }
  }
}
