import Testing

@testable import GSDesign
@testable import TermRender

/// Frames of one renderer, one after the other: what is kept from the one before changes nothing of the next.
@Suite struct LayoutMemoryTests {
  private let size = CellSize(columns: 40, rows: 14)

  /// Panes of a fixed size, as a screen has them; those with the number are made from another seed.
  private func screen(_ seed: UInt64, changed: Int?) -> Element {
    let panes = (0..<4).map { number in
      var random = RandomElement(
        seed: seed &* 8 &+ UInt64(number) &+ (number == changed ? 1 << 32 : 0))
      return Element.sized(
        width: .exactly(18), height: .exactly(6),
        .column([random.element(depth: 4), random.element(depth: 2)]))
    }
    return .column([.row([panes[0], panes[1]]), .row([panes[2], panes[3]])])
  }

  @Test(arguments: UInt64(1)...150)
  func aFrameIsWhatItIsWithoutTheOneBefore(seed: UInt64) {
    let pool = CellPool()
    let keeping = Renderer(pool: pool, keepsFrames: true)
    let plain = Renderer(pool: pool)
    var environment = RenderEnvironment()
    for step in 0..<8 {
      // Another pane each time, then the first screen again; a depth and a density in between.
      let element = screen(seed, changed: step % 2 == 0 ? nil : step / 2)
      if step == 5 { environment.density = .compact }
      if step == 6 { environment.depth = .mono }
      let shown = keeping.draw(element, size: size, environment: environment)
      let expected = plain.draw(element, size: size, environment: environment)
      #expect(shown.surface.cells == expected.surface.cells, "seed \(seed), step \(step)")
      #expect(shown.surface.shapes == expected.surface.shapes, "seed \(seed), step \(step)")
      #expect(shown.regions == expected.regions, "seed \(seed), step \(step)")
      #expect(shown.caret == expected.caret && shown.isCut == expected.isCut)
    }
  }

  @Test func aBoxThatMovesAmongTheOthersIsTakenWithWhatIsInIt() {
    let pool = CellPool()
    let keeping = Renderer(pool: pool, keepsFrames: true)
    let plain = Renderer(pool: pool)
    let tag = Element.environment(EnvironmentChange(appearance: .dark), GSTag.filled("a").element)
    let box = Element.sized(width: .exactly(20), height: .exactly(5), tag)
    let heads: [Element] = [
      .blank, GSTag.stroke("b").element,
      .environment(EnvironmentChange(depth: .indexed16), .words([Span("c")])),
    ]
    for head in heads + heads.reversed() {
      // The box stands where it stood; before it come more placements, or other environments.
      let whole = Element.column([
        .sized(width: .exactly(20), height: .exactly(4), head), box,
      ])
      let shown = keeping.draw(whole, size: size, environment: RenderEnvironment())
      let expected = plain.draw(whole, size: size, environment: RenderEnvironment())
      #expect(shown.surface.cells == expected.surface.cells)
      #expect(shown.surface.shapes == expected.surface.shapes)
    }
  }

  @Test func whatIsEqualIsNotArrangedAgain() {
    func panes(_ texts: String...) -> Element {
      .column(
        texts.map { text in
          .sized(width: .exactly(20), height: .exactly(2), .words([Span(text)]))
        })
    }
    let memory = LayoutMemory()
    func arrange(_ element: Element) -> Int {
      Arranger.arrangement(
        of: element, in: size, environment: RenderEnvironment(), memory: memory
      ).placements.count
    }
    #expect(arrange(panes("a", "b", "c", "d")) == 4)
    #expect(memory.found == 0 && memory.missed == 4)
    #expect(arrange(panes("a", "b", "c", "d")) == 4)
    #expect(memory.found == 4 && memory.missed == 4)
    #expect(arrange(panes("a", "b", "C", "d")) == 4)
    #expect(memory.found == 7 && memory.missed == 5)
  }
}
