import GSDesign
import GalleryKit
import Synchronization

/// Everything the gallery knows of the matrix at one moment. Followers see the members that have coding keys, and those of
/// its scene.
struct MatrixModel: Codable, Hashable, Sendable {
  /// The cell that has the keys.
  var focus = MatrixSpot()
  var page = 0
  /// The first visible row and column.
  var firstRow = MatrixRow(section: 0, row: 0)
  var firstColumn = 0
  /// The cell that had the keys when the wheel scrolled the rows and columns: they stay until the keys go to another.
  var scrolledFrom: MatrixSpot?
  var arrangement = MatrixArrangement()
  var zoom = MatrixZoom.faithful
  var isFolded = false
  /// The setting whose values are compared side by side.
  var compared: Setting?
  /// The axes that the last move of the focus changed, by name, and the side it went along.
  var movedAxes: [String] = []
  var movedAlong: MatrixPlace?
  /// The cells that were edited in the matrix.
  var changes: [MatrixCell: SpecimenState] = [:]
  /// The cell that was clicked, until the pointer leaves it, and the interaction that was set in it.
  var clicked: Clicked?
  /// The edits before each step, and after each step that was undone.
  var past: [[MatrixCell: SpecimenState]] = []
  var future: [[MatrixCell: SpecimenState]] = []
  /// Whether the component in the focused cell has the keys.
  var isInteracting = false
  /// Whether the list of axes and their places is open, and which axis is focused.
  var showsAxes = false
  var axis = 0
  /// The component whose variants are all shown, by its index among the groups; nil for the one on the canvas.
  var component: Int?
  /// Whether it was opened to compare some values: its arrangement is not kept for the next matrix.
  var isComparison = false
  /// The specimen that was on the canvas: the focus may be on another.
  var origin: Int?
  /// The plan's request, first row and first column when it was last noted as drawn.
  var noted: Noted?
  /// The plan shown; nil while the matrix is closed.
  var plan: MatrixPlan?

  /// A cell with the interaction that was set in it when it was clicked.
  struct Clicked: Hashable, Sendable {
    let cell: MatrixCell
    let interaction: SetInteraction
  }

  /// The visible part of a plan.
  struct Noted: Hashable, Sendable {
    let request: MatrixRequest
    let row: MatrixRow
    let column: Int
  }

  init() {}

  private enum CodingKeys: CodingKey {
    case focus, page, firstRow, firstColumn, arrangement, zoom, isFolded, movedAxes, movedAlong
    case isInteracting, showsAxes, axis
  }
}

/// The matrix of followers.
extension MatrixModel {
  /// The matrix as followers see it.
  struct Presented: Codable, Hashable, Sendable {
    /// The members that mean the same in every catalogue.
    var matrix: MatrixModel
    /// The component whose variants are all shown; nil for the one on the canvas.
    var component: String?
    /// The name of the setting that is compared.
    var compared: String?
    /// The focused cell; nil if the focused place has no state.
    var focus: Cell?
    var changes: [Change] = []

    /// A cell: its state before any edit, and the settings of its own.
    struct Cell: Codable, Hashable, Sendable {
      var link: String
      var settings = Settings()
    }

    /// A cell that was edited, and the link of its state as it is set.
    struct Change: Codable, Hashable, Sendable {
      var cell: Cell
      var link: String
      /// The state that the pointer makes of it at the moment; nil while it makes no other.
      var pointed: String?

      /// A fixed order: a set of cells has none.
      fileprivate var order: String {
        ([cell.link] + Setting.axes.map { cell.settings.said($0) ?? "" }).joined(separator: ",")
      }
    }
  }

  /// The matrix for followers.
  func presented(in workbench: Workbench) -> Presented {
    let groups = workbench.index.groups
    return Presented(
      matrix: portable,
      component: component.flatMap { groups.indices.contains($0) ? groups[$0].name : nil },
      compared: compared?.name,
      focus: focusedCell(in: workbench).map { presented($0, in: workbench) },
      changes: changes.map { cell, state in
        let set = stateAsSet(of: cell, in: workbench.catalogue)
        return Presented.Change(
          cell: presented(cell, in: workbench),
          link: workbench.catalogue.link(to: set, of: cell.specimen),
          pointed: set == state ? nil : workbench.catalogue.link(to: state, of: cell.specimen))
      }.sorted { $0.order < $1.order })
  }

