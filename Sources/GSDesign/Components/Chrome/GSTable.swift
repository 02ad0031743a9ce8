/// Rows of cells below a header that stays in view and sorts them.
///
/// Only the rows in view are made, so that a table may have any number of rows. The chosen row has a bar at its left
/// edge and is bold; the row with the focus is underlined and lies on a fill of its own. The title of the column that
/// sorts is followed by `▴`, or by `▾` for the greatest first.
///
/// ```swift
/// GSTable(state: model.table, id: "files") { row, column in
///   column == 0 ? files[row].name : "\(files[row].size)"
/// }
/// ```
public struct GSTable: Component {
  /// The columns, the rows in view, the focus and the order.
  public let state: TableState
  /// The name of the tab stop of the rows; that of the header is below it.
  public let id: FocusID
  /// The style of titles and cells.
  public let textStyle: GSTextStyle
  private let action: (Int) -> Void
  /// The texts of the rows in view, a cell for each column that is shown.
  private let cells: [[String]]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - state: the headless state.
  ///   - id: the name of the component in the interaction table.
  ///   - textStyle: the style of titles and cells; LionHeart's by default.
  ///   - action: what pressing the row at an index does.
  ///   - cell: the text of the cell in a row and a column, both from 0; called for rows in view alone.
  public init(
    state: TableState, id: FocusID = "table", textStyle: GSTextStyle = .lionheart.body2R,
    action: @escaping (Int) -> Void = { _ in }, cell: (_ row: Int, _ column: Int) -> String
  ) {
    self.state = state
    self.id = id
    self.textStyle = textStyle
    self.action = action
    let columns = state.columns.indices.filter { state.widths[$0] > 0 }
    cells = state.visibleRows.map { row in columns.map { cell(row, $0) } }
  }

  /// Returns the look, and enters the tab stops of header and rows with a part for each title and row.
  public func lower(into table: inout InteractionTable) -> Element {
    let header = table.add(
      GSTableHeader(state: state, id: TableState.header(of: id), textStyle: textStyle))
    if state.rows.focused != nil { table.add(id) }
    let rows = zip(state.visibleRows, cells).map { index, texts in
      row(index, texts, into: &table)
    }
    let body = Element.column(rows)
    table.add(id.ground, isTabStop: false)
    let look = Element.sized(
      width: .exactly(state.width),
      .column([
        .row([.gap(2), header]),
        .sized(height: .exactly(1), .rule(.horizontal, role: .outline, width: .thin)),
        state.rows.window.map { .scrolling($0, body) } ?? body,
      ]))
    return .interactive(id.ground, look)
  }

  private func row(
    _ index: Int, _ texts: [String], into table: inout InteractionTable
  ) -> Element {
    let look = RowAppearance(state.rows, index)
    table.add(id.child(index), isTabStop: false, action: { [action] in action(index) })
    let panel = Panel(
      ink: look.ink, horizontalPadding: .small,
      marks: Marks(
        isFocused: look.isFocused, isDisabled: look.isDisabled, interaction: look.interaction))
    let shown = zip(state.columns, state.widths).filter { $0.1 > 0 }
    let cells = zip(shown, texts).map { column, text in
      Element.sized(
        width: .exactly(column.1), height: .exactly(1),
        .words(
          [Span(text, emphasis: look.isSelected ? .bold : [])], alignment: column.0.alignment,
          style: textStyle))
    }
    let spoken = Spoken(
      .row, texts.filter { !$0.isEmpty }.joined(separator: ", "), states: look.spokenStates,
      position: Spoken.Position(index: index, of: state.count))
    let label = Element.row([.row(spacing: .large, cells), .spacer])
    return .interactive(
      id.child(index), .spoken(spoken, .row([look.bar, .panel(panel, label)])))
  }
}

/// The titles of a table, one tab stop of their own.
struct GSTableHeader: Component {
  let state: TableState
  let id: FocusID
  let textStyle: GSTextStyle

  func lower(into table: inout InteractionTable) -> Element {
    if state.header.focus.index != nil { table.add(id) }
    return .row(
      spacing: .large,
      state.columns.indices.filter { state.widths[$0] > 0 }.map { column in
        title(column, id.child(column), into: &table)
      })
  }

  private func title(
    _ column: Int, _ name: FocusID, into table: inout InteractionTable
  ) -> Element {
    let (info, width) = (state.columns[column], state.widths[column])
    let sorting = state.sorting.flatMap { $0.column == column ? $0 : nil }
    let isFocused = state.header.isFocused(column)
    let interaction = state.header.interaction(of: column)
    let ink =
      isFocused
      ? Ink(text: .onSelection, fill: .selectionFill) : Ink(text: .textSecondary)
    let panel = Panel(
      ink: ink.under(interaction), marks: Marks(isFocused: isFocused, interaction: interaction))
    let mark = sorting.map { $0.isDescending ? " ▾" : " ▴" } ?? ""
    let words = Element.sized(
      width: .atMost(max(1, width - mark.count)),
      .words([Span(info.title, emphasis: .bold)], style: textStyle))
    let label = Element.sized(
      width: .exactly(width), height: .exactly(1), alignment: Alignment(info.alignment, .top),
      mark.isEmpty ? words : .row([words, .words([Span(mark, emphasis: .bold)])]))
    let value = sorting.map {
      $0.isDescending ? SampleLabel("descending", "내림차순") : SampleLabel("ascending", "오름차순")
    }
    let spoken = Spoken(
      info.isSortable ? .button : .heading, name: SampleLabel(info.title, info.title), value: value,
      states: Set(isFocused: isFocused, interaction: interaction),
      position: Spoken.Position(index: column, of: state.columns.count))
    guard info.isSortable else { return .spoken(spoken, .panel(panel, label)) }
    table.add(name, isTabStop: false)
    return .interactive(name, .spoken(spoken, .panel(panel, label)))
  }
}

extension TableState {
  /// The rows in view.
  var visibleRows: Range<Int> { rows.window?.visible ?? 0..<count }
}
