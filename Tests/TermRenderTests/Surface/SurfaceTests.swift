import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Surface")
struct SurfaceTests {
  let pool = CellPool()

  private func surface(_ columns: Int, _ rows: Int, _ text: String) -> Surface {
    var surface = Surface(columns: columns, rows: rows, pool: pool)
    var column = 0
    for character in text {
      let columns = DisplayWidth.columns(of: character)
      surface.put(
        pool.glyph(of: character, columns: columns), style: .plain, column: column, row: 0)
      column += columns
    }
    return surface
  }

  @Test(arguments: [
    (0, "x 눔다"), (1, " x눔다"), (2, "나x 다"), (3, "나 x다"), (4, "나눔x "), (5, "나눔 x"),
  ])
  func aNarrowGlyphLeavesNoHalfBehind(column: Int, expected: String) {
    var surface = surface(6, 1, "나눔다")
    surface.put(Cell.Glyph(scalar: "x", columns: 1), style: .plain, column: column, row: 0)
    #expect(surface.text == expected)
  }

  @Test func aWideGlyphLeavesNoHalfBehind() {
    var surface = surface(6, 1, "나눔다")
    surface.put(Cell.Glyph(scalar: "예", columns: 2), style: .plain, column: 1, row: 0)
    #expect(surface.text == " 예 다")
  }

  @Test func aWideGlyphThatDoesNotFitLeavesABlank() {
    var surface = surface(3, 1, "abc")
    surface.put(Cell.Glyph(scalar: "나", columns: 2), style: .plain, column: 2, row: 0)
    #expect(surface.text == "ab ")
  }

  @Test func fillingCutsGlyphsAtBothEdges() {
    var surface = surface(6, 1, "나눔다")
    surface.fill(CellRect(column: 1, row: 0, columns: 4, rows: 9), style: .plain)
    #expect(surface.text == "      ")
  }

  @Test func restylingOneHalfRestylesBoth() {
    let bold = pool.id(of: Style(attributes: .bold))
    for column in 0...1 {
      var surface = surface(2, 1, "나")
      surface.restyle(column: column, row: 0, bold)
      #expect(surface.row(0).map(\.style) == [bold, bold])
    }
  }

  @Test func writingOutsideDoesNothing() {
    let before = surface(2, 1, "ab")
    var after = before
    for (column, row) in [(-1, 0), (2, 0), (0, -1), (0, 1), (Int.max, Int.max), (Int.min, 0)] {
      after.put(Cell.Glyph(scalar: "x", columns: 1), style: .plain, column: column, row: row)
      after.restyle(column: column, row: row, pool.id(of: Style(attributes: .dim)))
    }
    #expect(after.cells == before.cells)
  }

  @Test func aCellThatIsNotOneColumnWideFillsWithBlanks() {
    let wide = Cell(glyph: Cell.Glyph(scalar: "나", columns: 2), style: .plain)
    #expect(Surface(columns: 2, rows: 1, pool: pool, filledWith: wide).text == "  ")
    #expect(Surface(columns: -3, rows: 5, pool: pool).cells.isEmpty)
  }

  @Test func noSequenceOfWritesLeavesAHalf() {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    var program = SurfaceProgram(seed: seed)
    for _ in 0..<5000 {
      program.step()
      for row in 0..<program.surface.rows {
        let cells = Array(program.surface.row(row))
        for (column, cell) in cells.enumerated() {
          let isLeft = cell.glyph.columns == 2
          let isFollowed = column + 1 < cells.count && cells[column + 1].isContinuation
          #expect(isLeft == isFollowed, "seed \(seed), column \(column)")
          if isLeft, isFollowed { #expect(cells[column + 1].style == cell.style, "seed \(seed)") }
        }
      }
    }
  }
}

extension Surface {
  /// The text of the first row.
  fileprivate var text: String {
    row(0).map { pool.text(of: $0.glyph) }.joined()
  }
}

@Suite("Damage")
struct DamageTests {
  @Test func equalSurfacesHaveNoDamage() {
    let surface = Surface(columns: 5, rows: 3, pool: CellPool())
    #expect(Damage(from: surface, to: surface)?.isEmpty == true)
  }

  @Test func surfacesThatCannotBeComparedAreDrawnWhole() {
    let pool = CellPool()
    let surface = Surface(columns: 5, rows: 3, pool: pool)
    #expect(Damage(from: surface, to: Surface(columns: 5, rows: 4, pool: pool)) == nil)
    #expect(Damage(from: surface, to: Surface(columns: 6, rows: 3, pool: pool)) == nil)
    #expect(Damage(from: surface, to: Surface(columns: 5, rows: 3, pool: CellPool())) == nil)
  }

  @Test func aRangeNeverEndsInAWideGlyph() {
    let pool = CellPool()
    var old = Surface(columns: 8, rows: 1, pool: pool)
    old.put(Cell.Glyph(scalar: "나", columns: 2), style: .plain, column: 2, row: 0)
    var new = Surface(columns: 8, rows: 1, pool: pool)
    new.put(Cell.Glyph(scalar: "다", columns: 2), style: .plain, column: 2, row: 0)
    #expect(Damage(from: old, to: new)?.rows == [2..<4])
    #expect(Damage(from: old, to: Surface(columns: 8, rows: 1, pool: pool))?.rows == [2..<4])
  }

  @Test func rangesAreTheSmallestThatHoldEveryDifference() {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    var program = SurfaceProgram(seed: seed)
    for _ in 0..<2000 {
      let old = program.surface
      program.step()
      guard let damage = Damage(from: old, to: program.surface) else {
        Issue.record("seed \(seed): sizes are equal")
        return
      }
      for row in 0..<old.rows {
        let before = Array(old.row(row))
        let after = Array(program.surface.row(row))
        let different = before.indices.filter { before[$0] != after[$0] }
        var expected = 0..<0
        if var first = different.first, var last = different.last {
          if before[first].isContinuation || after[first].isContinuation { first -= 1 }
          if last + 1 < before.count,
            before[last + 1].isContinuation || after[last + 1].isContinuation
          {
            last += 1
          }
          expected = first..<last + 1
        }
        #expect(damage.rows[row] == expected, "seed \(seed)")
      }
    }
  }
}
