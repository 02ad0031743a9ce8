import GSDesign
import GalleryKit

extension MatrixPainter {
  /// The part of a cell that does not depend on the focus: a cell without marks, and its inputs.
  struct KnownCell {
    struct Seen {
      let cell: MatrixCell
      let position: MatrixPosition
      /// The settings of the look, and the change they make to the environment.
      let settings: Settings
      let change: EnvironmentChange
    }

    /// nil if the place has no state.
    let seen: Seen?
    let element: Element
  }

  /// The cell of a state in the grid, after its marks.
  func cell(
    _ section: MatrixSection, _ spot: MatrixSpot, _ pane: MatrixPane, gap: Int, height: Int
  ) -> Element {
    let key = MatrixCellMemory.Key(spot: spot, gap: gap, height: height)
    let make = { knownCell(section, spot, pane, gap: gap, height: height) }
    let known = memory?.cell(key, make) ?? make()
    guard let seen = known.seen else { return known.element }
    let changed = changes.isEmpty ? nil : changes[seen.cell]
    let mark = mark(key, seen, changed: changed)
    let isFocused = focus == spot
    let state = changed ?? seen.cell.state
    let language = seen.settings.labelLanguage
    let shown =
      (isFocused ? pressed.map { state.pressed(at: $0, language) } : nil)
      ?? moved(state, of: section.specimen)
    guard mark != nil || changed != nil || isFocused || shown != state else {
      return known.element
    }
    return element(
      section, key, pane, seen, shown: shown,
      CellMarks(mark: mark, isChanged: changed != nil, isFocused: isFocused))
  }

  /// A state as it is drawn now.
  private func moved(_ state: SpecimenState, of specimen: Int) -> SpecimenState {
    guard let time else { return state }
    return StateMovement(of: state, in: planner.catalogue.specimens[specimen])?.shown(after: time)
      ?? state
  }

  private func knownCell(
    _ section: MatrixSection, _ spot: MatrixSpot, _ pane: MatrixPane, gap: Int, height: Int
  ) -> KnownCell {
    let width = width(section, spot)
    let columns = width + MatrixPlanner.gutter
    guard let position = section.position(row: spot.row, column: spot.column) else {
      return KnownCell(seen: nil, element: .gap(columns))
    }
    guard let state = section.state(at: position) else {
      // An unselected state leaves a blank, an impossible one a dash.
      let mark = section.chosen == nil ? words("–", .textTertiary, []) : .empty
      return KnownCell(
        seen: nil,
        element: block(
          columns, gap,
          [.gap(MatrixPlanner.gutter), middle(width, height, mark, section.alignment)]))
    }
    let drawn = section.environment(at: position, over: zoom.environment(pane.environment))
    let seen = KnownCell.Seen(
      cell: MatrixCell(
        specimen: section.specimen, state: state,
        environment: section.environment(at: position, over: pane.environment)),
      position: position, settings: drawn,
      change: planner.change(drawn, of: section.specimen))
    return KnownCell(
      seen: seen,
      element: element(
        section, MatrixCellMemory.Key(spot: spot, gap: gap, height: height), pane, seen,
        shown: state, CellMarks(mark: nil, isChanged: false, isFocused: false)))
  }

  /// The marks that distinguish the cell from others on the screen.
  private struct CellMarks {
    let mark: Span?
    /// Whether it was edited in the matrix.
    let isChanged: Bool
    let isFocused: Bool
  }

  private func width(_ section: MatrixSection, _ spot: MatrixSpot) -> Int {
    min(section.columnWidths[spot.column], paneColumns - MatrixPlanner.gutter)
  }

  private func element(
    _ section: MatrixSection, _ key: MatrixCellMemory.Key, _ pane: MatrixPane,
    _ seen: KnownCell.Seen, shown: SpecimenState, _ marked: CellMarks
  ) -> Element {
    let (spot, height, change) = (key.spot, key.height, seen.change)
    let width = width(section, spot)
    // A state that is meant to be invisible says so, so that its cell does not look missing.
    let isBlank = planner.catalogue.specimens[section.specimen].isMeantToBeBlank(shown)
    let look =
      isBlank
      ? words(Phrase.matrixEmpty[planner.language], .textTertiary, [])
      : zoom.look(shown, in: seen.settings)
    let captionRows = captionRows(section)
    let lookRows = captionRows < height ? height - captionRows : height
    let id = spot.id(of: Stamp(seen.cell))
    let pictured = isInteractive ? look.picture(id) : look
    let alignment = zoom == .single ? Alignment.center : section.alignment
    var content = fitted(pictured, under: change, width: width, height: lookRows, alignment)
    if lookRows < height, zoom == .single {
      content = .sized(
        width: .exactly(width), height: .exactly(height), alignment: .center,
        .column(
          alignment: .center,
          [pictured, .blank, words(section.caption(of: seen.position), .text, .bold)]))
    } else if lookRows < height {
      content = .column([content, caption(section, spot, seen.position, width, marked.isFocused)])
    }
    let marks = marks(marked, under: change, height: lookRows)
    var element = block(
      width + MatrixPlanner.gutter, key.gap,
      [marks, .sized(width: .exactly(width), height: .exactly(height), content)])
    // A cell with its own environment lies on the page of that environment.
    if change != paneChange(zoom.environment(pane.environment)) {
      element = .environment(change, .backdrop(.page, element))
    } else if zoom.environment(pane.environment) != pane.environment || panes.count == 1 {
      element = .environment(change, element)
    }
    return isInteractive ? .interactive(id, element) : element
  }

