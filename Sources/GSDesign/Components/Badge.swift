/// A count beside a label, as a capsule of one row.
public struct GSBadge: Component, Hashable, Sendable {
  /// The count, 1 or more.
  public let count: Int

  /// The text of the badge. Counts from 100 on are written `99+`: a badge says that there is much, not how much.
  public var text: String { count > 99 ? "99+" : String(count) }

  /// The badge of a count; nil for a count below 1.
  public init?(_ count: Int) {
    guard count > 0 else { return nil }
    self.count = count
  }

  /// Returns the capsule; it enters nothing into the table, since a badge takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .onBadge, fill: .badgeFill), shape: .capsule,
      height: .padded(Self.padding), horizontalPadding: .small)
    return .panel(panel, .label(text, style: .captionPrimary2))
  }

  /// Points above and below the count.
  private static let padding = Space(points: 3)
}

extension Element {
  /// One line of words in the ink of the panel around them, with a ``GSBadge`` behind it.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - badge: the count; below 1 the label has no badge.
  ///   - style: the type that documents set the words in; nil is the terminal's own.
  public static func label(_ text: String, badge: Int, style: GSTextStyle? = nil) -> Element {
    let label = Element.label(text, style: style)
    return GSBadge(badge).map { .row(spacing: .small, [label, $0.element]) } ?? label
  }
}
