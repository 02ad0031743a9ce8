/// Fields below one another with their labels and messages, and a button that submits them.
///
/// The message below a field has the glyph `!` as well as a colour; its row is kept free, so that nothing moves.
///
/// ```swift
/// GSForm(state: model.form, submit: "Save", id: "form")
/// ```
public struct GSForm: Component {
  /// The fields, the focus and the messages.
  public let state: FormState
  /// The words on the button.
  public let submit: String
  /// The name of the form; its fields and the button behind them are members of it, and tab stops.
  public let id: FocusID
  /// The room for the text of each field, 1 or more.
  public let columns: Int
  /// The language of the messages.
  public let language: Language
  private let action: (() -> Void)?

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - state: the fields and the focus.
  ///   - submit: the words on the button.
  ///   - id: the name of the form.
  ///   - columns: the room for the text of each field in cells; below 1 counts as 1.
  ///   - language: the language of the messages.
  ///   - action: what pressing the button does.
  public init(
    state: FormState, submit: String, id: FocusID = "form", columns: Int = 24,
    language: Language = .english, action: (() -> Void)? = nil
  ) {
    self.state = state
    self.submit = submit
    self.id = id
    self.columns = max(1, columns)
    self.language = language
    self.action = action
  }

  /// Returns the look, and enters a tab stop for each field and for the button.
  public func lower(into table: inout InteractionTable) -> Element {
    var rows: [Element] = []
    for place in state.fields.indices { rows += field(place, into: &table) }
    let button = state.button
    let send = table.control(
      id.child(state.fields.count),
      ControlState(isFocused: button.isFocused, isDisabled: false, interaction: button.interaction),
      panel: Panel(ink: Ink(text: .onAccent, fill: .accent), horizontalPadding: .large),
      label: .label(submit, style: .body1), action: action)
    return .column(rows + [send])
  }

  private func field(_ place: Int, into table: inout InteractionTable) -> [Element] {
    let field = state.fields[place]
    let problem = state.shownProblem(at: place)?.text(language)
    let input = table.add(
      GSTextField(
        state: state.inputs[place], placeholder: field.placeholder, id: id.child(place),
        columns: columns))
    let mark = field.isRequired ? " *" : ""
    let label = Element.spoken(
      Spoken(.decoration),
      .words([Span(field.label, role: .text), Span(mark, role: .textSecondary)], style: .body1))
    let message = problem.map {
      Element.spoken(
        Spoken(.text, $0),
        .words([Span("! " + $0, role: .destructive)], style: .body2))
    }
    return [
      label,
      .spoken(Spoken(.label, field.label, states: problem == nil ? [] : [.invalid]), input),
      .sized(height: .exactly(1), .padded(Edges(horizontal: .small), message ?? .empty)),
    ]
  }
}
