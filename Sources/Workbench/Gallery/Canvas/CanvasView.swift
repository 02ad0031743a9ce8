import GSDesign
import GalleryKit

/// The component under review on its own page: the state on its stage in light and dark, the table of its states, and the facts
/// about it.
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
    guard !zoom.isOn else {
      let zoomed = zoom.view(
        of: shownLook, small: seen(plan, rows: max(1, rows - 2)), columns: columns, rows: rows,
        in: workbench)
      return canvasPage(.environment(review, pane(.page, columns: columns, rows: rows, zoomed)))
    }
    let inner = plan.inner(columns)
    var parts: [Element] = (0..<plan.topRows).map { _ in .blank }
    parts.append(stage(plan))
    parts += table(plan.table, columns: inner)
    parts += CanvasFacts(workbench: workbench, columns: inner).lines(rows: plan.factRows)
    let content =
      plan.margin > 0 ? Element.row([.gap(plan.margin), .column(parts)]) : .column(parts)
    return canvasPage(pane(.page, columns: columns, rows: rows, content))
  }

  private func canvasPage(_ content: Element) -> Element {
    let page = Element.interactive(GalleryPart.canvas.id, content)
    return context == .interact ? edged(page) : page
  }

  /// Accent at both sides: the component has the keys.
  private func edged(_ page: Element) -> Element {
    // A backdrop takes all the room there is, unless it is given less.
    let edge = Element.sized(
      width: .exactly(1), height: .exactly(rows), .backdrop(.accent, .empty))
    return .layered(
      .layered(page, overlay: edge, alignment: .topLeading), overlay: edge,
      alignment: .topTrailing)
  }

  /// The plan for this state in this room.
  var layout: CanvasPlan {
    let held = canvas.planned.flatMap { workbench.withTexts(of: $0) }
    let key = CanvasPlan.Key(
      specimen: workbench.shown, state: state, environment: environment, terminal: terminal,
      columns: columns, rows: rows, wantsPair: wantsPair, chosen: canvas.chosen,
      planned: held?.state)
    return workbench.resources.drawn.canvas.value(of: key) {
      let plan = CanvasPlan(
        held ?? workbench, columns: columns, rows: rows, wantsPair: wantsPair,
        chosen: canvas.chosen)
      return held == nil ? plan : plan.showing(workbench, columns: columns)
    }
  }

  /// Light beside dark, unless one of them was chosen, or the state is on a screen of a size.
  private var wantsPair: Bool {
    canvas.isCompared && environment.appearance == nil && environment.size == nil && !zoom.isOn
  }

  /// The appearances on the stage; nil is the one that the settings lead to.
  var appearances: [Appearance?] {
    zoom.isOn || isInspected || layout.pair == .none ? [nil] : Appearance.allCases
  }

  /// Rows of the state that its stage has no room for.
  var overflow: Int { layout.overflow(columns) }

  /// Columns of the state that its stage has no room for between the marks at its ends.
  var columnOverflow: Int {
    max(0, workbench.unlimitedColumns - (layout.placeColumns(columns) - 2))
  }

  /// Columns that the component is laid out in.
  var lookColumns: Int {
    let plan = layout
    guard let size = environment.size else {
      return plan.lookColumns(columns)
    }
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

  /// The visible states beside the one on the stage.
  var neighbours: [Neighbour] { zoom.isOn || isInspected ? [] : layout.table.neighbours }
}

extension Element {
  /// The same in no more rows than its own: a backdrop would be drawn over all of its room.
  func unstretched(rows: Int) -> Element { .sized(height: .atMost(rows), self) }

  /// Whether it is, or holds, a pane that comes up over a screen.
  fileprivate var isSheet: Bool {
    var isSheet = false
    visit { if case .spoken(let spoken, _) = $0, spoken.role == .sheet { isSheet = true } }
    return isSheet
  }

  /// The rows of a sheet that are out of sight: enough for a radius of 28 points that is drawn three times as large.
  fileprivate static let rowsBelow = 8

