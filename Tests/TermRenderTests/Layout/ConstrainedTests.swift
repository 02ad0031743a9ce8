import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Layout by constraints in cells")
struct ConstrainedTests {
  private let a = ConstrainedItem("a", .backdrop(.accent, .label("aa")))
  private let b = ConstrainedItem("b", .label("bbbb"))

  @Test func constraintsPlaceItems() throws {
    let element = try Element.constrained(a, b) { container in
      a.leading.equalTo(container.leading).inset(.small)
      a.top.equalTo(container.top)
      b.trailing.equalTo(container.trailing)
      b.top.equalTo(a.bottom)
    }
    #expect(picture(element, columns: 10, rows: 2).lines == [" aa       ", "      bbbb"])
    // At its natural size it holds both.
    #expect(picture(element).lines == [" aa ", "bbbb"])
  }

  @Test func stretchedItemsFillTheirFrame() throws {
    let element = try Element.constrained(a) { container in
      a.edges.equalTo(container.edges).inset(.large)
    }
    let drawn = picture(element, columns: 9, rows: 4)
    #expect(drawn.lines == ["         ", "  aa     ", "         ", "         "])
    #expect(drawn.styles == [".........", "..aabbb..", "..bbbbb..", "........."])
  }

  @Test func aTagFillsItsFrameThroughWrappers() throws {
    let tag = ConstrainedItem(
      "tag", .interactive("tag", GSTag.filled("Tag", isSelected: true).element))
    let element = try Element.constrained(tag) { container in
      tag.horizontal.equalTo(container.horizontal)
      tag.top.equalTo(container.top)
    }
    let drawing = Renderer().draw(
      element, size: CellSize(columns: 20, rows: 1), environment: RenderEnvironment())
    #expect(drawing.target(column: 19, row: 0) == "tag")
    #expect(CellPicture(drawing).styles[0].dropFirst().dropLast().contains(".") == false)
  }

  @Test func wordsBreakInTheWidthTheyGet() throws {
    let words = ConstrainedItem("words", .words([Span("one two three")], wraps: true))
      .resistance(700)
    let element = try Element.constrained(words, b) { container in
      words.leading.equalTo(container.leading)
      words.width.equalTo(64)
      words.top.equalTo(container.top)
      b.leading.equalTo(words.leading)
      b.top.equalTo(words.bottom)
    }
    #expect(picture(element).lines == ["one two ", "three   ", "bbbb    "])
  }

  @Test func baselinesAreRowsOfWords() throws {
    let high = ConstrainedItem("high", .column([.rule(.horizontal), .label("x"), .label("y")]))
    for (isFirst, row) in [(true, 1), (false, 2)] {
      let element = try Element.constrained(high, b) { container in
        high.leading.equalTo(container.leading)
        high.top.equalTo(container.top)
        b.leading.equalTo(high.trailing)
        b.firstBaseline.equalTo(isFirst ? high.firstBaseline : high.lastBaseline)
      }
      #expect(picture(element).lines[row] == (isFirst ? "xbbbb" : "ybbbb"))
    }
  }

  @Test func halvesGoUpAndEdgesMeet() throws {
    let element = try Element.constrained(a, b) { container in
      a.leading.equalTo(container.leading).offset(4)
      a.top.equalTo(container.top)
      b.leading.equalTo(a.trailing)
      b.top.equalTo(container.top).offset(7)
    }
    #expect(picture(element, columns: 8, rows: 1).lines == [" aabbbb "])
    #expect(picture(element, columns: 5, rows: 1).lines == [" aabb"])
  }

  /// Items that touch in points neither overlap nor gape in cells, whatever their widths.
  @Test func roundingOverlapsNothing() throws {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let items = (0..<6).map {
        ConstrainedItem("\($0)", .backdrop($0.isMultiple(of: 2) ? .accent : .raised, .empty))
      }
      let widths = items.map { _ in Double(random.number(0...300)) / 10 }
      let element = try Element.constrained(items) { container in
        for (index, item) in items.enumerated() {
          item.leading.equalTo(index == 0 ? container.leading : items[index - 1].trailing)
          item.width.equalTo(widths[index])
          item.vertical.equalTo(container.vertical)
        }
      }
      let size = CellSize(columns: 30, rows: 1)
      let arrangement = Arranger.arrangement(
        of: element, in: size, environment: RenderEnvironment())
      var end = 0
      for placement in arrangement.placements {
        #expect(placement.frame.column >= end, "seed \(seed)")
        end = placement.frame.endColumn
      }
      let total = widths.reduce(0, +) / 8
      #expect((Double(min(end, 30)) - min(total, 30)).magnitude <= 1, "seed \(seed)")
    }
  }

  @Test func partsOfItemsAreFoundWhereTheyAre() throws {
    let part = ConstrainedItem("part", .interactive("part", .label("go")))
    let element = try Element.constrained(part) { container in
      part.center.equalTo(container.center)
    }
    let drawing = Renderer().draw(
      element, size: CellSize(columns: 6, rows: 3), environment: RenderEnvironment())
    #expect(drawing.target(column: 2, row: 1) == "part" && drawing.target(column: 1, row: 1) == nil)
  }

  @Test func everyRoomIsDrawn() throws {
    let element = try Element.constrained(a, b.resistance(751)) { container in
      a.leading.equalTo(container.leading).inset(.huge)
      a.trailing.equalTo(b.leading)
      b.trailing.equalTo(container.trailing).inset(.huge)
      b.width.atMost(1000)
      a.vertical.equalTo(container.vertical).inset(.large)
      b.top.equalTo(container.top)
      a.width.atLeast(8).priority(900)
      a.width.equalTo(b.width).priority(100)
    }
    for size in [(0, 0), (1, 1), (3, 90), (65_535, 2), (-3, -3), (Int.max, 1)] {
      let room = CellSize(columns: size.0, rows: size.1)
      let measured = Renderer().measure(element, environment: RenderEnvironment(), within: room)
      #expect(measured.columns <= max(0, size.0) && measured.rows <= max(0, size.1))
      let again = Renderer().measure(element, environment: RenderEnvironment(), within: measured)
      #expect(again == measured, "\(size)")
      guard size.0 <= 65_535 else { continue }
      let surface = Renderer().draw(element, size: room, environment: RenderEnvironment()).surface
      #expect(surface.columns == max(0, size.0) && surface.rows == max(0, size.1))
    }
  }

  @Test func layoutsCanBeNested() throws {
    var element = Element.words([Span("one two")], wraps: true)
    for _ in 0..<ConstraintProblem.depthLimit {
      let item = ConstrainedItem("inner", element)
      element = try Element.constrained(item) { $0.edges.equalTo(item.edges) }
    }
    #expect(picture(element).lines == ["one two"])
    #expect(picture(element, columns: 3, rows: 2).lines == ["one", "two"])
  }
}
