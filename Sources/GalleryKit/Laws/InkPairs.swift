import GSDesign

/// Which words of a look stand on which fill, and whether they are disabled.
struct InkPairs {
  struct Pair: Hashable {
    let ink: ColorRole
    let fill: ColorRole
    /// Words that cannot be acted on may be fainter.
    let isDisabled: Bool

    /// What it is sorted by.
    var name: String { "\(ink.name) \(fill.name) \(isDisabled)" }
  }

  /// A pair and how well it can be read.
  struct Reading {
    let pair: Pair
    /// A contrast ratio, 1…21.
    let ratio: Double
    /// The ratio it needs.
    let needed: Double

    var words: Phrase {
      // Cut, not rounded: what misses a limit never reads as if it met it.
      let tenths = Int((ratio * 100).rounded(.down))
      let digits = tenths % 100
      let text = "\(tenths / 100).\(digits < 10 ? "0" : "")\(digits)"
      return Phrase(
        "\(pair.ink.name) on \(pair.fill.name) is \(text) : 1, below \(needed).",
        korean: "\(pair.fill.name) 위의 \(pair.ink.name)은(는) \(text) : 1로 \(needed)보다 낮습니다.")
    }
  }

  private(set) var pairs: Set<Pair> = []

  init(_ element: Element) {
    read(element, on: .page, panel: nil)
  }

  /// The pairs that miss what they need, by name (WCAG 2.2, 1.4.3 and 1.4.6; disabled words 3, or 4.5 where the contrast
  /// is high).
  ///
  /// - Parameter isIndexed: whether colours are the nearest of xterm's 240 fixed ones.
  func failing(
    in scheme: ColorScheme, _ contrast: Contrast, isIndexed: Bool
  ) -> [Reading] {
    pairs.map { pair in
      let (ink, fill) = (scheme[pair.ink], scheme[pair.fill])
      let ratio =
        isIndexed
        ? Legibility.Ratio(ink.indexed, on: fill.indexed) : Legibility.Ratio(ink, on: fill)
      return Reading(pair: pair, ratio: ratio.value, needed: needed(pair, contrast))
    }
    .filter { $0.ratio < $0.needed }
    .sorted { $0.pair.name < $1.pair.name }
  }

  private func needed(_ pair: Pair, _ contrast: Contrast) -> Double {
    switch contrast {
    case .original, .normal: pair.isDisabled ? 3 : 4.5
    case .high: pair.isDisabled ? 4.5 : 7
    }
  }

  private mutating func read(_ element: Element, on fill: ColorRole, panel: Panel?) {
    switch element.node {
    case .empty, .spacer, .rule: break
    case .words(let words):
      let isPressed = panel.map { $0.ink.fill != nil && $0.marks.contains(.pressed) } ?? false
      for span in words.spans where !span.text.allSatisfy(\.isWhitespace) {
        // Words on a pressed fill lose roles of their own; swapped with the fill, the contrast is the same.
        let role = isPressed ? panel?.ink.text : span.role ?? panel?.ink.text
        pairs.insert(
          Pair(
            ink: role ?? .text, fill: fill, isDisabled: panel?.marks.contains(.disabled) ?? false))
      }
    case .panel(let panel, let child): read(child, on: panel.ink.fill ?? fill, panel: panel)
    case .backdrop(let role, let child): read(child, on: role, panel: panel)
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { read(child, on: fill, panel: panel) }
    case .layers(let layers):
      for layer in layers { read(layer.element, on: fill, panel: panel) }
    case .padded(_, let child), .sized(_, let child), .viewport(_, let child),
      .interactive(_, let child), .environment(_, let child):
      read(child, on: fill, panel: panel)
    }
  }
}
