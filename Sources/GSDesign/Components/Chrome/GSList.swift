/// Rows one below the other, one of which is chosen.
///
/// The chosen row has a bar at its left edge and is bold; the row with the focus is underlined.
public struct GSList: Component {
  /// A row.
  public struct Row: Hashable, Sendable {
    public let title: String
    /// Words at the right end, such as a count.
    public let detail: String
    /// How deep it stands below others; each step is two columns.
    public let indentation: Int
    /// Whether it heads the rows below it.
    public let isHeading: Bool

    public init(
      _ title: String, detail: String = "", indentation: Int = 0, isHeading: Bool = false
    ) {
      self.title = title
      self.detail = detail
      self.indentation = max(0, indentation)
      self.isHeading = isHeading
    }
  }

  public let rows: [Row]
  public let state: ListState
  public let id: FocusID
  private let action: (Int) -> Void

  /// - Parameters:
  ///   - rows: as many as the state counts; what is beyond is not shown.
  ///   - action: what pressing the row at an index does.
  public init(
    _ rows: [Row], state: ListState, id: FocusID = "list",
    action: @escaping (Int) -> Void = { _ in }
  ) {
    self.rows = Array(rows.prefix(state.count))
    self.state = state
    self.id = id
    self.action = action
  }

  public func lower(into table: inout InteractionTable) -> Element {
    guard !rows.isEmpty else { return .empty }
    if state.focused != nil { table.add(id) }
    let parts = rows.indices.map { index in
      table.add(
        id.child(index), isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      return Element.interactive(
        id.child(index), .row([bar(isShown: state.isSelected(index)), look(at: index)]))
    }
    let shown = state.isFocused ? state.focused : state.selected
    return .viewport(target: shown.map { id.child($0) }, .column(parts))
  }

  private func look(at index: Int) -> Element {
    let row = rows[index]
    let isSelected = state.isSelected(index)
    // The selected mark of panels is a glyph in the padding; a list has its bar instead.
    let panel = Panel(
      ink: ink(at: index), horizontalPadding: .small,
      marks: Marks(
        isFocused: state.isFocused(index), isDisabled: state.isDisabled(index),
        interaction: state.interaction(of: index)))
    let indented = Element.padded(
      Edges(leading: Space(points: Space.large.points * Double(row.indentation))),
      .words([Span(row.title, emphasis: isSelected || row.isHeading ? .bold : [])]))
    guard !row.detail.isEmpty else { return .panel(panel, .row([indented, .spacer])) }
    let detail = Span(row.detail, role: isSelected ? nil : detailRole(at: index))
    return .panel(panel, .row(spacing: .small, [indented, .spacer, .words([detail])]))
  }

  private func detailRole(at index: Int) -> ColorRole? {
    state.isDisabled(index) ? nil : .textSecondary
  }

  private func ink(at index: Int) -> Ink {
    if state.isDisabled(index) { return Ink(text: .textDisabled) }
    let ink =
      state.isSelected(index) ? Ink(text: .onSelection, fill: .selectionFill) : Ink(text: .text)
    return ink.under(state.interaction(of: index))
  }

  private func bar(isShown: Bool) -> Element {
    .sized(
      width: .exactly(1), height: .exactly(1),
      isShown ? .rule(.vertical, role: .accentText, width: Self.barWidth) : .empty)
  }

  /// Points: the bar at the left edge of the chosen row.
  private static let barWidth: Double = 3
}
