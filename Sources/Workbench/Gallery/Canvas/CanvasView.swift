import GSDesign
import GalleryKit

/// The component under review on its own page: the state large, its neighbours below it, and its measures.
struct CanvasView: PaneView {
  let workbench: Workbench
  let canvas: CanvasModel
  let zoom: ZoomModel
  /// Whether its measures have its place.
  let isInspected: Bool
  let columns: Int
  let rows: Int

  var element: Element {
    let plan = layout
    let stageRows = max(1, rows - plan.headRows - plan.footRows)
    guard !zoom.isOn else {
      let zoomRows = max(1, rows - plan.headRows)
      let zoomed = zoom.view(
        of: shownLook, small: seen(plan, rows: max(1, zoomRows - 2)), columns: columns,
        rows: zoomRows, in: workbench)
      return canvasPage(head(plan) + [zoomed])
    }
    var parts = head(plan)
    parts.append(stage(plan, rows: stageRows))
    let stripColumns = plan.stripColumns ?? columns
    let strips = plan.strips.enumerated().flatMap { place, strip in
      [
        .blank,
        self.strip(strip, plan, columns: stripColumns, isActive: isActive(place)),
      ]
    }
    if plan.stripColumns == nil {
      parts += strips + details(plan, columns: columns, pairRows: plan.pairRows)
    } else {
      let beside = columns - stripColumns
      parts.append(
        .row([
          .sized(width: .exactly(stripColumns), .column(strips)),
          .column(details(plan, columns: beside, pairRows: plan.besidePairRows)),
        ]))
    }
    return canvasPage(parts)
  }

  /// Light and dark, and the measures.
  private func details(_ plan: CanvasPlan, columns: Int, pairRows: Int) -> [Element] {
    var parts: [Element] = []
    if plan.hasPair {
      let states = plan.stripColumns == nil ? [] : plan.strips.first?.cells ?? []
      parts += [.blank, pair(columns: columns, rows: pairRows, states)]
    }
    if !plan.spec.lines.isEmpty {
      parts += [.blank] + plan.spec.lines.map { line(of: $0, in: plan.spec, columns: columns) }
    }
    return parts
  }

  private func canvasPage(_ parts: [Element]) -> Element {
    let page = Element.interactive(
      GalleryPart.canvas.id, pane(.page, columns: columns, rows: rows, .column(parts)))
    return .environment(review, context == .interact ? edged(page) : page)
  }

  /// Accent at both sides: the component has the keys.
  private func edged(_ page: Element) -> Element {
    // A backdrop takes all the room there is, unless it is given less.
    let edge = Element.sized(
      width: .exactly(1), height: .exactly(rows),
      .environment(.chrome(review.appearance ?? .light), .backdrop(.accent, .empty)))
    return .layered(
      .layered(page, overlay: edge, alignment: .topLeading), overlay: edge,
      alignment: .topTrailing)
  }

  /// The plan for this state in this room.
  var layout: CanvasPlan {
    let held = canvas.planned.flatMap { workbench.withTexts(of: $0) }
    let key = CanvasPlan.Key(
      specimen: workbench.shown, state: state, environment: environment, terminal: terminal,
      columns: columns, rows: rows, isCompared: canvas.isCompared, chosen: canvas.chosen,
      planned: held?.state)
    return workbench.resources.drawn.canvas.value(of: key) {
      let plan = CanvasPlan(
        held ?? workbench, columns: columns, rows: rows, isCompared: canvas.isCompared,
        chosen: canvas.chosen)
      return held == nil
        ? plan : plan.showing(workbench, columns: columns, rows: rows, canvas.isCompared)
    }
  }

  /// Rows of the state that its stage has no room for.
  var overflow: Int {
    let plan = layout
    let stageRows = max(1, rows - plan.headRows - plan.footRows)
    guard canvas.isCompared else { return plan.overflow(in: stageRows) }
    let half = plan.stacksPair(in: stageRows) ? stageRows / 2 : stageRows
    return plan.overflow(in: max(1, half - 2))
  }

  /// Columns of the state that its stage has no room for between the marks at its ends.
  var columnOverflow: Int {
    let plan = layout
    let stageRows = max(1, rows - plan.headRows - plan.footRows)
    let window = min(columns, plan.placeColumns(in: stageRows)) - 2
    return max(0, workbench.unlimitedColumns - window)
  }

  /// Columns that the component is laid out in.
  var lookColumns: Int {
    guard let size = environment.size else { return min(columns, layout.reserved.columns) }
    return min(size.columns, columns)
  }

