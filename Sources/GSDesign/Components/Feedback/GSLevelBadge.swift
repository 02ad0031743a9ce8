/// The level that a user has reached, from 1 to 5.
///
/// ```swift
/// GSLevelBadge(level: 3, "Lion power Lv. 3")
/// ```
public struct GSLevelBadge: Component, Hashable, Sendable {
  /// 1…5.
  public let level: Int
  /// The words for it.
  public let label: String

  /// The levels that there are.
  public static let levels = 1...5

  /// Makes a badge; a level outside of 1 to 5 counts as the nearest.
  public init(level: Int, _ label: String) {
    self.level = min(max(level, Self.levels.lowerBound), Self.levels.upperBound)
    self.label = label
  }

  /// Returns the words between a sign and as many dots as there are levels; a badge takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .text, fill: .raised), shape: .rounded(radius: Self.radius),
      height: .padded(Self.verticalPadding), horizontalPadding: Self.horizontalPadding)
    let reached = String(repeating: "●", count: level)
    let left = String(repeating: "○", count: Self.levels.upperBound - level)
    return .spoken(
      Spoken(.text, label),
      .panel(
        panel,
        .row(
          spacing: Self.gap,
          [
            .words([Span("♛", role: .accentText)]), .label(label, style: .lionheart.title1),
            .words([Span(reached, role: .accentText), Span(left, role: .textTertiary)]),
          ])))
  }

  private static let radius = Radius(.lionheart, "level")
  private static let horizontalPadding = Space(.lionheart, "levelHorizontal")
  private static let verticalPadding = Space(.lionheart, "levelVertical")
  private static let gap = Space(.lionheart, "levelGap")
}
