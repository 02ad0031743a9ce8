/// Lines of a text in a window: typed into, or only read, as a log is.
///
/// Only the lines in view are made. A line that is too long ends in `…`; the line of the caret scrolls with it. An
/// edge at the left shows the focus, with a ring on it under the pointer and a dot during a press. A line at the right
/// shows the place of the window.
///
/// ```swift
/// GSTextArea(state: model.note, id: "note", columns: 60)
/// GSTextArea(state: model.log, id: "log", columns: 80) { lines[$0] }
/// ```
public struct GSTextArea: Component {
  /// The window, and the text that is typed into.
  public let state: TextAreaState
  /// The name of its one tab stop; each line in view is a member of it.
  public let id: FocusID
  /// The columns of cells of the whole area, 4 or more.
  public let columns: Int
  /// Shown while a text that is typed into is empty.
  public let placeholder: String
  /// The style of the lines.
  public let textStyle: GSTextStyle
  /// The lines in view.
  private let lines: [String]

  /// Makes an area for a text that is typed into.
  ///
  /// - Parameters:
  ///   - state: the text and the window; nothing is shown of one that is only read.
  ///   - id: the name of its one tab stop.
  ///   - columns: the columns of the whole area in cells; below 4 counts as 4.
  ///   - placeholder: shown while the text is empty.
  ///   - textStyle: the style of the lines.
  public init(
    state: TextAreaState, id: FocusID = "area", columns: Int, placeholder: String = "",
    textStyle: GSTextStyle = .body1
  ) {
    let all = (state.field?.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      state: state, id: id, columns: columns, placeholder: placeholder, textStyle: textStyle
    ) { all.indices.contains($0) ? String(all[$0]) : "" }
  }

  /// Makes an area for a text that is only read.
  ///
  /// - Parameters:
  ///   - state: the window.
  ///   - id: the name of its one tab stop.
  ///   - columns: the columns of the whole area in cells; below 4 counts as 4.
  ///   - textStyle: the style of the lines.
  ///   - line: the line at an index; called once for each line in view.
  public init(
    state: TextAreaState, id: FocusID = "area", columns: Int, textStyle: GSTextStyle = .body1,
    line: (Int) -> String
  ) {
    self.init(
      state: state, id: id, columns: columns, placeholder: "", textStyle: textStyle, line: line)
  }

  private init(
    state: TextAreaState, id: FocusID, columns: Int, placeholder: String, textStyle: GSTextStyle,
    line: (Int) -> String
  ) {
    self.state = state
    self.id = id
    self.columns = max(4, columns)
    self.placeholder = placeholder
    self.textStyle = textStyle
    lines = state.window.visible.map {
      let line = line($0)
      return state.shift == 0 ? line : String(line.dropFirst(state.shift))
    }
  }

  /// Returns the look with the caret if it is focused, and enters one tab stop with a part for each line in view.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id)
    table.add(id.ground, isTabStop: false)
    let caret = state.field.flatMap { $0.isFocused ? $0.caretPlace : nil }
    let parts = zip(state.window.visible, lines).map { index, line in
      table.add(id.child(index), isTabStop: false)
      let words = self.words(line, caret: caret.flatMap { $0.line == index ? $0.column : nil })
      return Element.interactive(
        id.child(index), .sized(width: .fill, height: .exactly(1), words))
    }
    let rows = Element.row([
      edge, .gap(1),
      .sized(
        width: .fill,
        .scrolling(state.window, .column(parts), role: isEdited ? .placeholder : .textTertiary)),
    ])
    let area = Element.interactive(
      id.ground,
      .spoken(
        spoken, .sized(width: .exactly(columns), height: .exactly(state.window.rows), rows)))
    guard let field = state.field else { return area }
    return .backdrop(field.interaction == .hovered ? .fieldFill.hovered : .fieldFill, area)
  }

  private func words(_ line: String, caret: Int?) -> Element {
    guard let field = state.field else {
      return .words([Span(line, role: .text)], style: textStyle)
    }
    let isEmpty = field.text.isEmpty
    let span =
      isEmpty
      ? Span(placeholder, role: .placeholder, emphasis: .dimInMono) : Span(line, role: .onField)
    return .words([span], caret: caret, style: textStyle)
  }

  /// Whether the text is typed into.
  private var isEdited: Bool { state.field != nil }

  /// The bar of the focus, or the thin line of a pointer, along all rows; a mark in its middle shows the pointer beside
  /// the focus, and without colours.
  private var edge: Element {
    let role: ColorRole = isEdited ? .onField : state.isFocused ? .accentText : .text
    let line: Element =
      state.isFocused || state.interaction != .normal
      ? .rule(
        .vertical, role: role, width: state.isFocused ? StrokeWidth(points: 2.25) : .thin)
      : .empty
    let column = Element.sized(width: .exactly(1), height: .exactly(state.window.rows), line)
    guard let mark else { return column }
    return .layered(
      column, overlay: .words([Span(mark, role: role, emphasis: .bold)]), alignment: .center)
  }

  /// A dot during a press, a ring under the pointer.
  private var mark: String? {
    switch state.interaction {
    case .normal: nil
    case .hovered: "○"
    case .pressed: "●"
    }
  }

  private var spoken: Spoken {
    let states = Set<SpokenState>(isFocused: state.isFocused, interaction: state.interaction)
    return state.field.map { Spoken(.textField, placeholder, value: $0.text, states: states) }
      ?? Spoken(.text, lines.joined(by: "\n"), states: states)
  }
}
