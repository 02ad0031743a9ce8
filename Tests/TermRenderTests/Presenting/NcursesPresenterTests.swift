import Glibc
import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// ncurses is one set of globals, so these tests run one after the other.
@Suite("NcursesPresenter, judged by libvterm", .serialized)
struct NcursesPresenterTests {
  /// The entry with direct colours whose form libvterm reads.
  static let direct = "xterm-direct2"

  private func frame(_ program: inout SurfaceProgram) -> Frame {
    var frame = Frame(surface: program.surface)
    if program.random.number(0...2) == 0 {
      frame.cursor = CellPosition(
        column: program.random.number(0...program.surface.columns - 1),
        row: program.random.number(0...program.surface.rows - 1))
    }
    return frame
  }

  @Test(arguments: ColorDepth.allCases)
  func bothPresentersShowEqualGrids(_ depth: ColorDepth) throws {
    let first = UInt64.random(in: 0...UInt64.max / 2)
    for seed in first..<first + 40 {
      var program = SurfaceProgram(
        seed: seed, attributes: [.bold, .italic, .underline, .reverse])
      let columns = program.surface.columns
      let rows = program.surface.rows
      let sinks = (
        TerminalSink(columns: columns, rows: rows), TerminalSink(columns: columns, rows: rows)
      )
      var curses = try NcursesPresenter(
        sink: sinks.0, term: "xterm-256color", depth: depth,
        directTerm: NcursesPresenterTests.direct)
      var ansi = ANSIPresenter(sink: sinks.1, depth: depth)
      #expect(curses.depth == depth)
      for number in 0..<12 {
        for _ in 0..<program.random.number(0...5) { program.step() }
        if number % 5 == 4 {
          let garbage = Array("garbage\u{1B}[7;31mx\u{1B}[4mmore".utf8)
          sinks.0.terminal.feed(garbage)
          sinks.1.terminal.feed(garbage)
          curses.invalidate()
          ansi.invalidate()
        }
        let frame = frame(&program)
        try curses.present(frame)
        try ansi.present(frame)
        if let found = difference(sinks.0.terminal.grid.rounded, sinks.1.terminal.grid.rounded) {
          Issue.record("seed \(seed), \(depth), frame \(number): \(found)")
          return
        }
        #expect(sinks.0.terminal.isCursorVisible == sinks.1.terminal.isCursorVisible)
        if frame.cursor != nil { #expect(sinks.0.terminal.cursor == sinks.1.terminal.cursor) }
        let writes = sinks.0.writes.count
        try curses.present(frame)
        #expect(sinks.0.writes.count == writes, "seed \(seed), frame \(number) is written twice")
      }
    }
  }

  @Test func itRedrawsAfterAChangeOfSize() throws {
    let sink = TerminalSink(columns: 20, rows: 4)
    var presenter = try NcursesPresenter(
      sink: sink, term: "xterm-256color", depth: .truecolor,
      directTerm: NcursesPresenterTests.direct)
    var picture = Picture()
    for (columns, rows) in [(20, 4), (9, 2), (30, 7), (1, 1), (14, 4)] {
      picture.surface = Surface(columns: columns, rows: rows, pool: picture.pool)
      picture.write("나ab\u{2500}", 0, 0, .plain)
      sink.terminal = EmulatedTerminal(columns: columns, rows: rows)
      try presenter.present(Frame(surface: picture.surface))
      var downsampler = Downsampler(depth: .truecolor)
      let found = difference(sink.terminal.grid, picture.surface.expectedGrid(&downsampler))
      #expect(found == nil, "\(columns)x\(rows): \(found ?? "")")
    }
  }

  @Test func colourPairsAreReusedWhenTheyRunOut() throws {
    let sink = TerminalSink(columns: 4, rows: 1)
    var presenter = try NcursesPresenter(
      sink: sink, term: "xterm-256color", depth: .truecolor,
      directTerm: NcursesPresenterTests.direct, pairLimit: 6)
    let pool = CellPool()
    var surface = Surface(columns: 4, rows: 1, pool: pool)
    var downsampler = Downsampler(depth: .truecolor)
    for number in UInt32(1)..<60 {
      let style = Style(foreground: Paint(RGB(number * 0x030507)), background: Paint(.white))
      surface.put(
        Cell.Glyph(scalar: "x", columns: 1), style: pool.id(of: style), column: Int(number % 4),
        row: 0)
      try presenter.present(Frame(surface: surface))
      let found = difference(sink.terminal.grid, surface.expectedGrid(&downsampler))
      #expect(found == nil, "pair \(number): \(found ?? "")")
    }
  }

  @Test func unsupportedClustersAreDrawnByTheirFirstScalar() throws {
    let sink = TerminalSink(columns: 12, rows: 1)
    var presenter = try NcursesPresenter(
      sink: sink, term: "xterm-256color", depth: .mono)
    let pool = CellPool()
    var surface = Surface(columns: 12, rows: 1, pool: pool)
    surface.put(pool.glyph(of: "👨‍👩‍👧", columns: 2), style: .plain, column: 0, row: 0)
    surface.put(pool.glyph(of: "❤️", columns: 2), style: .plain, column: 2, row: 0)
    surface.put(pool.glyph(of: "e\u{301}\u{302}", columns: 1), style: .plain, column: 4, row: 0)
    surface.put(pool.glyph(of: "\u{7}", columns: 1), style: .plain, column: 5, row: 0)
    surface.put(pool.glyph(of: "z", columns: 1), style: .plain, column: 6, row: 0)
    try presenter.present(Frame(surface: surface))
    let row = sink.terminal.grid[0].map(\.text)
    #expect(row.prefix(6) == ["👨", "❤", " ", "e\u{301}\u{302}", "\u{FFFD}", "z"])
  }

  @Test func blanksUseNoColourPair() throws {
    let sink = TerminalSink(columns: 8, rows: 1)
    var presenter = try NcursesPresenter(
      sink: sink, term: "xterm-256color", depth: .truecolor, directTerm: Self.direct)
    let pool = CellPool()
    func style(_ ink: UInt32) -> StyleID {
      pool.id(of: Style(foreground: Paint(RGB(ink)), background: Paint(RGB(0x262626))))
    }
    var surface = Surface(
      columns: 8, rows: 1, pool: pool, filledWith: Cell(glyph: .blank, style: style(0xFFFFFF)))
    let word = "ab cd".map { pool.glyph(of: $0, columns: 1) }
    surface.write(Array(word[..<2]), style: style(0xCD64FF), column: 1, row: 0)
    surface.write(Array(word[3...]), style: style(0xCD64FF), column: 4, row: 0)
    try presenter.present(Frame(surface: surface))
    let text = String(decoding: sink.writes.joined(), as: UTF8.self)
    #expect(text.contains("ab cd"))
    // Another colour of a blank, and nothing is said.
    surface.fill(CellRect(column: 3, row: 0, columns: 1, rows: 1), style: style(0x0A6B7C))
    try presenter.present(Frame(surface: surface))
    #expect(sink.writes.count == 1)
  }

  @Test func itTouchesNeitherSignalsNorTheAlternateScreen() throws {
    var before = sigaction()
    var after = sigaction()
    sigaction(SIGTSTP, nil, &before)
    let sink = TerminalSink(columns: 10, rows: 2)
    do {
      var presenter = try NcursesPresenter(sink: sink, term: "xterm-256color", depth: .indexed256)
      let surface = Surface(columns: 10, rows: 2, pool: CellPool())
      try presenter.present(Frame(surface: surface, modes: [.alternateScreen, .mouse]))
      #expect(sink.terminal.isAlternateScreen)
      #expect(sink.terminal.mouse == 2)
      try presenter.present(Frame(surface: surface))
      #expect(!sink.terminal.isAlternateScreen)
    }
    sigaction(SIGTSTP, nil, &after)
    #expect(
      unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(after.__sigaction_handler.sa_handler, to: Int.self))
    let written = String(decoding: sink.writes.joined(), as: UTF8.self)
    #expect(written.components(separatedBy: "?1049h") == 2)
    #expect(written.components(separatedBy: "?1049l") == 2)
  }