  /// The members with coding keys alone.
  private var portable: MatrixModel {
    var portable = self
    (portable.plan, portable.noted, portable.scrolledFrom) = (nil, nil, nil)
    (portable.origin, portable.component, portable.compared) = (nil, nil, nil)
    (portable.changes, portable.past, portable.future) = ([:], [], [])
    portable.clicked = nil
    return portable
  }

  /// A cell with the settings that the matrix varies, and others only if they differ from the canvas.
  private func presented(_ cell: MatrixCell, in workbench: Workbench) -> Presented.Cell {
    let base = workbench.settledEnvironment
    let varied = variedSettings
    var settings = Settings()
    for setting in Setting.axes {
      guard let value = cell.environment.said(setting),
        varied.contains(setting) || value != base.said(setting),
        setting.values(in: workbench.catalogue).contains(value)
      else { continue }
      settings.set(setting, to: value)
    }
    return Presented.Cell(
      link: workbench.catalogue.link(to: cell.state, of: cell.specimen), settings: settings)
  }

  /// The settings that lie on a side of the matrix, or are compared.
  private var variedSettings: Set<Setting> {
    var varied: Set<Setting> = []
    if let compared { varied.insert(compared) }
    for section in plan?.sections ?? [] {
      for side in [section.sides.rows, section.sides.columns, section.sides.pages] {
        for slot in side.slots {
          if case .environment(let setting) = slot.axis { varied.insert(setting) }
        }
      }
    }
    return varied
  }

  /// The matrix of a scene: the same cell has the keys, wherever it is at this size.
  ///
  /// - Parameter plan: the plan shown before; it depends only on its request, and serves again if that is the same.
  init(playing scene: Presented, over plan: MatrixPlan?, in workbench: Workbench) {
    self = scene.matrix
    (firstRow, firstColumn) = (MatrixRow(section: 0, row: 0), 0)
    self.plan = plan
    origin = workbench.shown
    component = scene.component.flatMap { workbench.index.group($0) }
    compared = scene.compared.flatMap { Setting.axis(named: $0) }
    arrangement.moves = []
    for move in scene.matrix.arrangement.moves.prefix(Self.mostMoves) {
      arrangement.moves.removeAll { $0.name == move.name }
      arrangement.moves.append(move)
    }
    for change in scene.changes {
      guard let cell = workbench.cell(change.cell),
        let (index, state) = workbench.catalogue.state(of: change.link), index == cell.specimen
      else { continue }
      changes[cell] = state
      guard let (other, pointed) = change.pointed.flatMap({ workbench.catalogue.state(of: $0) }),
        other == index
      else { continue }
      clicked = Clicked(
        cell: cell, interaction: SetInteraction(of: state, in: workbench.catalogue.specimens[index])
      )
      changes[cell] = pointed
    }
    refresh(in: workbench)
    if let cell = scene.focus.flatMap({ workbench.cell($0) }) {
      bringFocus(to: cell, in: workbench)
    }
    axis = max(0, min(axis, axes(in: workbench).count - 1))
    // Scrolls to the presenter's position, as far as the focus stays visible.
    (firstRow, firstColumn) = (scene.matrix.firstRow, scene.matrix.firstColumn)
    refresh(in: workbench)
  }

  /// More axes than any component has; each is a name in the list of axes.
  private static let mostMoves = 256
}

extension Workbench {
  /// The cell of a scene, in the environment of this terminal.
  fileprivate func cell(_ scene: MatrixModel.Presented.Cell) -> MatrixCell? {
    guard let (index, state) = catalogue.state(of: scene.link) else { return nil }
    var environment = settledEnvironment
    for setting in Setting.axes {
      guard let name = scene.settings.said(setting),
        setting.values(in: catalogue).contains(name)
      else { continue }
      environment.set(setting, to: name)
    }
    return MatrixCell(specimen: index, state: state, environment: environment)
  }
}

/// The pointer over the component in the cell that was clicked.
extension MatrixModel {
  /// The state in a cell without the momentary effect of the pointer.
  func stateAsSet(of cell: MatrixCell, in catalogue: Catalogue) -> SpecimenState {
    let state = changes[cell] ?? cell.state
    guard let clicked, clicked.cell == cell else { return state }
    return clicked.interaction.applied(to: state, of: catalogue.specimens[cell.specimen])
  }

