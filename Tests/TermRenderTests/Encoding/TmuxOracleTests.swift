import ColorScience
import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Encoder, judged by tmux")
struct TmuxOracleTests {
  /// Clusters on whose columns terminals disagree, and some on which they agree.
  static let clusters: [Character] = Array(
    [
      "👨‍👩‍👧‍👦", "👩🏽‍🚀", "👍🏿", "❤️", "☺️", "1️⃣", "🇰🇷", "🏴‍☠️", "🏳️‍🌈", "✌🏻", "™️", "각", "क्षि", "ก็", "e\u{301}",
      "a\u{308}\u{304}", "나", "🎉", "⌚", "●", "…", "½", "ﬁ", "漢", "ー", "🧑‍🤝‍🧑", "☎︎", "\u{1F1F0}",
    ].joined(separator: "|")
  ).filter { $0 != "|" }

  @Test func textAfterAClusterIsInItsColumn() throws {
    let terminal = try TmuxTerminal(columns: 20, rows: TmuxOracleTests.clusters.count)
    let pool = CellPool()
    var surface = Surface(
      columns: 20, rows: TmuxOracleTests.clusters.count, pool: pool)
    var expected: [String] = []
    for (row, cluster) in TmuxOracleTests.clusters.enumerated() {
      let columns = DisplayWidth.columns(of: cluster, policy: .grapheme)
      surface.put(pool.glyph(of: "a", columns: 1), style: .plain, column: 0, row: row)
      surface.put(pool.glyph(of: cluster, columns: columns), style: .plain, column: 1, row: row)
      surface.put(pool.glyph(of: "Z", columns: 1), style: .plain, column: 1 + columns, row: row)
      surface.put(pool.glyph(of: "|", columns: 1), style: .plain, column: 19, row: row)
      expected.append("Z" + String(repeating: " ", count: 17 - columns) + "|")
    }
    var encoder = Encoder(depth: .truecolor)
    try terminal.feed(encoder.encode(Frame(surface: surface)))
    let rows = try terminal.grid().map { $0.map(\.text).joined() }
    for (row, cluster) in TmuxOracleTests.clusters.enumerated() {
      #expect(rows[row].hasPrefix("a"), "\(cluster): \(rows[row])")
      #expect(rows[row].hasSuffix(expected[row]), "\(cluster): \(rows[row])")
    }
  }

  @Test func aClusterAtTheEndOfARowDoesNotWrap() throws {
    let terminal = try TmuxTerminal(columns: 4, rows: 2)
    let pool = CellPool()
    var surface = Surface(columns: 4, rows: 2, pool: pool)
    surface.put(pool.glyph(of: "👨‍👩‍👧‍👦", columns: 2), style: .plain, column: 2, row: 0)
    surface.put(pool.glyph(of: "b", columns: 1), style: .plain, column: 0, row: 1)
    var encoder = Encoder(depth: .truecolor)
    try terminal.feed(encoder.encode(Frame(surface: surface)))
    #expect(try terminal.grid()[1].map(\.text).joined().first == "b")
  }

  /// Where ECH ended between the cells of a glyph, tmux blanked the first one in its own colours, with few changes and with many.
  @Test(arguments: [1, 9, 40])
  func aRunOfBlanksErasesAGlyphAtItsEndWhole(rows: Int) throws {
    let terminal = try TmuxTerminal(columns: 30, rows: rows)
    let pool = CellPool()
    let white = pool.id(of: Style(background: Paint(RGB(0xFFFFFF))))
    var surface = Surface(columns: 30, rows: rows, pool: pool)
    for row in 0..<rows {
      for column in 0..<28 {
        surface.put(pool.glyph(of: "x", columns: 1), style: .plain, column: column, row: row)
      }
      surface.put(pool.glyph(of: "漢", columns: 2), style: .plain, column: 28, row: row)
    }
    var encoder = Encoder(depth: .truecolor)
    try terminal.feed(encoder.encode(Frame(surface: surface)))
    for row in 0..<rows {
      for column in 11..<29 { surface.put(.blank, style: white, column: column, row: row) }
      surface.put(pool.glyph(of: "│", columns: 1), style: .plain, column: 29, row: row)
    }
    try terminal.feed(encoder.encode(Frame(surface: surface)))
    var downsampler = Downsampler(depth: .truecolor)
    let found = difference(
      try terminal.grid().trimmed, surface.expectedGrid(&downsampler).byScalar.trimmed)
    #expect(found == nil, "\(found ?? "")")
  }

  @Test(arguments: ColorDepth.allCases)
  func everyFrameShowsExactlyTheSurface(_ depth: ColorDepth) throws {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    var program = SurfaceProgram(
      seed: seed, attributes: Attributes(rawValue: 63), columns: 2...30, rows: 1...10)
    let terminal = try TmuxTerminal(
      columns: program.surface.columns, rows: program.surface.rows)
    var encoder = Encoder(depth: depth)
    var downsampler = Downsampler(depth: depth)
    for number in 0..<30 {
      for _ in 0..<3 { program.step() }
      if number % 7 == 0 { program.fillWithWords() }
      if number % 2 == 0 { program.scroll() } else { program.push() }
      let cursor = CellPosition(
        column: program.random.number(0...program.surface.columns - 1),
        row: program.random.number(0...program.surface.rows - 1))
      try terminal.feed(encoder.encode(Frame(surface: program.surface, cursor: cursor)))
      let found = difference(
        try terminal.grid().trimmed, program.surface.expectedGrid(&downsampler).byScalar.trimmed)
      #expect(found == nil, "seed \(seed), \(depth), frame \(number): \(found ?? "")")
      #expect(try terminal.cursor() == (cursor.column, cursor.row), "seed \(seed), frame \(number)")
    }
  }
}

extension [[EmulatedCell]] {
  /// Without the blanks at the end of a row: tmux does not report how they were erased.
  fileprivate var trimmed: [[EmulatedCell]] {
    map { row in
      var row = row
      while let last = row.last,
        last == EmulatedCell(text: " ", background: last.background)
      {
        row.removeLast()
      }
      return row
    }
  }

  /// In tmux's form: one element per scalar.
  fileprivate var byScalar: [[EmulatedCell]] {
    map { row in
      row.flatMap { cell in
        cell.text.unicodeScalars.map { scalar in
          var part = cell
          part.text = String(scalar)
          part.columns = 1
          return part
        }
      }
    }
  }
}
