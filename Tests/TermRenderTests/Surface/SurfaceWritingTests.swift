import Testing

@testable import GSDesign
@testable import TermRender

/// Writing many cells at once has the same result as writing them one by one.
@Suite("Writing many cells at once") struct SurfaceWritingTests {
  @Test func aRowOfGlyphsIsTheSameAsItsGlyphs() {
    for seed in UInt64(1)...400 {
      var program = SurfaceProgram(seed: seed)
      for _ in 0..<10 {
        for _ in 0..<program.random.number(0...3) { program.step() }
        let glyphs = (0..<program.random.number(0...9)).map { _ in
          let (character, columns) = SurfaceProgram.glyphs[
            program.random.number(0...SurfaceProgram.glyphs.count - 1)]
          return program.pool.glyph(of: character, columns: columns)
        }
        let column = program.random.number(-4...program.surface.columns)
        let row = program.random.number(-1...program.surface.rows)
        var oneByOne = program.surface
        var place = column
        for glyph in glyphs {
          oneByOne.put(glyph, style: .plain, column: place, row: row)
          place += glyph.columns
        }
        let end = program.surface.write(glyphs, style: .plain, column: column, row: row)
        #expect(end == place, "seed \(seed)")
        #expect(program.surface.cells == oneByOne.cells, "seed \(seed)")
      }
    }
  }

  @Test func aFilledAreaIsTheSameAsItsCells() {
    for seed in UInt64(1)...400 {
      var program = SurfaceProgram(seed: seed)
      for _ in 0..<10 {
        for _ in 0..<program.random.number(0...3) { program.step() }
        let area = CellRect(
          column: program.random.number(-4...program.surface.columns),
          row: program.random.number(-2...program.surface.rows),
          columns: program.random.number(0...30), rows: program.random.number(0...4))
        let glyph = Cell.Glyph(scalar: "─", columns: 1)
        var oneByOne = program.surface
        for row in area.row..<area.endRow {
          for column in area.column..<area.endColumn {
            oneByOne.put(glyph, style: .plain, column: column, row: row)
          }
        }
        program.surface.fill(area, with: glyph, style: .plain)
        #expect(program.surface.cells == oneByOne.cells, "seed \(seed)")
      }
    }
  }
}
