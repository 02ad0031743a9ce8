import ColorScience
package import GSDesign
import GalleryKit

/// Finds text, marks and lines that are hard to read or see, by the cells sent to the terminal.
extension LawChecker {
  /// Text, marks, and lines that distinguish states, if their contrast is too low.
  func contrastFindings() -> [AuditFinding] {
    var search = ContrastSearch(
      states, of: specimen, tellingLines: looks.tellingLines[language])
    search.finish(
      specimen,
      ContrastSearch.Looks(
        setting: setting, client: looks.probe, element: element,
        inks: { looks.inks($0, language, setting.change) }))
    looks.tellingLines[language] = search.tellingLines
    return search.findings
  }
}

extension RenderingClient {
  /// Text and marks of a look with too little contrast; a single look does not show which lines distinguish states.
  package func contrastFaults(of look: Element, under change: EnvironmentChange) -> [ContrastFault]
  {
    var known: [InkReading] = []
    for pair in inks(look, change) where pair.part != .line {
      guard let reading = InkReading(pair, change.contrast ?? .standard),
        !known.contains(where: reading.isLike)
      else { continue }
      known.append(reading)
    }
    return known.map { fault($0, in: look, under: change) }
  }

  /// A fault with its cause, and the smallest change that was drawn and found to mend it.
  func fault(
    _ reading: InkReading, in look: Element, under change: EnvironmentChange
  ) -> ContrastFault {
    let theme = change.theme ?? .gitspace
    let (appearance, contrast) = (change.appearance ?? .light, change.contrast ?? .standard)
    var mend: RoleMend?
    if let ink = reading.pair.inkRole, let fill = reading.pair.fillRole {
      mend = theme.mend(ink, on: fill, appearance, contrast, ratio: reading.needed) { theme in
        var change = change
        change.theme = theme
        return !inks(look, change).contains { InkReading($0, contrast)?.isLike(reading) ?? false }
      }
    }
    let scheme = theme.scheme(appearance, contrast)
    var tokenRatio: Double?
    if let ink = reading.pair.inkRole, let fill = reading.pair.fillRole {
      tokenRatio = ContrastRatio(scheme[ink.resting], on: scheme[fill.resting]).value
    }
    return ContrastFault(
      pair: reading.pair, ratio: reading.ratio, needed: reading.needed, tokenRatio: tokenRatio,
      theme: theme.name,
      tokens: reading.pair.inkRole.map { scheme.resolution(of: $0).entries } ?? [], mend: mend)
  }
}

extension InkOnFill {
  /// The contrast ratio that it needs; nil for a disabled mark or line, which needs none.
  ///
  /// WCAG 2.2, 1.4.3 and 1.4.11: text 4.5, large text, marks and lines 3; in high contrast 7 and 4.5 (1.4.6). It
  /// exempts disabled parts; here disabled text needs 3, in high contrast 4.5.
  package func neededRatio(_ contrast: Contrast) -> Double? {
    let isFaint: Bool
    switch part {
    case .words: isFaint = isDisabled
    case .largeWords: isFaint = true
    case .mark, .line:
      if isDisabled { return nil }
      isFaint = true
    }
    return switch contrast {
    case .original, .normal: isFaint ? 3 : 4.5
    case .high: isFaint ? 4.5 : 7
    }
  }
}

/// Something that has less contrast than it needs.
struct InkReading: Hashable, Sendable {
  let pair: InkOnFill
  /// A contrast ratio, 1…21.
  let ratio: Double
  /// The ratio it needs.
  let needed: Double

  /// nil for a pair with enough contrast.
  init?(_ pair: InkOnFill, _ contrast: Contrast) {
    guard let needed = pair.neededRatio(contrast) else { return nil }
    ratio = ContrastRatio(pair.ink, on: pair.fill).value
    if ratio >= needed { return nil }
    self.needed = needed
    self.pair = pair
  }

  /// Whether two are the same on the same fill.
  func isLike(_ other: InkReading) -> Bool {
    pair.inkName == other.pair.inkName && pair.fillName == other.pair.fillName
      && pair.isDisabled == other.pair.isDisabled && pair.part == other.pair.part
  }
}
