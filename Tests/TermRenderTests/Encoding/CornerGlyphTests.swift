import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Corners in glyphs that some terminals draw themselves")
struct CornerGlyphTests {
  private static let wedges = ["\u{1FB41}", "\u{1FB4C}", "\u{1FB52}", "\u{1FB5D}"]
  private static let ends = ["\u{E0B6}", "\u{E0B4}"]

  private func drawn(_ element: Element, glyphs: GlyphSet = .unicode) -> Surface {
    var environment = RenderEnvironment(theme: .zatch)
    environment.glyphs = glyphs
    return Renderer().draw(element, environment: environment).surface
  }

  private func terminal(
    _ surface: Surface, _ features: TerminalFeatures, support: ImageSupport? = nil
  ) -> EmulatedTerminal {
    let terminal = EmulatedTerminal(columns: surface.columns, rows: surface.rows)
    var encoder = Encoder(depth: .truecolor, features: [.xterm, features])
    _ = encoder.adopt(support)
    terminal.feed(encoder.encode(Frame(surface: surface)))
    return terminal
  }

  private func rows(_ surface: Surface, _ features: TerminalFeatures) -> [String] {
    terminal(surface, features).grid.map { $0.map { $0.text.isEmpty ? " " : $0.text }.joined() }
  }

  private let primary =
    GSButton(
      style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "Send") }
    ).element
  private let tag = GSTag.filled("Tag", configuration: .height20).element

  @Test func aButtonOfThreeRowsHasItsCornersCut() {
    let surface = drawn(primary)
    let rows = rows(surface, .wedges)
    #expect(rows.count == 3)
    #expect(String(rows[0].first ?? " ") == Self.wedges[0])
    #expect(String(rows[0].last ?? " ") == Self.wedges[1])
    #expect(String(rows[2].first ?? " ") == Self.wedges[2])
    #expect(String(rows[2].last ?? " ") == Self.wedges[3])
    let middle = rows[1]
    #expect(middle == self.rows(surface, [])[1])
    for row in rows { #expect(row.dropFirst().dropLast().allSatisfy { $0.isASCII }) }
  }

  @Test func theWedgesAreInTheFillOnTheGround() throws {
    let surface = drawn(primary)
    let fill = try #require(surface.shapes.first?.fill?.color)
    let ground = try #require(surface.shapes.first?.backdrop?.color)
    let corner = try #require(terminal(surface, .wedges).grid.first?.first)
    #expect(corner.foreground == .direct(Int(fill.value)))
    #expect(corner.background == .direct(Int(ground.value)))
  }

  @Test func aTagOfOneRowEndsRound() {
    #expect(rows(drawn(tag), .roundEnds) == [Self.ends[0] + " Tag " + Self.ends[1]])
    #expect(rows(drawn(tag), .wedges) == ["▐ Tag ▌"])
  }

  @Test func nothingElseIsChanged() {
    let others: [Element] = [
      GSTag.filled("Tag", configuration: .height31).element,
      GSTag.stroke("Tag", configuration: .height31).element,
      GSTag.stroke("Tag", configuration: .height31, isSelected: true).element,
    ]
    for element in others { #expect(rows(drawn(element), .corners) == rows(drawn(element), [])) }
    for element in [primary, tag] {
      let plain = drawn(element, glyphs: .ascii)
      #expect(rows(plain, .corners) == rows(plain, []))
    }
  }

  @Test func whereImagesAreDrawnCornersAreTheirs() throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    let shown = terminal(drawn(primary), .corners, support: ImageSupport(.kitty, cell: cell)).grid
    for text in shown.joined().map(\.text) { #expect(!(Self.wedges + Self.ends).contains(text)) }
  }

  @Test func aCutSideHasNoCorner() {
    // The room is narrower than the button asks for: its right side is not seen.
    let size = CellSize(columns: 12, rows: 3)
    let cut = Renderer().draw(
      .sized(width: .exactly(12), .viewport(primary)), size: size,
      environment: RenderEnvironment(theme: .zatch)
    ).surface
    let top = rows(cut, .wedges)[0]
    #expect(!top.dropFirst().contains { Self.wedges.contains(String($0)) })
  }

  @Test func cornersLearnedLaterAreDrawnThen() {
    let surface = drawn(.column([primary, tag]))
    let terminal = EmulatedTerminal(columns: surface.columns, rows: surface.rows)
    var encoder = Encoder(depth: .truecolor, features: .xterm)
    terminal.feed(encoder.encode(Frame(surface: surface)))
    #expect(encoder.encode(Frame(surface: surface)).isEmpty)
    encoder.adopt([.xterm, .corners], depth: .truecolor)
    terminal.feed(encoder.encode(Frame(surface: surface)))
    let texts = Set(terminal.grid.joined().map(\.text))
    #expect(texts.isSuperset(of: Self.wedges + Self.ends))
    #expect(encoder.encode(Frame(surface: surface)).isEmpty)
  }
}
