import ColorScience
import GSDesign
import GalleryKit

/// The state on the canvas to scale with measures around it, beside its parts and the facts about the chosen one.
struct InspectView: PaneView {
  let workbench: Workbench
  let inspect: InspectModel
  let columns: Int
  let rows: Int

  /// The scale that is tried first.
  private static let largest = 4
  /// Columns of the list of parts, on a wide and on a narrow screen.
  private static let listColumns = (wide: 34, narrow: 29)

  var element: Element {
    let look = look
    let part = look.map { chosen(in: $0) }
    let list = list(look, part, columns: listSize.columns, rows: listSize.rows)
    guard columns >= 54 else {
      return .column([
        stage(look, part, columns: columns, rows: rows - listSize.rows), list,
      ])
    }
    return .row([stage(look, part, columns: columns - listColumns, rows: rows), list])
  }

  /// The cells of the list of parts: at the right of the picture, or below it on a narrow screen.
  var listSize: CellSize {
    columns >= 54
      ? CellSize(columns: listColumns, rows: rows)
      : CellSize(columns: columns, rows: rows - max(1, rows * 3 / 5))
  }

  /// The look with its parts in the available room; nil if nothing can be measured.
  var look: InspectedLook? {
    let room =
      columns >= 54
      ? stageSize(columns: columns - listColumns, rows: rows)
      : stageSize(columns: columns, rows: max(1, rows * 3 / 5))
    let element = workbench.movedState.element(in: environment)
    // A column at each side of the look is its own.
    let (wide, high) = workbench.probe.size(element, review, max(1, room.columns - 2))
    let (beside, above) = (InspectGuides.aroundColumns, InspectGuides.aroundRows)
    // A look without room for measures around it has all of the stage.
    let picture = CellSize(
      columns: room.columns - (wide + 2 + beside <= room.columns ? beside : 0),
      rows: room.rows - (high + above <= room.rows ? above : 0))
    return workbench.probe.inspected(
      InspectionRequest(
        enlarging: EnlargingRequest(
          element: element, environment: review, scale: Self.largest, room: picture),
        chosen: inspect.part, guide: .guide))
  }

  /// The part that is measured; nil if nothing can be measured.
  var part: LookPart? { look.map { $0.parts[chosen(in: $0)] } }

  private var listColumns: Int {
    columns >= 90 ? Self.listColumns.wide : Self.listColumns.narrow
  }

  /// A look with fewer parts than the one before shows its last.
  func chosen(in look: InspectedLook) -> Int {
    max(0, min(inspect.part, look.parts.count - 1))
  }
}

extension InspectView {
  /// Rows of the name above the stage.
  private func headRows(_ rows: Int) -> Int { rows >= 24 ? 3 : 0 }

  /// The cells of the picture and its measures: the room without the head and the line below.
  private func stageSize(columns: Int, rows: Int) -> CellSize {
    CellSize(columns: columns, rows: max(1, rows - headRows(rows) - 1))
  }

  private func stage(
    _ look: InspectedLook?, _ part: Int?, columns: Int, rows: Int
  ) -> Element {
    let size = stageSize(columns: columns, rows: rows)
    var parts = headRows(rows) > 0 ? specimenHead(columns: columns) : []
    if let look, let part {
      parts.append(measured(look, look.parts[part], part, size))
    } else {
      parts.append(
        .sized(
          width: .exactly(columns), height: .exactly(size.rows), alignment: .center,
          workbench.movedState.element(in: environment).picture(GalleryPart.canvas.id)))
    }
    let caption = look.map { look in
      let scale = say(look.scale > 1 ? .zoomScale(look.scale) : .wholeCells)
      return workbench.appearanceNote.map { scale + " · " + say($0) } ?? scale
    }
    parts.append(
      .sized(
        width: .exactly(columns), height: .exactly(1), alignment: .center,
        readable(words(.body2, caption ?? say(.nothingToMeasure)))))
    return .environment(review, pane(.page, columns: columns, rows: rows, .column(parts)))
  }

  /// The picture in the middle, its measures around it, and its parts to point at.
  private func measured(
    _ look: InspectedLook, _ part: LookPart, _ index: Int, _ size: CellSize
  ) -> Element {
    let whole = CellSize(columns: look.picture.columns, rows: look.picture.rows)
    var guides = InspectGuides(stage: size, around: whole, width: workbench.probe.width)
    let picture = guides.picture
    draw(part, index, of: look, into: &guides)
    // A picture that is cut shows the beginning of the part.
    let cells = look.placed(part.frame).cells
    let (column, row) = (
      max(0, min(cells.column - 1, whole.columns - picture.columns)),
      max(0, min(cells.row, whole.rows - picture.rows))
    )
    var bands: [Element] = []
    for row in 0..<picture.row { bands.append(guideLine(guides.text(row: row, 0..<size.columns))) }
    bands.append(
      .row([
        side(guides, picture, 0..<picture.column),
        .sized(
          width: .exactly(picture.columns), height: .exactly(picture.rows),
          .viewport(columns: column, rows: row, pointable(look))),
        side(guides, picture, picture.endColumn..<size.columns),
      ]))
    for row in picture.endRow..<max(picture.endRow, size.rows) {
      bands.append(guideLine(guides.text(row: row, 0..<size.columns)))
    }
    return .sized(
      width: .exactly(size.columns), height: .exactly(size.rows), .column(bands))
  }

