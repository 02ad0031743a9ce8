import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// What words are seen in is read from the cells.
@Suite("Colours of words")
struct WordColorTests {
  private let renderer = Renderer()

  private func colors(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment()
  ) -> [WordColors] {
    renderer.wordColors(of: element, environments: [environment])[0]
  }

  @Test func eachPairOfColoursIsToldOnceWithItsRoles() throws {
    let element = Element.column([
      GSText(.body1, "a").element, GSText(.body1, "b").element, GSText(.caption1, "c").element,
    ])
    let found = colors(element)
    #expect(found.map(\.inkRole) == [.text, .textTertiary])
    #expect(found.map(\.fillRole) == [.page, .page])
    #expect(found[0].ink == .black && found[0].fill == .white)
  }

  @Test func blanksCapsAndLinesAreNoWords() {
    #expect(colors(.empty) == [])
    #expect(colors(GSText(.body1, "  ").element) == [])
    let tag = colors(GSTag.stroke("x").element)
    #expect(tag.map(\.inkRole) == [.tagLine])
    let button = colors(GSTag.filled("x", configuration: .height31, isSelected: true).element)
    #expect(button.map(\.fillRole?.name) == ["tagPurple.solid"])
  }

  @Test func dimAndReverseCountAsTheyAreSeen() throws {
    let dim = try #require(colors(.words([Span("x", role: .text, emphasis: .dim)])).first)
    #expect(dim.ink == RGB.black.composited(over: .white, opacity: 0.6))
    // Without a fill a finger is told by reverse where colours are few.
    let pressed = Element.panel(Panel(ink: .plain, marks: .pressed), .label("x"))
    let reverse = try #require(colors(pressed, RenderEnvironment(depth: .indexed16)).first)
    #expect(reverse.ink == .white && reverse.fill == .black)
    #expect(reverse.inkRole == .page && reverse.fillRole == .text)
  }

  @Test func with256ColoursTheyAreThoseThatAreSent() throws {
    let element = GSTag.filled("x", isSelected: true).element
    let environment = RenderEnvironment(theme: .zatch, depth: .indexed256)
    let found = try #require(colors(element, environment).first)
    let palette = IndexedPalette.xterm240
    #expect(palette.colors.contains(found.ink) && palette.colors.contains(found.fill))
  }

  @Test func whatIsCoveredIsNotSeen() {
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
}
