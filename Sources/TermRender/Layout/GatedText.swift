import GSDesign

/// The way of words into runs: nothing reaches a cell around it.
enum GatedText {
  /// The text with everything taken out that a terminal would obey.
  static func text(of span: Span) -> String { text(span.text) }

  static func text(_ text: String) -> String { TextGate.sanitize(text) }

  /// The mark of words that go on: it takes what columns there are.
  static func continuation(columns: Int, _ traits: LayoutTraits) -> String {
    switch traits.glyphs {
    case .unicode: "…"
    case .ascii: columns >= 4 ? "..." : "~"
    }
  }
}
