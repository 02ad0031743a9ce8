import GSDesign
import GalleryKit
import StateSpace

/// The matrix in the place of the canvas: only its visible part is built.
struct MatrixView: PaneView {
  let matrix: MatrixModel
  /// The member of the focused cell that is drawn pressed for a moment.
  let pressed: Int?
  let workbench: Workbench

  var element: Element {
    let columns = plan.matrixColumns
    guard let matrixPlan = matrix.plan else {
      return pane(.page, columns: columns, rows: plan.bodyRows, .empty)
    }
    let geometry = MatrixGeometry(matrix, matrixPlan, in: workbench)
    let frame = geometry.frame
    var lines: [Element] = []
    if !frame.isTight { lines.append(.blank) }
    lines.append(matrixTitle(geometry))
    if !frame.isTight { lines += [matrixPlaces(geometry), .blank] }
    lines += grid(geometry)
    let content = Element.row([
      .gap(frame.margin),
      .sized(width: .exactly(frame.columns), height: .exactly(plan.bodyRows), .column(lines)),
    ])
    let page = Element.environment(
      review,
      .interactive(
        GalleryPart.area(.matrix).id,
        pane(.page, columns: columns, rows: plan.bodyRows, content)))
    guard matrix.showsAxes else { return page }
    return .layered(page, overlay: axisList, alignment: .center)
  }

  private func grid(_ geometry: MatrixGeometry) -> [Element] {
    guard !geometry.plan.sections.isEmpty else {
      return [words(.body1, say(.matrixNothing))]
    }
    var painter = self.painter(geometry)
    let lines = geometry.window.lines(from: matrix.firstRow)
    // Cells with the focused look are marked; grouped looks are all different.
    if geometry.plan.foldedStates == nil, let cell = matrix.focusedCell(in: workbench) {
      let state = matrix.changes[cell] ?? cell.state
      painter.focusedLook = workbench.probe.look(
        state.element(in: cell.environment),
        painter.planner.change(cell.environment, of: cell.specimen))
    }
    var elements: [Element] = []
    var used = 0
    if geometry.frame.hasPaneTitles { elements.append(painter.paneTitles) }
    var isFirst = true
    for line in lines {
      elements.append(
        painter.element(line, isFirst: isFirst) {
          geometry.columns($0, from: matrix.firstColumn)
        })
      used += line.rows
      if case .row = line { isFirst = false } else { isFirst = true }
    }
    if used < geometry.frame.rows { elements.append(painter.filler(geometry.frame.rows - used)) }
    return elements
  }

  private func painter(_ geometry: MatrixGeometry) -> MatrixPainter {
    var painter = MatrixPainter(
      geometry.plan, planner: workbench.planner, panes: geometry.panes,
      paneColumns: geometry.paneColumns)
    painter.focus = matrix.focus
    painter.changes = matrix.changes
    painter.pressed = pressed
    painter.time = workbench.clock.flatMap { $0.subject == .matrix ? $0.elapsed : nil }
    painter.beInteractive(keeping: workbench.resources.drawn.matrixCells)
    return painter
  }

  /// The title: the subject, the number of states, and the position if not all are visible.
  private func matrixTitle(_ geometry: MatrixGeometry) -> Element {
    // The header has the name of a variant already.
    let name = matrix.component.map {
      [words(.title3, workbench.index.groups[$0].component), .gap(2)]
    }
    let count = matrixCount(geometry.plan)
    var parts = (name ?? []) + [words(.body2, count)]
    var notes: [String] = []
    if geometry.panes.count < geometry.paneCount {
      notes.append(Phrase.matrixPanes(geometry.panes.count, geometry.paneCount)[language])
    }
    let isCut = isFocusedCellCut(geometry)
    let zoom = matrix.zoom == .faithful ? [] : [say(matrix.zoom.name)]
    let places = whereabouts(geometry)
    let used = matrix.component.map { width(workbench.index.groups[$0].component) + 2 } ?? 0
    let columns = geometry.frame.columns - used - width(count)
    func fits(_ notes: [String], _ places: [String]) -> Bool {
      let place = places.isEmpty ? 0 : width(places.joined(separator: " · ")) + 2
      return notes.reduce(place) { $0 + 2 + width($1) } <= columns
    }
    // Where not all of it has room, each is said in fewer words, and then less of it.
    let ways: [(notes: [String], places: [String])] = [
      (notes + (isCut ? [say(.matrixCut)] : []) + zoom, places),
      (notes + (isCut ? [say(.matrixCutBriefly)] : []) + zoom, places),
      (notes + (isCut ? [say(.matrixCutBriefly)] : []), places),
      (notes, places), (notes, Array(places.prefix(1))),
    ]
    let way = ways.first { fits($0.notes, $0.places) } ?? ([], Array(places.prefix(1)))
    for note in way.notes { parts += [.gap(2), words(.body2, note)] }
    return line(
      columns: geometry.frame.columns, parts,
      way.places.isEmpty ? [] : [words(.body2, way.places.joined(separator: " · "))])
  }

