/// Plain words in one of the styles: the way to put words anywhere.
///
/// Two asterisks at each side make words bold; an unpaired one is shown unchanged.
///
/// ```swift
/// GSText(.title3, "Select tags from **your** list")
/// ```
///
/// Inside a ``GSButton`` the words keep their weight and take the button's ink, so that a label follows the state.
public struct GSText: Component, Hashable, Sendable {
  /// The style: role, weight and blank rows around the words.
  public let style: GSTextStyle
  /// The words, with `**` around those that are bold unless it is verbatim.
  public let text: String
  /// Whether the text is one line, shown exactly as written.
  public let isVerbatim: Bool

  /// Words that wrap into as many lines as they take, with `**` around those that are bold.
  public init(_ style: GSTextStyle, _ text: String) {
    self.style = style
    self.text = text
    isVerbatim = false
  }

  /// One line of words with their asterisks, such as a link or a name; a line too long ends in `…`.
  public init(_ style: GSTextStyle, verbatim text: String) {
    self.style = style
    self.text = text
    isVerbatim = true
  }

  /// Returns the look; words enter nothing.
  public func lower(into table: inout InteractionTable) -> Element {
    if isVerbatim {
      return Element(
        .words(Words([Span(text, role: style.role, emphasis: style.emphasis)], style: style)))
    }
    return .block(Words(InlineEmphasis.spans(of: text, style: style), wraps: true, style: style))
  }
}
