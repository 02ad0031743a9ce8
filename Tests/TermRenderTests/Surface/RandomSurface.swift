@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// A small generator whose whole state is a seed that can be printed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// Changes surfaces at random in the ways that programs do.
struct SurfaceProgram {
  var random: SeededGenerator
  let pool: CellPool
  var surface: Surface
  /// Attributes that the judge of the test can distinguish.
  let attributes: Attributes
  private let columns: ClosedRange<Int>
  private let rows: ClosedRange<Int>

  static let glyphs: [(Character, Int)] =
    [
      ("a", 1), ("Z", 1), ("7", 1), (" ", 1), ("─", 1), ("│", 1), ("▄", 1), ("▗", 1), ("✓", 1),
      ("é", 1),
      ("e\u{301}", 1), ("나", 2), ("눔", 2), ("예", 2), ("漢", 2), ("🎉", 2),
    ]

  init(
    seed: UInt64, attributes: Attributes = [.bold, .italic, .underline, .reverse, .strikethrough],
    columns: ClosedRange<Int> = 1...30, rows: ClosedRange<Int> = 1...8
  ) {
    self.attributes = attributes
    self.columns = columns
    self.rows = rows
    random = SeededGenerator(seed: seed)
    pool = CellPool()
    surface = Surface(columns: 0, rows: 0, pool: pool)
    resize()
  }

  /// Another size, never the same.
  mutating func resize() {
    var columns = random.number(self.columns)
    let rows = random.number(self.rows)
    if columns == surface.columns, rows == surface.rows { columns += 1 }
    surface = Surface(
      columns: columns, rows: rows, pool: pool,
      filledWith: Cell(glyph: .blank, style: style()))
  }

  private mutating func style() -> StyleID {
    let colors: [RGB] = [RGB(0x000000), RGB(0xFFFFFF), RGB(0xCD64FF), RGB(0x262626), RGB(0x0A6B7C)]
    func paint(_ random: inout SeededGenerator) -> Paint? {
      random.number(0...3) == 0 ? nil : Paint(colors[random.number(0...colors.count - 1)])
    }
    var style = Style(foreground: paint(&random), background: paint(&random))
    if random.number(0...2) == 0 {
      style.attributes = Attributes(rawValue: UInt8(random.number(0...63)))
        .intersection(attributes)
    }
    return pool.id(of: style)
  }

  /// One operation: a glyph, a word, a fill, another style, the same glyph many times.
  mutating func step() {
    let column = random.number(-1...surface.columns)
    let row = random.number(-1...surface.rows)
    switch random.number(0...9) {
    case 0...3:
      let (character, columns) = SurfaceProgram.glyphs[
        random.number(0...SurfaceProgram.glyphs.count - 1)]
      surface.put(
        pool.glyph(of: character, columns: columns), style: style(), column: column, row: row)
    case 4...5:
      let style = style()
      var place = column
      for _ in 0..<random.number(1...12) {
        let (character, columns) = SurfaceProgram.glyphs[
          random.number(0...SurfaceProgram.glyphs.count - 1)]
        surface.put(
          pool.glyph(of: character, columns: columns), style: style, column: place, row: row)
        place += columns
      }
    case 6:
      let style = style()
      for place in 0..<random.number(1...20) {
        surface.put(
          Cell.Glyph(scalar: "─", columns: 1), style: style, column: column + place, row: row)
      }
    case 7...8:
      surface.fill(
        CellRect(
          column: column, row: row, columns: random.number(0...30), rows: random.number(0...4)),
        style: style())
    default: surface.restyle(column: column, row: row, style())
    }
  }

  /// Moves a block of rows up or down, as scrolling does; the exposed rows keep their content.
  mutating func scroll() {
    let top = random.number(0...surface.rows - 1)
    let bottom = random.number(top...surface.rows - 1)
    let distance = random.number(-3...3)
    let before = surface
    for row in top...bottom where (top...bottom).contains(row + distance) {
      for column in 0..<surface.columns {
        let cell = before[column, row + distance]
        guard !cell.isContinuation else { continue }
        surface.put(cell.glyph, style: cell.style, column: column, row: row)
      }
    }
  }

  /// Pushes a part of a row to the right or to the left, as typing in a field does.
  mutating func push() {
    let row = random.number(0...surface.rows - 1)
    let start = random.number(0...surface.columns - 1)
    let end = random.number(0...2) == 0 ? random.number(start...surface.columns) : surface.columns
    let distance = random.number(-4...4)
    let before = surface
    let glyph = pool.glyph(of: "x", columns: 1)
    let style = style()
    for column in start..<end {
      if (start..<end).contains(column - distance) {
        let cell = before[column - distance, row]
        guard !cell.isContinuation else { continue }
        surface.put(cell.glyph, style: cell.style, column: column, row: row)
      } else {
        surface.put(glyph, style: style, column: column, row: row)
      }
    }
  }

  /// Fills the surface with words, so that there is something to move.
  mutating func fillWithWords() {
    for row in 0..<surface.rows {
      let style = style()
      var column = 0
      while column < surface.columns {
        let (character, columns) = SurfaceProgram.glyphs[
          random.number(0...SurfaceProgram.glyphs.count - 1)]
        surface.put(
          pool.glyph(of: character, columns: columns), style: style, column: column, row: row)
        column += columns
      }
    }
  }
}
