import GSDesign
import GalleryKit

/// The content of the canvas below the state, as far as it fits: planned from measured looks.
struct CanvasPlan: Hashable, Sendable {
  /// A state of a strip, and the columns of its cell.
  struct Cell: Hashable, Sendable {
    let neighbour: Neighbour
    let look: Element
    let columns: Int
    let rows: Int
  }

  struct Strip: Hashable, Sendable {
    let title: String
    fileprivate(set) var cells: [Cell]
    /// Rows between the labels and the looks, whose outlines reach a few points beyond their rows; in a list, below
    /// each look.
    let air: Int
    /// Whether the states are listed one below the other, each behind its label and its note.
    let isList: Bool

    /// Rows of the labels and the looks.
    var shownRows: Int {
      isList
        ? cells.reduce(0) { $0 + $1.rows } : (cells.map(\.rows).max() ?? 1) + air + 1
    }
    /// The same with the blank row above.
    var rows: Int { shownRows + 1 }
    /// Columns of the labels of a list.
    let labelColumns: Int
    /// Columns of the notes of a list.
    let noteColumns: Int

    init(title: String, sideBySide cells: [Cell]) {
      (self.title, self.cells, air) = (title, cells, 1)
      (isList, labelColumns, noteColumns) = (false, 0, 0)
    }

    init(
      title: String, list cells: [Cell], air: Int = 0, labelColumns: Int = 0, noteColumns: Int = 0
    ) {
      (self.title, self.cells, self.air) = (title, cells, air)
      isList = true
      (self.labelColumns, self.noteColumns) = (labelColumns, noteColumns)
    }
  }

  /// Rows that a list leaves for the measures.
  private var specRows = 0
  /// Rows of the head: the name and the summary.
  var headRows = 0
  var strips: [Strip] = []
  /// Whether the light and dark pair is below the strips.
  var hasPair = false
  var spec = CanvasSpec.Table()
  /// Columns of the strips if the light and dark pair and the measures are at their right; nil if those are below.
  var stripColumns: Int?
  /// Columns of a strip's title, before its cells.
  var titleColumns = 0
  /// Cells of the look itself.
  var look = CellSize(columns: 0, rows: 0)
  /// Cells reserved for the look in every use of the component, so that nothing moves it.
  var reserved = CellSize(columns: 0, rows: 0)
  /// The state to scale beside the look; nil if it is not shown.
  var magnified: Magnified?
  /// Rows below the state with sample texts: longer texts move nothing.
  private var sampleFootRows: Int?
  private let chosen: SpecimenState?
  /// Rows of the look that light and dark are planned for; nil if those are the reserved ones.
  private var pairLookRows: Int?

  /// Whether the look is too wide to place another beside it.
  private var isWide = false

  /// Rows of the look that a stage of so many has no room for.
  func overflow(in rows: Int) -> Int { max(0, look.rows - rows) }

  /// The columns reserved for the look, with one for the marks at its ends if it may have to be scrolled.
  func placeColumns(in rows: Int) -> Int { reserved.columns + (reserved.rows > rows ? 1 : 0) }

  /// Rows of light and dark together.
  var pairRows: Int { isWide ? 2 * halfRows : halfRows }
  /// Rows of one of them: its name, the look and a blank row above and below it.
  private var halfRows: Int { (pairLookRows ?? reserved.rows) + 3 }

  /// Whether light and dark are stacked in so many rows rather than placed side by side.
  func stacksPair(in rows: Int) -> Bool { isWide && 2 * halfRows <= rows }

  /// Rows below the state.
  var footRows: Int { sampleFootRows ?? (isBare ? 0 : footRows(adding: 0)) }

  /// The same with some more below the strips, or beside them.
  private func footRows(adding rows: Int) -> Int {
    let above = strips.reduce(0) { $0 + $1.rows }
    let below = (hasPair ? pairRows + 1 : 0) + specHeight + rows
    return (stripColumns == nil ? above + below : max(above, below)) + 1
  }

  /// Rows taken by the strips and by the parts below or beside them.
  private var usedRows: Int { isBare ? 0 : footRows(adding: 0) }

  /// Whether that many more rows leave the state a blank one.
  private func hasRoom(for rows: Int, in room: Int) -> Bool {
    footRows(adding: rows) + (isBare ? 0 : 1) <= room
  }

  /// Rows of the measures with the blank row above.
  private var specHeight: Int { spec.lines.isEmpty ? 0 : spec.lines.count + 1 }

  /// Rows of light and dark beside the strips: all that the measures leave.
  var besidePairRows: Int { usedRows - 2 - specHeight }

  private var isBare: Bool { strips.isEmpty && !hasPair && spec.lines.isEmpty }

