/// One tab of ``GSTabs``: words above a line that is there while the tab is selected.
///
/// ```swift
/// GSTab("Received", badge: 3, isSelected: true)
/// ```
public struct GSTab: Component, Selectable, Hashable, Sendable {
  /// The words of the tab, one line.
  public let title: String
  /// The count beside the title; nothing is shown for 0 or less, and `99+` from 100 on.
  public let badge: Int
  /// Whether its screen is shown: a heavy line below it, and words in full ink.
  public var isSelected: Bool
  /// Whether it refuses to act.
  public var isDisabled: Bool
  /// Whether it has the focus, which underlines the title.
  public var isFocused: Bool
  /// The pointer's part in it: none, hovering or pressing.
  public var interaction: Interaction

  /// - Parameter badge: the count beside the title; 0 is none.
  public init(
    _ title: String, badge: Int = 0, isSelected: Bool = false, isDisabled: Bool = false,
    isFocused: Bool = false, interaction: Interaction = .normal
  ) {
    self.title = title
    self.badge = badge
    self.isSelected = isSelected
    self.isDisabled = isDisabled
    self.isFocused = isFocused
    self.interaction = interaction
  }

  /// Returns the look; a tab alone enters nothing, its row does.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: ink, horizontalPadding: .small,
      marks: Marks(
        isSelected: isSelected, isFocused: isFocused, isDisabled: isDisabled,
        interaction: interaction))
    let label = Element.panel(panel, .label(title, badge: badge))
    let width = isSelected ? ButtonMetrics.underlineWidth : GSTabs.hairlineWidth
    return .layered(
      .column([label, .sized(height: .exactly(1), .empty)]),
      overlay: .rule(.horizontal, role: isSelected ? .text : .separator, width: width),
      alignment: .bottom)
  }

  private var ink: Ink {
    if isDisabled { return Ink(text: .textDisabled) }
    return Ink(text: isSelected ? .text : .textTertiary).under(interaction)
  }
}
