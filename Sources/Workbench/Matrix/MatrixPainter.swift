package import GSDesign
package import GalleryKit
import StateSpace

/// The grid in one environment; compared environments have a grid each, side by side.
package struct MatrixPane: Hashable, Sendable {
  /// Its place among all environments compared.
  let number: Int
  /// The title that distinguishes it from the others; empty if there is only one.
  let title: String
  let environment: Settings

  package init(number: Int, title: String, environment: Settings) {
    self.number = number
    self.title = title
    self.environment = environment
  }
}

/// A place in the visible grid.
struct MatrixSpot: Codable, Hashable, Sendable {
  var pane = 0
  var section = 0
  var row = 0
  var column = 0

  init(pane: Int = 0, section: Int = 0, row: Int = 0, column: Int = 0) {
    self.pane = pane
    self.section = section
    self.row = row
    self.column = column
  }

  /// The identifier of the cell at this place, for the pointer.
  func id(of cell: Stamp) -> FocusID {
    FocusID("gallery/cell").child("\(pane).\(section).\(row).\(column)").child(cell)
  }

  /// Reads the last step of the path of a cell.
  init?(step: Substring) {
    let numbers = step.split(separator: ".", omittingEmptySubsequences: false).compactMap {
      Int($0)
    }
    guard numbers.count == 4 else { return nil }
    self.init(pane: numbers[0], section: numbers[1], row: numbers[2], column: numbers[3])
  }
}

