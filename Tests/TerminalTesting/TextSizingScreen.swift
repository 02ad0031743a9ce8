/// A terminal with kitty's text sizing: libvterm keeps the cells, and blocks of several cells are kept here.
///
/// It is as strict as the protocol lets a terminal be. Writing or erasing one cell of a block loses all of it, and the
/// content of its other cells is then undefined until they are written as well.
public final class TextSizingScreen {
  /// A text in a block of cells.
  public struct Block: Hashable, Sendable {
    public let text: String
    public let column: Int
    public let row: Int
    public let columns: Int
    public let rows: Int
    /// The size of the letters in parts of the height.
    public let fraction: [Int]
    /// A blank cell as it shows the pen.
    public let pen: EmulatedCell
  }

  public let terminal: EmulatedTerminal
  public private(set) var blocks: Set<Block> = []
  /// The indices of cells with unknown content.
  public private(set) var unknown: Set<Int> = []
  /// Sequences that a terminal would not understand.
  public private(set) var problems: [String] = []
  /// How many blocks were sent.
  public private(set) var sent = 0

  public init(columns: Int, rows: Int) {
    terminal = EmulatedTerminal(columns: columns, rows: rows)
  }

  public func feed(_ bytes: [UInt8]) {
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == 0x1B, place + 1 < bytes.count, bytes[place + 1] == 0x5D else {
        text.append(bytes[place])
        place += 1
        continue
      }
      feedCells(text)
      text = []
      guard let end = bytes[(place + 2)...].firstIndex(of: 0x1B), end + 1 < bytes.count,
        bytes[end + 1] == 0x5C
      else {
        problems.append("a string without an end")
        return
      }
      take(String(decoding: bytes[(place + 2)..<end], as: UTF8.self))
      place = end + 2
    }
    feedCells(text)
  }

  /// Cells and blocks beside each other, to be compared.
  public var picture: [[EmulatedCell]] {
    var grid = (0..<terminal.rows).map { row in
      var isSecond = false
      return (0..<terminal.columns).map { column in
        // The second cell of a wide glyph shows nothing of its own, whatever pen it was written in.
        guard !isSecond else {
          isSecond = false
          return EmulatedCell(text: "")
        }
        let cell = terminal.cell(column: column, row: row).seen
        isSecond = cell.columns > 1
        return cell
      }
    }
    for block in blocks {
      for row in block.row..<block.row + block.rows {
        for column in block.column..<block.column + block.columns {
          grid[row][column] = EmulatedCell(
            text: "\(block.text) \(column - block.column),\(row - block.row) \(block.fraction)",
            columns: 1, foreground: block.pen.foreground, background: block.pen.background,
            attributes: block.pen.attributes)
        }
      }
    }
    return grid
  }

  private func feedCells(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    terminal.feed(text)
    noteWritten()
  }

  private func noteWritten() {
    let written = Set(terminal.takeWrittenCells())
    for block in blocks {
      let cells = Set(cells(of: block))
      guard !cells.isDisjoint(with: written) else { continue }
      blocks.remove(block)
      unknown.formUnion(cells)
    }
    unknown.subtract(written)
  }

  private func cells(of block: Block) -> [Int] {
    (block.row..<block.row + block.rows).flatMap { row in
      (block.column..<block.column + block.columns).map { row * terminal.columns + $0 }
    }
  }

  /// `66;s=2:w=3:n=6:d=8:v=2;text`.
  private func take(_ command: String) {
    let parts = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "66" else { return problems.append("OSC \(command)") }
    var keys: [Substring: Int] = [:]
    for pair in parts[1].split(separator: ":") {
      let sides = pair.split(separator: "=")
      guard sides.count == 2, let value = Int(sides[1]) else {
        return problems.append("a key \(pair)")
      }
      keys[sides[0]] = value
    }
    let (scale, width) = (keys["s"] ?? 1, keys["w"] ?? 0)
    let fraction = [keys["n"] ?? 0, keys["d"] ?? 0, keys["v"] ?? 0]
    guard (1...7).contains(scale), (1...7).contains(width), fraction.allSatisfy({ 0...15 ~= $0 }),
      fraction[1] == 0 || fraction[1] > fraction[0], !parts[2].isEmpty, parts[2].utf8.count <= 4096
    else { return problems.append("out of range: \(command)") }
    let (column, row) = terminal.cursor
    let (columns, rows) = (scale * width, scale)
    guard column + columns <= terminal.columns, row + rows <= terminal.rows else {
      return problems.append("\(command) does not fit at \(column), \(row)")
    }
    var bytes = Array("\u{1B}7".utf8)
    for line in row..<row + rows {
      bytes += Array("\u{1B}[\(line + 1);\(column + 1)H".utf8)
      bytes += [UInt8](repeating: 0x20, count: columns)
    }
    terminal.feed(bytes + Array("\u{1B}8".utf8))
    noteWritten()
    let block = Block(
      text: String(parts[2]), column: column, row: row, columns: columns, rows: rows,
      fraction: fraction, pen: terminal.cell(column: column, row: row))
    blocks.insert(block)
    sent += 1
    let behind = column + columns
    terminal.feed(Array("\u{1B}[\(row + 1);\(min(behind, terminal.columns - 1) + 1)H".utf8))
  }
}
