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
