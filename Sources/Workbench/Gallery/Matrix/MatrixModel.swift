import GSDesign
import GalleryKit
import Synchronization

/// Everything the gallery knows of the matrix at one moment.
struct MatrixModel: Hashable, Sendable {
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
  /// The specimen that was on the canvas: the focus may be on another.
  var origin: Int?
  /// The plan's request, first row and first column when it was last noted as drawn.
  var noted: Noted?
  /// The plan shown; nil while the matrix is closed.
  var plan: MatrixPlan?

  /// The visible part of a plan.
  struct Noted: Hashable, Sendable {
    let request: MatrixRequest
    let row: MatrixRow
    let column: Int
  }

  init() {}
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
