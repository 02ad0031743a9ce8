/// The tag of a town, which a press removes; made by ``GSTag/town(_:state:id:action:)``.
public struct TownTag: Component {
  /// The name of the town, one line.
  public let title: String
  /// Whether it has the focus, and whether the pointer hovers over it or presses it.
  public let state: ButtonState
  /// The name used for focus and pointer events.
  public let id: FocusID
  let action: () -> Void

  /// Returns the look, and enters one tab stop with the action.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .tagYellowOnTint, fill: .tagYellowTint), shape: .capsule,
      height: .fixed(Self.height), horizontalPadding: Self.padding)
    return table.control(
      id,
      ControlState(
        isSelected: false, isFocused: state.isFocused, isDisabled: false,
        interaction: state.interaction),
      panel: panel,
      label: .row(spacing: .small, [.label(title, style: .zatch.medium16), .label("✕")]),
      spoken: Spoken(.button, states: [.editing]), action: action)
  }

  /// Points, as Zatch publishes them.
  private static let height = ControlSize(.zatch, "town")
  private static let padding = Space(.zatch, "town")
}

extension GSTag {
  /// The tag of a town with a delete icon, as Zatch lists the towns of a person: yellow, 28 points high.
  ///
  /// ```swift
  /// GSTag.town("Hongje") { model.remove(town) }
  /// ```
  public static func town(
    _ title: String, state: ButtonState = ButtonState(), id: FocusID = "town",
    action: @escaping () -> Void
  ) -> TownTag {
    TownTag(title: title, state: state, id: id, action: action)
  }
}
