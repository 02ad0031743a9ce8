/// A frame around things that belong together.
///
/// ```swift
/// GSCard {
///   GSText(.title3, "Contributors")
/// }
/// ```
public struct GSCard: Component {
  /// The look of the frame.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A fill that stands out from the page, as GitSpace's canvas: radius 17, 20 points inside.
    case filled
    /// A line around the content and no fill, as the cards of RIBs-todo: radius 10, 1 point.
    case outlined
  }

  /// The look of the frame.
  public let style: Style
  private let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - style: a fill by default.
  ///   - content: what stands in it, side by side; for another arrangement use
  ///     ``Content/column(spacing:alignment:_:)``.
  public init(_ style: Style = .filled, @ContentBuilder content: () -> Content) {
    self.style = style
    self.content = content()
  }

  /// Returns the look, and enters whatever the content enters; a card itself takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    .panel(panel, content.lower(into: &table))
  }

  private var panel: Panel {
    switch style {
    case .filled:
      Panel(
        ink: Ink(text: .text, fill: .raised), shape: .rounded(radius: Self.filledRadius),
        height: .padded(Self.filledPadding),
        horizontalPadding: Self.filledPadding)
    case .outlined:
      Panel(
        ink: Ink(text: .text, stroke: .outline), shape: .rounded(radius: Self.linedRadius),
        height: .padded(.large),
        horizontalPadding: .large, strokeWidth: Self.line)
    }
  }

  private static let filledRadius = Radius(.gitspace, "card")
  private static let filledPadding = Space(.gitspace, "card")
  private static let linedRadius = Radius(.ribsTodo, "card")
  private static let line = StrokeWidth(.ribsTodo, "card")
}
