import GSDesign

/// The way of words into runs: nothing reaches a cell around it.
enum GatedText {
  /// Calls `body` with each of some texts that follow each other on a line, and its place, with everything taken out that
  /// a terminal would obey. Where one ends is a matter of style: letters, their marks and joiners belong together all
  /// the same.
  static func forEach<Texts: RandomAccessCollection>(
    _ texts: Texts, _ body: (Int, String) -> Void
  ) where Texts.Element == String, Texts.Index == Int {
    var previous = ""
    for index in texts.indices {
      let next = index + 1
      previous = TextGate.sanitize(
        texts[index], after: previous, before: next < texts.endIndex ? texts[next] : "")
      body(index, previous)
    }
  }

  /// The mark of words that go on: it takes what columns there are.
  static func continuation(columns: Int, _ traits: LayoutTraits) -> String {
    switch traits.glyphs {
    case .unicode: "…"
    case .ascii: columns >= 4 ? "..." : "~"
    }
  }
}
