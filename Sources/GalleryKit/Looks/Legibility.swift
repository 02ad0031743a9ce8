import ColorScience
import GSDesign

/// The contrast of a look's text, and the signs of its state other than colour.
struct Legibility: Hashable {
  /// A grade of contrast (WCAG 2.2, success criteria 1.4.3 and 1.4.6).
  enum Grade: Hashable, CaseIterable {
    case tooLow
    /// Text of 18 points, or of 14 in bold.
    case large
    case enough, enhanced

    /// Compared unrounded: 4.478 misses 4.5.
    init(ratio: Double) {
      self =
        if ratio >= 7 {
          .enhanced
        } else if ratio >= 4.5 {
          .enough
        } else if ratio >= 3 {
          .large
        } else {
          .tooLow
        }
    }

    /// The level of WCAG 2.2 that body text reaches.
    var name: Phrase {
      switch self {
      case .enhanced: "AAA"
      case .enough: "AA"
      case .large, .tooLow: .underAA
      }
    }
  }

  /// A contrast ratio, 1…21.
  struct Ratio: Hashable, Comparable {
    let value: Double

    /// The ratio of a colour to another, freed of the last bits: black and white are 21 and no less.
    init(_ ink: RGB, on fill: RGB) {
      let ratio = ink.contrastRatio(with: fill)
      value = (ratio * 1e9).rounded() / 1e9
    }

    var grade: Grade { Grade(ratio: value) }

    /// One decimal, rounded down, so that a ratio below a limit never reads as if it met it.
    var text: String {
      let tenths = Int((value * 10).rounded(.down))
      return "\(tenths / 10).\(tenths % 10)"
    }

    /// `4.6:1  AA` and `10.2:1 AA`: the grade stays in its column.
    func graded(in language: Language) -> String {
      let room = text.count < Self.widest.count ? "  " : " "
      return text.asContrastRatio + room + grade.name[language]
    }

    private static let widest = "21.0"

    static func < (first: Ratio, second: Ratio) -> Bool { first.value < second.value }
  }

  /// The lowest contrast of its text.
  let ratio: Ratio
  /// The same with 256 colours.
  let indexedRatio: Ratio
  /// The marks of its panels together.
  let marks: Marks
  /// Whether a marked panel has padding, which holds glyphs.
  let hasGlyphs: Bool
  /// Whether a line shows the focus of a part on it.
  let hasFocusedLine: Bool

  /// nil for a look without text.
  ///
  /// - Parameters:
  ///   - inks: its inks, each with the fill behind it.
  ///   - indexed: the same with 256 colours.
  init?(_ element: Element, inks: [InkOnFill], indexed: [InkOnFill]) {
    func least(_ inks: [InkOnFill]) -> Ratio? {
      inks.filter(\.part.isWords).map { Ratio($0.ink, on: $0.fill) }.min()
    }
    guard let ratio = least(inks), let indexed = least(indexed)
    else { return nil }
    self.ratio = ratio
    indexedRatio = indexed
    var marks: Marks = []
    var (hasGlyphs, hasFocusedLine) = (false, false)
    element.visit { node in
      if case .rule = node, node.has(.focused) { hasFocusedLine = true }
      guard case .panel(let panel, _) = node else { return }
      marks.formUnion(panel.marks)
      if !panel.marks.isEmpty, panel.horizontalPadding.points > 0 { hasGlyphs = true }
    }
    self.marks = marks
    self.hasGlyphs = hasGlyphs
    self.hasFocusedLine = hasFocusedLine
  }

  /// The signs that show the state without colour, most conspicuous first.
  func signs(_ glyphs: GlyphSet, _ language: Language) -> [String] {
    var signs: [String] = []
    if marks.contains(.selected) {
      if hasGlyphs { signs.append(glyphs == .unicode ? "✓" : "*") }
      signs.append(Phrase.bold[language])
    }
    if marks.contains(.focused) { signs.append(Phrase.underlined[language]) }
    if hasFocusedLine { signs.append(Phrase.raisedEnds[language]) }
    if marks.contains(.pressed) { signs.append(Phrase.reversed[language]) }
    if marks.contains(.disabled) {
      // The first bracket yields to the mark of selection.
      if hasGlyphs { signs.append(marks.contains(.selected) ? ")" : "( )") }
      signs.append(Phrase.dim[language])
    }
    return signs
  }
}

extension Element {
  /// Every word that is written in it, in the order it is declared.
  var writtenText: String {
    var text = ""
    visit { node in
      if case .words(let words) = node { text += words.spans.map(\.text).joined() + "\n" }
    }
    return text
  }

  /// How often a mark is put on a panel or a line.
  func count(of mark: Marks) -> Int {
    var count = 0
    visit { if $0.has(mark) { count += 1 } }
    return count
  }

  /// Calls a function with every visible node, parents first.
  func visit(_ body: (Node) -> Void) {
    body(node)
    switch node {
    case .empty, .spacer, .words, .cells, .rule, .hidden: break
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { child.visit(body) }
    case .constrained(let layout):
      for item in layout.items { item.element.visit(body) }
    case .layers(let layers):
      for layer in layers { layer.element.visit(body) }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child):
      child.visit(body)
    }
  }
}

extension Element.Node {
  /// Whether a mark is put on it: a panel has any, a line shows the focus alone.
  func has(_ mark: Marks) -> Bool {
    if case .panel(let panel, _) = self { return panel.marks.contains(mark) }
    if case .rule(let rule) = self { return rule.isFocused && mark == .focused }
    return false
  }
}
