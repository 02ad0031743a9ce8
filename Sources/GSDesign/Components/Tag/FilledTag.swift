/// A tag with a fill; made by ``GSTag/filled(_:color:configuration:isSelected:isDisabled:isFocused:interaction:id:action:)``.
public struct FilledTag: Component, Selectable {
  /// The text on the tag, one line; ends in `…` if it does not fit.
  public let title: String
  /// The colour of the fill.
  public let color: TagColor
  /// The size, by its height in points.
  public let configuration: TagConfiguration
  /// Whether it is selected: the solid fill and bold words, with a `✓` where colours do not suffice.
  public var isSelected: Bool
  /// Whether it refuses focus, keys and pointer.
  public var isDisabled: Bool
  /// Whether it has the focus, which underlines the title.
  public var isFocused: Bool
  /// The pointer state: none, hovering or pressing.
  public var interaction: Interaction
  /// The name used for focus and pointer events.
  public let id: FocusID
  let action: (() -> Void)?

  /// The current colour roles.
  public var ink: Ink {
    (isDisabled ? color.inks.disabled : enabledInk(color))
      .under(interaction, isDisabled: isDisabled)
  }

  private func enabledInk(_ color: TagColor) -> Ink {
    isSelected ? color.inks.selected : color.inks.normal
  }

  /// Returns the look, and enters one tab stop with the action; a disabled tag has neither.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !isDisabled, action: isDisabled ? nil : action)
    return .interactive(id, look())
  }

  /// The tag alone; with a remove mark while its group is being edited.
  ///
  /// - Parameters:
  ///   - mark: the remove mark; nil while its group is not edited.
  ///   - position: its position in its group.
  func look(mark: Element? = nil, position: Spoken.Position? = nil) -> Element {
    let panel = Panel(
      ink: ink, shape: .capsule, height: .fixed(configuration.height),
      horizontalPadding: configuration.horizontalPadding,
      marks: Marks(
        isSelected: isSelected, isFocused: isFocused, isDisabled: isDisabled,
        interaction: interaction)
    ).and {
      $0.enabledInks = TagColor.allCases.map(enabledInk)
      $0.unselectedInks = TagColor.allCases.map(\.inks.normal) + [color.inks.disabled]
    }
    let label = Element.label(title, style: configuration.textStyle)
    let spoken = Spoken(
      .toggleButton, name: SampleLabel(title, title), states: mark == nil ? [] : [.editing],
      position: position)
    return .spoken(
      spoken, .panel(panel, mark.map { .row(spacing: .small, [label, $0]) } ?? label))
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
