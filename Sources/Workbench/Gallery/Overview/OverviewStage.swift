import GSDesign
import GalleryKit
import StateSpace

/// The states on a card, in rows: as many as have room.
struct OverviewStage {
  let workbench: Workbench
  let card: OverviewCard
  /// The available cells.
  let columns: Int
  let rows: Int

  /// The inputs of a card's look.
  struct Key: Hashable {
    let card: OverviewCard
    let environment: Settings
    let terminal: TerminalFacts
    let columns: Int
    let rows: Int
  }

  var element: Element {
    let key = Key(
      card: card, environment: workbench.environment, terminal: workbench.terminal,
      columns: columns, rows: rows)
    return workbench.resources.drawn.overviewLooks.element(key) { drawn }
  }

  private struct Line {
    var looks: [CardLook] = []
    var columns = 0
    var rows = 0
  }

  private var drawn: Element {
    var lines: [Line] = []
    for row in wanted { add(row, to: &lines) }
    let used = lines.reduce(0) { $0 + $1.rows }
    let isLow = lines.last.map { $0.looks.contains(where: \.isLow) } ?? false
    let hasAir = !isList && used + lines.count - 1 <= rows - (isLow ? 1 : 0)
    var parts: [Element] = []
    for line in lines {
      if hasAir, !parts.isEmpty { parts.append(.blank) }
      let looks = line.looks.enumerated().flatMap {
        $0 == 0 ? [$1.element] : [.gap(Self.gap), $1.element]
      }
      parts.append(.row(alignment: .center, looks))
    }
    return .column(alignment: isList ? .leading : .center, parts)
  }

  private static let gap = 2
  /// The most lines of a card: a list of more states is the matrix.
  private static let mostLines = 2

  /// Adds the looks of a row as far as they fit; for variants that share the card, on further lines too.
  private func add(_ states: [SpecimenState], to lines: inout [Line]) {
    guard isList || lines.count < Self.mostLines else { return }
    let above = lines.reduce(0) { $0 + $1.rows }
    var line = Line()
    for state in states {
      let isFirst = lines.isEmpty && line.looks.isEmpty
      let look = CardLook(
        state.element(workbench.environment.labelLanguage).picture(
          GalleryPart.card(card.first, count: card.specimens.count).id),
        in: CellSize(columns: columns, rows: rows), of: workbench, card.first)
      let wide = line.columns + (line.looks.isEmpty ? 0 : Self.gap) + look.size.columns
      let tall = above + max(line.rows, look.size.rows) + (isList ? 1 : 0)
      let room = line.looks.isEmpty ? max(columns, look.size.columns) : columns
      guard isFirst || wide <= room && tall <= rows else { break }
      // Outlines that would meet those above, or the name below.
      if !isFirst, !isList, tall >= rows - 1 {
        let touching = (lines.last?.looks ?? []) + [look]
        let air = lines.isEmpty ? 0 : touching.contains(where: \.reachesBeyondItsRows) ? 1 : 0
        guard tall + air + (look.isLow ? 1 : 0) <= rows else { break }
      }
      line.looks.append(look)
      line.columns = wide
      line.rows = max(line.rows, look.size.rows)
    }
    if !line.looks.isEmpty { lines.append(line) }
  }

  /// Whether the variants look one way each: such things are read from top to bottom.
  private var isList: Bool {
    card.specimens.count > 1
      && card.specimens.allSatisfy { workbench.catalogue.specimens[$0].hasAtMost(1) }
  }

  /// The states in the rows they are wanted in.
  private var wanted: [[SpecimenState]] {
    let specimens = card.specimens.map { workbench.catalogue.specimens[$0] }
    guard card.specimens.count == 1, let specimen = specimens.first else {
      let states = specimens.map(state(of:))
      return isList ? states.map { [$0] } : packed(states)
    }
    guard specimen.card.isEmpty else { return specimen.card }
    var telling = specimen.initialState
    let toggle = specimen.axes.firstIndex { $0.tier == .design && $0.kind == .toggle }
    if let toggle { telling[toggle] = specimen.axes[toggle].turned }
    let isOther = telling != specimen.initialState && telling.impossibility == nil
    return [[specimen.initialState]] + (isOther ? [[telling]] : [])
  }

  /// The state of a variant that shares the card: the first, or if that is too high the first of its own card.
  private func state(of specimen: Specimen) -> SpecimenState {
    let initial = specimen.initialState
    guard let other = specimen.card.first?.first else { return initial }
    let look = initial.element(workbench.environment.labelLanguage)
    let (_, needed) = workbench.probe.size(look, workbench.review(of: card.first), columns)
    return needed > rows ? other : initial
  }

  /// States one behind the other, in lines that are filled from the left.
  private func packed(_ states: [SpecimenState]) -> [[SpecimenState]] {
    var lines: [[SpecimenState]] = []
    var used = 0
    for state in states {
      let look = state.element(workbench.environment.labelLanguage)
      let (width, _) = workbench.probe.size(look, workbench.review(of: card.first), columns)
      if lines.isEmpty || used + Self.gap + width > columns {
        lines.append([state])
        used = width
      } else {
        lines[lines.count - 1].append(state)
        used += Self.gap + width
      }
    }
    return lines
  }
}
