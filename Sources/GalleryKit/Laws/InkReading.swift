import GSDesign

/// Words that are harder to read than they may be.
struct InkReading {
  let ink: InkOnFill
  /// A contrast ratio, 1…21.
  let ratio: Double
  /// The ratio it needs.
  let needed: Double

  /// Nil for words that can be read (WCAG 2.2, 1.4.3 and 1.4.6; disabled words 3, or 4.5 where the contrast is high).
  init?(_ ink: InkOnFill, _ contrast: Contrast) {
    needed =
      switch contrast {
      case .original, .normal: ink.isDisabled ? 3 : 4.5
      case .high: ink.isDisabled ? 4.5 : 7
      }
    ratio = Legibility.Ratio(ink.ink, on: ink.fill).value
    self.ink = ink
    if ratio >= needed { return nil }
  }

  /// Whether two are the same words on the same fill.
  func isLike(_ other: InkReading) -> Bool {
    ink.inkName == other.ink.inkName && ink.fillName == other.ink.fillName
      && ink.isDisabled == other.ink.isDisabled
  }

  var words: Phrase {
    // Cut, not rounded: what misses a limit never reads as if it met it.
    let hundredths = Int((ratio * 100).rounded(.down))
    let digits = hundredths % 100
    let text = "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
    return Phrase(
      "\(ink.inkName) on \(ink.fillName) is \(text) : 1, below \(needed).",
      korean: "\(ink.fillName) 위의 \(ink.inkName)은(는) \(text) : 1로 \(needed)보다 낮습니다.")
  }
}
