/// Rows one below the other, one of which is chosen.
///
/// The chosen row has a bar at its left edge and is bold; the row with the focus is underlined and lies on a fill of its
/// own, so that of several lists on a screen the one that has the keys is seen. A list is a menu, a tree (headings,
/// indentation, disclosure) or a table of settings (values, keys).
///
/// ```swift
/// GSList([GSList.Row("Notices"), GSList.Row("Questions")], state: ListState(count: 2))
/// ```
public struct GSList: Component {
  /// The rows shown, at most as many as the state counts.
  public let rows: [Row]
  /// The chosen row, the focus, and disabled rows.
  public let state: ListState
  /// The name of the list's one tab stop; a row without a name is a child of it.
  public let id: FocusID
  /// Columns of the titles, so that values below one another are aligned; nil is as wide as each is.
  public let titleColumns: Int?
  private let action: (Int) -> Void
  private var isQuiet = false

  /// The same list, whose bar and fill alone tell the chosen row and the focus: no bold, no underline.
  package var quiet: GSList {
    var list = self
    list.isQuiet = true
    return list
  }

  /// - Parameters:
  ///   - rows: as many as the state counts; what is beyond is not shown.
  ///   - action: what pressing the row at an index does.
  public init(
    _ rows: [Row], state: ListState, id: FocusID = "list", titleColumns: Int? = nil,
    action: @escaping (Int) -> Void = { _ in }
  ) {
    self.rows = Array(rows.prefix(state.count))
    self.state = state
    self.id = id
    self.titleColumns = titleColumns
    self.action = action
  }

  /// Returns the look, and enters one tab stop with a part for each row; disabled rows have no action.
  public func lower(into table: inout InteractionTable) -> Element {
    guard !rows.isEmpty else { return .empty }
    if state.focused != nil { table.add(id) }
    var parts: [Element] = []
    for index in rows.indices {
      table.add(
        name(of: index), isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      if index > 0, rows[index].isHeading || rows[index].startsGroup {
        parts.append(.blank)
      }
      parts.append(
        .interactive(
          name(of: index), .row([bar(at: index), look(at: index)])))
    }
    let shown = state.isFocused ? state.focused : state.selected
    return .viewport(target: shown.map { name(of: $0) }, .column(parts))
  }

  private func name(of index: Int) -> FocusID {
    rows.indices.contains(index) ? rows[index].id ?? id.child(index) : id.child(index)
  }

  private func look(at index: Int) -> Element {
    let row = rows[index]
    // The selected mark of panels is a glyph in the padding; a list has its bar instead.
    let panel = Panel(
      ink: ink(at: index), horizontalPadding: .small,
      marks: Marks(
        isFocused: state.isFocused(index) && !isQuiet, isDisabled: state.isDisabled(index),
        interaction: state.interaction(of: index)))
    var parts = [
      Element.padded(
        Edges(leading: Space(points: Space.large.points * Double(row.indentation))),
        .words(title(at: index)))
    ]
    if let titleColumns {
      parts[0] = .sized(width: .exactly(max(1, titleColumns)), height: .exactly(1), parts[0])
    }
    if let value = row.value {
      parts.append(
        value.element(
          id: name(of: index), role: quiet(.accentText, at: index),
          isEmphasized: state.isFocused(index)))
    }
    parts.append(.spacer)
    let end = end(at: index)
    if !end.isEmpty { parts += [.gap(1), .words(end), .gap(1)] }
    let look = Element.panel(panel, .row(parts))
    guard row.isChanged else { return look }
    let dot = Span("•", role: state.isFocused(index) ? .onSelection : .accentText)
    return .layered(look, overlay: .words([dot]), alignment: .topLeading)
  }

  private func title(at index: Int) -> [Span] {
    let row = rows[index]
    guard row.matched.isEmpty else { return found(row) }
    let isEmphasized = state.isSelected(index) && !isQuiet || row.isHeading
    let title = Span(row.title, emphasis: isEmphasized ? .bold : [])
    guard let disclosure = row.disclosure else { return [title] }
    let glyph = disclosure == .open ? "▾ " : "▸ "
    return [Span(glyph, role: quiet(.textTertiary, at: index)), title]
  }

  /// A title whose found letters are bold; what is chosen is told by its bar alone then.
  private func found(_ row: Row) -> [Span] {
    let matched = Set(row.matched)
    var spans: [Span] = []
    var piece = ""
    var isFound = false
    for (place, character) in row.title.enumerated() {
      if matched.contains(place) != isFound {
        if !piece.isEmpty { spans.append(Span(piece, emphasis: isFound ? .bold : [])) }
        piece = ""
        isFound.toggle()
      }
      piece.append(character)
    }
    spans.append(Span(piece, emphasis: isFound ? .bold : []))
    return spans
  }

  private func end(at index: Int) -> [Span] {
    let row = rows[index]
    if !row.key.isEmpty { return [Span(row.key, emphasis: .bold)] }
    guard !row.detail.isEmpty else { return [] }
    let role = state.isSelected(index) ? nil : quiet(.textSecondary, at: index)
    return [Span(row.detail, role: role)]
  }

  /// A role of its own on the plain ground; on the fill of the focus and where disabled, the ink of the row.
  private func quiet(_ role: ColorRole, at index: Int) -> ColorRole? {
    state.isDisabled(index) || state.isFocused(index) ? nil : role
  }

  private func ink(at index: Int) -> Ink {
    if state.isDisabled(index) { return Ink(text: .textDisabled) }
    let isQuiet = rows[index].isHeading
    let ink =
      state.isFocused(index)
      ? Ink(text: .onSelection, fill: .selectionFill)
      : Ink(text: isQuiet ? .textSecondary : .text)
    return ink.under(state.interaction(of: index))
  }

  /// The bar of a chosen row, on the same fill as the row.
  private func bar(at index: Int) -> Element {
    let ink = ink(at: index)
    let fill = state.interaction(of: index) == .pressed ? ink.pressed.fill : ink.fill
    let bar =
      state.isSelected(index)
      ? Element.accentBar : .empty
    return .sized(
      width: .exactly(1), height: .exactly(1),
      fill.map { .backdrop($0, bar) } ?? bar)
  }
}

extension Element {
  /// The bar at the left edge of what is chosen, a quarter of a column: 2 points would be a box line, so it is a little more.
  package static let accentBar = Element.rule(.vertical, role: .accentText, width: 2.25)
}