  /// The same sheet, its outline a few rows longer: where these are out of sight, its lower corners are square.
  fileprivate var reachingBelow: Element {
    switch node {
    case .spoken(let spoken, let child):
      guard spoken.role == .sheet, case .panel(let panel, let content) = child.node else {
        return .spoken(spoken, child.reachingBelow)
      }
      let below = (0..<Self.rowsBelow).map { _ in Element.blank }
      return .spoken(spoken, .panel(panel, .column([content] + below)))
    case .interactive(let id, let child): return .interactive(id, child.reachingBelow)
    case .environment(let change, let child): return .environment(change, child.reachingBelow)
    case .empty, .words, .cells, .spacer, .rule, .panel, .backdrop, .stack, .layers, .flow,
      .constrained, .padded, .sized, .viewport, .hidden:
      return self
    }
  }

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

/// The stage.
extension CanvasView {
  /// The columns of a telephone, where bars, sheets and messages are: 375 points, in cells of 8.
  static let phoneColumns = 47

  /// Light and dark on their own pages, or the appearance of the settings alone.
  private func stage(_ plan: CanvasPlan) -> Element {
    let halves = appearances.map { half($0, plan) }
    let size = plan.half(columns)
    return switch plan.pair {
    case .none: halves[0]
    case .stacked: .column(halves)
    case .sideBySide:
      .row(halves + [.gap(max(0, plan.inner(columns) - size.columns * halves.count))])
    }
  }

  /// The state in an appearance: the name of the appearance above it, its size below.
  private func half(_ appearance: Appearance?, _ plan: CanvasPlan) -> Element {
    let size = plan.half(columns)
    let rows = plan.lookRows(columns)
    var change = review
    if let appearance { change.appearance = appearance }
    let shown = change.appearance ?? .light
    let screen = onScreen(plan, rows: rows).map { Element.environment(change, $0) }
    let look = Element.sized(
      width: .exactly(size.columns), height: .exactly(rows), alignment: .center,
      screen ?? large(change, plan) ?? looked(plan, rows: rows))
    var parts = [look]
    if plan.labelRows > 0 {
      let note = appearance == nil ? workbench.appearanceNote : nil
      let name = say(
        note ?? change.theme?.label(of: shown) ?? Setting.appearance.word(shown.rawValue))
      let air = plan.labelRows > 2 ? [Element.blank] : []
      let label = readable(line(columns: size.columns - 1, [.gap(1), words(.body2, name)]))
      parts = [label] + air + parts
      if plan.labelRows > 1 {
        let foot = readable(words(.body2, isFirst(appearance) ? sizeText(plan) : ""))
        parts +=
          air + [
            .sized(width: .exactly(size.columns), height: .exactly(1), alignment: .center, foot)
          ]
      }
    }
    // Around a telephone is the ground of the gallery: the page of the theme is the screen. White is that of most screens.
    let around = terminal.appearance == .light ? GSPanel.Level.page : .raised
    let ground = pane(
      screen == nil ? .page : around, columns: size.columns, rows: size.rows, .column(parts))
    return screen == nil ? .environment(change, ground) : ground
  }

  private func isFirst(_ appearance: Appearance?) -> Bool {
    appearance == nil || appearance == Appearance.allCases.first
  }

  /// `40 × 20 pt · 2x`.
  private func sizeText(_ plan: CanvasPlan) -> String {
    let columns = plan.magnified?.room.columns ?? lookColumns
    guard let size = workbench.sizeInPoints(columns: columns) else { return "" }
    return size + (plan.magnified.map { " · " + say(.zoomScale($0.scale)) } ?? "")
  }

  /// The look to scale at the upper left of its place, so that another size moves neither edge; nil for its own size.
  private func large(_ change: EnvironmentChange, _ plan: CanvasPlan) -> Element? {
    guard let magnified = plan.magnified else { return nil }
    let cache =
      change.appearance == .dark
      ? workbench.resources.drawn.enlargedInDark : workbench.resources.drawn.enlarged
    func enlarged(_ look: Element) -> EnlargedLook? {
      let request = EnlargingRequest(
        element: look, environment: change, scale: magnified.scale, room: magnified.room)
      return cache.value(of: request) { workbench.probe.enlarged(request) }
    }
    let now = enlarged(shownLook)
    var picture = now?.pointable
    if let motion = canvas.motion, let new = now?.picture,
      let old = enlarged(motion.start.element(in: environment))?.picture,
      let between = old.moving(
        to: new, share: motion.share, mixesColors: workbench.settledEnvironment.depth == .truecolor)
    {
      picture = .pointable(between, now?.parts ?? [])
    }
    // A message that is gone for a moment leaves its place empty.
    return .sized(
      width: .exactly(magnified.size.columns), height: .exactly(magnified.size.rows),
      alignment: .topLeading, picture ?? .empty)
  }

