/// A switch for a setting that takes effect at once.
///
/// The knob is at the right while the switch is on, and at the left while it is off.
///
/// ```swift
/// GSSwitch(state: TagState(isSelected: true))
/// ```
public struct GSSwitch: Component {
  /// Whether it is on (selected), disabled, focused or under the pointer.
  public let state: TagState
  /// The name used for focus and pointer events.
  public let id: FocusID
  private let action: (() -> Void)?

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - state: off and at rest by default.
  ///   - id: the name of its one tab stop.
  ///   - action: runs when it is pressed; a disabled switch never runs it.
  public init(
    state: TagState = TagState(), id: FocusID = "switch", action: (() -> Void)? = nil
  ) {
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look, and enters one tab stop with the action; a disabled switch has neither.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled, action: state.isDisabled ? nil : action)
    return .interactive(id, Self.look(of: state))
  }

  /// The look of a switch that another component enters under a name of its own.
  ///
  /// - Parameter name: the spoken name of the setting; nil if a label beside the switch says it.
  static func look(of state: TagState, name: SampleLabel? = nil) -> Element {
    let enabled =
      state.isSelected
      ? Ink(text: .onAccent, fill: .accent) : Ink(text: .onSelection, fill: .selectionFill)
    let ink = state.isDisabled ? Ink(text: .onDisabled, fill: .disabledFill) : enabled
    let panel = Panel(
      ink: ink.under(state.interaction, isDisabled: state.isDisabled), shape: .capsule,
      horizontalPadding: .small,
      marks: Marks(
        isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction)
    ).and { $0.enabledInks = [enabled] }
    let isOn: SpokenState = state.isSelected ? .on : .off
    return .spoken(
      Spoken(.switchButton, name: name ?? SampleLabel("", ""), states: [isOn]),
      .panel(panel, .label(state.isSelected ? "  ●" : "●  ")))
  }
}
