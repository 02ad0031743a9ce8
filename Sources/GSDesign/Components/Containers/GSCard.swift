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
    /// A fill in contrast to the page, as GitSpace's canvas: radius 17, 20 points inside.
    case filled
    /// A line around the content and no fill, as the cards of RIBs-todo: radius 10, 1 point.
    case outlined
    /// A line in the colour of completed tasks, as the second card of RIBs-todo.
    case completed
    /// A fill around a field or a note, as LionHeart's containers: radius 8.
    case container
    /// A line around a message and no fill, as GitSpace's knocks: radius 17, 20 points inside.
    case knock
  }

  /// The look of the frame.
  public let style: Style
  private let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - style: a fill by default.
  ///   - content: the content, side by side; for another arrangement use
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
        ink: Ink(text: .text, fill: .surface), shape: .rounded(radius: Self.filledRadius),
        height: .padded(Self.filledPadding), horizontalPadding: Self.filledPadding
      ).and { $0.shadow = .card }
    case .outlined: lined(.outline)
    case .completed: lined(.tagYellowLine)
    case .container:
      Panel(
        ink: Ink(text: .text, fill: .raised), shape: .rounded(radius: Self.containerRadius),
        height: .padded(.large), horizontalPadding: .large)
    case .knock:
      Panel(
        ink: Ink(text: .text, stroke: .outline), shape: .rounded(radius: Self.knockRadius),
        height: .padded(Self.knockPadding), horizontalPadding: Self.knockPadding,
        strokeWidth: .thin)
    }
  }

  private func lined(_ role: ColorRole) -> Panel {
    Panel(
      ink: Ink(text: .text, stroke: role), shape: .rounded(radius: Self.linedRadius),
      height: .padded(.large), horizontalPadding: .large, strokeWidth: Self.line)
  }

  private static let filledRadius = Radius(.gitspace, "card")
  private static let filledPadding = Space(.gitspace, "card")
  private static let knockPadding = Space(.gitspace, "knock")
  private static let knockRadius = Radius(.gitspace, "knock")
  private static let containerRadius = Radius(.lionheart, "container")
  private static let linedRadius = Radius(.ribsTodo, "card")
  private static let line = StrokeWidth(.ribsTodo, "card")
}
