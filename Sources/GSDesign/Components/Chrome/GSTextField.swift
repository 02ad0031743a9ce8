/// A line of text that can be typed into.
///
/// A text longer than the field scrolls so that the caret is always seen.
public struct GSTextField: Component, Hashable, Sendable {
  public let state: TextFieldState
  /// What is shown while there is no text.
  public let placeholder: String
  public let id: FocusID
  /// The room for the text, 1 or more.
  public let columns: Int

  public init(
    state: TextFieldState, placeholder: String = "", id: FocusID = "field", columns: Int = 24
  ) {
    self.state = state
    self.placeholder = placeholder
    self.id = id
    self.columns = max(1, columns)
  }

  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled)
    let marks = Marks(
      isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction)
    let panel = Panel(ink: ink, horizontalPadding: .small, marks: marks)
    let text = Element.viewport(target: caretID, content)
    return .interactive(
      id, .panel(panel, .sized(width: .exactly(columns), height: .exactly(1), text)))
  }

  private var caretID: FocusID { id.child("caret") }

  private var ink: Ink {
    if state.isDisabled { return Ink(text: .onDisabled, fill: .disabledFill) }
    return Ink(text: .onField, fill: .fieldFill).under(state.interaction)
  }

  /// The text in three pieces, cut between clusters, so that the viewport can follow the one at the caret.
  private var content: Element {
    let caret = state.isFocused && !state.isDisabled ? 0 : nil
    guard !state.text.isEmpty else {
      let role: ColorRole? = state.isDisabled ? nil : .placeholder
      let shown = placeholder.isEmpty ? " " : placeholder
      return .words([Span(shown, role: role, emphasis: .dimInMono)], caret: caret)
    }
    let position = state.text.index(state.text.startIndex, offsetBy: state.caret)
    let rest = state.text[position...]
    let before = String(state.text[..<position])
    let behind = String(rest.dropFirst())
    let atCaret = Element.words([Span(rest.first.map { String($0) } ?? " ")], caret: caret)
    let pieces: [Element?] = [
      before.isEmpty ? nil : .label(before), .interactive(caretID, atCaret),
      behind.isEmpty ? nil : .label(behind),
    ]
    return .row(pieces.compactMap { $0 })
  }
}
