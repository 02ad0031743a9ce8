import Testing

@testable import GSDesign
@testable import TermRender

/// A renderer that draws one frame after another makes each as a new one would.
@Suite struct KeptPartsTests {
  /// Columns and rows of parts, some of which change from frame to frame, with overlays.
  private struct Frames {
    var random: RandomElement
    var parts: [Element]
    var cover = Element.empty
    var environment = RenderEnvironment()
    var size = CellSize(columns: 40, rows: 14)

    init(seed: UInt64) {
      random = RandomElement(seed: seed)
      parts = []
      for _ in 0..<8 { parts.append(random.element(depth: 3)) }
    }

    mutating func change() {
      switch random.random.number(0...9) {
      case 0: parts.swapAt(random.random.number(0...7), random.random.number(0...7))
      case 1: cover = random.element(depth: 2)
      case 2: cover = .empty
      case 3: environment.appearance = random.pick(Appearance.allCases)
      case 4:
        size = CellSize(
          columns: random.random.number(1...50), rows: random.random.number(1...16))
      case 5: environment.widthPolicy = random.pick(WidthPolicy.allCases)
      case 6: break
      default: parts[random.random.number(0...7)] = random.element(depth: 3)
      }
    }

    var element: Element {
      let columns = [0, 4].map { Element.column(Array(parts[$0..<$0 + 4])) }
      let left = Element.sized(width: .exactly(17), height: .exactly(11), columns[0])
      return .layered(
        .column([.row([left, columns[1]]), parts[0], parts[7]]), overlay: cover,
        alignment: .center)
    }
  }

  @Test func keptPartsEqualNewOnes() {
    for seed in 1...150 as ClosedRange<UInt64> {
      let renderer = Renderer()
      var frames = Frames(seed: seed)
      for step in 0..<14 {
        let element = frames.element
        let kept = renderer.draw(element, size: frames.size, environment: frames.environment)
        let new = Renderer(pool: renderer.pool)
          .draw(element, size: frames.size, environment: frames.environment)
        #expect(kept.surface.cells == new.surface.cells, "seed \(seed), frame \(step)")
        #expect(kept.surface.shapes == new.surface.shapes, "seed \(seed), frame \(step)")
        #expect(kept.regions == new.regions, "seed \(seed), frame \(step)")
        #expect(kept.caret == new.caret && kept.isCut == new.isCut, "seed \(seed), frame \(step)")
        frames.change()
      }
    }
  }

  private func arrange(_ lines: [String], keeping kept: KeptParts) -> Arrangement {
    Arranger.arrangement(
      of: .column(lines.map { .interactive(FocusID($0), .words([Span($0)])) }),
      in: CellSize(columns: 9, rows: 3), environment: RenderEnvironment(), keeping: kept)
  }

  @Test func onlyTheLineThatChangedIsArrangedAgain() {
    let kept = KeptParts()
    let first = arrange(["one", "two", "three"], keeping: kept).placements.map(\.number)
    let same = arrange(["one", "two", "three"], keeping: kept).placements.map(\.number)
    let other = arrange(["one", "2", "three"], keeping: kept).placements.map(\.number)
    #expect(first.count == 3)
    #expect(same == first)
    #expect(zip(first, other).map { $0 == $1 } == [true, false, true])
  }

  @Test func oneFrameIsKeptAndNoMore() {
    let kept = KeptParts()
    _ = arrange(["one", "two", "three"], keeping: kept)
    _ = arrange(["one"], keeping: kept)
    #expect(kept.parts.count == 1 && kept.arrangement.placements.count == 1)
  }

  @Test func unchangedRowsAreNotPaintedAgain() {
    let renderer = Renderer()
    var before: PaintedFrame?
    let kept = KeptParts()
    for line in ["two", "2"] {
      let arrangement = arrange(["one", line, "three"], keeping: kept)
      var rasterizer = Rasterizer(
        size: CellSize(columns: 9, rows: 3), pool: renderer.pool, palettes: renderer.palettes,
        environments: arrangement.environments)
      rasterizer.paint(arrangement.placements, in: arrangement.environments, keeping: &before)
    }
    // Other elements with the same numbers: their painted parts are reused.
    let numbers = before?.placements.map(\.number) ?? []
    var rasterizer = Rasterizer(
      size: CellSize(columns: 9, rows: 3), pool: renderer.pool, palettes: renderer.palettes,
      environments: [RenderEnvironment()])
    let others = (0..<3).map { row in
      Placement(
        frame: CellRect(column: 0, row: row, columns: 1, rows: 1), clip: .everywhere,
        environment: 0, content: .rule(Rule(axis: .horizontal, role: .text, width: .thin)),
        number: row == 1 ? 99 : numbers[row])
    }
    rasterizer.paint(others, in: [RenderEnvironment()], keeping: &before)
    #expect(rasterizer.surface.plainText == "one\n─\nthree\n")
  }
}
