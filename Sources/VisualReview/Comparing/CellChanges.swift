package import GSDesign
package import GalleryKit
import TermRender

/// A property of a cell that can differ.
enum Channel: UInt8, Hashable, Sendable, CaseIterable {
  case glyph, foreground, background, attributes
  /// The token of a colour: another token may have the same colour.
  case role

  /// The mark under a changed cell: `g`, `f`, `b`, `a`, `r`.
  var letter: Character {
    switch self {
    case .glyph: "g"
    case .foreground: "f"
    case .background: "b"
    case .attributes: "a"
    case .role: "r"
    }
  }
}

/// A changed cell; for a wide glyph, both of its halves.
package struct CellChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case changed
    /// Only the new picture has the cell.
    case added
    /// Only the old picture has the cell.
    case removed
  }

  package let column: Int
  package let row: Int
  /// 1, or 2 for a wide glyph.
  package let columns: Int
  let kind: Kind
  /// Empty unless the cell changed.
  let channels: Set<Channel>
  /// Whether the change is visible: roles, and the colour and weight of a blank, are not.
  let isSeen: Bool
}

/// The cells in which two pictures differ.
///
/// Pictures of different sizes are aligned at the top left; cells of only one of them have their own kinds.
package struct CellChanges: Hashable, Sendable {
  /// Row by row.
  package let cells: [CellChange]
  package let oldSize: CellSize
  package let newSize: CellSize
  /// Whether outlines differ in their measures or colours.
  let hasOtherOutlines: Bool

  init(old: CellPicture, new: CellPicture) {
    oldSize = CellSize(columns: old.columns, rows: old.rows)
    newSize = CellSize(columns: new.columns, rows: new.rows)
    hasOtherOutlines = old.shapes != nil && new.shapes != nil && old.shapes != new.shapes
    guard old != new else {
      cells = []
      return
    }
    var comparer = CellComparer(old, new)
    var cells: [CellChange] = []
    for row in 0..<max(old.rows, new.rows) {
      var column = 0
      while column < max(old.columns, new.columns) {
        let isOld = column < old.columns && row < old.rows
        let isNew = column < new.columns && row < new.rows
        // A wide glyph starts at its left half, and is never cut.
        let wide = isNew ? new[column, row].columns : isOld ? old[column, row].columns : 1
        let width = wide == 2 ? 2 : 1
        if let change = Self.change(
          column, row, columns: width, isOld: isOld, isNew: isNew, old, new, &comparer)
        {
          cells.append(change)
        }
        column += width
      }
    }
    self.cells = cells
  }

  private static func change(
    _ column: Int, _ row: Int, columns: Int, isOld: Bool, isNew: Bool, _ old: CellPicture,
    _ new: CellPicture, _ comparer: inout CellComparer
  ) -> CellChange? {
    guard isOld, isNew else {
      guard isOld || isNew else { return nil }
      return CellChange(
        column: column, row: row, columns: columns, kind: isNew ? .added : .removed, channels: [],
        isSeen: true)
    }
    var channels: Set<Channel> = []
    var isSeen = false
    for half in column..<column + columns {
      // The right half of a wide glyph may be beyond the end of the old picture.
      guard half < old.columns, half < new.columns else {
        channels.insert(.glyph)
        isSeen = true
        continue
      }
      let before = old[half, row]
      let after = new[half, row]
      channels.formUnion(comparer.channels(before, after))
      isSeen = isSeen || comparer.isSeen(before, after)
    }
    guard !channels.isEmpty else { return nil }
    return CellChange(
      column: column, row: row, columns: columns, kind: .changed, channels: channels,
      isSeen: isSeen)
  }

  /// Whether the pictures look different: a change of roles alone, or of hidden parts of a blank, is not visible.
  var isSeen: Bool { oldSize != newSize || hasOtherOutlines || cells.contains(where: \.isSeen) }

  /// The number of changed cells; a wide glyph counts as two.
  var count: Int { cells.reduce(0) { $0 + $1.columns } }

  /// The number of cells that changed in a channel.
  func count(_ channel: Channel) -> Int {
    cells.reduce(0) { $0 + ($1.channels.contains(channel) ? $1.columns : 0) }
  }

  /// The number of changes of a kind.
  func count(_ kind: CellChange.Kind) -> Int {
    cells.reduce(0) { $0 + ($1.kind == kind ? $1.columns : 0) }
  }
}