  private func side(
    _ guides: InspectGuides, _ picture: CellRect, _ columns: Range<Int>
  ) -> Element {
    .sized(
      width: .exactly(columns.count),
      .column(
        (picture.row..<picture.endRow).map { guideLine(guides.text(row: $0, columns)) }))
  }

  private func guideLine(_ text: String) -> Element {
    guard text.contains(where: { $0 != " " }) else { return .blank }
    return .sized(
      height: .exactly(1), readable(.words([Span(text, role: .guide)])))
  }

  /// The picture, and the parts that a press chooses, the inner ones above the outer.
  private func pointable(_ look: InspectedLook) -> Element {
    .pointable(
      look.picture,
      look.parts.enumerated().map { index, part in
        PartArea(
          id: GalleryPart.part(index, of: Stamp(state)).id.child("picture"),
          area: look.placed(part.frame).cells)
      })
  }

  /// Width above, height at the left, the room inside of the part or around it below and at the right.
  private func draw(
    _ part: LookPart, _ index: Int, of look: InspectedLook, into guides: inout InspectGuides
  ) {
    let corner = PointRect(guides.picture)
    func placed(_ rect: PointRect) -> PointRect {
      var placed = look.placed(rect)
      placed.x += corner.x
      placed.y += corner.y
      return placed
    }
    let frame = placed(part.frame)
    let outer = look.container(of: index).map { look.parts[$0].frame }
    guides.measure(
      above: InspectGuides.Length(
        from: frame.x, to: frame.endX,
        figure: part.frame.width.inPoints + " · " + say(.columnsCount(part.cells.columns))))
    guides.measure(
      before: InspectGuides.Length(
        from: frame.y, to: frame.endY, figure: part.frame.height.inPoints),
      cells: say(.rowsCount(part.cells.rows)))
    if part.radius > 0 { guides.measure(radius: part.radius.short, at: frame.x) }
    let rooms: [(PointRect, PointRect)] =
      if let content = part.content { [(part.frame, content)] } else if let outer, part.isInner {
        [(outer, part.frame)]
      } else { [] }
    for (around, inside) in rooms {
      guides.measure(
        below: lengths([(around.x, inside.x), (inside.endX, around.endX)]) {
          placed(PointRect(x: $0, y: 0, width: 0, height: 0)).x
        })
      guides.measure(
        behind: lengths([(around.y, inside.y), (inside.endY, around.endY)]) {
          placed(PointRect(x: 0, y: $0, width: 0, height: 0)).y
        })
    }
    drawGaps(of: part, index, look, placed, &guides)
  }

  private func lengths(
    _ edges: [(from: Double, to: Double)], _ placed: (Double) -> Double
  ) -> [InspectGuides.Length] {
    edges.compactMap { from, to in
      guard to - from > 0.05 else { return nil }
      return InspectGuides.Length(from: placed(from), to: placed(to), figure: (to - from).short)
    }
  }

  /// The distances between the members of the last row, and between rows.
  private func drawGaps(
    of part: LookPart, _ index: Int, _ look: InspectedLook,
    _ placed: (PointRect) -> PointRect, _ guides: inout InspectGuides
  ) {
    guard let gap = part.gap else { return }
    let members = look.parts[(index + 1)...].prefix { $0.level > part.level }
      .filter { $0.level == part.level + 1 }
    let lastRow = members.map(\.cells.row).max()
    for (one, next) in zip(members, members.dropFirst()) {
      let (first, second) = (placed(one.frame), placed(next.frame))
      if one.cells.row == next.cells.row, gap.across > 0, one.cells.row == lastRow {
        guides.measure(below: [
          InspectGuides.Length(from: first.endX, to: second.x, figure: gap.across.short)
        ])
      } else if one.cells.row != next.cells.row, gap.down > 0 {
        guides.measure(behind: [
          InspectGuides.Length(from: first.endY, to: second.y, figure: gap.down.short)
        ])
      }
    }
  }
}

extension LookPart {
  /// Whether it is measured by the room around it.
  fileprivate var isInner: Bool {
    switch kind {
    case .label, .mark: true
    case .group, .surface, .line: false
    }
  }
}

extension ColorRole {
  /// The colour of measures: the red of design tools.
  static let guide = ColorRole(custom: "inspect.guide", fallback: .destructive)
}
