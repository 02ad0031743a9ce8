import GSDesign
import GalleryKit
import TermRender
import Workbench

/// Draws sheets and passes on their rows, which are held back until there is a state among them.
struct MatrixOutput {
  let pool: CellPool
  private(set) var cells = 0
  private(set) var cuts = MatrixCuts()
  /// The rows before the first state.
  private var held: [Surface] = []

  init(pool: CellPool) {
    self.pool = pool
  }

  /// Draws a sheet below the previous ones.
  ///
  /// - Parameter widest: the columns of the widest sheet so far.
  mutating func draw(
    _ sheet: MatrixSheet, _ sheets: MatrixSheets, _ widest: inout Int,
    onCell: (MatrixCell) -> Void, take: MatrixSheets.Take
  ) throws(ToolError) {
    var column = Column(sheet, sheets)
    while let rows = column.next(&widest, onCell: onCell, &cells) { try hand(rows, to: take) }
    add(column.sheet.cuts)
  }

  /// Draws sheets side by side; shorter ones are filled with page below.
  mutating func drawBeside(
    _ beside: [(sheet: MatrixSheet, columns: Int)], _ sheets: MatrixSheets,
    onCell: (MatrixCell) -> Void, take: MatrixSheets.Take
  ) throws(ToolError) {
    var columns = beside.map { Column($0.sheet, sheets) }
    var widths = beside.map(\.columns)
    var parts: [Surface?] = beside.map { _ in nil }
    while true {
      for index in columns.indices where parts[index] == nil {
        parts[index] = columns[index].next(&widths[index], onCell: onCell, &cells)
      }
      guard let rows = parts.compactMap({ $0?.rows }).min() else { break }
      var whole = Surface(columns: widths.reduce(0, +), rows: rows, pool: pool)
      var left = 0
      for index in columns.indices {
        let part = parts[index] ?? columns[index].page(widths[index], rows: rows)
        whole.copy(part, rows: 0..<rows, toColumn: left)
        parts[index] = parts[index].flatMap { $0.rows > rows ? $0.dropping(rows: rows) : nil }
        left += widths[index]
      }
      try hand(whole, to: take)
    }
    for column in columns { add(column.sheet.cuts) }
  }

  private mutating func hand(_ rows: Surface, to take: MatrixSheets.Take) throws(ToolError) {
    guard cells > 0 else { return held.append(rows) }
    for before in held { try take(before) }
    held = []
    try take(rows)
  }

  private mutating func add(_ more: MatrixCuts) {
    cuts.looks += more.looks
    cuts.names += more.names
  }
}

extension MatrixOutput {
  /// A sheet during drawing.
  fileprivate struct Column {
    var sheet: MatrixSheet
    private let renderer: ElementRenderer
    private let environment: RenderEnvironment
    private let change: EnvironmentChange

    init(_ sheet: MatrixSheet, _ sheets: MatrixSheets) {
      self.sheet = sheet
      renderer = sheets.renderer
      environment = RenderEnvironment(widthPolicy: renderer.widthPolicy)
      change = sheet.environment.change(
        of: sheets.catalogue.specimens[sheets.specimens[0]].id, in: sheets.catalogue)
    }

    /// The rows of the next block; nil at the end.
    mutating func next(
      _ widest: inout Int, onCell: (MatrixCell) -> Void, _ count: inout Int
    ) -> Surface? {
      var isNewPage = false
      guard
        let block = sheet.next(onPage: { columns in
          widest = max(widest, columns)
          isNewPage = true
        })
      else { return nil }
      if isNewPage {
        count += sheet.cells.count
        for cell in sheet.cells { onCell(cell) }
      }
      let margin = Element.sized(
        width: .exactly(MatrixSheets.margin), height: .exactly(1), .empty)
      return draw(.row([margin, .column(block.elements), margin]), widest, rows: block.rows)
    }

    /// Rows of empty page.
    func page(_ columns: Int, rows: Int) -> Surface { draw(.empty, columns, rows: rows) }

    private func draw(_ element: Element, _ columns: Int, rows: Int) -> Surface {
      renderer.draw(
        .environment(
          change,
          .backdrop(
            .page, .sized(width: .exactly(columns), height: .exactly(rows), element))),
        size: CellSize(columns: columns, rows: rows), environment: environment
      ).surface
    }
  }
}

extension Surface {
  /// Copies rows of a surface of the same pool to the top.
  fileprivate mutating func copy(_ part: Surface, rows: Range<Int>, toColumn left: Int) {
    for row in rows {
      for column in 0..<part.columns {
        let cell = part[column, row]
        guard !cell.isContinuation else { continue }
        put(cell.glyph, style: cell.style, column: left + column, row: row)
      }
    }
    shapes += part.shapes(inRows: rows).map { $0.moved(columns: left, rows: -rows.lowerBound) }
    typesetLines += part.typesetLines(inRows: rows)
      .map { $0.moved(columns: left, rows: -rows.lowerBound) }
  }

  /// The outlines visible in some rows alone; one that continues below is left to its cells.
  private func shapes(inRows rows: Range<Int>) -> [Shape] {
    shapes.filter { $0.cells.row >= rows.lowerBound && $0.cells.endRow <= rows.upperBound }
  }

  private func typesetLines(inRows rows: Range<Int>) -> [TypesetLine] {
    typesetLines.filter { rows.contains($0.cells.row) }
  }

  /// The surface below the first rows.
  fileprivate func dropping(rows count: Int) -> Surface {
    var rest = Surface(columns: columns, rows: rows - count, pool: pool)
    for row in count..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        guard !cell.isContinuation else { continue }
        rest.put(cell.glyph, style: cell.style, column: column, row: row - count)
      }
    }
    rest.shapes = shapes(inRows: count..<rows).map { $0.moved(columns: 0, rows: -count) }
    rest.typesetLines = typesetLines(inRows: count..<rows)
      .map { $0.moved(columns: 0, rows: -count) }
    return rest
  }

  /// Stacks surfaces of one pool.
  init(stacked parts: [Surface], pool: CellPool) {
    self.init(
      columns: parts.map(\.columns).max() ?? 0, rows: parts.reduce(0) { $0 + $1.rows }, pool: pool)
    var top = 0
    for part in parts {
      for row in 0..<part.rows {
        for column in 0..<part.columns {
          let cell = part[column, row]
          guard !cell.isContinuation else { continue }
          put(cell.glyph, style: cell.style, column: column, row: top + row)
        }
      }
      shapes += part.shapes.map { $0.moved(columns: 0, rows: top) }
      typesetLines += part.typesetLines.map { $0.moved(columns: 0, rows: top) }
      top += part.rows
    }
  }
}
