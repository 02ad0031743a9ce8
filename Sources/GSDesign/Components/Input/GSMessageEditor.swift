/// A field for a message of several lines, with a button that sends it.
///
/// It grows with its text up to five lines and scrolls from there on, so that the caret is seen.
///
/// ```swift
/// GSMessageEditor(state: MessageEditorState("Hello"), placeholder: "Message") { part in
///   if part == .send { model.send() }
/// }
/// ```
public struct GSMessageEditor: Component {
  /// The parts that can be pressed.
  public enum Part: Int, Hashable, Sendable, CaseIterable {
    /// The text, member 0: a press gives it the focus.
    case text
    /// The button that sends, member 1.
    case send
  }

  /// The text, the caret, and whether something can be sent.
  public let state: MessageEditorState
  /// Shown while the text is empty.
  public let placeholder: String
  /// Shown in place of the text while the editor is blocked.
  public let blockedNotice: String
  /// The name of its one tab stop; its parts are members of it.
  public let id: FocusID
  /// The room for the text, 2 or more.
  public let columns: Int
  private let action: ((Part) -> Void)?

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - state: the text and the caret.
  ///   - placeholder: shown while the text is empty.
  ///   - blockedNotice: shown while the editor is blocked.
  ///   - id: the name of its one tab stop.
  ///   - columns: the room for the text in cells; below 2 counts as 2.
  ///   - action: runs with the part that was pressed; a button with nothing to send never runs it.
  public init(
    state: MessageEditorState, placeholder: String = "", blockedNotice: String = "",
    id: FocusID = "editor", columns: Int = 32, action: ((Part) -> Void)? = nil
  ) {
    self.state = state
    self.placeholder = placeholder
    self.blockedNotice = blockedNotice
    self.id = id
    self.columns = max(2, columns)
    self.action = action
  }

  /// Returns the look with the caret if it is focused, and enters one tab stop and its parts; a blocked one enters
  /// none.
  public func lower(into table: inout InteractionTable) -> Element {
    let field = state.field
    let isBlocked = state.isBlocked
    let ink =
      isBlocked
      ? Ink(text: .textSecondary, fill: .fieldFill, stroke: .outline)
      : Ink(text: .text, stroke: .outline).under(field.interaction)
    let panel = Panel(
      ink: ink, shape: .rounded(radius: Self.radius), height: .padded(Self.padding),
      horizontalPadding: Self.padding, strokeWidth: .thin,
      marks: Marks(
        isFocused: field.isFocused, isDisabled: isBlocked, interaction: field.interaction))
    guard !isBlocked else {
      return .spoken(
        Spoken(.textField),
        .panel(
          panel,
          .sized(
            width: .exactly(columns + Self.sendColumns), height: .exactly(1),
            .label(blockedNotice, style: .body1))
        ))
    }
    table.add(id)
    for part in Part.allCases {
      let acts = part == .text || state.isSendable
      table.add(
        id.child(part.rawValue), isTabStop: false,
        action: acts ? action.map { action in { action(part) } } : nil)
    }
    let text = Element.sized(
      width: .exactly(columns), height: .atMost(Self.mostLines),
      .viewport(
        target: .caret, marksEnds: true,
        // A caret behind a full line has a column of its own.
        .padded(
          Edges(trailing: .small),
          .words(
            of: field, placeholder: placeholder, placeholderRole: .textTertiary, style: .body1))))
    return .interactive(
      id,
      .panel(
        panel,
        .row(
          alignment: .bottom,
          [
            .interactive(id.child(Part.text.rawValue), .spoken(spoken, text)),
            .interactive(
              id.child(Part.send.rawValue),
              .spoken(Spoken(.button, name: SampleLabel("Send", "보내기")), button)),
          ])))
  }

  /// The marks of the field are on the frame around text and button.
  private var spoken: Spoken {
    Spoken(
      .textField, placeholder, value: state.field.text,
      states: Set(isFocused: state.field.isFocused, interaction: state.field.interaction))
  }

  private var button: Element {
    let isDisabled = !state.isSendable
    let ink =
      isDisabled ? Ink(text: .textDisabled) : Ink(text: .text).under(state.buttonInteraction)
    let panel = Panel(
      ink: ink, horizontalPadding: .small,
      marks: Marks(isDisabled: isDisabled, interaction: state.buttonInteraction))
    return .panel(panel, .label(isDisabled ? "▹" : "▸"))
  }

  private static let mostLines = 5
  /// Columns of the button with its padding.
  private static let sendColumns = 3
  /// Points, as GitSpace publishes them.
  private static let radius = Radius(.gitspace, "editor")
  private static let padding = Space(.gitspace, "editor")
}
