import GSDesign
import GalleryKit
import StateSpace

extension Workbench {
  var planner: MatrixPlanner {
    MatrixPlanner(catalogue: catalogue, probe: probe, language: language, terminal: terminal)
  }
}

extension MatrixModel {
  /// The specimens of the matrix: the one on the canvas, or all variants of a component.
  func specimens(in workbench: Workbench) -> [Int] {
    let groups = workbench.index.groups
    guard let component, groups.indices.contains(component)
    else { return [origin ?? workbench.shown] }
    return groups[component].specimens
  }

  /// The specimen of the focused cell; nil if the matrix is empty.
  var focusedSpecimen: Int? {
    guard let plan, plan.sections.indices.contains(focus.section) else { return nil }
    return plan.sections[focus.section].specimen
  }

  /// Opens at the state that is on the canvas.
  ///
  /// - Parameter component: the one whose variants are all shown; nil for the specimen on the canvas.
  mutating func open(component: Int?, in workbench: Workbench) {
    self.component = component
    // The state set up on the canvas stays with the component; edits of cells are lost when the matrix closes.
    origin = workbench.shown
    changes = [:]
    clicked = nil
    past = []
    future = []
    isInteracting = false
    showsAxes = false
    arrangement.only = nil
    movedAxes = []
    movedAlong = nil
    page = 0
    focus = MatrixSpot()
    refresh(in: workbench)
    guard specimens(in: workbench).contains(workbench.shown) else { return }
    let cell = MatrixCell(
      specimen: workbench.shown, state: workbench.state,
      environment: workbench.settledEnvironment)
    bringFocus(to: cell, in: workbench)
    refresh(in: workbench)
  }

  /// The same arrangement without a plan, for the next matrix.
  var closed: MatrixModel {
    var closed = self
    closed.origin = nil
    closed.plan = nil
    closed.isInteracting = false
    closed.showsAxes = false
    return closed
  }

  /// Rebuilds the plan if its inputs changed, and keeps the focus on a visible cell.
  mutating func refresh(in workbench: Workbench) {
    let request = request(in: workbench)
    if self.plan?.request != request {
      self.plan = workbench.resources.drawn.plans.plan(request, by: workbench.planner)
      scrolledFrom = nil
    }
    guard let plan else { return }
    page = min(max(0, page), plan.pageCount - 1)
    let panes = max(1, comparedCount(in: workbench.catalogue))
    self.focus.pane = min(max(0, self.focus.pane), panes - 1)
    guard !plan.sections.isEmpty else { return }
    var focus = self.focus
    focus.section = min(max(0, focus.section), plan.sections.count - 1)
    let section = plan.sections[focus.section]
    focus.row = min(max(0, focus.row), section.rowCount - 1)
    focus.column = min(max(0, focus.column), section.columnCount - 1)
    self.focus = focus
    let geometry = MatrixGeometry(self, plan, in: workbench)
    guard scrolledFrom != focus || !geometry.window.holds(firstRow) else { return }
    scrolledFrom = nil
    firstRow = geometry.window.first(
      firstRow, showing: MatrixRow(section: focus.section, row: focus.row))
    firstColumn = geometry.window.firstColumn(
      firstColumn, showing: focus.column, in: section, room: geometry.paneColumns)
  }

  private func request(in workbench: Workbench) -> MatrixRequest {
    let specimens = specimens(in: workbench)
    var environments = panes(in: workbench).map(\.environment)
    if !isFolded {
      // Sizes do not depend on colours, but a theme also sets lengths.
      var plain = environments[0]
      let sized: [Setting] = [.depth, .theme]
      for setting in Setting.all where setting.effect == .colors && !sized.contains(setting) {
        plain.set(setting, to: setting.standardText)
      }
      environments = [plain]
    }
    var request = MatrixRequest(
      specimens: specimens, bases: specimens.map { workbench.states[$0] },
      environments: environments)
    request.arrangement = arrangement
    request.page = isFolded ? 0 : page
    request.zoom = zoom
    request.isFolded = isFolded
    let frame = MatrixFrame(workbench.plan, hasPaneTitles: compared != nil)
    request.columns = frame.columns
    request.cellRows = frame.cellRows
    return request
  }