  /// The edits of cells without the momentary effect of the pointer.
  func changesAsSet(in catalogue: Catalogue) -> [MatrixCell: SpecimenState] {
    var settled = self
    settled.endPointer(in: catalogue)
    return settled.changes
  }

  /// Keeps the interaction that is set in the focused cell, unless it is kept already.
  mutating func keepInteraction(in workbench: Workbench) {
    guard let cell = focusedCell(in: workbench), cell != clicked?.cell else { return }
    endPointer(in: workbench.catalogue)
    clicked = Clicked(
      cell: cell,
      interaction: SetInteraction(
        of: changes[cell] ?? cell.state, in: workbench.catalogue.specimens[cell.specimen]))
  }

  /// Shows the set values of the clicked cell again.
  mutating func endPointer(in catalogue: Catalogue) {
    guard let cell = clicked?.cell else { return }
    let set = stateAsSet(of: cell, in: catalogue)
    changes[cell] = set == cell.state ? nil : set
    clicked = nil
  }
}

/// Undo and redo of edits of cells: the steps are lost when the matrix closes.
extension MatrixModel {
  /// Records an event's edits of cells, unless they are momentary.
  mutating func record(from before: [MatrixCell: SpecimenState], in catalogue: Catalogue) {
    let isDeed = Self.changed(before, changes).contains { cell, before, after in
      before.lasting(like: after, of: catalogue.specimens[cell.specimen]) != after
    }
    guard isDeed else { return }
    future = []
    past.append(before)
    if past.count > History.limit { past.removeFirst() }
  }

  /// Whether there is a change to undo.
  var hasPast: Bool { !past.isEmpty }
  /// Whether there is a change to redo.
  var hasFuture: Bool { !future.isEmpty }

  mutating func handle(_ command: HistoryCommand, in workbench: Workbench) -> [PaneRequest] {
    let now = changes
    let word: Phrase
    switch command {
    case .undo:
      guard let earlier = past.popLast() else { return [] }
      future.append(now)
      changes = earlier
      word = .undone
    case .redo:
      guard let later = future.popLast() else { return [] }
      past.append(now)
      changes = later
      word = .redone
    }
    let changed = Self.changed(now, changes)
    guard let (cell, before, after) = changed.first else { return [.forgetEvent] }
    let step = History.Step(
      specimen: cell.specimen, cause: changed.count > 1 ? .reset : .component, before: before,
      after: after)
    let specimen = workbench.catalogue.specimens[cell.specimen]
    return [.forgetEvent, .say(.says(step.told(word, from: before, to: after, of: specimen)))]
  }

  /// The cells that differ, with their states before and after.
  private static func changed(
    _ before: [MatrixCell: SpecimenState], _ after: [MatrixCell: SpecimenState]
  ) -> [(cell: MatrixCell, before: SpecimenState, after: SpecimenState)] {
    guard before != after else { return [] }
    return Set(before.keys).union(after.keys).compactMap { cell in
      let states = (before[cell] ?? cell.state, after[cell] ?? cell.state)
      return states.0 == states.1 ? nil : (cell, states.0, states.1)
    }
  }
}

/// The plans that were made last, so that keys which lead back to one need not make it again.
///
/// A plan depends on its request and on the detected capabilities of the terminal, and on nothing else that changes.
final class RecentPlans: Sendable {
  private struct Entry {
    let terminal: TerminalFacts
    let plan: MatrixPlan
  }

  /// Enough for folding, turning and the zooms, which people switch back and forth.
  private static let most = 12
  private let entries = Mutex<[Entry]>([])

  func plan(_ request: MatrixRequest, by planner: MatrixPlanner) -> MatrixPlan {
    entries.withLock { entries in
      if let index = entries.firstIndex(where: {
        $0.terminal == planner.terminal && $0.plan.request == request
      }) {
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.plan
      }
      let plan = planner.plan(request)
      if entries.count == Self.most { entries.removeFirst() }
      entries.append(Entry(terminal: planner.terminal, plan: plan))
      return plan
    }
  }
}
