/// A number with a unit, as the drafts and CSS write it: `16px`, `-0.5rem`, `200ms`, `50%`.
struct Measure: Hashable {
  let number: Double
  let unit: String

  /// The pixels of an absolute length (CSS Values 4, section 6.2), to four decimals; nil for other units.
  var pixels: Double? {
    Self.pixelsOfUnits[unit].map { ($0 * number * 1e4).rounded() / 1e4 }
  }

  private static let pixelsOfUnits = [
    "px": 1, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54, "in": 96, "pc": 16,
    "pt": 96.0 / 72,
  ]

  /// Whether the unit is one of CSS: of lengths, angles and times, or a percent sign.
  var isOfCSS: Bool { Self.pixelsOfUnits[unit] != nil || Self.otherUnits.contains(unit) }

  private static let otherUnits: Set<String> = [
    "%", "em", "rem", "ex", "rex", "ch", "rch", "cap", "ic", "lh", "rlh", "vw", "vh", "vi", "vb",
    "vmin", "vmax", "deg", "grad", "rad", "turn", "ms", "s", "fr",
  ]

  init?(_ text: String) {
    guard text.utf8.count <= 64, let number = CSSNumber(text[...]) else { return nil }
    let unit = number.unit
    guard !unit.isEmpty, unit.utf8.count <= 4,
      unit == "%" || unit.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    self.number = number.value
    self.unit = unit.lowercased()
  }
}