  private func block(_ columns: Int, _ gap: Int, _ parts: [Element]) -> Element {
    let row = Element.row(parts)
    return .sized(
      width: .exactly(columns),
      gap == 0 ? row : .column((0..<gap).map { _ in .blank } + [row]))
  }

  private func middle(
    _ width: Int, _ height: Int, _ child: Element,
    _ alignment: Alignment = Alignment(.leading, .center)
  ) -> Element {
    .sized(width: .exactly(width), height: .exactly(height), alignment: alignment, child)
  }

  private func captionRows(_ section: MatrixSection) -> Int {
    section.looks == nil ? (zoom.hasCaptions ? 1 : 0) : section.captionRows
  }

  private func caption(
    _ section: MatrixSection, _ spot: MatrixSpot, _ position: MatrixPosition, _ width: Int,
    _ isFocused: Bool
  ) -> Element {
    let name =
      section.look(row: spot.row, column: spot.column)?.name ?? section.caption(of: position)
    let style = Span(
      name, role: isFocused ? .text : .textSecondary, emphasis: isFocused ? .bold : [])
    return .sized(
      width: .exactly(width), height: .exactly(captionRows(section)),
      alignment: Alignment(section.alignment.horizontal, .top),
      .words([style], wraps: captionRows(section) > 1))
  }

  /// A look in cells of a given size; one that is larger is cut, and says so.
  private func fitted(
    _ look: Element, under change: EnvironmentChange, width: Int, height: Int,
    _ alignment: Alignment
  ) -> Element {
    let natural = planner.probe.size(look, change, .max)
    guard natural.0 > width || natural.1 > height else {
      return .sized(
        width: .exactly(width), height: .exactly(height), alignment: alignment, look)
    }
    let whole = Element.sized(width: .exactly(natural.0), height: .exactly(natural.1), look)
    let isWide = natural.0 > width
    let part = Element.sized(
      width: .exactly(max(0, isWide ? width - 1 : width)),
      height: .exactly(isWide ? height : max(0, height - 1)), .viewport(whole))
    let mark = words("…", .text, .bold)
    return .sized(
      width: .exactly(width), height: .exactly(height),
      isWide ? .row([part, middle(1, height, mark)]) : .column([part, mark]))
  }

  /// Whether a cell shows less than all of its state.
  func isCut(_ spot: MatrixSpot, _ pane: MatrixPane, height: Int) -> Bool {
    guard plan.sections.indices.contains(spot.section) else { return false }
    let section = plan.sections[spot.section]
    guard let position = section.position(row: spot.row, column: spot.column),
      let state = section.state(at: position)
    else { return false }
    let environment = section.environment(at: position, over: zoom.environment(pane.environment))
    let cell = MatrixCell(
      specimen: section.specimen, state: state,
      environment: section.environment(at: position, over: pane.environment))
    let natural = planner.probe.size(
      zoom.look(changes[cell] ?? state, in: environment),
      planner.change(environment, of: section.specimen), .max)
    let width = min(section.columnWidths[spot.column], paneColumns - MatrixPlanner.gutter)
    return natural.0 > width || natural.1 > height - captionRows(section)
  }

  /// The mark of the focused cell, or of one that looks the same; nil for other cells.
  private func mark(
    _ key: MatrixCellMemory.Key, _ seen: KnownCell.Seen, changed: SpecimenState?
  ) -> Span? {
    let isAscii = seen.change.glyphs == .ascii
    let spot = key.spot
    if focus == spot {
      return Span(isAscii ? ">" : "▸", role: .accentText, emphasis: .bold)
    }
    if let focus, focus.row == spot.row, focus.column == spot.column,
      focus.section == spot.section
    {
      return Span(isAscii ? ":" : "▹", role: .accentText)
    }
    guard let focusedLook else { return nil }
    func look(_ state: SpecimenState) -> LookFingerprint {
      planner.probe.look(state.element(in: seen.settings), seen.change)
    }
    let own =
      changed.map(look) ?? memory?.look(key) { look(seen.cell.state) } ?? look(seen.cell.state)
    return own == focusedLook ? Span("=", role: .textSecondary, emphasis: .bold) : nil
  }

  /// The marks before a cell, the first for an edited one; the column beside the cell is blank, since an outline
  /// reaches into it.
  private func marks(
    _ marked: CellMarks, under change: EnvironmentChange, height: Int
  ) -> Element {
    var spans: [Span] = []
    if marked.isChanged {
      spans.append(
        Span(change.glyphs == .ascii ? "*" : "•", role: .accentText, emphasis: .bold))
    }
    if let mark = marked.mark { spans.append(mark) }
    return .sized(
      width: .exactly(MatrixPlanner.gutter), height: .exactly(height),
      alignment: Alignment(.trailing, .center),
      .words(spans + [Span(" ")]))
  }
}