  /// Changes an input of the plan; the focus stays on the same state if that still exists.
  mutating func changePlan(in workbench: Workbench, _ change: (inout MatrixModel) -> Void) {
    let cell = focusedCell(in: workbench)
    change(&self)
    refresh(in: workbench)
    if let cell { bringFocus(to: cell, in: workbench) }
    refresh(in: workbench)
  }

  /// Focuses a state, turning to its page.
  mutating func bringFocus(to cell: MatrixCell, in workbench: Workbench) {
    guard let plan else { return }
    if plan.request.isFolded, !plan.isTooLargeToFold { return bringFocus(to: cell) }
    let specimen = workbench.catalogue.specimens[cell.specimen]
    guard
      let base = zip(plan.request.specimens, plan.request.bases).first(where: {
        $0.0 == cell.specimen
      })?.1,
      let sides = plan.request.arrangement.sides(
        of: specimen, in: workbench.catalogue, workbench.language, including: base)
    else { return }
    let draft = MatrixSection(
      specimen: cell.specimen, base: base, sides: sides, workbench.language)
    guard let position = draft.position(of: cell.state, under: cell.environment) else { return }
    page = plan.page(of: draft, at: position.page)
    refresh(in: workbench)
    bringFocus(to: cell)
  }

  /// Focuses a state if it is on the page that is shown.
  private mutating func bringFocus(to cell: MatrixCell) {
    for (index, section) in (plan?.sections ?? []).enumerated()
    where section.specimen == cell.specimen {
      guard let position = section.position(of: cell.state, under: cell.environment),
        let place = section.place(of: position)
      else { continue }
      focus.section = index
      focus.row = place.row
      focus.column = place.column
    }
  }
}

extension MatrixModel {
  /// The position at the focus, whether or not such a state exists.
  var focusedPosition: (section: MatrixSection, position: MatrixPosition)? { position(at: focus) }

  private func position(
    at spot: MatrixSpot
  ) -> (section: MatrixSection, position: MatrixPosition)? {
    guard let plan, plan.sections.indices.contains(spot.section) else { return nil }
    let section = plan.sections[spot.section]
    return section.position(row: spot.row, column: spot.column).map { (section, $0) }
  }

  /// The focused cell, in its state before any edit.
  func focusedCell(in workbench: Workbench) -> MatrixCell? { cell(at: focus, in: workbench) }

  /// The cell at a place, in its state before any edit; nil if the place has no state.
  func cell(at spot: MatrixSpot, in workbench: Workbench) -> MatrixCell? {
    guard let (section, position) = position(at: spot), let state = section.state(at: position)
    else { return nil }
    let panes = panes(in: workbench)
    guard panes.indices.contains(spot.pane) else { return nil }
    return MatrixCell(
      specimen: section.specimen, state: state,
      environment: section.environment(at: position, over: panes[spot.pane].environment))
  }

  /// The state in the focused cell; nil if the cell has no state.
  func focusedState(in workbench: Workbench) -> SpecimenState? {
    focusedCell(in: workbench).map { changes[$0] ?? $0.state }
  }

  /// The environment of the focused cell: settings that the matrix does not vary follow the terminal as before.
  func focusedEnvironment(in workbench: Workbench) -> Settings {
    var environment = workbench.environment
    guard let (section, position) = focusedPosition else { return environment }
    if let compared {
      let values = compared.values(in: workbench.catalogue)
      if values.indices.contains(focus.pane) { environment.set(compared, to: values[focus.pane]) }
    }
    return section.environment(at: position, over: environment)
  }

