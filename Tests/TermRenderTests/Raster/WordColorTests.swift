import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// The visible colours of text, marks and lines are read from the cells.
@Suite("Colours of words, marks and lines")
struct WordColorTests {
  private let renderer = Renderer()

  private func colors(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment()
  ) -> [InkOnFill] {
    renderer.inks(of: element, environments: [environment])[0].filter(\.part.isWords)
  }

  @Test func eachPairOfColoursIsListedOnceWithItsRoles() throws {
    let element = Element.column([
      GSText(.body1, "a").element, GSText(.body1, "b").element, GSText(.caption1, "c").element,
    ])
    let found = colors(element)
    #expect(found.map(\.inkRole) == [.text, .textTertiary])
    #expect(found.map(\.fillRole) == [.page, .page])
    #expect(found[0].ink == .black && found[0].fill == .white)
  }

  @Test func blanksCapsAndLinesAreNotText() {
    #expect(colors(.empty) == [])
    #expect(colors(GSText(.body1, "  ").element) == [])
    let tag = colors(GSTag.stroke("x").element)
    #expect(tag.map(\.inkRole) == [.tagLine])
    let button = colors(GSTag.filled("x", configuration: .height31, isSelected: true).element)
    #expect(button.map(\.fillRole?.name) == ["tagPurple.solid"])
  }

  @Test func dimAndReverseCountAsShown() throws {
    let dim = try #require(colors(.words([Span("x", role: .text, emphasis: .dim)])).first)
    #expect(dim.ink == RGB.black.composited(over: .white, opacity: 0.6))
    // Without a fill, a press shows as reverse if there are few colours.
    let pressed = Element.panel(Panel(ink: .plain, marks: .pressed), .label("x"))
    let reverse = try #require(colors(pressed, RenderEnvironment(depth: .indexed16)).first)
    #expect(reverse.ink == .white && reverse.fill == .black)
    #expect(reverse.inkRole == .page && reverse.fillRole == .text)
  }

  @Test func with256ColoursTheSentOnesCount() throws {
    let element = GSTag.filled("x", isSelected: true).element
    let environment = RenderEnvironment(theme: .zatch, depth: .indexed256)
    let found = try #require(colors(element, environment).first)
    let palette = IndexedPalette.xterm240
    #expect(palette.colors.contains(found.ink) && palette.colors.contains(found.fill))
  }

  @Test func coveredTextIsNotCounted() {
    let hidden = Element.layered(
      GSText(.body1, "under").element, overlay: GSText(.caption1, "above").element,
      alignment: .topLeading)
    #expect(Set(colors(hidden).map(\.inkRole)) == [.textTertiary])
  }

  @Test func wordsOfADisabledPanelAreMarkedSo() {
    for isDisabled in [false, true] {
      let found = colors(GSTag.filled("x", isDisabled: isDisabled).element)
      #expect(found.map(\.isDisabled) == [isDisabled])
    }
  }

  private func inks(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment()
  ) -> [InkOnFill] {
    renderer.inks(of: element, environments: [environment])[0]
  }

  @Test func theStyleOfWordsSaysWhetherTheyAreLarge() {
    #expect(inks(GSText(.title1, "x").element).map(\.part) == [.largeWords])
    #expect(inks(GSText(.title3, "x").element).map(\.part) == [.words])
    #expect(inks(GSText(.zatch.bold18, "x").element).map(\.part) == [.words])
  }

  @Test func aLineIsReadFromItsCells() throws {
    let tag = inks(GSTag.stroke("x", isSelected: true).element)
    let line = try #require(tag.first { $0.part == .line })
    #expect(line.inkRole == .tagPurpleLine && line.fillRole == .page)
    #expect(line.ink == Theme.gitspace.scheme(.light, .original)[.tagPurpleLine])
    // A bar is drawn in blocks, some of which leave out the part that is not a line; the role is the line's all the
    // same.
    let bar = Element.panel(
      Panel(
        ink: Ink(text: .text, fill: .accent, stroke: .destructive), horizontalPadding: .large,
        strokeWidth: .bar), .label("x"))
    let found = inks(bar).filter { $0.part == .line }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.inkRole == .destructive })
  }

  @Test func aMarkIsReadApartFromTheWords() throws {
    let selected = GSTag.filled("x", isSelected: true).element
    #expect(inks(selected).map(\.part) == [.words], "its colours suffice")
    let tag = inks(selected, RenderEnvironment(depth: .indexed256))
    #expect(tag.map(\.part) == [.mark, .words])
    #expect(tag.allSatisfy { $0.inkRole == .tagPurpleOnSolid && $0.fillRole == .tagPurpleSolid })
    #expect(inks(GSTag.filled("x").element).map(\.part) == [.words])
    let disabled = inks(
      GSTag.filled("x", isSelected: true, isDisabled: true).element,
      RenderEnvironment(depth: .indexed16))
    #expect(disabled.map(\.part) == [.mark, .words])
    #expect(disabled.allSatisfy { $0.isDisabled })
  }
}
