import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The pane with the pictures of an entry, from top to bottom.
struct PicturePlan {
  /// Rows of the pictures of before and after.
  var stageRows: Int
  /// Columns of these, and of everything else in the pane.
  var columns: Int
  /// Whether both pictures are beside each other.
  var isSideBySide: Bool
  /// The small pictures; nil if there is only one, or no room.
  var sheet: SheetLayout?
}

extension ReviewView {
  /// Rows above the pictures: the headline, with a note below it.
  private var topRows: Int {
    switch form {
    case .wide: 3
    case .folded, .compact: note == nil ? 1 : 2
    }
  }

  /// The share of the rows that the large pictures have where the small ones fill the rest.
  private static let stageShare = 0.32

  /// Divides the pane between the large pictures and those of the states.
  var plan: PicturePlan {
    let rows = bodyRows - topRows
    let largest = model.sheet.largest
    let shown = Self.union([model.difference?.old, model.difference?.new].compactMap(\.self))
    func isSideBySide(_ size: CellSize) -> Bool { 2 * (size.columns + 4) <= self.room }
    let stacked = PicturePlan(stageRows: rows, columns: room, isSideBySide: isSideBySide(shown))
    let isSingle = !model.hasBothSides || model.view == .blink
    let natural =
      isSideBySide(largest) || isSingle ? largest.rows + 3 : 2 * (largest.rows + 2)
    guard !showsDetails, model.sheet.tiles.count > 1 else {
      var plan = stacked
      plan.stageRows = detailsRows(rows, natural)
      return plan
    }
    // A blank row, and the heading; the row of the ring above the first line.
    let fixed = (form == .wide ? 1 : 0) + 2
    let room = max(1, rows - fixed)
    let layout = SheetLayout(
      model.sheet, label: labelColumns, room: self.room, tallest: max(3, min(12, room / 2 - 1)))
    let share = Int((Double(room) * Self.stageShare).rounded())
    let wanted = max(natural, 7, min(share, (Self.scales.first ?? 1) * largest.rows + 3))
    let most = room - layout.lineRows
    // The pictures of before and after come first: where both would be cut, the small ones leave them all rows.
    let needed =
      isSingle || stacked.isSideBySide ? shown.rows + 1 : 2 * (shown.rows + 1)
    if most < 4 || most < needed && (form == .folded || needed < rows) {
      var plan = stacked
      plan.stageRows = max(1, rows - fixed + 1)
      plan.sheet = layout
      return plan
    }
    let stage = min(wanted, most)
    let sheet = layout.fitted(rows: room - stage)
    return PicturePlan(
      stageRows: room - min(room - stage, sheet.visibleRows), columns: layout.columns,
      isSideBySide: stacked.isSideBySide, sheet: sheet)
  }

  /// The columns of the longest name among the first states.
  private var labelColumns: Int {
    model.sheet.tiles.prefix(24).reduce(0) { most, tile in
      guard let link = model.link(of: tile) else { return most }
      let label = model.sheet.label(
        of: link.state, link.environment, in: program.catalogue, language)
      return max(most, chrome.width(label))
    }
  }

  /// Whether facts are in the place of the small pictures: on demand, and where there is one state alone.
  var showsDetails: Bool { model.showsDetails || model.sheet.tiles.count < 2 }

  /// The rows of the pictures above the facts.
  private func detailsRows(_ rows: Int, _ natural: Int) -> Int {
    let wanted = max(natural, 7, rows * 2 / 5)
    let facts = side.rows + 1
    return max(min(wanted, rows), rows - facts)
  }

  /// The headline, the pictures, and the states or the facts.
  var picturePane: Element {
    let plan = plan
    var lines: [Element] = []
    func add(_ element: Element) { lines.append(.row([.gap(2), element])) }
    if form == .wide { lines.append(.blank) }
    add(headline(columns: plan.columns))
    if let note {
      add(.sized(width: .exactly(plan.columns), height: .exactly(1), words(.body2, note)))
    } else if form == .wide {
      lines.append(.blank)
    }
    add(largePictures(plan))
    if let sheet = plan.sheet {
      if form == .wide { lines.append(.blank) }
      lines += self.sheet(sheet).map { .row([.gap(1), $0]) }
    } else if showsDetails {
      let rows = bodyRows - topRows - plan.stageRows
      add(
        .sized(
          width: .exactly(plan.columns), height: .exactly(max(0, rows)),
          .viewport(rows: model.scroll, .column([.blank] + side.map(\.element)))))
    }
    return chrome.pane(.page, columns: stageColumns, rows: bodyRows, .column(lines))
  }

