/// A count beside a label, as a capsule of one row.
package struct Badge: Component, Hashable, Sendable {
  package let count: Int

  /// Counts from 100 on are written `99+`: a badge says that there is much, not how much.
  package var text: String { count > 99 ? "99+" : String(count) }

  /// Nothing to show for a count of 0.
  package init?(_ count: Int?) {
    guard let count, count > 0 else { return nil }
    self.count = count
  }

  package func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .onBadge, fill: .badgeFill), shape: .capsule, horizontalPadding: .small)
    return .panel(panel, .label(text))
  }
}

extension Element {
  /// A label with a badge behind it, where there is one.
  package static func label(_ text: String, badge: Badge?) -> Element {
    badge.map { .row(spacing: .small, [.label(text), $0.element]) } ?? .label(text)
  }
}
