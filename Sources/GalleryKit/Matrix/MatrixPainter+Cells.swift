import GSDesign

extension MatrixPainter {
  /// A state as it stands in the grid, with the marks before it.
  func cell(
    _ section: MatrixSection, _ spot: MatrixSpot, _ pane: MatrixPane, gap: Int, height: Int
  ) -> Element {
    let width = min(section.columnWidths[spot.column], paneColumns - MatrixPlanner.gutter)
    let columns = width + MatrixPlanner.gutter
    guard let position = section.position(row: spot.row, column: spot.column) else {
      return .gap(columns)
    }
    guard let state = section.state(at: position) else {
      // What was not chosen is left blank; what cannot be has a dash.
      let mark = section.chosen == nil ? words("–", .textTertiary, []) : .empty
      return block(columns, gap, [.gap(MatrixPlanner.gutter), middle(width, height, mark)])
    }
    let cell = MatrixCell(
      specimen: section.specimen, state: state,
      environment: section.environment(at: position, over: pane.environment))
    let drawn = section.environment(at: position, over: zoom.environment(pane.environment))
    let change = change(drawn)
    let shown = changes[cell] ?? state
    let look = zoom.look(shown, drawn.labelLanguage)
    let isFocused = focus == spot
    let captionRows = captionRows(section)
    let lookRows = captionRows < height ? height - captionRows : height
    let pictured = isInteractive ? look.picture(spot.id) : look
    var content = fitted(pictured, under: change, width: width, height: lookRows)
    if lookRows < height, zoom == .single {
      content = .sized(
        width: .exactly(width), height: .exactly(height), alignment: .center,
        .column(
          alignment: .center,
          [pictured, .blank, words(section.caption(of: position), .text, .bold)]))
    } else if lookRows < height {
      content = .column([content, caption(section, spot, position, width, isFocused)])
    }
    let marks = marks(
      spot, cell: cell, shown: shown, under: change, language: drawn.labelLanguage, height: lookRows
    )
    var element = block(
      columns, gap, [marks, .sized(width: .exactly(width), height: .exactly(height), content)])
    // A cell under an environment of its own stands on the page of that.
    if change != self.change(zoom.environment(pane.environment)) {
      element = .environment(change, .backdrop(.page, element))
    } else if zoom.environment(pane.environment) != pane.environment || panes.count == 1 {
      element = .environment(change, element)
    }
    return isInteractive ? .interactive(spot.id, element) : element
  }

  private func block(_ columns: Int, _ gap: Int, _ parts: [Element]) -> Element {
    let row = Element.row(parts)
    return .sized(
      width: .exactly(columns),
      gap == 0 ? row : .column((0..<gap).map { _ in .blank } + [row]))
  }

  private func middle(_ width: Int, _ height: Int, _ child: Element) -> Element {
    .sized(
      width: .exactly(width), height: .exactly(height), alignment: Alignment(.leading, .center),
      child)
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
      .words([style], wraps: captionRows(section) > 1))
  }

  /// A look in so many cells; one that is larger is cut, and says so.
  private func fitted(
    _ look: Element, under change: EnvironmentChange, width: Int, height: Int
  ) -> Element {
    let natural = planner.probe.size(look, change, .max)
    let alignment = zoom == .single ? Alignment.center : Alignment(.leading, .center)
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
      zoom.look(changes[cell] ?? state, environment.labelLanguage), change(environment), .max)
    let width = min(section.columnWidths[spot.column], paneColumns - MatrixPlanner.gutter)
    return natural.0 > width || natural.1 > height - captionRows(section)
  }

  /// Before a cell: whether it has the keys, looks the same as the one that has, or was changed where it stands.
  private func marks(
    _ spot: MatrixSpot, cell: MatrixCell, shown: SpecimenState, under change: EnvironmentChange,
    language: Language, height: Int
  ) -> Element {
    var spans: [Span] = []
    let isAscii = change.glyphs == .ascii
    if focus == spot {
      spans.append(Span(isAscii ? ">" : "▸", role: .accentText, emphasis: .bold))
    } else if let focus, focus.row == spot.row, focus.column == spot.column,
      focus.section == spot.section
    {
      spans.append(Span(isAscii ? ":" : "▹", role: .accentText))
    } else if let focusedLook, focusedLook == planner.probe.look(shown.element(language), change) {
      spans.append(Span("=", role: .textSecondary, emphasis: .bold))
    } else {
      spans.append(Span(" "))
    }
    let isChanged = changes[cell] != nil
    spans.append(Span(isChanged ? (isAscii ? "*" : "•") : " ", role: .accentText, emphasis: .bold))
    return .sized(
      width: .exactly(MatrixPlanner.gutter), height: .exactly(height),
      alignment: Alignment(.trailing, .center), .words(spans))
  }
}