  /// Whether the cell with the keys shows less than all of its state.
  private func isFocusedCellCut(_ geometry: MatrixGeometry) -> Bool {
    guard let pane = geometry.panes.first(where: { $0.number == matrix.focus.pane })
    else { return false }
    let focus = matrix.focus
    for line in geometry.window.lines(from: matrix.firstRow) {
      if case .row(focus.section, focus.row, _, let height) = line {
        return painter(geometry).isCut(focus, pane, height: height)
      }
    }
    return false
  }

  private func matrixCount(_ plan: MatrixPlan) -> String {
    if let states = plan.foldedStates {
      return Phrase.matrixLooks(states, plan.lookCount)[language]
    }
    if plan.isTooLargeToFold {
      return Phrase.matrixTooManyToFold(MatrixPlanner.foldLimit)[language]
    }
    guard matrix.component == nil else {
      return Phrase.matrixVariants(plan.sections.count)[language]
    }
    guard let shown = plan.stateCount else { return workbench.countText }
    let all = workbench.count(of: workbench.shown)
    let isPart =
      switch all {
      case .exactly(let all): shown < all
      case .atLeast: true
      }
    return (isPart ? Phrase.matrixStates(shown, of: all.text) : .states(.exactly(shown)))[language]
  }

  /// The page, and the row and column where some are out of sight.
  private func whereabouts(_ geometry: MatrixGeometry) -> [String] {
    let plan = geometry.plan
    let focus = matrix.focus
    var parts: [String] = []
    if plan.sections.indices.contains(focus.section) {
      let section = plan.sections[focus.section]
      let lines = geometry.window.lines(from: matrix.firstRow)
      let rows = lines.count { if case .row(focus.section, _, _, _) = $0 { true } else { false } }
      if rows < section.rowCount {
        parts.append("\(say(.matrixRow)) \(focus.row + 1)/\(section.rowCount)")
      }
      if geometry.columns(section, from: matrix.firstColumn).count < section.columnCount {
        parts.append("\(say(.matrixColumn)) \(focus.column + 1)/\(section.columnCount)")
      }
    }
    if plan.pageCount > 1 {
      parts.append(
        plan.pageNames(matrix.page).joined(separator: " ")
          + " · \(say(.matrixPage)) \(matrix.page + 1)/\(plan.pageCount)")
    }
    return parts
  }

  /// The places of the axes, and the omitted specimens.
  private func matrixPlaces(_ geometry: MatrixGeometry) -> Element {
    var parts: [String] = []
    if let only = matrix.arrangement.only {
      parts.append(Phrase.matrixOnly(only.label)[language])
      parts += geometry.plan.leftOut.map {
        Phrase.matrixLeftOut(catalogue.specimens[$0].id.text, only.label)[language]
      }
    } else if geometry.plan.foldedStates != nil {
      let focus = matrix.focus
      let sections = geometry.plan.sections
      let look =
        sections.indices.contains(focus.section)
        ? sections[focus.section].look(row: focus.row, column: focus.column) : nil
      if let look, look.positions.count > 1 {
        parts.append(Phrase.matrixAlike(look.positions.count)[language] + " " + look.name)
      }
    } else if geometry.plan.sections.indices.contains(matrix.focus.section) {
      let sides = geometry.plan.sections[matrix.focus.section].sides
      for (word, side) in [
        (Phrase.matrixRows, sides.rows), (.matrixColumns, sides.columns),
        (.matrixPages, sides.pages),
      ] where !side.slots.isEmpty {
        parts.append(say(word) + " " + side.slots.map(\.word).joined(separator: ", "))
      }
    }
    return line(
      columns: geometry.frame.columns, [words(.caption1, parts.joined(separator: " · "))])
  }

