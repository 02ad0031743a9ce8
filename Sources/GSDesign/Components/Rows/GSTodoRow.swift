/// A row of a to-do list: a switch marks it as done, a button deletes it.
///
/// ```swift
/// GSTodoRow("Buy stamps", date: "2023-09-22 18:00", state: ToggleRowState(isDeletable: true)) { part in … }
/// ```
///
/// Ask with a ``GSAlert`` before something is deleted for good.
public struct GSTodoRow: Component {
  /// The title, one line.
  public let title: String
  /// The due date, one line; empty shows none.
  public let date: String
  /// Whether it is done, whether it can be deleted, and which part has the focus.
  public let state: ToggleRowState
  /// The name of its one tab stop; its parts are members of it.
  public let id: FocusID
  private let action: ((ToggleRowState.Part) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - date: the due date.
  ///   - state: not done, at rest, and with a button that deletes it by default; on is done.
  ///   - id: the name of its one tab stop.
  ///   - action: runs with the part that was pressed.
  public init(
    _ title: String, date: String = "", state: ToggleRowState = ToggleRowState(isDeletable: true),
    id: FocusID = "todo", action: ((ToggleRowState.Part) -> Void)? = nil
  ) {
    self.title = title
    self.date = date
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look, and enters one tab stop and its parts.
  public func lower(into table: inout InteractionTable) -> Element {
    table.note(GSSwitch.self)
    var lines = [state.title(title, style: .ribsTodo.rowTitle)]
    if !date.isEmpty {
      lines.append(
        .words([Span(date, role: .textSecondary)], style: .ribsTodo.body))
    }
    var controls = [
      (
        part: ToggleRowState.Part.toggle,
        look: GSSwitch.look(of: state.state(of: .toggle), name: SampleLabel("Done", "완료"))
      )
    ]
    if state.isDeletable { controls.append((.delete, deleteButton)) }
    return state.row(.column(lines), controls, id, action, &table)
  }

  private var deleteButton: Element {
    let state = state.state(of: .delete)
    let panel = Panel(
      ink: Ink(text: .text).under(state.interaction), horizontalPadding: .small,
      marks: Marks(isFocused: state.isFocused, interaction: state.interaction))
    let spoken = Spoken(.button, name: SampleLabel("Delete", "삭제"), states: [.destructive])
    return .spoken(spoken, .panel(panel, .label("✕")))
  }
}
