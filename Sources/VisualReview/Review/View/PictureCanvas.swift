import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// A page with pictures and labels on it, as one picture.
struct PictureCanvas {
  let size: CellSize
  private var cells: [CellPicture.Cell]
  private var styles: [Style]
  private var shapes: [Shape] = []
  private var typesetLines: [TypesetLine] = []

  init(_ size: CellSize, page: Style) {
    self.size = size
    styles = [page]
    cells = Array(
      repeating: CellPicture.Cell(text: " ", columns: 1, style: 0), count: size.columns * size.rows)
  }

  private var whole: CellRect {
    CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Paints the page of a part.
  mutating func fill(_ area: CellRect, page: Style) {
    let blank = CellPicture.Cell(text: " ", columns: 1, style: place(of: page))
    let area = area.intersection(whole)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { cells[row * size.columns + column] = blank }
    }
  }

  /// Puts a picture, or a part of it, into an area: its upper left corner is that of the area.
  ///
  /// - Parameter part: the cells of the picture that are shown, no larger than the area.
  mutating func put(_ picture: CellPicture, part: CellRect, in area: CellRect) {
    let all = CellRect(column: 0, row: 0, columns: picture.columns, rows: picture.rows)
    let part = part.intersection(all)
    let (right, down) = (area.column - part.column, area.row - part.row)
    let shown = part.moved(columns: right, rows: down)
      .intersection(whole)
    let offset = styles.count
    styles += picture.styles
    for row in shown.row..<shown.endRow {
      for column in shown.column..<shown.endColumn {
        let cell = picture[column - right, row - down]
        let isCut =
          cell.columns == 2 && column + 1 >= shown.endColumn
          || cell.columns == 0 && column == shown.column
        cells[row * size.columns + column] = CellPicture.Cell(
          text: isCut ? " " : cell.text, columns: isCut ? 1 : Int(cell.columns),
          style: offset + Int(cell.style))
      }
    }
    let isCut = part != all
    for shape in picture.shapes ?? [] {
      var shape = shape.moved(columns: right, rows: down)
      if isCut {
        // Whatever draws the picture lets an outline be seen in all of its cells.
        shape.cells = shape.cells.intersection(shown)
        shape.clip = shape.clip.intersection(shown)
        guard !shape.cells.isEmpty, !shape.clip.isEmpty else { continue }
      }
      shapes.append(shape)
    }
    typesetLines += picture.typesetLines.map { $0.moved(columns: right, rows: down) }
      .filter { $0.cells.intersection(shown) == $0.cells }
  }

  /// Writes a line over the cells that are there, as far as the page goes.
  mutating func write(_ text: String, _ style: Style, column: Int, row: Int) {
    guard 0..<size.rows ~= row else { return }
    let number = place(of: style)
    var place = max(0, column)
    for character in text {
      let columns = DisplayWidth.columns(of: character)
      guard columns > 0, place + columns <= size.columns else { continue }
      let start = row * size.columns + place
      cells[start] = CellPicture.Cell(text: String(character), columns: columns, style: number)
      if columns == 2 {
        cells[start + 1] = CellPicture.Cell(text: "", columns: 0, style: number)
      }
      place += columns
    }
  }

  private mutating func place(of style: Style) -> Int {
    if let known = styles.firstIndex(of: style) { return known }
    styles.append(style)
    return styles.count - 1
  }

  var picture: CellPicture {
    var picture = CellPicture(
      columns: size.columns, rows: size.rows, cells: cells, styles: styles, shapes: shapes)
    picture.typesetLines = typesetLines
    return picture
  }
}

extension Style {
  /// The style of quiet words on a page, readable on any.
  var quietInk: Style {
    guard let page = background else { return Style(attributes: .dim) }
    let ink = (page.color.isDark ? RGB.white : .black).composited(over: page.color, opacity: 0.62)
    return Style(foreground: Paint(ink), background: page)
  }

  /// The style of a picture's name on a page.
  var titleInk: Style {
    guard let page = background else { return Style(attributes: .bold) }
    let ink = (page.color.isDark ? RGB.white : .black).composited(over: page.color, opacity: 0.8)
    return Style(foreground: Paint(ink), background: page)
  }
}
