package import ColorScience
package import GSDesign
package import GalleryKit

/// The contrast of a look's text, and the signs of its state other than colour.
package struct Legibility: Hashable {
  /// A grade of contrast (WCAG 2.2, success criteria 1.4.3 and 1.4.6).
  package enum Grade: Hashable, CaseIterable {
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
    package var name: Phrase {
      switch self {
      case .enhanced: "AAA"
      case .enough: "AA"
      case .large, .tooLow: .underAA
      }
    }
  }

  /// A contrast ratio, 1…21.
  package struct Ratio: Hashable, Comparable {
    package let value: Double

    /// The ratio of a colour to another, freed of the last bits: black and white are 21 and no less.
    package init(_ ink: RGB, on fill: RGB) {
      let ratio = ink.contrastRatio(with: fill)
      value = (ratio * 1e9).rounded() / 1e9
    }

    package var grade: Grade { Grade(ratio: value) }

    /// One decimal, rounded down, so that a ratio below a limit never reads as if it met it.
    package var text: String { value.ratioText }

    /// `4.6:1  AA` and `10.2:1 AA`: the grade stays in its column.
    package func graded(in language: Language) -> String {
      let room = text.count < Self.widest.count ? "  " : " "
      return text.asContrastRatio + room + grade.name[language]
    }

    private static let widest = "21.0"

    package static func < (first: Ratio, second: Ratio) -> Bool { first.value < second.value }
  }

  /// The lowest contrast of its text.
  package let ratio: Ratio
  /// The same with 256 colours.
  package let indexedRatio: Ratio
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
  package init?(_ element: Element, inks: [InkOnFill], indexed: [InkOnFill]) {
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
  package func signs(_ glyphs: GlyphSet, _ language: Language) -> [String] {
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

/// The signs of a state other than colour.
extension Phrase {
  fileprivate static let underAA = Phrase(localized: "under AA")
  fileprivate static let bold = Phrase(localized: "bold")
  fileprivate static let underlined = Phrase(localized: "underlined")
  fileprivate static let raisedEnds = Phrase(localized: "raised ends")
  fileprivate static let reversed = Phrase(localized: "reversed")
  fileprivate static let dim = Phrase(localized: "dim")
}

extension String {
  /// `4.6:1`, a number as a contrast ratio, written as WCAG 2.2 does.
  package var asContrastRatio: String { self + ":1" }
}
