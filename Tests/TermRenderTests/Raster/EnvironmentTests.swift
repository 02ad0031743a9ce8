import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Environments in a frame")
struct EnvironmentTests {
  private let tag = Element.panel(.tag(31), .label("A"))

  @Test func twoThemesInOneFrameHaveTheirOwnPages() {
    let surface = Renderer().draw(
      .row([
        .label("x"), .environment(EnvironmentChange(theme: .zatch, appearance: .dark), .label("y")),
      ]), environment: RenderEnvironment()
    ).surface
    let first = surface.pool[surface[0, 0].style]
    let second = surface.pool[surface[1, 0].style]
    #expect(first.background?.color == Theme.gitspace.scheme(.light, .standard)[.page])
    #expect(second.background?.color == Theme.zatch.scheme(.dark, .standard)[.page])
    #expect(second.foreground?.color == Theme.zatch.scheme(.dark, .standard)[.text])
  }

  @Test func aChangeOfGeometryAloneKeepsTheGround() {
    let picture = picture(
      .backdrop(.raised, .environment(EnvironmentChange(density: .compact), tag)))
    #expect(picture.lines == ["▐ A ▌"])
    #expect(
      TermRenderTests.picture(
        .backdrop(.raised, .environment(EnvironmentChange(glyphs: .ascii), .label("x")))
      ).legend["."]?.background?.role == .raised)
  }

  @Test func belowADialogEveryColourIsDarker() {
    let surface = Renderer().draw(
      .environment(EnvironmentChange(isDimmed: true), tag), environment: RenderEnvironment()
    ).surface
    let plain = Renderer().draw(tag, environment: RenderEnvironment()).surface
    #expect(surface.plainText == plain.plainText)
    var pairs = 0
    for (dimmed, bright) in zip(surface.cells, plain.cells) {
      let (dimmed, bright) = (surface.pool[dimmed.style], plain.pool[bright.style])
      for (dark, light) in [
        (dimmed.foreground, bright.foreground), (dimmed.background, bright.background),
      ] {
        guard let dark, let light else { continue }
        #expect(dark.color == light.color.dimmed)
        #expect(dark.role == light.role)
        pairs += 1
      }
    }
    #expect(pairs > 10)
    #expect(RGB(0xFF8000).dimmed == RGB(0x8C4600))
  }

  @Test func aSimulatedDepthHasOnlyItsColours() {
    func colors(_ depth: ColorDepth) -> Set<RGB> {
      let surface = Renderer().draw(
        .environment(EnvironmentChange(depth: depth), tag), environment: RenderEnvironment()
      ).surface
      let styles = surface.cells.map { surface.pool[$0.style] }
      return Set(styles.flatMap { [$0.foreground?.color, $0.background?.color] }.compactMap { $0 })
    }
    #expect(colors(.indexed256).isSubset(of: Set(IndexedPalette.xterm240.colors)))
    #expect(colors(.indexed16).isSubset(of: Set(IndexedPalette.xterm16.colors)))
    #expect(colors(.mono).isEmpty)
    #expect(!colors(.truecolor).isEmpty)
  }

  @Test func aSimulatedVisionMovesColours() {
    let surface = Renderer().draw(
      .environment(EnvironmentChange(vision: .achroma), tag), environment: RenderEnvironment()
    ).surface
    for cell in surface.cells {
      for paint in [surface.pool[cell.style].foreground, surface.pool[cell.style].background] {
        guard let color = paint?.color else { continue }
        #expect(color.red == color.green && color.green == color.blue)
      }
    }
  }

  @Test func everyCellHasThePageAsBackground() {
    let picture = picture(.label("x"), columns: 3, rows: 2)
    for style in picture.legend.values {
      #expect(style.background?.role == .page)
    }
  }
}
