/// The letters that stand under the cells that changed, so that they are told by more than their colour.
///
/// A cell of another glyph is `g`, whatever else is other about it; otherwise `f`, `b` or `a`, and `*` for several of these.
/// `r` is a role that is not seen. `+` and `-` are cells that only one picture has.
struct ChangeMarks: Hashable, Sendable {
  private var rows: [Int: [Int: Character]] = [:]
  /// Those that stand under any cell.
  private(set) var used: Set<Character> = []

  init(_ changes: CellChanges) {
    for change in changes.cells {
      let mark = Self.mark(of: change)
      used.insert(mark)
      for column in change.column..<change.column + change.columns {
        rows[change.row, default: [:]][column] = mark
      }
    }
  }

  /// The letters under a row; nil where nothing in it changed.
  func line(row: Int, columns: Range<Int>) -> String? {
    guard let marks = rows[row], columns.contains(where: { marks[$0] != nil }) else { return nil }
    return String(columns.map { marks[$0] ?? " " })
  }

  private static func mark(of change: CellChange) -> Character {
    switch change.kind {
    case .added: return "+"
    case .removed: return "-"
    case .changed: break
    }
    if change.channels.contains(.glyph) { return Channel.glyph.letter }
    let styles = [Channel.foreground, .background, .attributes].filter(change.channels.contains)
    return styles.count > 1 ? "*" : styles.first?.letter ?? Channel.role.letter
  }
}
