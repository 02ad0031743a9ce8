import GSDesign

/// How the words of a panel are drawn.
struct LabelInk: Hashable {
  var role: ColorRole
  /// Spans that name a role of their own lose it: it was chosen for another ground.
  var overridesSpans: Bool
  /// Added to those of the words; reverse swaps what the ground has.
  var attributes: Attributes

  /// Words on the page.
  static let plain = LabelInk(role: .text, overridesSpans: false, attributes: [])
}

extension LabelInk {
  /// The words of a panel with its marks: the same at every depth.
  init(_ panel: Panel) {
    attributes = []
    if panel.marks.contains(.selected) { attributes.insert(.bold) }
    if panel.marks.contains(.focused) { attributes.insert(.underline) }
    if panel.marks.contains(.disabled) { attributes.insert(.dim) }
    overridesSpans = false
    role = panel.ink.text
    guard panel.marks.contains(.pressed) else { return }
    if let fill = panel.ink.fill {
      role = fill
      overridesSpans = true
    } else {
      attributes.insert(.reverse)
    }
  }
}

/// How the marks of a panel are drawn: here and nowhere else.
///
/// | mark | words | padding columns |
/// |---|---|---|
/// | selected | bold | `✓` (`*`) before the words |
/// | focused | underlined | |
/// | pressed | words and fill swapped; without a fill, reverse | |
/// | disabled | dim | without colour `(` `)`, where `(` yields to the mark of selection |
///
/// A panel with no padding has no column for a glyph: it is told selected by bold and disabled by dim alone, so its
/// label must not be bold or dim by itself.
struct MarkRendition {
  let marks: Marks
  let label: LabelInk
  /// The role of the fill after swapping; nil for no fill.
  let fill: ColorRole?
  private let isMono: Bool

  init(_ panel: Panel, depth: ColorDepth) {
    marks = panel.marks
    isMono = depth == .mono
    label = LabelInk(panel)
    fill =
      marks.contains(.pressed) && panel.ink.fill != nil ? panel.ink.text : panel.ink.fill
  }

  /// Without colour a pressed panel keeps its caps, and its words stand on the page.
  var leavesWordsUnfilled: Bool { isMono && fill != nil && marks.contains(.pressed) }

  /// The glyph in the padding before the words.
  func leadingGlyph(_ glyphs: GlyphSet) -> Unicode.Scalar? {
    if marks.contains(.selected) {
      switch glyphs {
      case .unicode: return "✓"
      case .ascii: return "*"
      }
    }
    return isMono && marks.contains(.disabled) ? "(" : nil
  }

  /// The glyph in the padding behind the words.
  var trailingGlyph: Unicode.Scalar? {
    isMono && marks.contains(.disabled) ? ")" : nil
  }

  /// The attributes of the glyphs: those of the words, without what marks the words alone.
  var glyphAttributes: Attributes { label.attributes.subtracting([.underline, .reverse]) }
}
