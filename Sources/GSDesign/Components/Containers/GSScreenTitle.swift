/// The title of a screen, alone at its head.
///
/// ```swift
/// GSScreenTitle("Popular now")
/// ```
public struct GSScreenTitle: Component, Hashable, Sendable {
  /// The words, one line.
  public let title: String

  /// Makes a title.
  public init(_ title: String) {
    self.title = title
  }

  /// Returns the words in the room of a title, 120 points high; a title takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .text), height: .fixed(Self.height), horizontalPadding: Self.padding)
    return .spoken(
      Spoken(.heading, title),
      .panel(panel, .words([Span(title, emphasis: .bold)], style: Self.style)))
  }

  /// Points, as Zatch publishes them.
  private static let height = ControlSize(.zatch, "title")
  private static let padding = Space(.zatch, "title")
  /// Larger than the bold styles of the ramp, which has none of 22 points.
  private static let style = GSTextStyle("bold22", family: "Pretendard", size: 22, weight: 700)
}