extension CellChanges {
  /// The connected areas, ordered from the top and then from the left: each can be taken in at a glance.
  ///
  /// Cells are connected if they touch, corners included, or are in one row with a single cell between them.
  var hunks: [CellRect] {
    var areas = DisjointAreas()
    var above: [(run: CellRect, area: Int)] = []
    for row in runs {
      var current: [(run: CellRect, area: Int)] = []
      var next = 0
      for run in row {
        let area = areas.add(run)
        if let first = above.first, first.run.row == run.row - 1 {
          while next < above.count, above[next].run.endColumn < run.column { next += 1 }
          var touching = next
          while touching < above.count, above[touching].run.column <= run.endColumn {
            areas.join(above[touching].area, area)
            touching += 1
          }
        }
        current.append((run, area))
      }
      above = current
    }
    return areas.bounds.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// The stretches of changes in each row that has any.
  private var runs: [[CellRect]] {
    var rows: [[CellRect]] = []
    for cell in cells {
      let end = cell.column + cell.columns
      if let row = rows.indices.last, let last = rows[row].indices.last,
        rows[row][last].row == cell.row
      {
        if cell.column <= rows[row][last].endColumn + 1 {
          rows[row][last].columns = end - rows[row][last].column
        } else {
          rows[row].append(
            CellRect(column: cell.column, row: cell.row, columns: cell.columns, rows: 1))
        }
      } else {
        rows.append([CellRect(column: cell.column, row: cell.row, columns: cell.columns, rows: 1)])
      }
    }
    return rows
  }
}

/// Areas that are merged as they grow.
private struct DisjointAreas {
  private var parents: [Int] = []
  private var rects: [CellRect] = []

  mutating func add(_ rect: CellRect) -> Int {
    parents.append(parents.count)
    rects.append(rect)
    return parents.count - 1
  }

  mutating func join(_ first: Int, _ second: Int) {
    let one = root(of: first)
    let other = root(of: second)
    guard one != other else { return }
    parents[other] = one
    let column = min(rects[one].column, rects[other].column)
    let row = min(rects[one].row, rects[other].row)
    rects[one] = CellRect(
      column: column, row: row,
      columns: max(rects[one].endColumn, rects[other].endColumn) - column,
      rows: max(rects[one].endRow, rects[other].endRow) - row)
  }

  private mutating func root(of area: Int) -> Int {
    var area = area
    while parents[area] != area {
      parents[area] = parents[parents[area]]
      area = parents[area]
    }
    return area
  }

  var bounds: [CellRect] { parents.indices.filter { parents[$0] == $0 }.map { rects[$0] } }
}

extension CellChanges {
  /// A one-line summary of the change: `3 cells: background`, `12 cells: glyph, foreground; size 10x3 → 12x3`.
  package var summary: Phrase {
    guard !cells.isEmpty else {
      guard hasOtherOutlines else { return Phrase(localized: "no cell changed") }
      return Phrase(localized: "no cell changed, only outlines")
    }
    let count = count(.changed)
    var parts: [Phrase] = []
    if count > 0 {
      let channels = Channel.allCases.filter { channel in
        channel != .role && cells.contains { $0.channels.contains(channel) }
      }
      let names = channels.isEmpty ? [Channel.role.name] : channels.map(\.name)
      let list = Phrase.joined(names, separator: ", ")
      parts.append(Phrase(localized: "\(count, "cell"): \(list)"))
    }
    if oldSize != newSize {
      parts.append(Phrase(localized: "size \(oldSize.text) → \(newSize.text)"))
    }
    guard !isSeen else { return .joined(parts, separator: "; ") }
    return cells.allSatisfy { $0.channels == [.role] }
      ? Phrase(localized: "nothing seen changes: only roles (\(count, "cell"))")
      : Phrase(localized: "nothing seen changes: only what blanks hide (\(count, "cell"))")
  }
}

extension Channel {
  /// The name shown for it.
  var name: Phrase {
    switch self {
    case .glyph: Phrase(localized: "glyph")
    case .foreground: Phrase(localized: "foreground")
    case .background: Phrase(localized: "background")
    case .attributes: Phrase(localized: "attributes")
    case .role: Phrase(localized: "role")
    }
  }
}

/// The category of a glyph.
enum GlyphKind: Hashable {
  case blank
  /// Letters, digits, marks: readable text.
  case words
  /// A box line (U+2500…257F).
  case line
  /// A block element (U+2580…259F): a fill that ends within a cell.
  case fill

  /// - Parameter text: of a cell; empty for the right half of a wide glyph.
  init(_ text: String) {
    guard text != " ", let first = text.unicodeScalars.first else {
      self = text.isEmpty ? .words : .blank
      return
    }
    switch first.value {
    case 0x2500...0x257F: self = .line
    case 0x2580...0x259F: self = .fill
    case _: self = .words
    }
  }
}
