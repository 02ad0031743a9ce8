/// A static label with a thin outline; made by ``GSTag/outlined(_:)``.
public struct OutlinedTag: Component, Hashable, Sendable {
  /// The text on the tag, one line; ends in `…` if it does not fit.
  public let title: String

  /// Returns the look; it enters nothing into the table.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .accentText, stroke: .accentText), shape: .rounded(radius: Self.radius),
      height: .padded(Self.verticalPadding), horizontalPadding: Self.horizontalPadding,
      strokeWidth: Self.line)
    return .panel(panel, .label(title, style: .lionheart.body4))
  }

  private static let radius = Radius(.lionheart, "tag")
  private static let verticalPadding = Space(.lionheart, "tagVertical")
  private static let horizontalPadding = Space(.lionheart, "tagHorizontal")
  private static let line = StrokeWidth(.lionheart, "tag")
}

extension GSTag {
  /// A label with a thin line around it, as LionHeart marks a category: radius 3, a line of 1 point.
  ///
  /// It takes neither focus nor pointer. For a tag that can be selected use
  /// ``stroke(_:color:configuration:isSelected:isFocused:interaction:id:action:)``.
  public static func outlined(_ title: String) -> OutlinedTag {
    OutlinedTag(title: title)
  }
}
