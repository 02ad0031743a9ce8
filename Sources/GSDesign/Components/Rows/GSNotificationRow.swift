/// A notification: the service that it comes from, in its colour, above the words.
///
/// ```swift
/// GSNotificationRow(.zatch, service: "Zatch", "Someone wants to swap.")
/// ```
public struct GSNotificationRow: Component, Hashable, Sendable {
  /// Where a notification comes from.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// People who swap things.
    case zatch
    /// People who buy together.
    case gatch
    /// The people who make the app.
    case notice

    fileprivate var role: ColorRole {
      switch self {
      case .zatch: .tagPurpleLine
      case .gatch: .tagYellowLine
      case .notice: .text
      }
    }
  }

  /// Where it comes from.
  public let kind: Kind
  /// The name of its source.
  public let service: String
  /// The words, in as many lines as they take.
  public let text: String

  /// Makes a row from its source and its text.
  public init(_ kind: Kind, service: String, _ text: String) {
    self.kind = kind
    self.service = service
    self.text = text
  }

  /// Returns the look; a notification takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    .spoken(
      Spoken(.label, service + ", " + text),
      .padded(
        Edges(horizontal: .extraLarge, vertical: .medium),
        .column([
          .words(
            [Span(service, role: kind.role, emphasis: .bold)], style: .zatch.bold14),
          .words([Span(text, role: .text)], wraps: true, style: .zatch.medium14),
        ])))
  }
}
