import GSDesign

/// A choice that is on or off: a component has a state, reactions to input, and a look.
struct Chip: Component, Hashable, Sendable {
  var title = "Ready"
  var isOn = false
  var isDisabled = false
  var isFocused = false
  var interaction = Interaction.normal
  var id: FocusID = "chip"

  /// Enter, Space and a click turn it on and off.
  mutating func handle(_ intent: Intent) -> Outcome {
    var press = PressState(isFocused: isFocused, interaction: interaction)
    let outcome = press.handle(intent, isDisabled: isDisabled)
    (isFocused, interaction) = (press.isFocused, press.interaction)
    guard outcome == .activated else { return outcome }
    isOn.toggle()
    return isOn ? .selected(0) : .deselected(0)
  }

  /// Roles and points, never colours or cells. The control shows focus, press and selection by itself.
  func lower(into table: inout InteractionTable) -> Element {
    let ink: Ink =
      if isDisabled {
        Ink(text: .onDisabled, fill: .disabledFill)
      } else if isOn {
        Ink(text: .onAccent, fill: .accent)
      } else {
        Ink(text: .text, fill: .surface)
      }
    return table.control(
      id,
      ControlState(
        isSelected: isOn, isFocused: isFocused, isDisabled: isDisabled, interaction: interaction),
      panel: Panel(ink: ink, shape: .capsule, horizontalPadding: .medium),
      label: GSText(.body1, title).element.asLabel)
  }
}
