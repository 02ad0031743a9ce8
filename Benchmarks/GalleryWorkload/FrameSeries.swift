import ColorScience
import GSDesign
import TermRender

/// Frames of 200x60, one after the other. `ncurses/frames_ncurses.c` draws the same.
struct FrameSeries {
  enum Mode: String {
    /// Every cell changes its ground.
    case all
    /// One cell changes.
    case one
    /// Everything is drawn again, and nothing changes.
    case none
    /// A text moves up by a line.
    case scroll
  }

  static let columns = 200
  static let rows = 60
  private static let group = 4

  private let mode: Mode
  private let capitals: [Cell.Glyph]
  /// The glyphs of each group, by the number of its first letter.
  private let groups: [[Cell.Glyph]]
  private var line: [Cell.Glyph] = []
  private let smalls: [Cell.Glyph]
  private let grounds: [StyleID]
  private(set) var surface: Surface

  init(_ mode: Mode, pool: CellPool) {
    self.mode = mode
    func letters(from first: UInt8) -> [Cell.Glyph] {
      (0..<26).map { pool.glyph(of: Character(Unicode.Scalar(first + $0)), columns: 1) }
    }
    let capitals = letters(from: UInt8(ascii: "A"))
    self.capitals = capitals
    groups = capitals.indices.map { first in
      (0..<Self.group).map { capitals[(first + 5 * $0) % capitals.count] }
    }
    smalls = letters(from: UInt8(ascii: "a"))
    let ink = Paint(RGB(0xE0E0E0))
    grounds = WorkloadTheme.dark.tags.map {
      pool.id(of: Style(foreground: ink, background: Paint($0)))
    }
    surface = Surface(columns: Self.columns, rows: Self.rows, pool: pool)
    switch mode {
    case .all, .one, .none: drawGroups(shift: 0)
    case .scroll: drawLines(from: 0)
    }
  }

  /// Draws the frame of a number, from 1.
  mutating func draw(_ frame: Int) {
    switch mode {
    case .all: drawGroups(shift: frame)
    case .one: drawCell(frame)
    case .none: drawGroups(shift: 0)
    case .scroll: drawLines(from: frame)
    }
  }

  private mutating func drawGroups(shift: Int) {
    for row in 0..<Self.rows {
      for column in stride(from: 0, to: Self.columns, by: Self.group) {
        surface.write(
          groups[(3 * row + 5 * column) % capitals.count],
          style: ground(column / Self.group + row + shift), column: column, row: row)
      }
    }
  }

  private mutating func drawLines(from first: Int) {
    for row in 0..<Self.rows {
      let number = first + row
      line.removeAll(keepingCapacity: true)
      for column in 0..<Self.columns {
        line.append(capitals[(3 * number + column * (1 + number % 7)) % capitals.count])
      }
      surface.write(line, style: ground(number), column: 0, row: row)
    }
  }

  private mutating func drawCell(_ frame: Int) {
    let row = frame * 37 % Self.rows
    let column = frame * 71 % Self.columns
    surface.put(
      smalls[frame % smalls.count], style: ground(column / Self.group + row), column: column,
      row: row)
  }

  private func ground(_ index: Int) -> StyleID { grounds[index % grounds.count] }
}
