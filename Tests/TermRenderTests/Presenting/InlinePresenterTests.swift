import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

/// Rows among those of a shell, judged by an emulator on which a shell has written before.
@Suite("InlinePresenter")
struct InlinePresenterTests {
  private let renderer = Renderer()

  private func frame(_ lines: [String], cursor: CellPosition? = nil) -> Frame {
    let column = Element.column(
      spacing: .none, alignment: .leading, lines.map { GSText(.body1, verbatim: $0).element })
    let drawing = renderer.draw(column, environment: RenderEnvironment())
    return Frame(surface: drawing.surface, cursor: cursor)
  }

  /// A screen on which so many lines were written.
  private func sink(rows: Int, written: Int) throws -> TerminalSink {
    let sink = TerminalSink(columns: 20, rows: rows)
    for line in 0..<written { try sink.write(Array("$ \(line)\r\n".utf8)) }
    return sink
  }

  private func lines(_ sink: TerminalSink) -> [String] {
    sink.terminal.grid.map { row in
      var text = row.map { $0.text.isEmpty ? " " : $0.text }.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  @Test func rowsBeginAtTheCursorAndAreErased() throws {
    let sink = try sink(rows: 5, written: 2)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(frame(["one", "two"]))
    #expect(lines(sink) == ["$ 0", "$ 1", "one", "two", ""])
    #expect(!sink.terminal.isCursorVisible)
    try presenter.clear()
    #expect(lines(sink) == ["$ 0", "$ 1", "", "", ""])
    #expect(sink.terminal.cursor == (0, 2))
  }

  @Test func atTheEndOfTheScreenTheyGrowUpwards() throws {
    let sink = try sink(rows: 4, written: 3)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(frame(["one"]))
    #expect(lines(sink) == ["$ 0", "$ 1", "$ 2", "one"])
    try presenter.present(frame(["one", "two", "three"]))
    #expect(lines(sink) == ["$ 2", "one", "two", "three"])
    try presenter.present(frame(["1"]))
    #expect(lines(sink) == ["$ 2", "1", "", ""])
    try presenter.clear()
    #expect(lines(sink) == ["$ 2", "", "", ""])
    #expect(sink.terminal.cursor == (0, 1))
  }

  @Test func unchangedLinesAreNotWrittenAgain() throws {
    let sink = try sink(rows: 5, written: 0)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(frame(["one", "two"]))
    let count = sink.writes.count
    try presenter.present(frame(["one", "two"]))
    #expect(sink.writes.count == count)
    try presenter.present(frame(["one", "2"]))
    let text = String(decoding: sink.writes.last ?? [], as: UTF8.self)
    #expect(!text.contains("one") && text.contains("2"))
    presenter.invalidate()
    try presenter.present(frame(["one", "2"]))
    #expect(String(decoding: sink.writes.last ?? [], as: UTF8.self).contains("one"))
    #expect(lines(sink).prefix(2) == ["one", "2"])
  }

  @Test func theCursorIsAtItsPlace() throws {
    let sink = try sink(rows: 5, written: 1)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(
      frame(["one", "two", "three"], cursor: CellPosition(column: 2, row: 0)))
    #expect(sink.terminal.cursor == (2, 1) && sink.terminal.isCursorVisible)
    try presenter.present(
      frame(["one", "two", "three"], cursor: CellPosition(column: 1, row: 2)))
    #expect(sink.terminal.cursor == (1, 3))
    try presenter.present(frame(["one", "2", "three"]))
    #expect(lines(sink).prefix(4) == ["$ 0", "one", "2", "three"])
    #expect(!sink.terminal.isCursorVisible)
  }

  @Test func aRowThatFillsTheScreenIsWhole() throws {
    let sink = try sink(rows: 4, written: 0)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    let full = String(repeating: "x", count: 20)
    for _ in 0..<2 {
      try presenter.present(frame([full, full]))
      #expect(lines(sink) == [full, full, "", ""])
      presenter.invalidate()
    }
    try presenter.present(frame([full]))
    #expect(lines(sink) == [full, "", "", ""])
  }

  @Test func afterForeignOutputItBeginsAtTheCursor() throws {
    let sink = try sink(rows: 6, written: 0)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(frame(["one", "two"]))
    try sink.write(Array("\r\n$ fg\r\n".utf8))
    presenter.forgetPlace()
    try presenter.present(frame(["one", "two"]))
    #expect(lines(sink) == ["one", "two", "$ fg", "one", "two", ""])
  }

  @Test func aFailedWriteIsMadeUpFor() throws {
    let sink = try sink(rows: 4, written: 0)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(frame(["one"]))
    sink.isClosed = true
    #expect(throws: TerminalSink.Closed.self) { try presenter.present(frame(["two"])) }
    sink.isClosed = false
    try presenter.present(frame(["two"]))
    #expect(lines(sink)[0] == "two")
  }

  @Test func anotherDepthDrawsEverything() throws {
    let sink = try sink(rows: 4, written: 0)
    var presenter = InlinePresenter(sink: sink, depth: .truecolor)
    try presenter.present(frame(["one"]))
    presenter.adopt([.synchronizedOutput], depth: .mono)
    try presenter.present(frame(["one"]))
    let text = String(decoding: sink.writes.last ?? [], as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
    #expect(text.contains("one") && !text.contains("38;2"))
  }
}
