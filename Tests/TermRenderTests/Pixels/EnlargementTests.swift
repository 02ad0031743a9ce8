import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Looks to scale")
struct EnlargementTests {
  private let renderer = Renderer()

  private static let looks: [Element] =
    TagConfiguration.allCases.flatMap { configuration -> [Element] in
      [false, true].flatMap { isSelected in
        [
          GSTag.filled("Free", configuration: configuration, isSelected: isSelected).element,
          GSTag.stroke("나눔", configuration: configuration, isSelected: isSelected).element,
        ]
      }
    } + [
      .row([GSTag.filled("Swift").element, .blank, GSTag.filled("UI").element]),
      GSButton(
        style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "OK") }
      ).element,
    ]

  private func surface(_ element: Element, _ depth: ColorDepth = .truecolor) -> Surface {
    renderer.draw(
      element, environment: RenderEnvironment(theme: .zatch, depth: depth)
    ).surface
  }

  private func enlarged(
    _ element: Element, by scale: Int, _ edges: Enlargement.Edges = .blended,
    depth: ColorDepth = .truecolor
  ) throws -> GSDesign.CellPicture {
    try #require(Enlargement(surface(element, depth), by: scale, edges: edges)).picture
  }

  private func words(_ picture: GSDesign.CellPicture) -> String {
    picture.plainText.filter { !"▀▄ \n".contains($0) }
  }

  @Test(arguments: [2, 4]) func outlinesAreScaledByTheFactor(scale: Int) throws {
    for look in Self.looks {
      let before = surface(look).shapes
      let after = try #require(try enlarged(look, by: scale).shapes)
      let factor = Double(scale)
      try #require(before.count == after.count)
      for (small, large) in zip(before, after) {
        #expect(large.frame.width == small.frame.width * factor)
        #expect(large.frame.height == small.frame.height * factor)
        #expect(large.frame.x - after[0].frame.x == (small.frame.x - before[0].frame.x) * factor)
        #expect(large.frame.y - after[0].frame.y == (small.frame.y - before[0].frame.y) * factor)
        #expect(large.radius == small.radius * factor)
        #expect(large.strokeWidth == small.strokeWidth * factor)
        #expect(large.fill == small.fill && large.stroke == small.stroke)
        #expect(large.backdrop == small.backdrop)
      }
    }
  }

  @Test(arguments: [2, 4]) func wordsKeepTheirSizeInTheMiddle(scale: Int) throws {
    let picture = try enlarged(GSTag.filled("Swift", configuration: .height31).element, by: scale)
    let rows = (0..<picture.rows).filter { picture.text(ofRow: $0).contains("Swift") }
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    let shape = try #require(picture.shapes?.first)
    let text = Array(picture.text(ofRow: row))
    let column = try #require(text.firstIndex(of: "S"))
    #expect(Double(column) * 8 + 20 == shape.frame.x + shape.frame.width / 2)
    #expect(Double(row) * 16 + 8 == shape.frame.y + shape.frame.height / 2)
  }

  @Test func wordsStayWhereTheyAreWhenAMarkComesAndGoes() throws {
    for configuration in TagConfiguration.allCases {
      let places = try [false, true].map { isSelected in
        let tag = GSTag.filled("Free", configuration: configuration, isSelected: isSelected)
        let picture = try enlarged(tag.element, by: 2, depth: .indexed256)
        let text = (0..<picture.rows).map { picture.text(ofRow: $0) }
        let row = try #require(text.firstIndex { $0.contains("F") })
        #expect(text[row].contains("✓") == isSelected)
        let column = try #require(Array(text[row]).firstIndex(of: "F"))
        let frame = try #require(picture.shapes?.first?.frame)
        return PointRect(
          x: Double(column) * 8 - frame.x, y: Double(row) * 16 - frame.y, width: 0, height: 0)
      }
      #expect(places[0] == places[1], "\(configuration)")
    }
  }

  @Test(arguments: [Enlargement.Edges.blended, .hard, .uncolored])
  func nothingOfTheWordsIsLost(edges: Enlargement.Edges) throws {
    for look in Self.looks {
      let drawn = GSDesign.CellPicture(surface(look)).plainText
      let expected = drawn.filter { $0.isLetter || $0 == "✓" }
      for scale in [2, 4] { #expect(words(try enlarged(look, by: scale, edges)) == expected) }
    }
  }

  @Test func hardEdgesUseTheColoursOfTheLook() throws {
    for look in Self.looks {
      let colors = Set(GSDesign.CellPicture(surface(look)).paints.map(\.color))
      let hard = try enlarged(look, by: 2, .hard)
      #expect(Set(hard.paints.map(\.color)).isSubset(of: colors))
      let blended = try enlarged(look, by: 2)
      #expect(!Set(blended.paints.map(\.color)).isSubset(of: colors))
    }
  }

  @Test func withoutColoursAFillIsReverseVideo() throws {
    let tag = GSTag.filled("Free", configuration: .height31).element
    let (colored, plain) = (surface(tag), surface(tag, .mono))
    let enlargement = try #require(
      Enlargement(colored, text: plain, by: 2, edges: .uncolored))
    let picture = enlargement.picture
    #expect(picture.paints.isEmpty)
    #expect(picture.shapes == [])
    let middle = picture.rows / 2
    let isReversed = (0..<picture.columns).map {
      picture.style(column: $0, row: middle).attributes.contains(.reverse)
    }
    #expect(isReversed.contains(true))
  }

  @Test func aLookWithoutOutlinesIsNotEnlarged() {
    let text = surface(GSText(.body1, "Free").element)
    #expect(Enlargement(text, by: 2, edges: .blended) == nil)
  }

  @Test func theRendererPassesTheLargeShapesOn() throws {
    let picture = try enlarged(GSTag.stroke("Free", configuration: .height29).element, by: 4)
    let drawn = surface(.backdrop(.page, .cells(picture)))
    #expect(drawn.shapes.map(\.frame) == picture.shapes?.map(\.frame))
    #expect(drawn.shapes.map(\.radius) == picture.shapes?.map(\.radius))
    #expect(drawn.shapes.map(\.label) == picture.shapes?.map(\.label))
  }

  @Test(arguments: ImageProtocol.allCases)
  func noImageStaysBehindWhenTheScaleChanges(imageProtocol: ImageProtocol) throws {
    let cell = try #require(CellPixels(width: 6, height: 12))
    let support = ImageSupport(imageProtocol, cell: cell)
    let look = GSTag.filled("Free", configuration: .height31).element
    var encoder = Encoder(depth: .truecolor, features: .xterm)
    _ = encoder.adopt(support)
    let screen = ImageScreen(columns: 48, rows: 14, cellWidth: 6, cellHeight: 12)
    for element in [
      look, .cells(try enlarged(look, by: 2)), .cells(try enlarged(look, by: 4)), look,
    ] {
      let frame = Frame(
        surface: renderer.draw(
          .backdrop(.page, .centered(element)), size: CellSize(columns: 48, rows: 14),
          environment: RenderEnvironment(theme: .zatch)
        ).surface)
      screen.feed(encoder.encode(frame))
      var first = Encoder(depth: .truecolor, features: .xterm)
      _ = first.adopt(support)
      let expected = ImageScreen(columns: 48, rows: 14, cellWidth: 6, cellHeight: 12)
      expected.feed(first.encode(frame))
      #expect(screen.picture() == expected.picture())
      #expect(screen.problems == [] && expected.problems == [])
    }
  }
}