  /// The axes and their places, over the matrix.
  private var axisList: Element {
    let rows = matrix.axes(in: workbench)
    let names = max(12, (rows.map { width($0.title) }.max() ?? 0) + 2)
    let places = MatrixPlace.allCases.map { width(say($0.name)) }.max() ?? 0
    let columns = min(
      plan.matrixColumns - 2, max(names + places + 12, width(say(.matrixWhere)) + 6))
    let room = matrix.axisRoom(in: workbench)
    let shown = room.rows
    let list = GSList(
      rows.indices.map { index in
        GSList.Row(
          rows[index].title, startsGroup: false,
          value: .choice(
            say(rows[index].place.name), columns: places,
            back: GalleryPart.axis(rows[index].name).id,
            forward: GalleryPart.axis(rows[index].name).id),
          id: GalleryPart.axis(rows[index].name).id)
      },
      state: ListState(
        count: rows.count, selected: matrix.axis, focused: matrix.axis, isFocused: true),
      id: GalleryPart.axisID, titleColumns: names)
    let panel = GSPanel(say(.matrixWhere), level: .surface, isFlush: true) {
      Element.column([
        .sized(
          width: .exactly(columns), height: .exactly(shown),
          .viewport(
            rows: workbench.scrolls[.axes].first(in: room),
            .sized(width: .exactly(columns), list.element))), .blank,
      ])
    }.filling(columns: columns, rows: shown + 3).element
    // A pane by itself would be stretched over all there is.
    return .sized(
      width: .exactly(columns), height: .exactly(shown + 3),
      .environment(
        .chrome(terminal.appearance), .interactive(GalleryPart.area(.axes).id, panel)))
  }
}

extension MatrixPlace {
  var name: Phrase {
    switch self {
    case .rows: .matrixRows
    case .columns: .matrixColumns
    case .pages: .matrixPages
    case .nowhere: .matrixNowhere
    }
  }
}

extension MatrixModel {
  /// The list of axes, as far as it fits the screen.
  func axisRoom(in workbench: Workbench) -> ScrollRoom {
    let count = axes(in: workbench).count
    return ScrollRoom(
      lines: count, rows: min(count, max(1, workbench.plan.bodyRows - 3)), target: axis)
  }

  /// - Parameter pressed: the member of the focused cell that is drawn pressed for a moment.
  func view(in workbench: Workbench, pressed: Int? = nil) -> Element {
    MatrixView(matrix: self, pressed: pressed, workbench: workbench).element
  }
}

/// The room of the matrix on the screen, before anything of its plan is known.
struct MatrixFrame: Hashable {
  /// Columns of air at each side.
  let margin: Int
  /// The columns of headings and cells.
  let columns: Int
  /// The rows below the lines that describe the matrix.
  let rows: Int
  let isTight: Bool
  let hasPaneTitles: Bool

  init(_ plan: ScreenPlan, hasPaneTitles: Bool) {
    margin = plan.arrangement == .single ? 1 : 2
    columns = max(1, plan.matrixColumns - 2 * margin)
    isTight = plan.bodyRows < 18
    self.hasPaneTitles = hasPaneTitles
    rows = max(1, plan.bodyRows - (isTight ? 1 : 4) - (hasPaneTitles ? 1 : 0))
  }

  /// The available rows for a cell: those below the headings.
  var cellRows: Int { max(1, rows - (isTight ? 1 : 3)) }
}

/// The layout of the matrix: the panes beside one another, and the visible part of the plan in them.
struct MatrixGeometry {
  let frame: MatrixFrame
  let plan: MatrixPlan
  let window: MatrixWindow
  /// The panes that fit.
  let panes: [MatrixPane]
  /// The number of environments compared.
  let paneCount: Int
  let paneColumns: Int

  init(_ matrix: MatrixModel, _ plan: MatrixPlan, in workbench: Workbench) {
    self.plan = plan
    let frame = MatrixFrame(workbench.plan, hasPaneTitles: matrix.compared != nil)
    self.frame = frame
    window = MatrixWindow(
      plan, room: frame.rows, hasTitles: plan.request.specimens.count > 1, isTight: frame.isTight,
      isBelowNames: frame.hasPaneTitles)
    let all = matrix.panes(in: workbench)
    paneCount = all.count
    let room = max(1, frame.columns - plan.headColumns)
    // A pane has room for at least one cell: the focused one, at its full width.
    let focus = matrix.focus
    let cell =
      plan.sections.indices.contains(focus.section)
      ? plan.sections[focus.section].columnWidths[focus.column] + MatrixPlanner.gutter : 1
    let count = max(1, min(all.count, room / max(1, cell)))
    let first = max(0, min(focus.pane - count + 1, all.count - count))
    panes = Array(all[max(0, first)..<(max(0, first) + count)])
    paneColumns = room / count
  }

  func columns(_ section: MatrixSection, from first: Int) -> Range<Int> {
    window.columns(of: section, from: first, room: paneColumns)
  }
}
