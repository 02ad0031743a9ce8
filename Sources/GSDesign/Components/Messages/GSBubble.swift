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
  /// The measures of the bubble.
  public let style: Style
  private let author: Author

  /// The measures of a bubble.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// GitSpace's: radius 20, 15 points inside.
    case roomy
    /// Zatch's: radius 16, 8 points above and below, 16 at the sides.
    case compact

    fileprivate var radius: Radius {
      switch self {
      case .roomy: Radius(.gitspace, "message")
      case .compact: Radius(.zatch, "message")
      }
    }

    fileprivate var padding: (vertical: Space, horizontal: Space) {
      switch self {
      case .roomy: (Space(.gitspace, "message"), Space(.gitspace, "message"))
      case .compact: (Space(.zatch, "messageVertical"), Space(.zatch, "messageHorizontal"))
      }
    }

    fileprivate var text: GSTextStyle {
      switch self {
      case .roomy: .body1
      case .compact: .zatch.regular16
      }
    }

    fileprivate var stamp: GSTextStyle {
      switch self {
      case .roomy: .caption2
      case .compact: .zatch.regular13
      }
    }
  }

  /// One's own message, with the time before it.
  public static func mine(
    _ text: String, time: String = "", style: Style = .roomy
  ) -> GSBubble {
    GSBubble(text: text, time: time, style: style, author: .me)
  }

  /// Someone else's message, with the time behind it.
  public static func theirs(
    _ text: String, time: String = "", style: Style = .roomy
  ) -> GSBubble {
    GSBubble(text: text, time: time, style: style, author: .others)
  }

  /// Returns the look; it enters nothing into the table.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: ink, shape: .rounded(radius: style.radius), height: .padded(style.padding.vertical),
      horizontalPadding: style.padding.horizontal)
    let words = Element.sized(
      width: .atMost(Self.columns), .words([Span(text)], wraps: true, style: style.text))
    let bubble = Element.panel(panel, words)
    let spoken = Spoken(author == .me ? .sentMessage : .receivedMessage, text, value: time)
    guard !time.isEmpty else { return .spoken(spoken, bubble) }
    let stamp = table.add(GSText(style.stamp, time))
    return .spoken(
      spoken,
      .row(
        spacing: .small, alignment: .bottom,
        author == .me ? [stamp, bubble] : [bubble, stamp]))
  }

  private var ink: Ink {
    switch author {
    case .me: Ink(text: .onAccent, fill: .accent)
    case .others: Ink(text: .onMessage, fill: .messageFill)
    }
  }

  private static let columns = 28
}