  /// The rows of facts that are out of sight.
  var hiddenDetailRows: Int {
    let plan = plan
    guard showsDetails, plan.sheet == nil else { return 0 }
    return max(0, side.rows + 1 - (bodyRows - topRows - plan.stageRows))
  }
}

/// The pictures of before and after, as large as they fit.
extension ReviewView {
  private struct Side {
    let name: String
    let picture: CellPicture
    /// Its place among the pictures of the difference, of which the first is that of before.
    var index = 0
  }

  private func sides(of difference: Difference) -> [Side] {
    let (old, new) = (difference.old, difference.new)
    guard difference.bucket == .changed, let old, let new else {
      guard let picture = new ?? old else { return [] }
      return [Side(name: say(new == nil ? .reviewOld : .reviewNew), picture: picture)]
    }
    guard model.view == .blink else {
      return [
        Side(name: say(.reviewOld), picture: old),
        Side(name: say(.reviewNew), picture: new, index: 1),
      ]
    }
    let names = [(false, Phrase.reviewOld), (true, .reviewNew)].map { isNew, name in
      (isNew == model.showsNew ? "● " : "○ ") + say(name)
    }
    return [
      Side(
        name: names.joined(separator: "   "), picture: model.showsNew ? new : old,
        index: model.showsNew ? 1 : 0)
    ]
  }

  private func largePictures(_ plan: PicturePlan) -> Element {
    let whole = CellSize(columns: plan.columns, rows: plan.stageRows)
    guard let difference = model.difference else { return .empty }
    let sides = sides(of: difference)
    guard let first = sides.first else {
      return .sized(width: .exactly(whole.columns), height: .exactly(whole.rows), .empty)
    }
    let look = look(of: difference)
    let areas = areas(of: sides.count, plan)
    // Both in one size and at one place, so that nothing moves but what changed; so is the picture in one place.
    let all = [difference.old, difference.new].compactMap(\.self)
    let least = areas.dropFirst().reduce(areas[0]) { least, area in
      CellRect(
        column: 0, row: 0, columns: min(least.columns, area.columns),
        rows: min(least.rows, area.rows))
    }
    let room = CellSize(columns: least.columns - 4, rows: least.rows - 2)
    let large = enlarged(difference.bucket == .changed ? all : [first.picture], look, room)
    var canvas = PictureCanvas(whole, page: look.page(of: first.picture))
    let hunks = program.hunks(model)
    for (side, area) in zip(sides, areas) {
      let page = look.page(of: side.picture)
      canvas.fill(area, page: page)
      let shown = large?.pictures[side.index]
      put(
        shown?.picture ?? look.colored(side.picture), of: side,
        size: large?.size ?? Self.union(all), scale: large?.scale ?? 1,
        hunks: hunks.map { hunk in shown?.cells(of: hunk) ?? hunk }, page, in: area, &canvas)
    }
    return look.seen(canvas.picture)
  }

  private static func union(_ pictures: [CellPicture]) -> CellSize {
    CellSize(
      columns: pictures.reduce(0) { max($0, $1.columns) },
      rows: pictures.reduce(0) { max($0, $1.rows) })
  }

  private func areas(of count: Int, _ plan: PicturePlan) -> [CellRect] {
    let whole = CellRect(column: 0, row: 0, columns: plan.columns, rows: plan.stageRows)
    guard count > 1 else { return [whole] }
    var (first, second) = (whole, whole)
    if plan.isSideBySide {
      first.columns = whole.columns / 2
      second.column = first.columns
      second.columns = whole.columns - first.columns
    } else {
      first.rows = whole.rows / 2
      second.row = first.rows
      second.rows = whole.rows - first.rows
    }
    return [first, second]
  }

