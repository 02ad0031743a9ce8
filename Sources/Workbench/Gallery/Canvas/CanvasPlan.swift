import GSDesign
import GalleryKit

/// The rooms of a component's page: the stage, the table of its states below, and the facts at the foot, planned from
/// measured looks. Using the component does not move any of them.
struct CanvasPlan: Hashable, Sendable {
  /// How the state is shown to scale, whatever is done to the component.
  struct Magnified: Hashable, Sendable {
    let scale: Int
    /// The room it is enlarged in.
    let room: CellSize
    /// Cells of the largest picture.
    let size: CellSize
  }

  /// The places of light and dark.
  enum Pair: Hashable, Sendable {
    /// One appearance alone.
    case none
    case sideBySide
    /// Light above dark, for a look that is too wide for half of the page.
    case stacked
  }

  /// Blank columns at both sides.
  private(set) var margin = 0
  /// Blank rows above the stage.
  private(set) var topRows = 0
  private(set) var stageRows = 1
  private(set) var pair = Pair.none
  /// Whether blank rows part the look from its label and its size.
  private var hasAir = true
  /// Cells of the look itself.
  private(set) var look = CellSize(columns: 0, rows: 0)
  /// Cells reserved for the look in every use of the component, so that nothing moves it.
  private(set) var reserved = CellSize(columns: 0, rows: 0)
  /// Nil if the state is shown at its own size.
  private(set) var magnified: Magnified?
  private(set) var table = TablePlan()
  /// Whether the component is a screen, whose rows may outgrow the stage.
  private var isScreen = false
  /// The lines of facts below the table that have room.
  private(set) var factRows = 0

  private init() {}

  /// Columns of the stage, and of the table.
  func inner(_ columns: Int) -> Int { max(1, columns - 2 * margin) }

  /// The cells of each appearance on the stage.
  func half(_ columns: Int) -> CellSize {
    switch pair {
    case .none: CellSize(columns: inner(columns), rows: stageRows)
    case .sideBySide: CellSize(columns: inner(columns) / 2, rows: stageRows)
    case .stacked: CellSize(columns: inner(columns), rows: stageRows / 2)
    }
  }

  /// Rows of an appearance that the look may take: without its label and the line of its size.
  func lookRows(_ columns: Int) -> Int { max(1, half(columns).rows - labelRows) }

  /// Rows of the label and of the size, and the air beside them where there is room.
  var labelRows: Int { topRows > 0 ? (hasAir ? 4 : 2) : stageRows >= 4 ? 1 : 0 }

  /// Rows of the look that an appearance has no room for.
  func overflow(_ columns: Int) -> Int { max(0, look.rows - lookRows(columns)) }

  /// The columns reserved for the look, with one for the marks at its ends if it may have to be scrolled.
  func placeColumns(_ columns: Int) -> Int {
    let room = half(columns).columns
    // A screen in a room no wider than a telephone has all of it: a column more or less moves nothing.
    if isScreen, room <= CanvasView.phoneColumns { return room }
    return min(room, reserved.columns + markColumns(columns))
  }

  /// The columns that the look is laid out in: those that its marks may take are left out even while it has none.
  func lookColumns(_ columns: Int) -> Int {
    max(1, min(half(columns).columns - markColumns(columns), reserved.columns))
  }

  private func markColumns(_ columns: Int) -> Int { reserved.rows > lookRows(columns) ? 1 : 0 }
}

extension CanvasPlan {
  /// - Parameters:
  ///   - wantsPair: whether light and dark are shown beside one another if they have room.
  ///   - chosen: the state that a table stays scrolled to, if it is in it.
  init(
    _ workbench: Workbench, columns: Int, rows: Int, wantsPair: Bool, chosen: SpecimenState?
  ) {
    self.init()
    let isRoomy = columns >= 60 && rows >= 16
    margin = isRoomy ? 2 : columns >= 40 ? 1 : 0
    topRows = rows >= 24 ? 1 : 0
    isScreen = workbench.specimen.level == .screen
    let inner = inner(columns)
    (look, reserved) = workbench.stageSize(columns: max(1, inner - (isRoomy ? 4 : 0)))
    let screen = specimenScreen(workbench, inner)
    let needed = max(reserved.rows, screen?.rows ?? 0) + (rows >= 24 ? 4 : rows >= 10 ? 3 : 2)
    // Without the air above and below the look.
    let dense = needed - 2
    let facts = CanvasFacts(workbench: workbench, columns: inner).count
    let room = CellSize(columns: inner, rows: rows)
    if wantsPair, reserved.rows > 0 {
      let half = inner / 2
      if reserved.columns + 2 <= half, (screen?.columns ?? 0) <= half {
        pair = .sideBySide
      } else if topRows + 2 * needed + footRows(facts, of: rows) <= rows {
        pair = .stacked
      } else if rows >= 24, topRows + 2 * dense + footRows(facts, of: rows) <= rows {
        (pair, hasAir) = (.stacked, false)
      }
    }
    place(
      workbench, in: room, needed: hasAir ? needed : dense, facts: facts, chosen: chosen)
    if pair == .stacked, table.isEmpty, isSmall(workbench) {
      // Other states say more than the same one in the other appearance.
      let stacked = self
      (pair, hasAir) = (.none, true)
      place(workbench, in: room, needed: needed, facts: facts, chosen: chosen)
      if table.isEmpty { self = stacked }
    }
    magnified = workbench.magnified(in: half(columns), labelRows: labelRows)
  }

