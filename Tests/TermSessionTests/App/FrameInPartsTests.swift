import GSDesign
import Testing

@testable import TermRender
@testable import TermSession

/// A frame that is shown row by row.
@Suite struct FrameInPartsTests {
  private let pool = CellPool()

  private func surface(_ rows: [String]) -> Surface {
    var surface = Surface(columns: 8, rows: rows.count, pool: pool)
    for (row, text) in rows.enumerated() {
      let glyphs = text.unicodeScalars.map { Cell.Glyph(scalar: $0, columns: 1) }
      surface.write(glyphs, style: Cell.blank.style, column: 0, row: row)
    }
    return surface
  }

  private func lines(_ surface: Surface) -> [String] {
    surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined() }
  }

  private func all(_ frame: inout FrameInParts) -> [Frame] {
    var frames: [Frame] = []
    while let next = frame.next() { frames.append(next) }
    return frames
  }

  @Test func theFirstOneComesFromTheTopAndEndsAsItself() {
    let target = surface(["one", "two", "", "four"])
    var frame = FrameInParts(Frame(surface: target), over: nil, insteadOf: nil)
    let frames = all(&frame)
    #expect(frames.count == 3)
    #expect(lines(frames[0].surface).prefix(4) == ["one", "", "", ""])
    #expect(lines(frames[1].surface).prefix(4) == ["one", "two", "", ""])
    #expect(frames[2].surface.cells == target.cells)
    #expect(frame.isDone && frame.next() == nil && frame.shown.cells == target.cells)
  }

  @Test func rowsChangedByAKeyComeFirst() {
    let old = surface(["a", "b", "c", "d"])
    let target = surface(["A", "B", "C", "D"])
    var first = FrameInParts(Frame(surface: target), over: old, insteadOf: nil)
    _ = first.next()
    #expect(lines(first.shown).prefix(4) == ["A", "b", "c", "d"])
    let keyed = surface(["A", "B", "C", "key"])
    var second = FrameInParts(
      Frame(surface: keyed), over: first.shown, insteadOf: first.target.surface)
    _ = second.next()
    #expect(lines(second.shown).prefix(4) == ["A", "b", "c", "key"])
    _ = second.next()
    #expect(lines(second.shown).prefix(4) == ["A", "B", "c", "key"])
    #expect(all(&second).last?.surface.cells == keyed.cells)
  }

  @Test func anotherSizeBeginsAgainAndTheSameFrameIsOneStep() {
    let target = surface(["a", "b"])
    var other = FrameInParts(Frame(surface: target), over: surface(["x"]), insteadOf: nil)
    #expect(all(&other).last?.surface.cells == target.cells)
    var same = FrameInParts(Frame(surface: target), over: target, insteadOf: target)
    #expect(all(&same).count == 1)
    var whole = FrameInParts(Frame(surface: target), over: nil, insteadOf: nil)
    #expect(whole.whole()?.surface.cells == target.cells)
    #expect(whole.isDone && whole.whole() == nil)
  }

  /// An image is drawn once all of its rows are, and taken away before the first of them changes.
  @Test func anOutlineIsShownWithAllOfItsRows() {
    func shaped(_ texts: [String], _ row: Int) -> Surface {
      var surface = surface(texts)
      let cells = CellRect(column: 0, row: row, columns: 5, rows: 2)
      surface.shapes = [
        Shape(
          frame: PointRect(cells), radius: 8, fill: nil, stroke: nil, strokeWidth: 0, backdrop: nil,
          label: cells, cells: cells, clip: cells)
      ]
      return surface
    }
    let old = shaped(["a", "b", "c", "d"], 0)
    let target = shaped(["A", "B", "C", "D"], 2)
    var frame = FrameInParts(Frame(surface: target), over: old, insteadOf: nil)
    let shapes = all(&frame).map { $0.surface.shapes.map(\.clip.row) }
    #expect(shapes == [[], [], [], [2]])
    let kept = shaped(["A", "B", "C", "D"], 0)
    let same = shaped(["A", "B", "X", "Y"], 0)
    var rest = FrameInParts(Frame(surface: same), over: kept, insteadOf: nil)
    #expect(all(&rest).allSatisfy { $0.surface.shapes.map(\.clip.row) == [0] })
  }
}