  @Test func anUnknownTerminalIsAnErrorThatSuggestsAPackage() {
    let sink = TerminalSink(columns: 1, rows: 1)
    #expect(throws: NcursesError.unknownTerminal("no-such-terminal")) {
      _ = try NcursesPresenter(sink: sink, term: "no-such-terminal", depth: .indexed256)
    }
    #expect(NcursesError.unknownTerminal("x").description.contains("ncurses-term"))
  }

  @Test func withoutAnEntryForDirectColoursThereAreFewer() throws {
    let sink = TerminalSink(columns: 1, rows: 1)
    let presenter = try NcursesPresenter(
      sink: sink, term: "xterm-256color", depth: .truecolor, directTerm: "no-such-terminal")
    #expect(presenter.depth == .indexed256)
    #expect(presenter.term == "xterm-256color")
    let poor = try NcursesPresenter(sink: sink, term: "vt100", depth: .indexed256)
    #expect(poor.depth == .mono)
  }

  @Test func aLocaleThatIsNotInstalledDoesNotMatter() throws {
    setenv("LC_ALL", "xx_YY.ISO-8859-99", 1)
    defer { unsetenv("LC_ALL") }
    let sink = TerminalSink(columns: 4, rows: 1)
    var presenter = try NcursesPresenter(sink: sink, term: "xterm-256color", depth: .mono)
    let pool = CellPool()
    var surface = Surface(columns: 4, rows: 1, pool: pool)
    surface.put(pool.glyph(of: "나", columns: 2), style: .plain, column: 1, row: 0)
    try presenter.present(Frame(surface: surface))
    #expect(sink.terminal.grid[0].map(\.text) == [" ", "나", " "])
  }

  @Test func aFailedWriteIsMadeUpFor() throws {
    let sink = TerminalSink(columns: 14, rows: 4)
    var presenter = try NcursesPresenter(
      sink: sink, term: "xterm-256color", depth: .truecolor,
      directTerm: NcursesPresenterTests.direct)
    var picture = Picture()
    try presenter.present(Frame(surface: picture.surface))
    picture.write("   ", 9, 2, .plain)
    picture.write("lost", 0, 3, .plain)
    sink.isClosed = true
    #expect(throws: TerminalSink.Closed.self) {
      try presenter.present(Frame(surface: picture.surface))
    }
    sink.isClosed = false
    try presenter.present(Frame(surface: picture.surface))
    var downsampler = Downsampler(depth: .truecolor)
    #expect(sink.terminal.cell(column: 0, row: 3).text == "l")
    let found = difference(
      sink.terminal.grid.rounded, picture.surface.expectedGrid(&downsampler).rounded)
    #expect(found == nil, "\(found ?? "")")
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count
  }
}

extension [[EmulatedCell]] {
  /// With the one step of green less that entries with direct colours need for black.
  var rounded: [[EmulatedCell]] {
    map { row in
      row.map { cell in
        var cell = cell
        if cell.foreground == .direct(0x100) { cell.foreground = .direct(0) }
        if cell.background == .direct(0x100) { cell.background = .direct(0) }
        return cell
      }
    }
  }
}
