/// A tag with a line around it; made by ``GSTag/stroke(_:color:configuration:isSelected:isFocused:interaction:id:action:)``.
///
/// It has no disabled state and no fill, so it has no parameters for them.
public struct StrokeTag: Component, Selectable {
  /// The text on the tag, one line; ends in `…` if it does not fit.
  public let title: String
  /// The colour of the line and the words while it is selected.
  public let color: TagColor
  /// The size, by its height in points.
  public let configuration: TagConfiguration
  /// Whether it is selected: a heavier line in its colour and bold words, with a `✓` where colours do not
  /// suffice.
  public var isSelected: Bool
  /// Whether it has the focus, which underlines the title.
  public var isFocused: Bool
  /// The pointer state: none, hovering or pressing.
  public var interaction: Interaction
  /// The name used for focus and pointer events.
  public let id: FocusID
  let action: (() -> Void)?

  /// The current role of its words.
  public var text: ColorRole { ink.text }
  /// The current role of its line.
  public var stroke: ColorRole { ink.text }
  /// 1 point, and 1.5 while it is selected.
  public var strokeWidth: StrokeWidth { isSelected ? Self.selectedLine : Self.line }

  private static let line = StrokeWidth(.zatch, "tag")
  private static let selectedLine = StrokeWidth(.zatch, "tagSelected")

  /// Returns the look, and enters one tab stop with the action.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: ink, shape: .capsule, height: .fixed(configuration.height),
      horizontalPadding: configuration.horizontalPadding, strokeWidth: strokeWidth
    ).and { $0.unselectedInks = [color.inks.normal] }
    return table.control(
      id,
      ControlState(
        isSelected: isSelected, isFocused: isFocused, isDisabled: false, interaction: interaction),
      panel: panel, label: .label(title, style: configuration.textStyle),
      spoken: Spoken(.toggleButton), action: action)
  }

  private var ink: Ink {
    let base = isSelected ? color.inks.selected : color.inks.normal
    return base.under(interaction)
  }
}

private struct TagInks {
  let normal = Ink(text: .tagLine, stroke: .tagLine)
  let selected: Ink
}

extension TagColor {
  fileprivate var inks: TagInks {
    switch self {
    case .purple: TagInks(selected: line(.tagPurpleLine))
    case .yellow: TagInks(selected: line(.tagYellowLine))
    }
  }

  private func line(_ role: BuiltInRole) -> Ink {
    Ink(text: ColorRole(role), stroke: ColorRole(role))
  }
}