  /// The rows of the last fact, that of the check, which is always there on a page of usual height.
  private func footRows(_ facts: Int, of rows: Int) -> Int { rows >= 24 && facts > 0 ? 2 : 0 }

  /// Divides the rows between the stage, the table and the facts.
  ///
  /// - Parameters:
  ///   - room: the columns of the stage, and all rows.
  ///   - needed: rows of one appearance.
  ///   - facts: the number of all facts.
  private mutating func place(
    _ workbench: Workbench, in room: CellSize, needed: Int, facts: Int, chosen: SpecimenState?
  ) {
    let (inner, rows) = (room.columns, room.rows)
    let least = min(rows - topRows, pair == .stacked ? 2 * needed : needed)
    // Small states leave room for the others; a state that fills a screen gets half of the page, and more if it needs it.
    let wanted = max(least, isSmall(workbench) ? rows * 3 / 10 : rows / 2)
    let footRows = footRows(facts, of: rows)
    table = TablePlan(
      workbench.stateTable, CellSize(columns: inner, rows: rows - topRows - least - footRows),
      usual: rows - topRows - wanted - footRows, chosen: chosen, in: workbench)
    let whole = table
    stageRows = max(1, min(rows - topRows, wanted))
    table.cut(to: rows - topRows - stageRows - footRows)
    if table.isEmpty, !whole.isEmpty {
      stageRows = max(1, min(rows - topRows, least))
      table = whole
      table.cut(to: rows - topRows - stageRows - footRows)
    }
    factRows = max(0, min(facts, rows - topRows - stageRows - table.rows(all: false) - 1))
    // All that is left is air around the component.
    stageRows = max(
      1, rows - topRows - table.rows(all: false) - (factRows > 0 ? factRows + 1 : 0))
    if pair == .stacked { stageRows -= stageRows % 2 }
  }

  /// The same plan with another state on the stage, which differs in its texts: everything stays in its place, and pictures
  /// are cut where a text is longer.
  func showing(_ workbench: Workbench, columns: Int) -> CanvasPlan {
    var plan = self
    (plan.look, plan.reserved) = workbench.stageSize(
      columns: max(1, inner(columns) - (margin > 1 ? 4 : 0)))
    plan.table = table.showing(workbench)
    plan.magnified = workbench.magnified(in: half(columns), labelRows: labelRows)
    return plan
  }

  private func isSmall(_ workbench: Workbench) -> Bool {
    reserved.rows <= 4 && workbench.specimen.place == .middle
  }

  /// The screen that the component is shown on; nil for one that needs none.
  private func specimenScreen(_ workbench: Workbench, _ columns: Int) -> CellSize? {
    guard workbench.specimen.place != .middle, workbench.environment.size == nil else { return nil }
    return CellSize(
      columns: min(columns, max(reserved.columns, CanvasView.phoneColumns)),
      rows: reserved.rows + 2)
  }
}

extension Workbench {
  /// The scale of the state on the stage; nil if no outline can be enlarged, or it has no room.
  ///
  /// - Parameter half: the cells of one appearance.
  fileprivate func magnified(in half: CellSize, labelRows: Int) -> CanvasPlan.Magnified? {
    let room = CellSize(columns: half.columns - 4, rows: half.rows - labelRows)
    guard environment.size == nil, specimen.place == .middle, labelRows >= 4, room.columns > 0,
      room.rows > 2
    else { return nil }
    let states = [state] + state.uses(usedAxes.all, of: specimen)
    // A label keeps the terminal's type: in a shape that fills the stage it would be lost.
    var scale = half.columns >= 60 && half.rows >= 20 ? 4 : 2
    var sizes: [Int: CellSize] = [:]
    for state in states {
      let look = state.element(in: environment)
      guard let enlarged = lookEnlarged(look, scale: scale, in: room), let cells = enlarged.size
      else {
        // A state with nothing to enlarge, such as a message that is gone, decides nothing.
        if state == self.state { return nil }
        continue
      }
      // Its words keep their size, so that a mark among them would not be where the pointer looks for it.
      guard !enlarged.hasNestedParts else { return nil }
      // One that grows while it is used would be cut, or move, in a picture that is as large as fits.
      if let first = sizes[enlarged.scale], first != cells { return nil }
      scale = min(scale, enlarged.scale)
      sizes[enlarged.scale] = cells
    }
    // Those that were measured at a larger scale are smaller at this one than their room.
    guard scale > 1, var size = sizes[scale] else { return nil }
    for (other, larger) in sizes where other > scale {
      size = CellSize(
        columns: max(size.columns, larger.columns * scale / other + 1),
        rows: max(size.rows, larger.rows * scale / other + 1))
    }
    return CanvasPlan.Magnified(scale: scale, room: room, size: size)
  }

  /// The scale and the size alone: of all these states one is drawn.
  private func lookEnlarged(_ look: Element, scale: Int, in room: CellSize) -> EnlargedLook? {
    probe.enlarged(
      EnlargingRequest(
        element: look, environment: review, scale: scale, room: room, wantsPicture: false))
  }
}

extension CanvasPlan {
  /// The inputs of a plan.
  struct Key: Hashable {
    let specimen: Int
    let state: SpecimenState
    let environment: Settings
    let terminal: TerminalFacts
    let columns: Int
    let rows: Int
    let wantsPair: Bool
    let chosen: SpecimenState?
    /// The same state with the texts that decide the places; nil if its own do.
    let planned: SpecimenState?
  }
}