  /// A look where it is used: a bar or a sheet at an edge of a telephone, a message over its middle; nil for one that is anywhere.
  private func onScreen(_ plan: CanvasPlan, rows: Int) -> Element? {
    guard environment.size == nil, plan.reserved.rows > 0, plan.reserved.rows < rows
    else { return nil }
    let alignment: Alignment
    switch specimen.place {
    case .middle: return nil
    case .top: alignment = Alignment(.center, .top)
    case .foot: alignment = .bottom
    case .over: alignment = .center
    }
    let columns = min(plan.half(columns).columns, max(plan.reserved.columns, Self.phoneColumns))
    let look = Element.sized(
      width: .exactly(columns), height: .exactly(rows), alignment: alignment,
      looked(plan, rows: rows))
    func ground(_ change: EnvironmentChange) -> Element {
      .environment(
        change, .sized(width: .exactly(columns), height: .exactly(rows), .backdrop(.page, .empty)))
    }
    return .layered(
      ground(EnvironmentChange(isDimmed: dimsScreen)), overlay: look, alignment: .topLeading)
  }

  /// Whether the screen behind the component takes no keys: a message dims it, and so does a sheet.
  private var dimsScreen: Bool {
    switch specimen.place {
    case .over: true
    case .foot: shownLook.isSheet
    case .middle, .top: false
    }
  }

  /// Whether it is a sheet at the foot of a screen, and seen whole.
  var isSheetAtFoot: Bool {
    specimen.place == .foot && environment.size == nil && overflow == 0 && shownLook.isSheet
  }

  /// The look at its own size, or a picture of the motion to it.
  private func looked(_ plan: CanvasPlan, rows: Int) -> Element {
    if isSheetAtFoot {
      let sheet = Element.sized(
        width: .atMost(plan.lookColumns(columns)),
        height: .exactly(plan.look.rows + Element.rowsBelow), shownLook.reachingBelow)
      return inPlace(
        .sized(height: .exactly(plan.look.rows), .viewport(rows: 0, sheet)), rows: rows, plan)
    }
    let moved = plan.overflow(columns) == 0 ? moving(shownLook, rows: rows) : nil
    return moved.map { inPlace($0.unstretched(rows: plan.look.rows), rows: rows, plan) }
      ?? seen(plan, rows: rows)
  }

  /// The component as far as it fits, in no more rows than its own.
  func seen(_ plan: CanvasPlan, rows: Int) -> Element {
    let component = component(rows: rows)
    guard environment.size == nil else { return component }
    let look = Element.sized(
      width: .atMost(plan.lookColumns(columns)), component.unstretched(rows: plan.look.rows))
    return inPlace(scrolled(look, rows: rows, plan), rows: rows, plan)
  }

  /// A look at the upper left of the room reserved for it, so that using it moves nothing.
  private func inPlace(_ look: Element, rows: Int, _ plan: CanvasPlan) -> Element {
    .sized(
      width: .exactly(plan.placeColumns(columns)),
      height: .exactly(min(rows, plan.reserved.rows)),
      alignment: specimen.place == .foot ? Alignment(.leading, .bottom) : .topLeading, look)
  }

  /// A look that is higher than its room, scrolled; while it is used, the focused part stays visible.
  private func scrolled(_ look: Element, rows: Int, _ plan: CanvasPlan) -> Element {
    guard plan.look.rows > rows, environment.size == nil else { return look }
    return .sized(
      width: .exactly(plan.placeColumns(columns)), height: .exactly(rows),
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
}

extension Workbench {
  /// `40 × 20 pt`: the size of the whole state as it is inspected; nil if it has no parts.
  func sizeInPoints(columns: Int) -> String? {
    // An inspected look has a column at each side.
    let request = EnlargingRequest(
      element: state.element(in: environment), environment: review, scale: 1,
      room: CellSize(columns: columns + 2, rows: 1), wantsPicture: false)
    let frame = resources.drawn.size.value(of: request) {
      probe.inspected(InspectionRequest(enlarging: request, chosen: nil, guide: .accent))?
        .parts.first?.frame
    }
    return frame.map { $0.width.short + " × " + $0.height.inPoints }
  }
}
