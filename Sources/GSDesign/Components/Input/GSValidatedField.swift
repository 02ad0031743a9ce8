/// A large text field with a message below that says whether its text is valid.
///
/// The message has a glyph as well as a colour: `✓` for a valid text, `!` otherwise.
///
/// ```swift
/// GSValidatedField(
///   state: ValidatedFieldState(.number(4...40)), placeholder: "4~40",
///   message: "There is nothing here yet.")
/// ```
public struct GSValidatedField: Component, Hashable, Sendable {
  /// The text, the rule, and whether it has the focus.
  public let state: ValidatedFieldState
  /// The question above the field; empty shows none.
  public let title: String
  /// The purpose of the answer, below the question; empty shows none.
  public let detail: String
  /// Shown while the text is empty.
  public let placeholder: String
  /// The verdict in words, below the field; it wraps.
  public let message: String
  /// The name used for focus and pointer events.
  public let id: FocusID
  /// The room for the text, 1 or more.
  public let columns: Int

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - state: the text, the caret and the rule.
  ///   - title: the question above the field; empty shows none.
  ///   - detail: the purpose of the answer; empty shows none.
  ///   - placeholder: shown while the text is empty.
  ///   - message: the words for the verdict of the state.
  ///   - id: the name of its one tab stop.
  ///   - columns: the room for the text in cells; below 1 counts as 1.
  public init(
    state: ValidatedFieldState, title: String = "", detail: String = "", placeholder: String = "",
    message: String, id: FocusID = "field", columns: Int = 40
  ) {
    self.state = state
    self.title = title
    self.detail = detail
    self.placeholder = placeholder
    self.message = message
    self.id = id
    self.columns = max(1, columns)
  }

  /// Returns the look with the caret if it is focused, and enters one tab stop.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id)
    let field = state.field
    let panel = Panel(
      ink: Ink(text: .onField, fill: .fieldFill).under(field.interaction),
      shape: .rounded(radius: Self.radius), height: .fixed(Self.height), horizontalPadding: .large,
      marks: Marks(isFocused: field.isFocused, interaction: field.interaction))
    let line = Element.sized(
      width: .exactly(columns), height: .exactly(1),
      .words(
        of: field, placeholder: placeholder, emphasis: .bold, style: .lionheart.head2))
    var question: [Element] = []
    if !title.isEmpty { question.append(table.add(GSText(.lionheart.head2, title))) }
    if !detail.isEmpty {
      question += [
        .words([Span(detail, role: .textSecondary)], wraps: true, style: .lionheart.body3R), .blank,
      ]
    }
    return .column(
      question + [
        .interactive(id, .spoken(spoken, .panel(panel, line))),
        .padded(
          Edges(horizontal: .large),
          .spoken(
            Spoken(.text, message),
            .sized(width: .atMost(columns), .words([verdict], wraps: true, style: .lionheart.body4))
          )),
      ])
  }

  private var spoken: Spoken {
    let isInvalid =
      switch state.verdict {
      case .outOfRange, .tooLong: true
      case .empty, .valid: false
      }
    return Spoken(
      .textField, placeholder, value: state.field.text, states: isInvalid ? [.invalid] : [])
  }

  private var verdict: Span {
    switch state.verdict {
    case .empty: Span("! " + message, role: .textSecondary)
    case .outOfRange, .tooLong: Span("! " + message, role: .destructive)
    case .valid: Span("✓ " + message, role: .textSecondary)
    }
  }

  /// Points, as LionHeart publishes them.
  private static let radius = Radius(.lionheart, "container")
  private static let height = ControlSize(.lionheart, "container")
}
