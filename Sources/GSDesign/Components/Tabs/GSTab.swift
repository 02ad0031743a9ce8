/// One tab of ``GSTabs``: words above a line that is there while the tab is selected.
public struct GSTab: Component, Selectable, Hashable, Sendable {
  public let title: String
  public let badge: Int
  public var isSelected: Bool
  public var isDisabled: Bool
  public var isFocused: Bool
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