  static let gap = 3
}

extension CanvasPlan {
  /// - Parameters:
  ///   - isCompared: whether light and dark are side by side in place of the state.
  ///   - chosen: the state that a list is scrolled to, if it is in it.
  init(
    _ workbench: Workbench, columns: Int, rows: Int, isCompared: Bool, chosen: SpecimenState?
  ) {
    self.chosen = chosen
    let inner = max(1, columns - 4)
    (look, reserved) = workbench.stageSize(columns: inner)
    isWide = reserved.columns * 2 + 6 > inner
    headRows = rows >= 18 ? 3 : 0
    titleColumns = inner >= 48 ? 11 : 0
    let sample = workbench.withSampleTexts
    if let sample {
      sampleFootRows =
        CanvasPlan(
          sample, columns: columns, rows: rows, isCompared: isCompared, chosen: chosen
        ).footRows
    }
    let isStacked = isCompared && stacksPair(in: rows - headRows)
    let whole = rows - headRows - max(isStacked ? pairRows : reserved.rows + 2, 5)
    let limit = sampleFootRows.map { $0 + 1 } ?? whole
    let room = min(whole, limit)
    let strips = workbench.steadyStrips
    let main = strips.filter { !$0.isFurther }
    let measures = CanvasSpec(in: workbench)
    var table = measures.table(columns: inner)
    specRows = rows >= 30 ? table.lines.count + 1 : 0
    add(Array(main.prefix(Self.firstStrips)), within: room, inner, workbench)
    add(
      Array(main.dropFirst(Self.firstStrips)),
      within: rows >= 30 ? room - table.lines.count - 2 : room, inner, workbench)
    stripColumns = stripColumns(beside: columns)
    let tableColumns = stripColumns.map { columns - $0 - 4 } ?? inner
    if tableColumns != inner { table = measures.table(columns: tableColumns) }
    if !hasRoom(for: table.lines.count + 1, in: room) {
      table = measures.table(columns: tableColumns, isBrief: true)
    }
    if hasRoom(for: table.lines.count + 1, in: room) { spec = table }
    hasPair = !isCompared && look.rows > 0 && hasRoom(for: pairRows + 1, in: room)
    if !hasPair, spec.lines.isEmpty { stripColumns = nil }
    // The rest is for further states, and for air around the component.
    let further = strips.filter(\.isFurther)
    add(
      further, within: min(whole - Self.air, limit), stripColumns.map { $0 - 4 } ?? inner, workbench
    )
    let stage = CellSize(columns: columns, rows: max(1, rows - headRows - footRows))
    magnified = isCompared ? nil : workbench.magnified(on: stage, beside: reserved)
  }

  /// The same plan with another state on the canvas, which differs in its texts: strips and measures stay in their places,
  /// and their pictures are cut where a text is longer.
  func showing(
    _ workbench: Workbench, columns: Int, rows: Int, _ isCompared: Bool
  ) -> CanvasPlan {
    var plan = self
    // Side by side in place of the state, they are as high as it is now.
    if !isCompared { plan.pairLookRows = reserved.rows }
    (plan.look, plan.reserved) = workbench.stageSize(columns: max(1, columns - 4))
    plan.strips = strips.map { strip in
      var strip = strip
      strip.cells = strip.cells.map { cell in
        guard let state = cell.neighbour.state.withTexts(of: workbench.state, workbench.specimen)
        else { return cell }
        var neighbour = cell.neighbour
        neighbour.state = state
        return Cell(
          neighbour: neighbour,
          look: workbench.picture(of: neighbour)
            .unstretched(rows: max(1, cell.rows - (strip.isList ? strip.air : 0))),
          columns: cell.columns, rows: cell.rows)
      }
      return strip
    }
    let stage = CellSize(columns: columns, rows: max(1, rows - headRows - footRows))
    plan.magnified = isCompared ? nil : workbench.magnified(on: stage, beside: plan.reserved)
    return plan
  }

  /// The columns that the strips need, if they leave enough for the light and dark pair beside them.
  private func stripColumns(beside columns: Int) -> Int? {
    guard !strips.isEmpty, !strips.contains(where: \.isList) else { return nil }
    let widest = strips.map { $0.cells.reduce(-Self.gap) { $0 + $1.columns + Self.gap } }.max() ?? 0
    let needed = titleColumns + widest + 6
    return columns - needed >= max(2 * (reserved.columns + 6), Self.leastBeside) ? needed : nil
  }

  /// The least columns for the light and dark pair and the measures beside the strips.
  private static let leastBeside = 56

  /// The strips that come before the measures if not all of them fit.
  private static let firstStrips = 3
  /// Rows around the state before further strips are shown.
  private static let air = 8

