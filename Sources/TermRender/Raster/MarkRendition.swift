import GSDesign

/// How the words of a panel are drawn at a depth.
struct LabelPen {
  private let role: ColorRole
  /// Spans that name a role of their own lose it: it was chosen for another ground.
  private let overridesSpans: Bool
  /// Whether every role is drawn in its pressed form.
  let isPressed: Bool
  /// Added to the attributes of the words; reverse toggles that of the ground.
  let attributes: Attributes

  init(_ label: LabelInk, depth: ColorDepth) {
    let marks = label.marks
    let isSwapped = marks.contains(.pressed) && depth.isCoarse
    let fill = isSwapped ? label.ink.fill : nil
    role = fill ?? label.ink.text
    overridesSpans = fill != nil
    isPressed = marks.contains(.pressed) && !depth.isCoarse
    var attributes: Attributes = []
    if marks.contains(.selected) { attributes.insert(.bold) }
    if marks.contains(.focused) { attributes.insert(.underline) }
    if marks.contains(.disabled), depth.isCoarse { attributes.insert(.dim) }
    if isSwapped, fill == nil { attributes.insert(.reverse) }
    self.attributes = attributes
  }

  /// The role of the words.
  ///
  /// - Parameter own: the role that the words name; nil for that of the panel.
  func role(of own: ColorRole? = nil) -> ColorRole {
    let role = overridesSpans ? role : own ?? role
    return isPressed ? role.pressed : role
  }
}

/// How the marks of a panel are drawn: here and nowhere else.
///
/// | mark | in colour | at 16 colours and without | padding columns |
/// |---|---|---|---|
/// | selected | bold words | the same | `✓` (`*`) before the words; with all colours only if some kind of colour vision may take the ink for an unselected one |
/// | focused | words underlined; a line below them, where there is one, instead: ``RuleRendition`` | the same | |
/// | pressed | the pressed roles of the ink | words and fill swapped; without a fill, reverse | |
/// | disabled | the ink alone, kept readable | dim words | `(` `)` without colour, and in colour if some kind of colour vision may take the ink for an enabled one; `(` yields to the mark of selection |
///
/// A panel without padding has no column for a glyph: without colour only bold shows that it is selected, and only dim
/// that it is disabled. So its label must not be bold or dim by itself.
struct MarkRendition {
  let marks: Marks
  let label: LabelPen
  /// The role of the fill with the marks; nil for no fill.
  let fill: ColorRole?
  /// The role of the line with the marks; nil for no line.
  let stroke: ColorRole?
  private let isMono: Bool
  /// Whether a glyph before the words says that the panel is selected.
  private let hasCheck: Bool
  /// Whether brackets around the words say that the panel is disabled.
  private let hasBrackets: Bool

  init(_ panel: Panel, in environment: RenderEnvironment) {
    let depth = environment.depth
    marks = panel.marks
    isMono = depth == .mono
    let markDepth = environment.markDepth ?? depth
    func hasGlyph(_ mark: Marks, otherwise: Bool) -> Bool {
      guard panel.marks.contains(mark) else { return false }
      return MarkedInk(panel, mark)?.hasGlyph(
        in: environment.theme.scheme(environment.appearance, environment.contrast), markDepth)
        ?? otherwise
    }
    // Where the other inks are not known, only a disabled panel in colour has no glyph.
    hasCheck = hasGlyph(.selected, otherwise: true)
    hasBrackets = hasGlyph(.disabled, otherwise: markDepth == .mono)
    label = LabelPen(LabelInk(panel), depth: depth)
    let ink = label.isPressed ? panel.ink.pressed : panel.ink
    let isSwapped = marks.contains(.pressed) && !label.isPressed && ink.fill != nil
    fill = isSwapped ? ink.text : ink.fill
    stroke = ink.stroke
  }

  /// Whether the words are on the page: without colour a pressed panel fills only its caps.
  var leavesWordsUnfilled: Bool { isMono && fill != nil && marks.contains(.pressed) }

  /// The glyph in the padding before the words.
  func leadingGlyph(_ glyphs: GlyphSet) -> Unicode.Scalar? {
    if hasCheck {
      switch glyphs {
      case .unicode: return "✓"
      case .ascii: return "*"
      }
    }
    return hasBrackets ? "(" : nil
  }

  /// The glyph in the padding behind the words.
  var trailingGlyph: Unicode.Scalar? {
    hasBrackets ? ")" : nil
  }

  /// The glyphs before and behind the words; nil for none.
  func glyphs(_ glyphs: GlyphSet) -> [Unicode.Scalar?] { [leadingGlyph(glyphs), trailingGlyph] }

  /// The attributes of the glyphs: those of the words, without what marks the words alone.
  var glyphAttributes: Attributes { label.attributes.subtracting([.underline, .reverse]) }
}

/// How a line between things shows the focus of the content above it.
///
/// Underlined words above a line of their own would have two lines below them.
struct RuleRendition {
  /// Its thickness in points.
  let points: Double
  /// Whether the line turns up at its ends: its first and last cells are corners.
  let turnsEndsUp: Bool

  init(_ rule: Rule) {
    let isLine = rule.width.points <= StrokeWidth.thick.points
    turnsEndsUp = rule.isFocused && rule.axis == .horizontal && isLine
    points = rule.width.points * (rule.isFocused && !turnsEndsUp ? 2 : 1)
  }
}
