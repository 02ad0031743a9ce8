import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("ANSIPresenter")
struct ANSIPresenterTests {
  private func frame(_ picture: Picture, modes: TerminalModes = []) -> Frame {
    Frame(surface: picture.surface, modes: modes)
  }

  @Test func aFrameIsOneWriteAndAnEqualOneNone() throws {
    let sink = TerminalSink(columns: 14, rows: 4)
    var presenter = ANSIPresenter(sink: sink, depth: .truecolor)
    var picture = Picture()
    try presenter.present(frame(picture, modes: .alternateScreen))
    try presenter.present(frame(picture, modes: .alternateScreen))
    #expect(sink.writes.count == 1)
    picture.write("x", 3, 3, .plain)
    try presenter.present(frame(picture, modes: .alternateScreen))
    #expect(sink.writes.count == 2)
  }

  @Test func aFailedWriteIsMadeUpFor() throws {
    let sink = TerminalSink(columns: 14, rows: 4)
    var presenter = ANSIPresenter(sink: sink, depth: .truecolor)
    var picture = Picture()
    try presenter.present(frame(picture))
    picture.write("lost", 0, 3, .plain)
    sink.isClosed = true
    #expect(throws: TerminalSink.Closed.self) { try presenter.present(frame(picture)) }
    sink.isClosed = false
    try presenter.present(frame(picture))
    #expect(sink.terminal.grid[3].prefix(4).map(\.text) == ["l", "o", "s", "t"])
  }

  @Test func modesAreWrittenAsDifferences() {
    var encoder = Encoder(depth: .truecolor)
    let surface = Surface(columns: 1, rows: 1, pool: CellPool())
    func next(_ modes: TerminalModes) -> String {
      String(decoding: encoder.encode(Frame(surface: surface, modes: modes)), as: UTF8.self)
        .replacing("\u{1B}", with: "^")
    }
    let entered = next([.alternateScreen, .mouse, .bracketedPaste])
    #expect(entered.hasPrefix("^[?1049h^[?1002h^[?1006h^[?2004h"))
    #expect(next([.alternateScreen, .mouse, .bracketedPaste]) == "")
    #expect(next([.alternateScreen, .mouse, .mouseMotion, .bracketedPaste]) == "^[?1002l^[?1003h")
    #expect(next([.alternateScreen, .focusReports]) == "^[?1003l^[?1006l^[?2004l^[?1004h")
    #expect(next([.focusReports]).hasPrefix("^[?1049l"))
    encoder.invalidate()
    #expect(next([.focusReports]).hasPrefix("^[?1004h"))
  }

  @Test func aSwapOfTheScreenDrawsEverythingAgain() throws {
    let sink = TerminalSink(columns: 14, rows: 4)
    var presenter = ANSIPresenter(sink: sink, depth: .truecolor)
    var picture = Picture()
    picture.write("   ", 9, 2, .plain)
    var downsampler = Downsampler(depth: .truecolor)
    for modes in [TerminalModes(), .alternateScreen, [], [.alternateScreen, .mouseMotion]] {
      try presenter.present(frame(picture, modes: modes))
      #expect(sink.terminal.isAlternateScreen == modes.contains(.alternateScreen))
      #expect(sink.terminal.mouse == (modes.contains(.mouseMotion) ? 3 : 0))
      #expect(
        difference(sink.terminal.grid, picture.surface.expectedGrid(&downsampler)) == nil)
    }
  }

  @Test func synchronizedOutputCostsSixteenBytesAndOnlyWhereThereAreAny() {
    let features = TerminalFeatures.xterm.union(.synchronizedOutput)
    var plain = Encoder(depth: .truecolor)
    var synchronized = Encoder(depth: .truecolor, features: features)
    let picture = Picture()
    let frame = frame(picture, modes: .alternateScreen)
    let less = plain.encode(frame).count
    let more = synchronized.encode(frame)
    #expect(more.count == less + 16)
    #expect(String(decoding: more, as: UTF8.self).hasSuffix("\u{1B}[?2026l"))
    #expect(synchronized.encode(frame).isEmpty)
  }

  @Test func textCannotCommandTheTerminal() {
    let pool = CellPool()
    let controls = Array(UInt32(0)..<0x20) + [0x7F] + Array(UInt32(0x80)..<0xA0)
    var surface = Surface(columns: 4, rows: controls.count, pool: pool)
    for (row, control) in controls.enumerated() {
      guard let scalar = Unicode.Scalar(control) else { continue }
      surface.put(
        Cell.Glyph(scalar: scalar, columns: 1), style: .plain, column: 0, row: row)
      // The only cluster that holds controls.
      surface.put(pool.glyph(of: "\r\n", columns: 2), style: .plain, column: 2, row: row)
    }
    let terminal = EmulatedTerminal(columns: 4, rows: controls.count)
    var encoder = Encoder(depth: .truecolor)
    terminal.feed(encoder.encode(Frame(surface: surface)))
    for row in controls.indices {
      #expect(terminal.cell(column: 0, row: row).text == "\u{FFFD}", "row \(row)")
      #expect(terminal.cell(column: 2, row: row).text == "\u{FFFD}", "row \(row)")
    }
    for sink in [
      surface.plainText, surface.html(label: ""), surface.svg(title: "", description: ""),
    ] {
      #expect(!sink.unicodeScalars.contains { $0 != "\n" && controls.contains($0.value) })
    }
  }

  @Test func everySizeIsSurvived() {
    for (columns, rows) in [(0, 0), (1, 0), (0, 1), (1, 1), (65535, 2), (2, 65535), (1000, 1000)] {
      var encoder = Encoder(depth: .truecolor)
      let pool = CellPool()
      var surface = Surface(columns: columns, rows: rows, pool: pool)
      surface.put(
        Cell.Glyph(scalar: "x", columns: 1), style: .plain, column: columns - 1, row: rows - 1)
      let frame = Frame(surface: surface, cursor: CellPosition(column: columns, row: rows))
      #expect(encoder.encode(frame).count < 100, "\(columns)x\(rows)")
      #expect(encoder.encode(frame).isEmpty)
    }
  }

  @Test func theRecordingPresenterKeepsEverything() {
    var presenter = RecordingPresenter()
    presenter.present(frame(Picture()))
    presenter.invalidate()
    presenter.present(frame(Picture(), modes: .mouse))
    #expect(presenter.frames.map(\.modes) == [[], .mouse])
    #expect(presenter.invalidations == 1)
  }

  @Test(arguments: [
    ("xterm-256color", true, true), ("xterm-kitty", false, true), ("tmux-256color", true, true),
    ("screen-256color", false, false), ("linux", true, false), ("vt220", false, false),
    ("", false, false), ("st-256color", true, false),
  ])
  func aNameImpliesOnlyCertainFeatures(term: String, erases: Bool, repeats: Bool) {
    let features = TerminalFeatures(term: term)
    #expect(features.contains(.backgroundErase) == erases)
    #expect(features.contains(.repeatCharacter) == repeats)
    #expect(!features.contains(.synchronizedOutput) && !features.contains(.repeatAnyCharacter))
  }
}
