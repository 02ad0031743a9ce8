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

/// Reads `**bold**` in a line of words.
enum InlineEmphasis {
  /// The spans of a text in the style's role, bold between pairs of two asterisks.
  ///
  /// A pair must enclose some text; unpaired asterisks stay as they were written.
  static func spans(of text: String, style: GSTextStyle) -> [Span] {
    var spans: [Span] = []
    var current = (text: "", emphasis: style.emphasis)
    for (piece, isBold) in pieces(of: text) {
      let emphasis = isBold ? style.emphasis.union(.bold) : style.emphasis
      if emphasis != current.emphasis {
        if !current.text.isEmpty {
          spans.append(Span(current.text, role: style.role, emphasis: current.emphasis))
        }
        current = ("", emphasis)
      }
      current.text += piece
    }
    if !current.text.isEmpty || spans.isEmpty {
      spans.append(Span(current.text, role: style.role, emphasis: current.emphasis))
    }
    return spans
  }

  /// One pass from left to right: a text of nothing but asterisks costs no more than another.
  private static func pieces(of text: String) -> [(Substring, isBold: Bool)] {
    var pieces: [(Substring, isBold: Bool)] = []
    var start = text.startIndex
    var opening: String.Index?
    // Whether anything but asterisks has come since.
    var hasContent = false
    var index = text.startIndex
    while index < text.endIndex {
      guard let end = mark(in: text, at: index) else {
        hasContent = hasContent || text[index] != "*"
        index = text.index(after: index)
        continue
      }
      if let open = opening, hasContent {
        pieces.append((text[start..<open], false))
        pieces.append((text[text.index(open, offsetBy: 2)..<index], true))
        start = end
        opening = nil
      } else {
        opening = index
      }
      hasContent = false
      index = end
    }
    pieces.append((text[start...], false))
    return pieces.filter { !$0.0.isEmpty }
  }

  /// The end of the two asterisks at an index.
  private static func mark(in text: String, at index: String.Index) -> String.Index? {
    guard text[index] == "*" else { return nil }
    let second = text.index(after: index)
    guard second < text.endIndex, text[second] == "*" else { return nil }
    return text.index(after: second)
  }
}