  /// The first visible row of the state, if it is higher than its stage.
  var firstRow: Int {
    guard let target = scrollTarget(of: shownLook) else { return canvas.scroll }
    let parts = workbench.probe.parts(shownLook, review, .column(of: lookColumns))
    guard let area = parts.last(where: { $0.id == target })?.area else { return canvas.scroll }
    return min(area.row, max(canvas.scroll, area.endRow - (layout.look.rows - overflow)))
  }

  /// The part to keep visible in a state that does not fit: the focused one while the state is used, until it is
  /// scrolled.
  private func scrollTarget(of look: Element) -> FocusID? {
    context == .interact && canvas.scrolled != state ? look.focusedPart : nil
  }

  /// The visible states beside the one on the canvas.
  var stripNeighbours: [Neighbour] {
    zoom.isOn || isInspected ? [] : layout.strips.flatMap { $0.cells.map(\.neighbour) }
  }

  private var inner: Int { max(1, columns - 4) }

  /// Whether the arrows walk along a strip.
  private func isActive(_ place: Int) -> Bool {
    context == .canvas && place == min(canvas.strip, max(0, layout.strips.count - 1))
  }
}

extension Element {
  /// The same in no more rows than its own: a backdrop would be drawn over all of its room.
  func unstretched(rows: Int) -> Element { .sized(height: .atMost(rows), self) }

  /// The identifier of the part that shows the focus; nil if none does.
  var focusedPart: FocusID? {
    var last: FocusID?
    var found: FocusID?
    visit {
      if case .interactive(let id, _) = $0 { last = id }
      if found == nil, $0.has(.focused) { found = last }
    }
    return found
  }
}

extension CanvasView {
  private func head(_ plan: CanvasPlan) -> [Element] {
    plan.headRows > 0 ? specimenHead(columns: columns) : []
  }

  /// The state in the middle of the room, or in light and in dark.
  private func stage(_ plan: CanvasPlan, rows: Int) -> Element {
    guard !canvas.isCompared else { return pair(columns: columns, rows: rows) }
    let overflow = plan.overflow(in: rows)
    let moved = overflow == 0 ? moving(shownLook, rows: rows) : nil
    let look =
      moved.map { inPlace($0.unstretched(rows: plan.look.rows), rows: rows, plan) }
      ?? seen(plan, rows: rows)
    return .sized(
      width: .exactly(columns), height: .exactly(rows), alignment: .center,
      atFoot(look, plan, rows: rows) ?? magnified(look, plan) ?? look)
  }

  /// The component as far as it fits, in no more rows than its own.
  func seen(_ plan: CanvasPlan, rows: Int) -> Element {
    let component = component(rows: rows)
    guard environment.size == nil else { return component }
    return inPlace(
      scrolled(component.unstretched(rows: plan.look.rows), rows: rows, plan), rows: rows, plan)
  }

  /// A look at the upper left of the room reserved for it, so that using it moves nothing.
  private func inPlace(_ look: Element, rows: Int, _ plan: CanvasPlan) -> Element {
    .sized(
      width: .exactly(min(columns, plan.placeColumns(in: rows))),
      height: .exactly(min(rows, plan.reserved.rows)),
      alignment: specimen.isAtFoot ? Alignment(.leading, .bottom) : .topLeading, look)
  }

  /// A look at the foot of a screen; nil for one that belongs elsewhere, or fills its room.
  private func atFoot(_ look: Element, _ plan: CanvasPlan, rows: Int) -> Element? {
    let screenRows = rows - 2
    guard specimen.isAtFoot, environment.size == nil, plan.reserved.rows > 0,
      plan.reserved.rows < screenRows
    else { return nil }
    let columns = plan.reserved.columns
    let size = (width: Extent.exactly(columns), height: Extent.exactly(screenRows))
    let screen = pane(
      .raised, columns: columns, rows: screenRows,
      .sized(width: size.width, height: size.height, alignment: .bottom, look))
    // Of its own size: a ground takes all the room there is.
    return .sized(width: size.width, height: size.height, screen)
  }

  /// A look that is higher than its room, scrolled; while it is used, the focused part stays visible.
  private func scrolled(_ look: Element, rows: Int, _ plan: CanvasPlan) -> Element {
    guard plan.overflow(in: rows) > 0, environment.size == nil else { return look }
    return .sized(
      width: .exactly(min(columns, plan.placeColumns(in: rows))), height: .exactly(rows),
      .viewport(
        columns: canvas.firstColumn, rows: canvas.scroll, target: scrollTarget(of: look),
        marksEnds: true, ends: GalleryPart.canvasEnds, look))
  }

