/// A message of a chat: one's own in the accent, others' on a raised ground.
///
/// ```swift
/// GSBubble.mine("On my way.", time: "9:41")
/// GSBubble.theirs("See you soon!", time: "9:42")
/// ```
public struct GSBubble: Component, Hashable, Sendable {
  private enum Author: Hashable, Sendable {
    case me, others
  }

  /// The words; they wrap.
  public let text: String
  /// When it was sent; empty shows nothing.
  public let time: String
  private let author: Author

  /// One's own message, with the time before it.
  public static func mine(_ text: String, time: String = "") -> GSBubble {
    GSBubble(text: text, time: time, author: .me)
  }

  /// Someone else's message, with the time behind it.
  public static func theirs(_ text: String, time: String = "") -> GSBubble {
    GSBubble(text: text, time: time, author: .others)
  }

  /// Returns the look; it enters nothing into the table.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: ink, shape: .rounded(radius: Self.radius), height: .padded(Self.padding),
      horizontalPadding: .large)
    let words = Element.sized(
      width: .atMost(Self.columns), .words([Span(text)], wraps: true, style: .body1))
    let bubble = Element.panel(panel, words)
    let spoken = Spoken(author == .me ? .sentMessage : .receivedMessage, text, value: time)
    guard !time.isEmpty else { return .spoken(spoken, bubble) }
    let stamp = table.add(GSText(.caption2, time))
    return .spoken(
      spoken,
      .row(
        spacing: .small, alignment: .bottom,
        author == .me ? [stamp, bubble] : [bubble, stamp]))
  }

  private var ink: Ink {
    switch author {
    case .me: Ink(text: .onAccent, fill: .accent)
    case .others: Ink(text: .text, fill: .raised)
    }
  }

  /// Points, as GitSpace and Zatch publish them.
  private static let radius = Radius.points16
  private static let padding = Space.small
  private static let columns = 28
}
