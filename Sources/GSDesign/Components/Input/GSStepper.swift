/// A number between two arrows, such as the week of a curriculum.
///
/// ```swift
/// GSStepper("Week 4", state: StepperState(4, in: 4...40)) { week in model.show(week) }
/// ```
///
/// For a number that is far from the one shown use a ``GSValidatedField``.
public struct GSStepper: Component {
  /// The words for the number of the state.
  public let title: String
  /// The number, its bounds, and whether the pointer hovers over an arrow or presses it.
  public let state: StepperState
  /// The name of its one tab stop; the arrows are members of it.
  public let id: FocusID
  /// The room for the words, 1 or more.
  public let columns: Int
  private let action: ((Int) -> Void)?

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - title: the words for the number of the state, one line.
  ///   - state: the number and its bounds.
  ///   - id: the name of its one tab stop.
  ///   - columns: the room for the words in cells, so that the arrows stay where they are; below 1 counts as 1.
  ///   - action: runs with the number that an arrow leads to; an arrow at its bound never runs it.
  public init(
    _ title: String, state: StepperState, id: FocusID = "stepper", columns: Int = 9,
    action: ((Int) -> Void)? = nil
  ) {
    self.title = title
    self.state = state
    self.id = id
    self.columns = max(1, columns)
    self.action = action
  }

  /// Returns the look, and enters one tab stop and a part for each arrow; an arrow at its bound has no action.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: state.canStep)
    let words = Element.panel(
      Panel(ink: Ink(text: .text), marks: Marks(isFocused: state.isFocused)),
      .words([Span(title, emphasis: .bold)], style: .lionheart.head4))
    return .interactive(
      id,
      .row([
        arrow("‹", at: 0, &table),
        .spoken(
          Spoken(.stepper, title, value: String(state.value)),
          .sized(
            width: .exactly(columns), height: .exactly(1), alignment: Alignment(.center, .top),
            words)),
        arrow("›", at: 1, &table),
      ]))
  }

  private func arrow(
    _ glyph: String, at index: Int, _ table: inout InteractionTable
  ) -> Element {
    let part = id.child(index)
    let isDisabled = state.isDisabled(index)
    let interaction = state.interaction(of: index)
    table.add(
      part, isTabStop: false,
      action: isDisabled
        ? nil : action.map { [state] action in { action(state.value + (index == 0 ? -1 : 1)) } })
    let panel = Panel(
      ink: Ink(text: isDisabled ? .textDisabled : .text).under(interaction),
      horizontalPadding: .small, marks: Marks(isDisabled: isDisabled, interaction: interaction))
    let name = index == 0 ? SampleLabel("Decrement", "감소") : SampleLabel("Increment", "증가")
    return .interactive(
      part, .spoken(Spoken(.button, name: name), .panel(panel, .label(glyph))))
  }
}
