import GalleryTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Words in the type of the design") struct TypeVectorTests {
  /// A line of words as a document sets it.
  private struct SetLine {
    let text: String
    let attributes: [String: String]

    func number(_ name: String) throws -> Double {
      try #require(attributes[name].flatMap { Double($0) })
    }
  }

  private func surface(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment()
  ) -> Surface {
    Renderer(recordsType: true).draw(element, environment: environment).surface
  }

  /// The lines that are set in a size of their own.
  private func lines(_ surface: Surface) throws -> [SetLine] {
    let markup = try MarkupReader.read(surface.svg(title: "", description: ""))
    let texts = markup.texts["text"] ?? []
    return zip(markup.elements.filter { $0.name == "text" }, texts)
      .filter { $0.0.attributes["lengthAdjust"] != nil }
      .map { SetLine(text: $0.1, attributes: $0.0.attributes) }
  }

  private func alone(_ style: GSTextStyle, _ text: String) -> Surface {
    let air = Edges(leading: .huge, trailing: .huge, top: .huge, bottom: .huge)
    return surface(.padded(air, GSText(style, text).element))
  }

  @Test func everyStyleHasItsSizeWeightAndFamily() throws {
    for theme in [Theme.gitspace, .zatch, .lionheart, .ribsTodo] {
      for style in theme.textStyles where style.size <= 30 {
        let line = try #require(try lines(alone(style, "Words")).first)
        #expect(try line.number("font-size") == style.size, "\(style.name)")
        let weight = Int(try line.number("font-weight"))
        #expect(weight == style.weight, "\(style.name)")
        let family = try #require(line.attributes["font-family"])
        #expect(family.hasPrefix(style.family.map { "'\($0)'," } ?? "system-ui"), "\(family)")
        #expect((style.kern != 0) == (line.attributes["letter-spacing"] != nil), "\(style.name)")
      }
    }
  }

  @Test func theNameOfAFamilyEndsNeitherItsQuotationMarksNorItsElement() throws {
    let style = GSTextStyle("wild", family: "A'B\\\"><g id='x'>&\u{1B}[0m", size: 20, weight: 400)
    let line = try #require(try lines(alone(style, "Words")).first)
    let family = try #require(line.attributes["font-family"])
    #expect(family.hasPrefix("'AB\"><g id=x>&"), "\(family.debugDescription)")
    #expect(family.filter { $0 == "'" }.count.isMultiple(of: 2))
    #expect(line.attributes["font-size"] == "20")
  }

  @Test func theWidthFollowsFromTheLettersAndTheSize() throws {
    func width(_ style: GSTextStyle, _ text: String) throws -> Double {
      try #require(try lines(alone(style, text)).first).number("textLength")
    }
    let large = GSTextStyle("l", size: 28, weight: 400)
    let small = GSTextStyle("s", size: 14, weight: 400)
    #expect(try width(large, "ii") < width(large, "WW") / 3)
    #expect(abs(try width(large, "Words") - 2 * width(small, "Words")) < 0.05)
    let kerned = GSTextStyle("k", size: 14, weight: 400, kern: 1)
    #expect(abs(try width(kerned, "Words") - width(small, "Words") - 5) < 0.05)
    #expect(try width(small, "나눔") > width(small, "ab"))
  }

  @Test func noTwoLinesOverlapAndNoneLeavesItsBox() throws {
    let long = GSTextStyle("l", size: 30, weight: 700)
    let rows = Element.column([
      .row([GSText(long, verbatim: "WWWWWW").element, .label("|")]),
      .row([GSText(long, verbatim: "WW").element, .label("  |")]),
      GSText(long, verbatim: "below").element,
    ])
    let found = try lines(surface(rows))
    #expect(found.map(\.text) == ["WWWWWW", "WW", "below"])
    for (line, most) in zip(found, [48.0, 24]) {
      let end = try line.number("x") + line.number("textLength")
      #expect(end <= most + 0.01, "\(line.text) ends at \(end)")
      #expect(try line.number("font-size") < 20.5)
    }
    for (upper, lower) in zip(found, found.dropFirst()) {
      let bottom = try upper.number("y") + 0.22 * upper.number("font-size")
      let top = try lower.number("y") - 0.76 * lower.number("font-size")
      #expect(bottom <= top + 4.01, "\(upper.text), \(lower.text)")
    }
  }

  @Test func theLabelOfAButtonStaysCentred() throws {
    let button = GSButton(
      style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "Send") })
    let surface = surface(button.element)
    let line = try #require(try lines(surface).first)
    let frame = try #require(surface.shapes.first).frame
    let middle = try line.number("x") + line.number("textLength") / 2
    #expect(abs(middle - frame.middleX) <= 4, "\(middle), \(frame)")
    #expect(try line.number("font-size") == 16)
  }

  @Test func aMarkBesideALabelLeavesItInsideItsOutline() throws {
    for isSelected in [false, true] {
      for isEditing in [false, true] {
        let button = GSButton(
          style: .tag(isEditing: isEditing, isSelected: isSelected), action: {},
          label: { GSText(.buttonTitle1, "MVVM") })
        let surface = surface(button.element)
        let line = try #require(try lines(surface).first { $0.text == "MVVM" })
        let frame = try #require(surface.shapes.first).frame
        let (start, width) = (try line.number("x"), try line.number("textLength"))
        #expect(start >= frame.x + 8 && start + width <= frame.endX - 8, "\(start), \(width)")
        #expect(try line.number("font-size") == 16)
      }
    }
  }

  @Test func linesThatBeginInOneColumnStillDo() throws {
    let rows = Element.column([
      GSText(.title2, verbatim: "Contributors").element,
      GSText(.caption1, verbatim: "2 minutes ago").element,
    ])
    let air = Edges(leading: .huge, trailing: .huge, top: .none, bottom: .none)
    let starts = try lines(surface(.padded(air, rows))).map { try $0.number("x") }
    #expect(starts.count == 2 && Set(starts).count == 1, "\(starts)")
  }

  @Test func aTitleMayReachBeyondThePicture() throws {
    let text = "Received knocks"
    let surface = surface(GSText(.title1, text).element)
    let line = try #require(try lines(surface).first)
    #expect(try line.number("font-size") == 28)
    let end = try line.number("x") + line.number("textLength")
    #expect(end > Double(surface.columns * 8))
    let markup = try MarkupReader.read(surface.svg(title: "", description: ""))
    let width = try #require(markup.elements.first?.attributes["width"].flatMap { Double($0) })
    #expect(width >= end)
    let height = try #require(markup.elements.first?.attributes["height"].flatMap { Double($0) })
    // The picture continues in the colour of the page.
    let dark = self.surface(
      GSText(.title1, text).element, RenderEnvironment(appearance: .dark)
    ).svg(title: "", description: "")
    #expect(
      dark.contains("<rect width=\"\(Int(width))\" height=\"\(Int(height))\" fill=\"#000000\"/>"),
      "\(dark)")
  }

  @Test func boldWordsInALineAreASeparatePart() throws {
    let surface = surface(GSText(.body1, "Tags of **your** list").element)
    let found = try lines(surface)
    #expect(found.map(\.text) == ["Tags of", "your", "list"])
    #expect(found.map { $0.attributes["font-weight"] } == ["400", "600", "400"])
    for (before, behind) in zip(found, found.dropFirst()) {
      // Between them is a blank of one of both weights.
      let gap = try behind.number("x") - before.number("x") - before.number("textLength")
      #expect(try abs(gap - 0.28 * before.number("font-size")) < 0.3, "\(gap)")
    }
  }

  @Test func focusUnderlinesTheWordsInTheirOwnSize() throws {
    let button = GSButton(
      style: .primary(isDisabled: false), state: ButtonState(isFocused: true), action: {},
      label: { GSText(.buttonTitle1, "Send") })
    let line = try #require(try lines(surface(button.element)).first)
    #expect(line.attributes["text-decoration"] == "underline")
  }

  @Test func cellsAndTerminalsAreUnchanged() {
    let element = GSText(.title1, "Received knocks").element
    let typed = surface(element)
    let plain = Renderer().draw(element, environment: RenderEnvironment()).surface
    #expect(plain.typesetLines.isEmpty && !typed.typesetLines.isEmpty)
    #expect(typed.plainText == plain.plainText)
    #expect(typed.ansi(depth: .truecolor) == plain.ansi(depth: .truecolor))
    #expect(
      typed.svg(title: "", description: "", shapes: .cells)
        == plain.svg(title: "", description: "", shapes: .cells))
    #expect(
      typed.html(label: "", shapes: .cells) == plain.html(label: "", shapes: .cells))
  }

  @Test func aPageKeepsTheWordsAsTextBelowTheirPicture() throws {
    let html = surface(GSText(.title1, "Received knocks").element).html(label: "")
    #expect(html.contains("font-size=\"28\""))
    #expect(
      html.contains("color:transparent;background:#FFFFFF\">Received knocks</span>"), "\(html)")
  }

  /// White words on black in mono: the words are white vectors, above cells that stay black.
  @Test func wordsOfAPageKeepTheirGround() throws {
    var environment = RenderEnvironment()
    environment.depth = .mono
    let tag = GSTag.filled("Tag").element
    let html = surface(tag, environment).html(label: "")
    #expect(html.contains("fill=\"#FFFFFF\""), "\(html)")
    #expect(html.contains("color:transparent;background:#000000\">Tag</span>"), "\(html)")
  }

  @Test func theVisiblePartOfCutWordsKeepsItsStyle() throws {
    let title = GSText(.title2, verbatim: "Repositories").element
    #expect(try lines(surface(.sized(width: .exactly(4), height: .exactly(1), title))).count == 1)
    func covered(_ alignment: Alignment) -> Element {
      .layered(title, overlay: .label("x"), alignment: alignment)
    }
    #expect(try lines(surface(covered(.topLeading))).map(\.text) == ["epositories"])
    #expect(try lines(surface(covered(.topTrailing))).map(\.text) == ["Repositorie"])
  }

  @Test func wordsThatAreCoveredOrReadFromTheRightKeepTheirCells() throws {
    let title = GSText(.title2, verbatim: "Repositories").element
    let covered = Element.layered(
      title, overlay: .label("x"), alignment: Alignment(.center, .top))
    #expect(try lines(surface(covered)).isEmpty)
    #expect(try lines(alone(.title2, "שלום")).isEmpty)
    let chrome = RenderEnvironment(theme: .chrome)
    #expect(try lines(surface(title, chrome)).isEmpty)
  }
}
