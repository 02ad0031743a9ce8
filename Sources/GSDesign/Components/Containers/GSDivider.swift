/// A line between parts of a screen.
///
/// ```swift
/// GSDivider(.section)
/// ```
public struct GSDivider: Component, Hashable, Sendable {
  /// How much the line separates.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Rows: a line of 1 point.
    case line
    /// Sections: a line of 1 point over a band of 8.
    case section
  }

  /// How much the line separates.
  public let style: Style

  /// Makes a divider.
  public init(_ style: Style) {
    self.style = style
  }

  /// Returns the line, as wide as the room; a divider takes no focus and is not spoken.
  public func lower(into table: inout InteractionTable) -> Element {
    let line = Element.sized(height: .exactly(1), .rule(.horizontal, width: style.width))
    switch style {
    case .line: return .spoken(Spoken(.decoration), line)
    case .section:
      let band = Panel(ink: Ink(text: .text, fill: .surface), height: .fixed(Style.band))
      return .spoken(
        Spoken(.decoration),
        .column([line, .panel(band, .sized(width: .fill, height: .exactly(1), .empty))]))
    }
  }
}

extension GSDivider.Style {
  /// Points, as LionHeart publishes them for rows, and Zatch for sections.
  fileprivate var width: StrokeWidth {
    switch self {
    case .line: StrokeWidth(.lionheart, "hairline")
    case .section: StrokeWidth(.zatch, "divider")
    }
  }

  fileprivate static let band = ControlSize(.zatch, "sectionBand")
}