  /// Sends an intent to the component in the focused cell.
  ///
  /// - Returns: the component's event, and the member that it is of.
  mutating func send(
    _ intent: Intent, in workbench: Workbench
  ) -> (event: ComponentEvent, member: Int)? {
    let cell = focusedCell(in: workbench)
    var state = cell.map { changes[$0] ?? $0.state } ?? workbench.state
    let environment = focusedEnvironment(in: workbench)
    let change = workbench.planner.change(environment, of: cell?.specimen ?? workbench.shown)
    let columns = focusedPosition.map { $0.section.columnWidths[focus.column] } ?? 1
    let answer = state.respond(to: intent, in: environment) {
      workbench.probe.parts($0, change, .column(of: columns))
    }
    if let cell { put(state, in: cell) }
    return answer
  }

  /// Scrolls a row in the focused cell to one of its members.
  mutating func reveal(_ member: Int, in workbench: Workbench) {
    guard let cell = focusedCell(in: workbench) else { return }
    var state = changes[cell] ?? cell.state
    state.reveal(member, in: workbench.catalogue.specimens[cell.specimen])
    put(state, in: cell)
  }

  private mutating func put(_ state: SpecimenState, in cell: MatrixCell) {
    changes[cell] = state == cell.state ? nil : state
  }

  /// The switch that flipping turns in the focused cell: the one the focus went along last, else the first.
  func flippedAxis(in workbench: Workbench) -> Int? {
    guard let cell = focusedCell(in: workbench) else { return nil }
    let axes = workbench.catalogue.specimens[cell.specimen].axes
    let toggles = axes.indices.filter { axes[$0].kind == .toggle && !axes[$0].isHeld }
    return toggles.first { movedAxes.contains(axes[$0].name) } ?? toggles.first
  }

  mutating func flip(in workbench: Workbench) -> [PaneRequest] {
    guard let axis = flippedAxis(in: workbench), let cell = focusedCell(in: workbench)
    else { return [] }
    var state = changes[cell] ?? cell.state
    state[axis] = state[axis] == .flag(true) ? .flag(false) : .flag(true)
    if let reason = state.impossibility { return [.say(.impossible(reason))] }
    put(state, in: cell)
    return []
  }

  /// Resets the changes made in cells.
  mutating func reset() -> [PaneRequest] {
    changes = [:]
    clicked = nil
    return [.forgetEvent, .say(.says(.resetDone))]
  }

  /// The visible states with their specimens, once for each visible part of the matrix.
  mutating func newlyDrawn(in workbench: Workbench) -> [(state: SpecimenState, specimen: Int)] {
    guard let plan else { return [] }
    let noted = Noted(request: plan.request, row: firstRow, column: firstColumn)
    guard noted != self.noted else { return [] }
    self.noted = noted
    return seen(plan, in: workbench).map { ($0.state, $0.specimen) }
  }

  /// The time until a visible cell looks different by itself; nil if none moves.
  func nextMovement(after time: Duration, in workbench: Workbench) -> Duration? {
    guard let plan else { return nil }
    let specimens = workbench.catalogue.specimens
    guard
      plan.sections.contains(where: { section in
        specimens[section.specimen].axes.contains { !$0.frames.isEmpty }
      })
    else { return nil }
    return seen(plan, in: workbench).compactMap { cell in
      StateMovement(of: changes[cell] ?? cell.state, in: specimens[cell.specimen])?
        .rest(after: time)
    }.min()
  }

  /// The visible cells of the first environment, before any edit.
  private func seen(_ plan: MatrixPlan, in workbench: Workbench) -> [MatrixCell] {
    let geometry = MatrixGeometry(self, plan, in: workbench)
    let environment = panes(in: workbench).first?.environment ?? workbench.environment
    var seen: [MatrixCell] = []
    for line in geometry.window.lines(from: firstRow) {
      guard case .row(let index, let row, _, _) = line else { continue }
      let section = plan.sections[index]
      for column in geometry.columns(section, from: firstColumn) {
        guard let position = section.position(row: row, column: column),
          let state = section.state(at: position)
        else { continue }
        seen.append(
          MatrixCell(
            specimen: section.specimen, state: state,
            environment: section.environment(at: position, over: environment)))
      }
    }
    return seen
  }
}