  /// Puts a picture into the middle of its area below its name, with pointers at what changed where colours do not show it.
  private func put(
    _ picture: CellPicture, of side: Side, size: CellSize, scale: Int, hunks: [CellRect],
    _ page: Style, in area: CellRect, _ canvas: inout PictureCanvas
  ) {
    // A row is left below, unless the picture needs it.
    let inner = CellSize(
      columns: area.columns - 2, rows: area.rows - (size.rows < area.rows - 1 ? 2 : 1))
    let frame = CellSize(
      columns: min(size.columns, inner.columns), rows: min(size.rows, inner.rows))
    let shown = CellSize(
      columns: min(picture.columns, frame.columns), rows: min(picture.rows, frame.rows))
    let hunk = hunks.indices.contains(model.hunk) ? hunks[model.hunk] : nil
    let middle = hunk.map {
      ($0.column + min($0.columns, shown.columns) / 2, $0.row + min($0.rows, shown.rows) / 2)
    }
    let part = Self.part(of: picture, shown, around: middle ?? (0, 0))
    let place = CellRect(
      column: area.column + 1 + (inner.columns - frame.columns) / 2,
      row: area.row + 1 + (inner.rows - frame.rows) / 2, columns: shown.columns, rows: shown.rows)
    canvas.put(picture, part: part, in: place)
    var title = side.name
    if scale > 1 { title += "  " + say(.reviewScale(scale)) }
    let isCut = shown.columns < picture.columns || shown.rows < picture.rows
    if isCut {
      title += "  " + say(.reviewCut(part, of: picture))
    } else if hunks.count > 1 || depth == .mono, model.difference?.bucket == .changed {
      point(at: hunks, place, page, in: area, &canvas)
    }
    canvas.write(
      TextFitting.truncated(title, columns: area.columns - 2), page.quietInk,
      column: area.column + 1, row: area.row)
  }

  /// An arrow above and beside the selected change, a dot at each other one.
  private func point(
    at hunks: [CellRect], _ place: CellRect, _ page: Style, in area: CellRect,
    _ canvas: inout PictureCanvas
  ) {
    for (number, hunk) in hunks.enumerated().reversed() {
      let isSelected = number == model.hunk
      let column = place.column + hunk.column + max(0, min(hunk.columns, place.columns) - 1) / 2
      let row = place.row + hunk.row + max(0, min(hunk.rows, place.rows) - 1) / 2
      if place.row - 1 > area.row, column < place.endColumn {
        canvas.write(isSelected ? "▾" : "·", page.titleInk, column: column, row: place.row - 1)
      }
      if place.column - 2 > area.column, row < place.endRow {
        canvas.write(isSelected ? "▸" : "·", page.titleInk, column: place.column - 2, row: row)
      }
    }
  }

  /// The depth that pictures are shown at.
  private var depth: ColorDepth { model.look.depth ?? model.terminal.depth }

  /// A picture several times its size.
  private struct Large {
    let enlargement: Enlargement
    let picture: CellPicture

    /// The cells that a part of the picture takes.
    func cells(of part: CellRect) -> CellRect { enlargement.enlarged(PointRect(part)).cells }
  }

  /// The pictures at the largest scale that fits, and their common size; nil if they are larger than that, or have no
  /// outlines.
  private func enlarged(
    _ pictures: [CellPicture], _ look: PictureLook, _ room: CellSize
  ) -> (scale: Int, size: CellSize, pictures: [Large])? {
    guard let edges else { return nil }
    let surfaces = pictures.map { picture in
      Renderer().draw(
        .cells(look.colored(picture)),
        size: CellSize(columns: picture.columns, rows: picture.rows),
        environment: RenderEnvironment()
      ).surface
    }
    for scale in Self.scales {
      let large = surfaces.compactMap { Enlargement($0, by: scale, edges: edges) }
      guard large.count == surfaces.count else { return nil }
      let size = CellSize(
        columns: large.reduce(0) { max($0, $1.size.columns) },
        rows: large.reduce(0) { max($0, $1.size.rows) })
      guard size.columns <= room.columns, size.rows <= room.rows else { continue }
      return (scale, size, large.map { Large(enlargement: $0, picture: $0.picture) })
    }
    return nil
  }

  private static let scales = [4, 2]

  /// nil without colours: outlines are then marks, which do not scale.
  private var edges: Enlargement.Edges? {
    switch depth {
    case .truecolor: .blended
    case .indexed256, .indexed16: .hard
    case .mono: nil
    }
  }
}
