/// A tag with a fill; made by ``GSTag/filled(_:color:configuration:isSelected:isDisabled:isFocused:interaction:id:action:)``.
public struct FilledTag: Component, Selectable {
  public let title: String
  public let color: TagColor
  public let configuration: TagConfiguration
  public var isSelected: Bool
  public var isDisabled: Bool
  public var isFocused: Bool
  public var interaction: Interaction
  public let id: FocusID
  let action: (() -> Void)?

  /// The roles it is drawn in now.
  public var ink: Ink {
    let base =
      isDisabled ? color.inks.disabled : isSelected ? color.inks.selected : color.inks.normal
    return base.under(interaction, isDisabled: isDisabled)
  }

  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !isDisabled, action: isDisabled ? nil : action)
    return .interactive(id, look(isEditing: false))
  }

  /// The tag alone; with a remove mark while its group is being edited.
  func look(isEditing: Bool) -> Element {
    let panel = Panel(
      ink: ink, shape: .capsule, height: .fixed(configuration.height),
      horizontalPadding: configuration.horizontalPadding,
      marks: Marks(
        isSelected: isSelected, isFocused: isFocused, isDisabled: isDisabled,
        interaction: interaction))
    let label = Element.label(title)
    return .panel(panel, isEditing ? .row(spacing: .small, [label, .label("✕")]) : label)
  }
}

private struct TagInks {
  let normal: Ink
  let selected: Ink
  let disabled = Ink(text: .onTagDisabled, fill: .tagDisabledFill)
}

extension TagColor {
  fileprivate var inks: TagInks {
    switch self {
    case .purple:
      TagInks(
        normal: Ink(text: ColorRole(.tagPurpleOnTint), fill: ColorRole(.tagPurpleTint)),
        selected: Ink(text: ColorRole(.tagPurpleOnSolid), fill: ColorRole(.tagPurpleSolid)))
    case .yellow:
      TagInks(
        normal: Ink(text: ColorRole(.tagYellowOnTint), fill: ColorRole(.tagYellowTint)),
        selected: Ink(text: ColorRole(.tagYellowOnSolid), fill: ColorRole(.tagYellowSolid)))
    }
  }
}
