import CVTerm

/// A terminal in memory, played by libvterm: independent code judges the project's output.
///
/// It does not know dim (SGR 2) nor synchronized output.
public final class EmulatedTerminal {
  private let terminal: UnsafeMutablePointer<gs_vterm>
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    terminal = gs_vterm_new(Int32(columns), Int32(rows))
  }

  deinit {
    gs_vterm_free(terminal)
  }

  public func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { gs_vterm_feed(terminal, $0.baseAddress, $0.count) }
  }

  public var cursor: (column: Int, row: Int) {
    let place = gs_vterm_cursor(terminal)
    return (Int(place.col), Int(place.row))
  }

  /// Cells that were written or erased since this was asked last, by their index.
  public func takeWrittenCells() -> [Int] {
    var cells: [Int] = []
    for index in 0..<columns * rows where terminal.pointee.written[index] != 0 {
      cells.append(index)
      terminal.pointee.written[index] = 0
    }
    return cells
  }

  public var isCursorVisible: Bool { terminal.pointee.modes.cursor_visible != 0 }
  public var isAlternateScreen: Bool { terminal.pointee.modes.alternate_screen != 0 }
  /// 0 none, 1 clicks, 2 drags, 3 all motion.
  public var mouse: Int { Int(terminal.pointee.modes.mouse) }

  public func cell(column: Int, row: Int) -> EmulatedCell {
    let cell = gs_vterm_read(terminal, Int32(column), Int32(row))
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.scalars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self) {
        guard value != 0, value != .max, let scalar = Unicode.Scalar(value) else { break }
        text.append(scalar)
      }
    }
    var attributes: EmulatedCell.Attributes = []
    if cell.bold != 0 { attributes.insert(.bold) }
    if cell.italic != 0 { attributes.insert(.italic) }
    if cell.underline != 0 { attributes.insert(.underline) }
    if cell.reverse != 0 { attributes.insert(.reverse) }
    if cell.strikethrough != 0 { attributes.insert(.strikethrough) }
    return EmulatedCell(
      text: text.isEmpty ? " " : String(text), columns: Int(cell.columns),
      foreground: EmulatedCell.Color(cell.foreground),
      background: EmulatedCell.Color(cell.background), attributes: attributes)
  }

  /// The visible cells, row by row, without the right halves of wide glyphs.
  public var grid: [[EmulatedCell]] {
    (0..<rows).map { row in
      var cells: [EmulatedCell] = []
      var column = 0
      while column < columns {
        let cell = cell(column: column, row: row).seen
        cells.append(cell)
        column += max(1, cell.columns)
      }
      return cells
    }
  }
}
