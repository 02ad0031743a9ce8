import Testing

@testable import GSDesign
@testable import TermRender

/// A terminal that takes nothing but ASCII shows the same picture, cell by cell.
@Suite struct ASCIISurfaceTests {
  private func shown(_ text: String) -> String {
    let pool = CellPool()
    var surface = Surface(columns: 24, rows: 1, pool: pool)
    var column = 0
    DisplayWidth.forEachCluster(in: text) { cluster, width in
      surface.put(pool.glyph(of: cluster, columns: width), style: .plain, column: column, row: 0)
      column += width
    }
    let result = surface.inASCII
    #expect(result.cells.allSatisfy { $0.glyph.scalar?.isASCII ?? false && !$0.isContinuation })
    let scalars = result.cells.compactMap(\.glyph.scalar).prefix(column)
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("나눔", "nanu"), ("한국어", "hagueo"),
    ("아이", "a i "), ("안녕", "anny"), ("예", "ye"), ("휴", "hy"), ("‹ purple ›", "< purple >"),
    ("▾ Tag · ○ off", "v Tag . o off"), ("↑↓←→", "^v<>"), ("╭─╮│", "+-+|"), ("café", "cafe"),
    ("e\u{301}", "e"), ("漢字", "****"), ("👨‍👩‍👧", "**"), ("✓ ✕ …", "v x ~"), ("", ""),
  ])
  func everyGlyphKeepsItsColumns(text: String, ascii: String) {
    #expect(shown(text) == ascii)
  }

  @Test func noScalarIsShownByAnythingElse() {
    for value in stride(from: UInt32(0x20), to: 0x2FFFF, by: 1) {
      guard let scalar = Unicode.Scalar(value), !scalar.isASCII else { continue }
      let pool = CellPool()
      for columns in 1...2 {
        var surface = Surface(columns: columns, rows: 1, pool: pool)
        surface.put(
          Cell.Glyph(scalar: scalar, columns: columns), style: .plain, column: 0, row: 0)
        let shown = surface.inASCII.cells
        guard
          shown.allSatisfy({
            $0.glyph.scalar.map { (0x20...0x7E).contains($0.value) && $0 != "?" } ?? false
          })
        else {
          Issue.record("U+\(String(value, radix: 16)) in \(columns)")
          return
        }
      }
    }
  }
}
