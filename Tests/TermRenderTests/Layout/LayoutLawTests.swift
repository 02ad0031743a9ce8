import Testing

@testable import GSDesign
@testable import TermRender

/// Laws over random trees; the seed is part of every failure.
@Suite struct LayoutLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...800

  private func environment(_ random: inout RandomElement) -> RenderEnvironment {
    RenderEnvironment(
      depth: random.pick(ColorDepth.allCases), density: random.pick(Density.allCases),
      glyphs: random.pick(GlyphSet.allCases), widthPolicy: random.pick(WidthPolicy.allCases))
  }

  /// Whether every wide glyph has its right half, and every half its glyph.
  private func hasWholeGlyphs(_ surface: Surface) -> Bool {
    for row in 0..<surface.rows {
      var expectsHalf = false
      for cell in surface.row(row) {
        guard cell.isContinuation == expectsHalf else { return false }
        expectsHalf = cell.glyph.columns == 2
      }
      if expectsHalf { return false }
    }
    return true
  }

  @Test func equalInputGivesEqualCellsAndCutsNoGlyph() {
    let renderer = Renderer()
    for seed in Self.seeds {
      var random = RandomElement(seed: seed)
      let element = random.element(depth: 5)
      let environment = environment(&random)
      let size = CellSize(columns: random.random.number(0...40), rows: random.random.number(0...12))
      let first = renderer.draw(element, size: size, environment: environment)
      let second = Renderer(pool: renderer.pool)
        .draw(element, size: size, environment: environment)
      #expect(first.surface.cells == second.surface.cells, "seed \(seed)")
      #expect(first.regions == second.regions && first.caret == second.caret, "seed \(seed)")
      #expect(first.surface.columns == size.columns && first.surface.rows == size.rows)
      #expect(hasWholeGlyphs(first.surface), "seed \(seed)")
      for region in first.regions {
        let whole = CellRect(column: 0, row: 0, size: size)
        #expect(whole.intersection(region.area) == region.area, "seed \(seed)")
        #expect(!region.area.isEmpty, "seed \(seed)")
      }
      if let caret = first.caret {
        #expect(caret.column < size.columns && caret.row < size.rows, "seed \(seed)")
      }
    }
  }

  @Test func theNaturalSizeIsTheMeasuredOne() {
    let renderer = Renderer()
    for seed in Self.seeds {
      var random = RandomElement(seed: seed)
      let element = random.element(depth: 4)
      let environment = environment(&random)
      let size = renderer.measure(element, environment: environment)
      let surface = renderer.draw(element, environment: environment).surface
      #expect(surface.columns == size.columns && surface.rows == size.rows, "seed \(seed)")
    }
  }

  @Test func aSizeFitsTheRoomAndIsFoundAgainInItself() {
    let renderer = Renderer()
    for seed in Self.seeds {
      var random = RandomElement(seed: seed)
      let element = random.element(depth: 4, fills: false)
      let environment = environment(&random)
      let room = CellSize(columns: random.random.number(0...40), rows: random.random.number(0...12))
      let size = renderer.measure(element, environment: environment, within: room)
      #expect(size.columns <= room.columns && size.rows <= room.rows, "seed \(seed)")
      let again = renderer.measure(element, environment: environment, within: size)
      #expect(again == size, "seed \(seed)")
    }
  }

  /// More room than the natural size changes nothing but the page around it.
  @Test func moreRoomMovesNothing() {
    let renderer = Renderer()
    for seed in Self.seeds {
      var random = RandomElement(seed: seed)
      let element = random.element(depth: 4, fills: false)
      let environment = environment(&random)
      let natural = renderer.draw(element, environment: environment).surface
      let size = CellSize(columns: natural.columns + 5, rows: natural.rows + 3)
      let larger = renderer.draw(element, size: size, environment: environment).surface
      for row in 0..<natural.rows {
        #expect(
          Array(natural.row(row)) == Array(larger.row(row).prefix(natural.columns)), "seed \(seed)")
      }
      let page = larger[size.columns - 1, size.rows - 1]
      #expect(
        larger.cells.count { $0 != page } == natural.cells.count { $0 != page }, "seed \(seed)")
    }
  }

  @Test func marksMoveNoCell() {
    let renderer = Renderer()
    for seed in Self.seeds {
      var random = RandomElement(seed: seed)
      var panel = random.panel()
      let label = random.element(depth: 2)
      let environment = environment(&random)
      let room = CellSize(columns: 30, rows: 9)
      var sizes: Set<CellSize> = []
      var regions: Set<[Drawing.Region]> = []
      for raw in UInt8(0)...15 {
        panel.marks = Marks(rawValue: raw)
        let element = Element.panel(panel, label)
        sizes.insert(renderer.measure(element, environment: environment, within: room))
        regions.insert(renderer.draw(element, size: room, environment: environment).regions)
      }
      #expect(sizes.count == 1 && regions.count == 1, "seed \(seed)")
    }
  }
}