  /// The state on the canvas: pressed for a moment after a press, or in its automatic movement.
  var shownLook: Element {
    let pressed = canvas.pressed.map { state.pressed(at: $0, environment.labelLanguage) }
    let shown = pressed ?? workbench.movedState
    return shown.element(in: environment).picture(GalleryPart.shownID(workbench.shown))
  }

  /// The component, in a screen of its own if a size is set.
  private func component(rows: Int) -> Element {
    guard let size = environment.size else { return shownLook }
    return GSPanel(isFlush: true) { shownLook }
      .filling(
        columns: min(size.columns, columns), rows: min(size.rows, rows), alignment: .center
      ).element
  }

  /// States side by side under their names; the one on the canvas in bold, and a bar at the strip that the arrows walk
  /// along.
  private func strip(
    _ strip: CanvasPlan.Strip, _ plan: CanvasPlan, columns: Int, isActive: Bool
  ) -> Element {
    var cells: [Element] = [.gap(2)]
    let (rows, titleColumns) = (strip.shownRows, plan.titleColumns)
    // A list needs no title: its labels show the axis.
    if titleColumns > 0, !strip.isList {
      cells.append(
        .sized(
          width: .exactly(titleColumns), height: .exactly(1),
          readable(words(isActive ? .title3 : .body2, strip.title))))
    }
    if strip.isList {
      cells.append(.column(strip.cells.map { listed($0, in: strip) }))
    } else {
      for (offset, cell) in strip.cells.enumerated() {
        if offset > 0 { cells.append(.gap(CanvasPlan.gap)) }
        cells.append(sideBySide(cell, in: strip))
      }
    }
    let row = Element.sized(width: .exactly(columns), height: .exactly(rows), .row(cells))
    return isActive ? chosen(row, rows: rows) : row
  }

  /// A state below its name.
  /// Looks of one row are aligned with the middle of taller ones, so that their text is on one line.
  private func sideBySide(_ cell: CanvasPlan.Cell, in strip: CanvasPlan.Strip) -> Element {
    let air = Array(repeating: Element.blank, count: strip.air)
    let look = Element.sized(
      height: .exactly(strip.shownRows - strip.air - 1), alignment: Alignment(.leading, .center),
      cell.look)
    return .interactive(
      GalleryPart.neighbour(Stamp(cell.neighbour.state)).id,
      .sized(width: .exactly(cell.columns), .column([name(of: cell)] + air + [look])))
  }

  /// A state behind its name and its note, in the middle of its rows.
  private func listed(_ cell: CanvasPlan.Cell, in strip: CanvasPlan.Strip) -> Element {
    func column(_ columns: Int, _ element: Element) -> Element {
      .sized(
        width: .exactly(columns), height: .exactly(cell.rows - strip.air),
        alignment: Alignment(.leading, .center), element)
    }
    var parts = [column(strip.labelColumns, name(of: cell))]
    if strip.noteColumns > 0 {
      parts.append(column(strip.noteColumns, readable(words(.body2, cell.neighbour.note))))
    }
    parts.append(column(cell.columns, .row([cell.look])))
    let row = Element.interactive(
      GalleryPart.neighbour(Stamp(cell.neighbour.state)).id, .row(parts))
    return .column([row] + Array(repeating: .blank, count: strip.air))
  }

  /// The name of a state beside the one on the canvas, which is in bold.
  func name(of cell: CanvasPlan.Cell) -> Element {
    readable(words(cell.neighbour.isCurrent ? .title3 : .body2, cell.neighbour.label))
  }

  /// A measure, and a colour with its role.
  private func line(
    of line: CanvasSpec.Line, in table: CanvasSpec.Table, columns: Int
  ) -> Element {
    func column(_ columns: Int, _ style: GSTextStyle, _ text: String) -> Element {
      .sized(width: .exactly(columns), height: .exactly(1), readable(words(style, text)))
    }
    var parts: [Element] = [.gap(2)]
    if table.isBeside || !line.name.isEmpty {
      parts += [
        column(table.nameColumns, .body2, line.name),
        column(table.valueColumns, .body1, line.value),
      ]
    }
    if let swatch = line.swatch {
      // In the very colour that is named beside it.
      parts += [
        column(table.labelColumns, .body2, swatch.name), .backdrop(swatch.role, .gap(2)), .gap(1),
      ]
    } else if !line.role.isEmpty {
      parts.append(.gap(table.roleIndent))
    }
    let air: [Element] = line.hex.isEmpty || line.role.isEmpty ? [] : [.gap(2)]
    parts.append(readable(.row([words(.body1, line.hex)] + air + [words(.body2, line.role)])))
    return .sized(
      width: .exactly(columns), height: .exactly(1),
      .sized(width: .exactly(columns - 2), height: .exactly(1), .row(parts)))
  }
}
