import TerminalTesting

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// The encoder: bytes are a program of changes and frames, whose output an emulator plays. After each frame the emulator
/// shows the surface, whatever it showed before; a frame written twice writes nothing.
enum FramesTarget: FuzzTarget {
  private static let glyphs: [(Character, Int)] = [
    ("a", 1), ("Z", 1), ("7", 1), (" ", 1), ("─", 1), ("│", 1), ("▄", 1), ("✓", 1), ("é", 1),
    ("e\u{301}", 1), ("나", 2), ("눔", 2), ("漢", 2), ("🎉", 2),
  ]
  private static let colors: [RGB] = [
    RGB(0x000000), RGB(0xFFFFFF), RGB(0xCD64FF), RGB(0x262626), RGB(0x0A6B7C),
  ]
  private static let depths = ColorDepth.allCases
  /// The sequences that libvterm plays, including partial scrolling and tabulators.
  private static let features: [TerminalFeatures] = [
    .xterm, [], [.eraseCharacters], [.backgroundErase, .eraseCharacters],
    .xterm.union([.scrollRegions]), .xterm.union([.insertDeleteCharacters]),
    .xterm.union([.scrollRegions, .insertDeleteCharacters, .tabStops]),
    .xterm.union([.repeatAnyCharacter, .scrollRegions, .tabStops]),
  ]

  static func run(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let depth = depths[reader.next(below: depths.count)]
    let features = features[reader.next(below: features.count)]
    let columns = 1 + reader.next(below: 40)
    let rows = 1 + reader.next(below: 12)
    let pool = CellPool()
    var surface = Surface(columns: columns, rows: rows, pool: pool)
    var encoder = Encoder(depth: depth, features: features)
    var downsampler = Downsampler(depth: depth)
    let terminal = EmulatedTerminal(columns: columns, rows: rows)
    var frames = 0
    while !reader.isEmpty, frames < 24 {
      switch reader.next(below: 8) {
      case 0, 1:
        present(surface, &reader, &encoder, terminal, &downsampler)
        frames += 1
      case 2:
        terminal.feed(Array("garbage\u{1B}[7;31mx\u{1B}[2;2Hmore\u{1B}[4m".utf8))
        encoder.invalidate()
      case 3: scroll(&surface, by: 1 + reader.next(below: 3), &reader)
      case _: change(&surface, pool, &reader)
      }
    }
    present(surface, &reader, &encoder, terminal, &downsampler)
  }

  private static func present(
    _ surface: Surface, _ reader: inout ByteReader, _ encoder: inout Encoder,
    _ terminal: EmulatedTerminal, _ downsampler: inout Downsampler
  ) {
    var frame = Frame(surface: surface)
    let place = reader.next()
    if place & 3 == 0 {
      frame.cursor = CellPosition(
        column: Int(place >> 2) % surface.columns, row: Int(place >> 4) % surface.rows)
    }
    terminal.feed(encoder.encode(frame))
    let expected = grid(surface, &downsampler)
    require(
      terminal.grid == expected, "a frame shows\n\(terminal.grid)\nand not\n\(expected)")
    if let cursor = frame.cursor {
      require(terminal.cursor == (cursor.column, cursor.row), "the cursor is elsewhere")
    }
    require(terminal.isCursorVisible == (frame.cursor != nil), "the cursor's visibility")
    require(encoder.encode(frame).isEmpty, "a frame is written twice")
  }

  private static func change(
    _ surface: inout Surface, _ pool: CellPool, _ reader: inout ByteReader
  ) {
    let column = reader.next(below: surface.columns + 2) - 1
    let row = reader.next(below: surface.rows + 2) - 1
    let look = reader.next()
    func paint(_ bits: UInt8) -> Paint? {
      Int(bits) < colors.count ? Paint(colors[Int(bits)]) : nil
    }
    let attributes = Attributes(rawValue: look >> 6 == 3 ? look & 63 : 0)
      .intersection([.bold, .italic, .underline, .reverse, .strikethrough])
    let style = pool.id(
      of: Style(
        foreground: paint(look & 7), background: paint(look >> 3 & 7), attributes: attributes))
    let what = reader.next()
    let count = 1 + Int(what >> 4)
    switch what & 3 {
    case 0:
      surface.fill(
        CellRect(column: column, row: row, columns: 2 * count, rows: 1 + count / 4), style: style)
    case 1:
      let (character, columns) = glyphs[reader.next(below: glyphs.count)]
      for place in 0..<count {
        surface.put(
          pool.glyph(of: character, columns: columns), style: style,
          column: column + place * columns,
          row: row)
      }
    case 2:
      var place = column
      for _ in 0..<count {
        let (character, columns) = glyphs[reader.next(below: glyphs.count)]
        surface.put(
          pool.glyph(of: character, columns: columns), style: style, column: place, row: row)
        place += columns
      }
    case _: surface.restyle(column: column, row: row, style)
    }
  }

  /// The rows move up or down, as lists and viewports do.
  private static func scroll(
    _ surface: inout Surface, by rows: Int, _ reader: inout ByteReader
  ) {
    let old = surface
    let isUp = reader.next() & 1 == 0
    for row in 0..<surface.rows {
      let from = isUp ? row + rows : row - rows
      guard (0..<surface.rows).contains(from) else { continue }
      for column in 0..<surface.columns {
        let cell = old[column, from]
        guard !cell.isContinuation else { continue }
        surface.put(cell.glyph, style: cell.style, column: column, row: row)
      }
    }
  }

  private static func grid(
    _ surface: Surface, _ downsampler: inout Downsampler
  ) -> [[EmulatedCell]] {
    (0..<surface.rows).map { row in
      surface.row(row).compactMap { cell in
        guard !cell.isContinuation else { return nil }
        let pen = downsampler.pen(of: cell, in: surface.pool)
        return EmulatedCell(
          text: surface.pool.text(of: cell.glyph), columns: cell.glyph.columns,
          foreground: color(pen.foreground), background: color(pen.background),
          attributes: EmulatedCell.Attributes(rawValue: Int(pen.attributes.rawValue))
        ).seen
      }
    }
  }

  private static func color(_ color: TerminalColor) -> EmulatedCell.Color {
    switch color.form {
    case .standard: .standard
    case .direct(let color): .direct(Int(color.value))
    case .indexed(let index), .named(let index): .index(Int(index))
    }
  }
}
