import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Shadows") struct ShadowTests {
  private func button(_ shadow: Shadow?) -> Element {
    let panel = Panel(
      ink: Ink(text: .onAccent, fill: .accent), shape: .rounded(radius: .points8),
      height: .fixed(.points30), horizontalPadding: .large)
    return .panel(panel.and { $0.shadow = shadow }, .label("Save"))
  }

  private func drawn(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment()
  ) -> Surface {
    Renderer().draw(element, environment: environment).surface
  }

  /// A button with blank cells around it.
  private func alone(_ shadow: Shadow?) -> Element {
    let air = Edges(horizontal: .huge, vertical: .huge)
    return .padded(air, button(shadow))
  }

  @Test func cellsAndTextAreTheSameWithAndWithout() {
    let (with, without) = (drawn(alone(.action)), drawn(alone(nil)))
    #expect(with.ansi(depth: .truecolor) == without.ansi(depth: .truecolor))
    #expect(with.plainText == without.plainText)
    func cells(_ surface: Surface) -> String {
      surface.svg(title: "", description: "", shapes: .cells)
    }
    #expect(cells(with) == cells(without))
  }

  @Test func itIsPartOfTheShapeInTheRoleOfItsColour() throws {
    let shape = try #require(drawn(alone(.action)).shapes.first)
    let shadow = try #require(shape.shadow)
    #expect([shadow.offset, shadow.blur, shadow.opacity] == [9, 9, 0.21])
    #expect(shadow.paint?.role == .actionShadow)
    #expect(try #require(drawn(alone(.card)).shapes.first?.shadow).paint?.role == .cardShadow)
    #expect(try #require(drawn(alone(.dialog)).shapes.first?.shadow).paint?.role == .alertShadow)
    #expect(drawn(alone(.card), RenderEnvironment(depth: .mono)).shapes.isEmpty)
  }

  @Test func aRectangleWithAShadowHasAnOutline() {
    let panel = Panel(ink: Ink(text: .text, fill: .raised), height: .fixed(.points50))
    #expect(drawn(.panel(panel, .label("Save"))).shapes.isEmpty)
    let shaded = panel.and { $0.shadow = .dialog }
    #expect(drawn(.panel(shaded, .label("Save"))).shapes.count == 1)
    let bare = shaded.and { $0.ink = Ink(text: .text) }
    #expect(drawn(.panel(bare, .label("Save"))).shapes.isEmpty)
  }

  @Test func itReachesIntoBlankCellsAlone() throws {
    let free = try #require(drawn(alone(.action)).shapes.first)
    #expect(free.clip.endRow > free.cells.endRow + 1)
    #expect(free.clip.column < free.cells.column - 1)
    let below = Element.column([button(.action), .label("Next line of words")])
    let crowded = try #require(drawn(below).shapes.first)
    #expect(crowded.clip.endRow == crowded.cells.endRow)
  }

  /// A shape is not seen beyond a cut, although the cells there are blank.
  @Test(arguments: [nil, Shadow.action])
  func aShapeEndsWhereItIsCut(shadow: Shadow?) throws {
    let panel = Panel(
      ink: Ink(text: .onAccent, fill: .accent), shape: .rounded(radius: .points8))
    let lines = Element.column((0..<8).map { .label("Line \($0)") })
    let tall = Element.panel(panel.and { $0.shadow = shadow }, lines)
    let air = Edges(horizontal: .huge, vertical: .huge)
    let shape = try #require(
      drawn(.padded(air, .sized(height: .exactly(3), .viewport(tall)))).shapes.first)
    #expect(shape.frame.endY > PointRect(shape.cells).endY + CellRect.pointsPerRow)
    #expect(shape.clip.endRow == shape.cells.endRow)
  }

  @Test func aShadowFadesTowardsCoveringWords() throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    func bottom(_ words: Element) throws -> (edge: UInt32, above: UInt32) {
      let button = Element.padded(Edges(horizontal: .huge), button(.action))
      let shape = try #require(
        drawn(.column([button, .blank, words, .blank, .blank])).shapes.first)
      let look = ShapeLook(shape, in: shape.clip)
      let image = CellImage(look, cell, isFlat: false).image
      // The last row of pixels before the words, and the first below the button.
      let row = (shape.cells.endRow - shape.clip.row + 1) * cell.height - 1
      let column = image.width / 2
      return (image[column, row] & 255, image[column, row - cell.height + 1] & 255)
    }
    let free = try bottom(.blank)
    let crowded = try bottom(.label("A row of words that is wide enough to lie below it"))
    #expect(free.edge > crowded.edge)
    #expect(crowded.edge <= 2, "an edge of \(crowded.edge) shows")
    #expect(crowded.above > crowded.edge)
  }

  @Test func documentsDrawItBlurredBelowTheShape() throws {
    let svg = drawn(alone(.action)).svg(title: "", description: "")
    let scheme = Theme.gitspace.scheme(.light, .standard)
    let color = scheme[.actionShadow].hex
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"9\"/>"))
    #expect(svg.contains("fill=\"\(color)\" fill-opacity=\"0.21\" filter=\"url(#shadow_"))
    let shape = try #require(drawn(alone(.action)).shapes.first)
    #expect(svg.contains("y=\"\(Int(shape.frame.y) + 9)\""))
    let html = drawn(alone(.card)).html(label: "")
    #expect(html.contains("fill=\"\(scheme[.textTertiary].hex)\" fill-opacity=\"0.3\""))
    #expect(!drawn(alone(nil)).svg(title: "", description: "").contains("filter"))
  }

  /// The shade of every pixel against a shape that is drawn large and blurred by adding up samples.
  @Test(arguments: [6.0, 9, 14]) func pixelsAreLikeABlurOfSamples(blur: Double) throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    let area = CellRect(column: 0, row: 0, columns: 20, rows: 8)
    let shape = Shape(
      frame: PointRect(x: 40, y: 40, width: 80, height: 36), radius: 18,
      fill: Paint(RGB(0xCC_DDEE)), stroke: nil, strokeWidth: 0,
      shadow: Shape.FallingShadow(offset: 6, blur: blur, opacity: 1, paint: nil),
      backdrop: Paint(RGB(0xFF_FFFF)), label: .zero, cells: area, clip: area)
    let look = ShapeLook(shape, in: area)
    let image = CellImage(look, cell, isFlat: false).image
    let outline = ShapeOutline(look, cell)
    // A Gaussian, by its Taylor series of e to the power of a small number.
    var samples: [(dx: Double, dy: Double, weight: Double)] = []
    for dy in -45...45 {
      for dx in -45...45 {
        let square = Double(dx * dx + dy * dy) / (blur * blur)
        samples.append((Double(dx), Double(dy), Self.power(-square / 2)))
      }
    }
    let whole = samples.reduce(0) { $0 + $1.weight }
    var worst = 0.0
    for y in stride(from: 2, to: image.height, by: 7) {
      for x in stride(from: 1, to: image.width, by: 9)
      where outline.outer.coverage(column: x, row: y) == 0 {
        var sum = 0.0
        for (dx, dy, weight) in samples
        where outline.outer.distance(x: Double(x) + dx + 0.5, y: Double(y) + dy + 0.5 - 6) <= 0 {
          sum += weight
        }
        worst = max(worst, abs(Double(image[x, y] & 255) / 255 - sum / whole))
      }
    }
    #expect(worst < 0.06, "off by \(worst)")
  }

  /// e to the power of a number.
  private static func power(_ exponent: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    let small = exponent / 64
    for step in 1...12 {
      term *= small / Double(step)
      sum += term
    }
    return (0..<6).reduce(sum) { value, _ in value * value }
  }

  @Test func withoutAKnownGroundNoPixelOfSixelIsShaded() throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    let area = CellRect(column: 0, row: 0, columns: 12, rows: 5)
    let shape = Shape(
      frame: PointRect(x: 24, y: 24, width: 48, height: 30), radius: 8,
      fill: Paint(RGB(0xCC_DDEE)), stroke: nil, strokeWidth: 0,
      shadow: Shape.FallingShadow(offset: 6, blur: 9, opacity: 0.4, paint: nil),
      backdrop: nil, label: .zero, cells: area, clip: area)
    let look = ShapeLook(shape, in: area)
    #expect(CellImage(look, cell, isFlat: true).image[2, 2] == 0)
    #expect(CellImage(look, cell, isFlat: true).image[40, 62] == 0)
    #expect(CellImage(look, cell, isFlat: false).image[40, 62] & 255 > 0)
  }
}
