import ColorScience

// Pairs of a text and its ground.
extension TokenLintCheck {
  /// The ratio of a pair in every mode (WCAG 2.2, definition of contrast ratio), unrounded.
  mutating func checkContrast(_ pair: TokenLintRules.ContrastPair) {
    guard let text = index(pair.text, of: pair), let ground = index(pair.ground, of: pair) else {
      return
    }
    // A mode without values of its own says nothing new.
    let own = Set([text, ground].flatMap { modes.values(of: $0).values.map(\.mode) })
    for mode in [nil] + modes.all.map(Optional.some) {
      func color(_ index: Int) -> ColorValue? {
        (mode.map { modes.value(of: index, in: $0) } ?? set.tokens[index].value)
          .flatMap { ColorValue($0) }
      }
      let token = set.tokens[text]
      guard let ink = color(text), let paper = color(ground) else {
        report(
          .contrast, token,
          "No contrast with \(shown(pair.ground))\(Self.words(mode)): one of both is not a colour.")
        continue
      }
      guard paper.alpha >= 1 else {
        report(
          .contrast, token,
          "Unknown contrast with \(shown(pair.ground))\(Self.words(mode)), which is not opaque.",
          mend: "Name an opaque ground.")
        continue
      }
      let under = paper.color.rgb
      let ratio = ink.color.rgb.composited(over: under, opacity: ink.alpha)
        .contrastRatio(with: under)
      guard ratio < pair.least, mode.map(own.contains) ?? true else { continue }
      let shownRatio = JSONText.number((ratio * 100).rounded(.down) / 100)
      report(
        .contrast, token,
        "The contrast with \(shown(pair.ground))\(Self.words(mode)) is \(shownRatio), less than \(JSONText.number(pair.least))."
      )
    }
  }

  private mutating func index(_ path: String, of pair: TokenLintRules.ContrastPair) -> Int? {
    if let index = set.index(of: path) { return index }
    report(.contrast, at: pair.node, "Unknown token \(shown(path)) in a pair.")
    return nil
  }
}
