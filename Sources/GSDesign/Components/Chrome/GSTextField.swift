/// A line of text that can be typed into.
///
/// A text longer than the field scrolls so that the caret is always seen.
///
/// ```swift
/// GSTextField(state: TextFieldState("swift"), placeholder: "Tag name")
/// ```
public struct GSTextField: Component, Hashable, Sendable {
  /// The text, the caret, and whether it has the focus or is disabled.
  public let state: TextFieldState
  /// The text shown while the field is empty.
  public let placeholder: String
  /// The text before the value, which cannot be edited, such as `/`.
  public let prompt: String
  /// The name used for focus and pointer events.
  public let id: FocusID
  /// The room for the text, 1 or more.
  public let columns: Int
  /// The look of the field.
  public let style: Style

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - state: the text and the caret.
  ///   - placeholder: shown while the text is empty.
  ///   - prompt: bold words before the text; empty shows none.
  ///   - id: the name of its one tab stop.
  ///   - columns: the room for the text in cells; below 1 counts as 1.
  ///   - style: the look; one row by default.
  public init(
    state: TextFieldState, placeholder: String = "", prompt: String = "", id: FocusID = "field",
    columns: Int = 24, style: Style = .plain
  ) {
    self.state = state
    self.placeholder = placeholder
    self.prompt = prompt
    self.id = id
    self.columns = max(1, columns)
    self.style = style
  }

  /// Returns the look with the caret if it is focused, and enters one tab stop unless it is disabled.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled)
    let marks = Marks(
      isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction)
    let panel = style.panel(ink).and { $0.marks = marks }
    let line = Element.sized(
      width: .exactly(columns), height: .exactly(1), alignment: style.alignment, content)
    guard prompt.isEmpty else {
      let before = Element.words([Span(prompt, emphasis: .bold)], style: .body1)
      return .interactive(
        id, .spoken(spoken, .panel(panel, .row(spacing: .small, [before, line]))))
    }
    return .interactive(id, .spoken(spoken, style.decorated(panel, line, state)))
  }

  private var ink: Ink {
    if state.isDisabled { return Ink(text: .onDisabled, fill: .disabledFill) }
    return style.ink.under(state.interaction)
  }

  private var spoken: Spoken {
    Spoken(.textField, [prompt, placeholder].first { !$0.isGlyphArt } ?? "", value: state.text)
  }

  /// Words in the middle of their room always leave a cell for the caret behind them: the focus must not move them.
  private var content: Element {
    let words = style.words(of: state, placeholder: placeholder)
    let hasCaretCell = state.isFocused && state.caret >= state.text.count
    return style.alignment.horizontal == .center && !state.text.isEmpty && !hasCaretCell
      ? .row([words, .gap(1)]) : words
  }
}

extension Element {
  /// The text of a field, or its placeholder, with the caret while it is focused.
  ///
  /// - Parameters:
  ///   - state: the text, the caret and the focus.
  ///   - placeholder: shown while the text is empty.
  ///   - placeholderRole: the role of the placeholder while the field is not disabled.
  ///   - emphasis: the emphasis of the text, such as bold.
  ///   - style: the type that documents set them in.
  static func words(
    of state: TextFieldState, placeholder: String, placeholderRole: ColorRole = .placeholder,
    emphasis: Emphasis = [], style: GSTextStyle
  ) -> Element {
    let caret = state.isFocused ? state.caret : nil
    let isWrapped = state.isMultiline
    guard state.text.isEmpty else {
      // Lines end before their blanks: of blanks alone nothing would be left to mark.
      let isBlank = isWrapped && state.text.allSatisfy(\.isWhitespace)
      let text = isBlank ? String(state.text.map { $0 == " " ? "\u{A0}" : $0 }) : state.text
      return .words(
        [Span(text, emphasis: emphasis)], wraps: isWrapped, caret: caret, style: style)
    }
    let role = state.isDisabled ? nil : placeholderRole
    return .words(
      [Span(placeholder, role: role, emphasis: .dimInMono)], wraps: isWrapped, caret: caret,
      style: style)
  }
}
