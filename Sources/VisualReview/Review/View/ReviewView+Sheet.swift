import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The states of the current entry as small pictures, around the shown one a ring.
extension ReviewView {
  /// The places of the small pictures; nil if none are shown.
  var sheetLayout: SheetLayout? { showsSheet ? plan.sheet : nil }

  /// The heading of the small pictures, and the visible lines of them.
  ///
  /// They begin one column left of the pictures, where the ring has room.
  func sheet(_ layout: SheetLayout) -> [Element] {
    let first = model.sheetScroll.first(in: layout.scrollRoom(model.tile))
    let visible = first..<min(layout.lines.count, first + layout.visibleCount)
    var rows = [sheetHeading(layout, visible)]
    for number in visible {
      rows.append(gutter(layout, above: number, isFirst: number == first))
      rows.append(tiles(of: number, layout))
    }
    if !visible.isEmpty { rows.append(gutter(layout, above: visible.upperBound, isFirst: false)) }
    return rows
  }

  /// The number of states, in each appearance too, and which of them are visible.
  private func sheetHeading(_ layout: SheetLayout, _ visible: Range<Int>) -> Element {
    let count = model.sheet.tiles.count
    let title: Phrase =
      switch model.difference?.bucket {
      case .changed, nil: .reviewSame(count)
      case .new: .reviewNewStates(count)
      case .deleted: .reviewGoneStates(count)
      case .renamed: .reviewRenamedStates(count)
      }
    // The least important first: it gives up its room to the others.
    var facts: [String] = []
    if model.sheet.appearances.count > 1 || visible.count < layout.lines.count {
      facts.append(
        model.sheet.appearances.map {
          Setting.appearance.word($0.appearance.rawValue)[language] + " \($0.count)"
        }.joined(separator: " · "))
    }
    if let entry = model.entry, let part = model.shownTile?.part, entry.groups.count > 1,
      entry.groups.count < entry.parts.count
    {
      facts.append(say(.reviewGroupOf(entry.group(of: part), entry.groups.count)))
    }
    if visible.count < layout.lines.count, let first = visible.first, let last = visible.last {
      let shown = layout.lines[first].tiles.lowerBound + 1...layout.lines[last].tiles.upperBound
      facts.append(say(.reviewShown(shown.lowerBound, shown.upperBound)))
    }
    func text() -> String { facts.joined(separator: " · ") }
    while !facts.isEmpty,
      chrome.width(say(title)) + 2 + chrome.width(text()) > layout.columns
    {
      facts.removeFirst()
    }
    return .row([
      .gap(1),
      chrome.line(
        columns: layout.columns, [words(.title3, say(title))], [words(.body2, text())]),
    ])
  }

  /// The row between two lines, with the sides of the ring that lie there.
  private func gutter(_ layout: SheetLayout, above line: Int, isFirst: Bool) -> Element {
    guard let place = ring(layout), place.line == line || place.line == line - 1 && !isFirst
    else { return .blank }
    let (left, right) = place.line == line ? ("┏", "┓") : ("┗", "┛")
    let side = left + String(repeating: "━", count: place.columns) + right
    return .row([.gap(place.column), .words([Span(side, role: .accentText)])])
  }

  /// The place of the shown state.
  private func ring(_ layout: SheetLayout) -> SheetLayout.Place? {
    layout.places.indices.contains(model.tile) ? layout.places[model.tile] : nil
  }

  private func tiles(of number: Int, _ layout: SheetLayout) -> Element {
    let line = layout.lines[number]
    var row: [Element] = []
    var column = -1
    for tile in line.tiles {
      let place = layout.places[tile]
      row.append(.gap(max(0, place.column - 1 - column)))
      let isBehindRing = tile - 1 == model.tile && tile > line.tiles.lowerBound
      row.append(edge(isRing: tile == model.tile || isBehindRing, rows: line.rows))
      row.append(
        .interactive(
          ReviewPlace.tile(tile), self.tile(model.sheet.tiles[tile], place.columns, line.rows)))
      column = place.column + place.columns
    }
    row.append(edge(isRing: line.tiles.upperBound - 1 == model.tile, rows: line.rows))
    return .sized(height: .exactly(line.rows), .row(row))
  }

  private func edge(isRing: Bool, rows: Int) -> Element {
    guard isRing else { return .gap(1) }
    return .column(
      Array(repeating: .words([Span("┃", role: .accentText)]), count: rows))
  }

  /// A small picture with the name of its state below it, on its own page.
  private func tile(_ tile: ReviewSheet.Tile, _ columns: Int, _ rows: Int) -> Element {
    let size = CellSize(columns: columns, rows: rows)
    guard let difference = model.difference(of: tile), let link = model.link(of: tile) else {
      return .sized(width: .exactly(columns), height: .exactly(rows), .empty)
    }
    let isBefore = model.view == .blink && !model.showsNew
    let picture = (isBefore ? difference.old : difference.new) ?? difference.old ?? difference.new
    guard let picture else {
      return .sized(width: .exactly(columns), height: .exactly(rows), .empty)
    }
    let look = look(of: difference)
    let page = look.page(of: picture)
    var canvas = PictureCanvas(size, page: page)
    let area = CellRect(column: 1, row: 0, columns: columns - 2, rows: rows - 1)
    let shown = CellSize(
      columns: min(picture.columns, area.columns), rows: min(picture.rows, area.rows))
    let part = Self.part(of: picture, shown, around: Self.firstChange(difference, shown))
    let spare = area.rows - tile.size.rows
    canvas.put(
      look.colored(picture), part: part,
      in: CellRect(
        column: area.column + (area.columns - shown.columns) / 2,
        row: max(0, min(area.rows - shown.rows, tile.rowsAbove + spare / 2)),
        columns: shown.columns, rows: shown.rows))
    var label = model.sheet.label(
      of: link.state, link.environment, in: program.catalogue, language)
    if let verdict = model.entry.flatMap({ model.verdict($0.parts[tile.part], tile.state) }) {
      label = label.isEmpty ? verdict.mark : verdict.mark + " " + label
    }
    let isCut = shown.columns < picture.columns || shown.rows < picture.rows
    label = TextFitting.truncated(label, columns: columns - (isCut ? 4 : 2))
    canvas.write(label, page.quietInk, column: 1, row: rows - 1)
    if isCut { canvas.write("…", page.titleInk, column: columns - 2, row: rows - 1) }
    return look.seen(canvas.picture)
  }

  /// The part of a picture of a size in which a cell is, near its middle.
  static func part(
    of picture: CellPicture, _ size: CellSize, around cell: (column: Int, row: Int)
  ) -> CellRect {
    CellRect(
      column: max(0, min(picture.columns - size.columns, cell.column - size.columns / 2)),
      row: max(0, min(picture.rows - size.rows, cell.row - size.rows / 2)),
      columns: size.columns, rows: size.rows)
  }

  /// The first cell that differs, if pictures are cut; else the first cell.
  private static func firstChange(
    _ difference: Difference, _ size: CellSize
  ) -> (column: Int, row: Int) {
    guard let old = difference.old, let new = difference.new, old.columns == new.columns,
      size.columns < new.columns || size.rows < new.rows
    else { return (0, 0) }
    let place = zip(old.cells, new.cells).enumerated().first { _, pair in
      pair.0.text != pair.1.text
        || old.styles[Int(pair.0.style)] != new.styles[Int(pair.1.style)]
    }?.offset
    return place.map { ($0 % new.columns, $0 / new.columns) } ?? (0, 0)
  }
}
