@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// A screen of tags with their shapes, as the renderer leaves one: half cells around words.
struct TagScene {
  struct Tag {
    var column: Int
    var row: Int
    var label: String
    var height: Double
    var color: UInt32
    var isStroked: Bool
    /// Whether it is drawn at twice its size.
    var isEnlarged = false

    var columns: Int { (label.count + 4) * (isEnlarged ? 2 : 1) }
    var rows: Int { isEnlarged ? 5 : 3 }
    /// The cells of its words.
    var words: CellRect {
      let middle = (columns - label.count) / 2
      return CellRect(column: column + middle, row: row + rows / 2, columns: label.count, rows: 1)
    }
  }

  let columns: Int
  let rows: Int
  let pool = CellPool()
  var page: UInt32 = 0xFFFFFF
  var tags: [Tag] = []
  /// Words at the left, as in a tree.
  var lines: [String] = []
  /// Whether all of the tags are in a card.
  var hasCard = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  var surface: Surface {
    let ground = style(nil, page)
    var surface = Surface(
      columns: columns, rows: rows, pool: pool, filledWith: Cell(glyph: .blank, style: ground))
    for (row, line) in lines.enumerated() {
      write(line, column: 0, row: row, style(0x202020, page), into: &surface)
    }
    var backdrop = page
    if hasCard {
      backdrop = page ^ 0x101010
      drawCard(on: backdrop, into: &surface)
    }
    for tag in tags { draw(tag, on: backdrop, into: &surface) }
    return surface
  }

  private func drawCard(on color: UInt32, into surface: inout Surface) {
    let area = CellRect(column: 14, row: 0, columns: columns - 15, rows: rows - 1)
    surface.fill(area, style: style(nil, color))
    surface.shapes.append(
      Shape(
        frame: PointRect(
          x: Double(area.column * 8), y: 0, width: Double(area.columns * 8),
          height: Double(area.rows * 16)),
        radius: 12, fill: Paint(RGB(color)), stroke: nil, strokeWidth: 0,
        backdrop: Paint(RGB(page)),
        label: CellRect(
          column: 15, row: 0, columns: area.columns - 2, rows: area.rows),
        cells: area, clip: area))
  }

  private func draw(_ tag: Tag, on backdrop: UInt32, into surface: inout Surface) {
    let inner = tag.isStroked ? backdrop : tag.color
    let cells = CellRect(column: tag.column, row: tag.row, columns: tag.columns, rows: tag.rows)
    let height = tag.height * (tag.isEnlarged ? 2 : 1)
    for row in [0, tag.rows - 1] {
      for column in 0..<tag.columns {
        surface.put(
          Cell.Glyph(scalar: row == 0 ? "▄" : "▀", columns: 1), style: style(tag.color, backdrop),
          column: tag.column + column, row: tag.row + row)
      }
    }
    surface.fill(
      CellRect(
        column: tag.column, row: tag.row + 1, columns: tag.columns, rows: tag.rows - 2),
      style: style(nil, inner))
    write(
      tag.label, column: tag.words.column, row: tag.words.row, style(0x101010, inner),
      into: &surface)
    if tag.isEnlarged {
      surface.typesetLines.append(
        TypesetLine(cells: tag.words, style: nil, scale: 2, anchor: .center))
    }
    surface.shapes.append(
      Shape(
        frame: PointRect(
          x: Double(tag.column * 8), y: Double(tag.row * 16 + tag.rows * 8) - height / 2,
          width: Double(tag.columns * 8), height: height),
        radius: height / 2, fill: tag.isStroked ? nil : Paint(RGB(tag.color)),
        stroke: tag.isStroked ? Paint(RGB(tag.color)) : nil, strokeWidth: tag.isStroked ? 1.5 : 0,
        backdrop: Paint(RGB(backdrop)),
        label: tag.words, cells: cells, clip: cells))
  }

  private func write(
    _ text: String, column: Int, row: Int, _ style: StyleID, into surface: inout Surface
  ) {
    for (index, character) in text.enumerated() {
      surface.put(
        pool.glyph(of: character, columns: 1), style: style, column: column + index, row: row)
    }
  }

  private func style(_ text: UInt32?, _ ground: UInt32) -> StyleID {
    pool.id(
      of: Style(foreground: text.map { Paint(RGB($0)) }, background: Paint(RGB(ground))))
  }
}
