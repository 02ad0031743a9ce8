/// A count beside a label, as a capsule of one row.
public struct GSBadge: Component, Hashable, Sendable {
  /// The count, 1 or more.
  public let count: Int
  /// The system of the component that it is part of.
  private let system: DesignSystem

  /// The text of the badge. Counts from 100 on are written `99+`: a badge says that there is much, not how much.
  public var text: String { count > 99 ? "99+" : String(count) }

  /// The badge of a count; nil for a count below 1.
  public init?(_ count: Int) {
    self.init(count, in: .gitspace)
  }

  /// The badge of a count in a component of a system; nil for a count below 1.
  init?(_ count: Int, in system: DesignSystem) {
    guard count > 0 else { return nil }
    self.count = count
    self.system = system
  }

  /// Returns the capsule; it enters nothing into the table, since a badge takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .onBadge, fill: .badgeFill), shape: .capsule,
      height: .padded(padding.vertical), horizontalPadding: padding.horizontal)
    return .panel(panel, .label(text, style: textStyle))
  }

  /// GitSpace alone has badges: those of another system have its measures without their names.
  private var padding: (vertical: Space, horizontal: Space) {
    switch system {
    case .gitspace: (Self.vertical, Self.horizontal)
    case .zatch, .lionheart, .ribsTodo:
      (Space(points: Self.vertical.points), Space(points: Self.horizontal.points))
    }
  }

  private var textStyle: GSTextStyle {
    switch system {
    case .gitspace: .captionPrimary2
    case .zatch: .zatch.medium12
    case .lionheart: .lionheart.body4
    case .ribsTodo: .ribsTodo.field
    }
  }

  private static let vertical = Space(.gitspace, "badgeVertical")
  private static let horizontal = Space(.gitspace, "badgeHorizontal")
}

extension Element {
  /// One line of words in the ink of the panel around them, with a ``GSBadge`` behind it.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - badge: the count; below 1 the label has no badge.
  ///   - style: the type that documents set the words in; nil is the terminal's own.
  public static func label(_ text: String, badge: Int, style: GSTextStyle? = nil) -> Element {
    label(text, badge: badge, in: .gitspace, style: style)
  }

  /// The same in a component of a system.
  static func label(
    _ text: String, badge: Int, in system: DesignSystem, style: GSTextStyle? = nil
  ) -> Element {
    let label = Element.label(text, style: style)
    return GSBadge(badge, in: system).map { .row(spacing: .small, [label, $0.element]) } ?? label
  }
}