/// Draws lines of a matrix: headings above and beside the cells, columns aligned by cell width.
///
/// Draws for both the gallery and the `matrix` command. Builds only the lines it is asked for.
package struct MatrixPainter: Sendable {
  let plan: MatrixPlan
  let planner: MatrixPlanner
  let panes: [MatrixPane]
  /// The columns of a pane.
  let paneColumns: Int
  /// The focused cell; nil without keys.
  var focus: MatrixSpot?
  /// The member of the focused cell that is drawn pressed for a moment.
  var pressed: Int?
  /// The fingerprint of the focused cell; cells with the same one are marked.
  var focusedLook: LookFingerprint?
  /// The cells that were edited in the matrix.
  var changes: [MatrixCell: SpecimenState] = [:]
  /// The time that cells have been moving by themselves; nil while none moves.
  var time: Duration?
  /// Whether cells can be pointed at.
  private(set) var isInteractive = false
  /// Keeps cells from frame to frame; nil for a single frame.
  private(set) var memory: MatrixCellMemory?

  package init(
    _ plan: MatrixPlan, planner: MatrixPlanner, panes: [MatrixPane], paneColumns: Int
  ) {
    self.plan = plan
    self.planner = planner
    self.panes = panes
    self.paneColumns = paneColumns
  }

  var zoom: MatrixZoom { plan.request.zoom }

  /// Draws cells that can be pointed at, and keeps them in a memory of such.
  mutating func beInteractive(keeping cells: MatrixCellMemory) {
    isInteractive = true
    memory = cells
    cells.enter(
      MatrixCellMemory.Scope(
        plan: plan, terminal: planner.terminal, panes: panes, paneColumns: paneColumns,
        widths: ["…", "👩‍👩‍👧", "각"].map(planner.probe.width)))
  }

  /// The line across all panes. Row headings are left of the first pane.
  ///
  /// - Parameter columns: the columns of the section that are shown.
  package func element(_ line: MatrixLine, isFirst: Bool, columns: (MatrixSection) -> Range<Int>)
    -> Element
  {
    switch line {
    case .blank: return across(1, beside: .empty) { _ in .empty }
    case .title(let index):
      let id = planner.catalogue.specimens[plan.sections[index].specimen].id.text
      let title = words(
        id, focus?.section == index ? .text : .textSecondary, .bold)
      guard panes.count == 1 else {
        // The title is in the first pane if the headings beside are too narrow for it.
        let isBeside = planner.probe.width(id) <= plan.headColumns
        return across(1, beside: isBeside ? title : .empty) { pane in
          let named = isBeside || pane.number != panes[0].number ? [] : [title, .gap(2)]
          return .row([.gap(MatrixPlanner.gutter)] + named + derivation(of: index, in: pane))
        }
      }
      let notes = panes.flatMap { derivation(of: index, in: $0) }
      return .sized(
        width: .exactly(plan.headColumns + paneColumns), height: .exactly(1),
        notes.isEmpty ? title : .row([title, .gap(2)] + notes))
    case .heading(let index, let level):
      let section = plan.sections[index]
      return across(1, beside: .empty) {
        headings(section, index, level, columns(section), $0)
      }
    case .row(let index, let row, let gap, let height):
      let section = plan.sections[index]
      return across(
        gap + height,
        beside: heads(section, index, row, isFirst: isFirst, gap: gap, height: height)
      ) { pane in
        .row(
          columns(section).map {
            cell(
              section, MatrixSpot(pane: pane.number, section: index, row: row, column: $0), pane,
              gap: gap, height: height)
          })
      }
    }
  }

  /// The appearance of a section if the design of its component does not have it; the headings of an axis say it
  /// themselves.
  private func derivation(of section: Int, in pane: MatrixPane) -> [Element] {
    planner.derivation(of: plan.sections[section], under: pane.environment).map {
      [words($0[planner.language], .textSecondary, [])]
    } ?? []
  }

  /// The names of the panes.
  var paneTitles: Element {
    across(1, beside: .empty) { pane in
      .row([.gap(MatrixPlanner.gutter), words(pane.title, .text, .bold)])
    }
  }

  /// Empty rows over all panes.
  func filler(_ rows: Int) -> Element { across(rows, beside: .empty) { _ in .empty } }

  private func across(
    _ rows: Int, beside head: Element, _ content: (MatrixPane) -> Element
  ) -> Element {
    var parts: [Element] = []
    if plan.headColumns > 0 {
      parts.append(
        .sized(width: .exactly(plan.headColumns), height: .exactly(rows), head))
    }
    for pane in panes {
      let part = Element.sized(
        width: .exactly(paneColumns), height: .exactly(rows), content(pane))
      parts.append(
        panes.count == 1 ? part : .environment(paneChange(pane.environment), .backdrop(.page, part))
      )
    }
    return .row(parts)
  }

  /// The headings beside a row; a group's only at its first row, or its first visible one.
  private func heads(
    _ section: MatrixSection, _ index: Int, _ row: Int, isFirst: Bool, gap: Int, height: Int
  ) -> Element {
    guard section.looks == nil, !section.headWidths.isEmpty else { return .empty }
    let headings = section.rowHeadings
    let places = section.sides.rows.places(at: section.rowPosition(row))
    var from = 0
    if !isFirst, row > 0 {
      let before = section.sides.rows.places(at: section.rowPosition(row - 1))
      from = headings.firstDifference(before, places) ?? 0
    }
    let focused = focus.flatMap { $0.section == index ? $0.row : nil }.map {
      section.sides.rows.places(at: section.rowPosition($0))
    }
    var parts: [Element] = []
    for level in headings.levels.indices {
      if level > 0 { parts.append(.gap(MatrixSection.headGap)) }
      let isFocused =
        focused.map {
          (headings.firstDifference($0, places) ?? .max) > level
        } ?? false
      let label =
        level < from
        ? Element.empty
        : heading(
          shortened(headings.label(level, at: places), to: section.headWidths[level]), isFocused)
      parts.append(
        .sized(
          width: .exactly(section.headWidths[level]), height: .exactly(height),
          alignment: Alignment(.leading, .center), label))
    }
    return .column((0..<gap).map { _ in .blank } + [.row(parts)])
  }

  /// A level of the headings above; a group's once, over all of its visible columns.
  private func headings(
    _ section: MatrixSection, _ index: Int, _ level: Int, _ columns: Range<Int>, _ pane: MatrixPane
  ) -> Element {
    let headings = section.columnHeadings
    let places = columns.map { section.sides.columns.places(at: section.columnPosition($0)) }
    let focused = focus.flatMap {
      $0.section == index && $0.pane == pane.number ? $0.column : nil
    }.map { section.sides.columns.places(at: section.columnPosition($0)) }
    var parts: [Element] = []
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count,
        (headings.firstDifference(places[start], places[end]) ?? .max) > level
      {
        end += 1
      }
      let columns = (start..<end).reduce(0) {
        $0 + section.columnWidths[columns.lowerBound + $1] + MatrixPlanner.gutter
      }
      let width = min(columns, paneColumns) - MatrixPlanner.gutter
      let isFocused =
        focused.map {
          (headings.firstDifference($0, places[start]) ?? .max) > level
        } ?? false
      let text = shortened(headings.label(level, at: places[start]), to: width)
      let label = heading(text, isFocused)
      parts.append(.gap(MatrixPlanner.gutter))
      let rest = width - planner.probe.width(text) - 1
      // A heading over several columns is as wide as they are.
      let isGroup = level < headings.levels.count - 1 && rest > 0
      parts.append(
        .sized(
          width: .exactly(max(1, width)), height: .exactly(1),
          alignment: isGroup ? .topLeading : section.alignment,
          isGroup
            ? .row([
              label, .gap(1),
              .sized(width: .exactly(rest), height: .exactly(1), .rule(.horizontal)),
            ]) : label))
      start = end
    }
    return .row(parts)
  }

  /// A name without its middle: names differ as often at the end as at the beginning.
  private func shortened(_ text: String, to columns: Int) -> String {
    let width = planner.probe.width
    guard width(text) > columns, columns >= 3 else { return text }
    // A glyph takes a column at least: the rest of a very long name is not measured.
    var head = text.prefix(columns)
    var tail = text.suffix(columns)
    let tailColumns = (columns - 1) / 2
    while width(String(tail)) > tailColumns { tail.removeFirst() }
    let headColumns = columns - 1 - width(String(tail))
    while width(String(head)) > headColumns { head.removeLast() }
    return head + "…" + tail
  }

  private func heading(_ text: String, _ isFocused: Bool) -> Element {
    words(text, isFocused ? .text : .textSecondary, isFocused ? .bold : [])
  }

  func words(_ text: String, _ role: ColorRole, _ emphasis: Emphasis) -> Element {
    .words([Span(text, role: role, emphasis: emphasis)])
  }

  /// The environment of a pane as a node: that of its first specimen.
  func paneChange(_ environment: Settings) -> EnvironmentChange {
    planner.change(environment, of: plan.sections.first?.specimen ?? plan.request.specimens[0])
  }
}
