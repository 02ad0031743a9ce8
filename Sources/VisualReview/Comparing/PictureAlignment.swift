import ColorScience
import GSDesign

/// Matches the columns and rows of one picture with those of a picture of another size.
///
/// The match needs as few changes as possible (Needleman and Wunsch 1970). It compares the roles of colours, not
/// their values. So a larger padding is a few added columns, and nothing else.
struct PictureAlignment {
  /// Matching positions in the old and in the new picture.
  let columns: [(old: Int, new: Int)]
  let rows: [(old: Int, new: Int)]

  /// Larger pictures are aligned at the top left.
  private static let mostComparisons = 400_000

  init(_ old: CellPicture, _ new: CellPicture) {
    let isSmall =
      max(old.columns, 1) * max(new.columns, 1) * max(old.rows, new.rows) <= Self.mostComparisons
      && old.rows * new.rows * max(old.columns, new.columns) <= Self.mostComparisons
    guard old.columns != new.columns || old.rows != new.rows, isSmall else {
      columns = zip(0..<old.columns, 0..<new.columns).map { (old: $0, new: $1) }
      rows = zip(0..<old.rows, 0..<new.rows).map { (old: $0, new: $1) }
      return
    }
    var codes = CellCodes()
    let before = codes.grid(of: old)
    let after = codes.grid(of: new)
    let rows =
      if old.rows == new.rows {
        (0..<old.rows).map { (old: $0, new: $0) }
      } else if old.columns == new.columns {
        Self.matched(old.rows, new.rows, gap: old.columns) { first, second in
          (0..<old.columns).reduce(0) {
            $0 + before[first][$1].distance(to: after[second][$1])
          }
        }
      } else {
        Self.matched(old.rows, new.rows, gap: 2) { first, second in
          let one = Set(before[first].map(\.code))
          let other = Set(after[second].map(\.code))
          return one.symmetricDifference(other).count
        }
      }
    self.rows = rows
    columns =
      if old.columns == new.columns {
        (0..<old.columns).map { (old: $0, new: $0) }
      } else {
        Self.matched(old.columns, new.columns, gap: max(1, rows.count)) { first, second in
          rows.reduce(0) {
            $0 + before[$1.old][first].distance(to: after[$1.new][second])
          }
        }
      }
  }

  /// Aligns two sequences at the least cost of distances and gaps.
  private static func matched(
    _ olds: Int, _ news: Int, gap: Int, distance: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    let width = news + 1
    var costs = [Int](repeating: 0, count: (olds + 1) * width)
    for old in 0...olds {
      for new in 0...news {
        let place = old * width + new
        if old == 0 || new == 0 {
          costs[place] = (old + new) * gap
        } else {
          costs[place] = min(
            costs[place - width - 1] + distance(old - 1, new - 1), costs[place - width] + gap,
            costs[place - 1] + gap)
        }
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (old, new) = (olds, news)
    while old > 0, new > 0 {
      let cost = costs[old * width + new]
      if cost == costs[(old - 1) * width + new - 1] + distance(old - 1, new - 1) {
        old -= 1
        new -= 1
        pairs.append((old, new))
      } else if cost == costs[(old - 1) * width + new] + gap {
        old -= 1
      } else {
        new -= 1
      }
    }
    return pairs.reversed()
  }
}

/// Numbers the contents of cells: their glyphs, the roles of their colours and their attributes.
private struct CellCodes {
  struct Coded {
    let code: Int32
    let text: Int32
    let kind: GlyphKind

    /// 0 if they are the same, 1 if the text or the style differs, 3 if their kinds differ.
    func distance(to other: Coded) -> Int {
      if code == other.code { return 0 }
      return kind == other.kind && (kind == .words || text == other.text) ? 1 : 3
    }
  }

  private struct Key: Hashable {
    let text: Int32
    let style: Source
  }

  /// The roles of a style's colours; without a role, the colours.
  private struct Source: Hashable {
    let ink: Origin?
    let ground: Origin?
    let attributes: Attributes

    enum Origin: Hashable {
      case role(ColorRole)
      case color(RGB)

      init(_ paint: Paint) {
        self = paint.role.map(Origin.role) ?? .color(paint.color)
      }
    }

    init(_ style: Style) {
      ink = style.foreground.map(Origin.init)
      ground = style.background.map(Origin.init)
      attributes = style.attributes
    }
  }

  private var texts: [String: Int32] = [:]
  private var codes: [Key: Int32] = [:]

  mutating func grid(of picture: CellPicture) -> [[Coded]] {
    let styles = picture.styles.map(Source.init)
    return (0..<picture.rows).map { row in
      (0..<picture.columns).map { column in
        let cell = picture[column, row]
        let text = Self.number(cell.text, &texts)
        let code = Self.number(Key(text: text, style: styles[Int(cell.style)]), &codes)
        return Coded(code: code, text: text, kind: GlyphKind(cell.text))
      }
    }
  }

  private static func number<Value: Hashable>(
    _ value: Value, _ known: inout [Value: Int32]
  ) -> Int32 {
    if let number = known[value] { return number }
    let number = Int32(truncatingIfNeeded: known.count)
    known[value] = number
    return number
  }
}

/// The letters under changed cells, which distinguish changes by more than colour.
///
/// A cell with another glyph is `g`, whatever else changed; otherwise `f`, `b` or `a`, and `*` for several of these.
/// `r` is a change of role without a visible effect. `+` and `-` are cells that only one picture has.
struct ChangeMarks: Hashable, Sendable {
  private var rows: [Int: [Int: Character]] = [:]
  /// The letters that are used.
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

  /// The letters under a row; nil if nothing in it changed.
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