  /// Adds the strips that have room.
  private mutating func add(
    _ wanted: [CanvasStrip], within room: Int, _ columns: Int, _ workbench: Workbench
  ) {
    for strip in wanted {
      // One that has no room needs no measuring.
      guard usedRows + 4 <= room else { return }
      let rows = room - usedRows - specRows - 3
      var measured =
        strip.isList
        ? list(strip, rows: rows, columns, workbench)
        : sideBySide(strip, columns - titleColumns, workbench)
      if !strip.isList, measured.cells.count < 2 {
        // Too wide for one another's side; two of them leave room for light and dark. Looks that have blank rows inside
        // are farther apart than these.
        let beforePair = rows - pairRows - 1
        let air = reserved.rows > 3 ? 2 : 1
        measured = list(
          strip.listed(workbench.language),
          rows: beforePair >= 2 * (reserved.rows + air) ? beforePair : rows, air: air, columns,
          workbench
        )
      }
      guard measured.cells.count > 1 else { continue }
      // The parts below a list leave the measures their rows, as the list does.
      let below = strips.contains(where: \.isList) ? specRows : 0
      if usedRows + measured.rows + 1 + below <= room { strips.append(measured) }
    }
  }

  /// As many states of a strip as fit side by side.
  private func sideBySide(
    _ strip: CanvasStrip, _ columns: Int, _ workbench: Workbench
  ) -> Strip {
    var cells: [Cell] = []
    var used = 0
    for (offset, neighbour) in strip.cells.enumerated() {
      let cell = measured(
        neighbour, least: workbench.probe.width(neighbour.label), columns, workbench)
      used += cell.columns + (offset == 0 ? 0 : Self.gap)
      guard used <= columns else { break }
      cells.append(cell)
    }
    return Strip(title: strip.title, sideBySide: cells)
  }

  /// As many states of a list as there are rows for, around the one on the canvas.
  ///
  /// - Parameter air: rows below each look.
  private func list(
    _ strip: CanvasStrip, rows: Int, air: Int = 0, _ columns: Int, _ workbench: Workbench
  ) -> Strip {
    func widest(_ texts: [String]) -> Int { texts.map(workbench.probe.width).max() ?? 0 }
    let labelColumns = widest(strip.cells.map(\.label)) + 2
    let notes = widest(strip.cells.map(\.note))
    let noteColumns = notes == 0 ? 0 : notes + 2
    let lookColumns = columns - labelColumns - noteColumns
    guard lookColumns > 0 else { return Strip(title: strip.title, list: []) }
    let all = strip.cells.map {
      measured($0, least: lookColumns, air: air, lookColumns, workbench)
    }
    let rest = workbench.restingState
    let here =
      strip.cells.firstIndex { $0.state == chosen }
      ?? strip.cells.firstIndex { $0.state == rest } ?? 0
    var seen = here..<here
    var left = rows
    // Alternately the next below and the next above, while they fit.
    while true {
      if seen.upperBound < all.count, all[seen.upperBound].rows <= left {
        left -= all[seen.upperBound].rows
        seen = seen.lowerBound..<seen.upperBound + 1
        if seen.lowerBound == 0 || all[seen.lowerBound - 1].rows > left { continue }
      }
      guard seen.lowerBound > 0, all[seen.lowerBound - 1].rows <= left else { break }
      left -= all[seen.lowerBound - 1].rows
      seen = seen.lowerBound - 1..<seen.upperBound
    }
    return Strip(
      title: strip.title, list: Array(all[seen]), air: air, labelColumns: labelColumns,
      noteColumns: noteColumns)
  }

  private func measured(
    _ neighbour: Neighbour, least: Int, air: Int = 0, _ columns: Int, _ workbench: Workbench
  ) -> Cell {
    let size = workbench.pictureSize(of: neighbour.state, fixed: neighbour.axes, columns: columns)
    return Cell(
      neighbour: neighbour, look: workbench.picture(of: neighbour).unstretched(rows: size.rows),
      columns: max(size.columns, least), rows: max(1, size.rows) + air)
  }
}

extension CanvasStrip {
  /// The strip as a list without a title: the labels of choices show the current one.
  fileprivate func listed(_ language: Language) -> CanvasStrip {
    guard title != Phrase.stateNames[language] else { return self }
    let cells = cells.map {
      var cell = $0
      cell.label = title + " " + $0.label
      return cell
    }
    return CanvasStrip(title: title, cells: cells, isList: true, isFurther: isFurther)
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
    let isCompared: Bool
    let chosen: SpecimenState?
    /// The same state with the texts that decide the places; nil if its own do.
    let planned: SpecimenState?
  }
}
