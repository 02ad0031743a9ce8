import ColorScience
import GSDesign

/// The measures of a look in points, and the colours of its parts, as a design tool lists them.
struct CanvasSpec {
  /// A colour, by the role it is drawn in.
  struct Swatch: Hashable, Sendable {
    let name: String
    let role: ColorRole
    let hex: String
  }

  /// A measure at the left, a colour at the right; either may be missing.
  struct Line: Hashable, Sendable {
    var name = ""
    var value = ""
    var swatch: Swatch?
  }

  private let measures: [(name: Phrase, value: String)]
  private let swatches: [Swatch]
  private let language: Language

  /// - Parameter look: the state on the canvas.
  init(_ look: Element, in workbench: Workbench) {
    language = workbench.language
    var panels: [Panel] = []
    var plainText: ColorRole?
    look.visit {
      if case .panel(let panel, _) = $0 { panels.append(panel) }
      if case .words(let words) = $0, panels.isEmpty, plainText == nil {
        plainText = words.spans.first?.role
      }
    }
    measures = Self.measures(of: panels.first) + Self.contrast(of: look, in: workbench)
    swatches = Self.swatches(of: panels, plainText, in: workbench)
  }

  /// Columns of a measure; where there is not as much again, the colours stand below.
  private static let measureColumns = 26
  private static let mostColors = 6

  /// The lines in so many columns.
  func lines(columns: Int) -> [Line] {
    var lines = measures.map { Line(name: $0.name[language], value: $0.value) }
    guard columns >= Self.measureColumns * 2 - 4 else {
      return lines + swatches.map { Line(swatch: $0) }
    }
    for (index, swatch) in swatches.enumerated() {
      if index == lines.count { lines.append(Line()) }
      lines[index].swatch = swatch
    }
    return lines
  }

  private static func measures(of panel: Panel?) -> [(Phrase, String)] {
    guard let panel else { return [] }
    var measures: [(Phrase, String)] = []
    var vertical: Double?
    var height: Double?
    switch panel.height {
    case .fixed(let points):
      height = points
      measures.append((.specHeight, points.inPoints))
    case .padded(let points): vertical = points
    }
    let horizontal = panel.horizontalPadding.points
    if let vertical, vertical > 0 {
      measures.append((.specPadding, vertical.short + " · " + horizontal.inPoints))
    } else if horizontal > 0 {
      measures.append((.specPadding, horizontal.inPoints))
    }
    switch panel.shape {
    case .rectangle: break
    case .capsule:
      measures.append((.specRadius, height.map { ($0 / 2).inPoints } ?? Phrase.specHalf.english))
    case .rounded(let radius): measures.append((.specRadius, radius.inPoints))
    }
    if panel.strokeWidth > 0 { measures.append((.specStroke, panel.strokeWidth.inPoints)) }
    if panel.minimumWidth > 0 { measures.append((.specLeastWidth, panel.minimumWidth.inPoints)) }
    return measures
  }

  private static func contrast(
    of look: Element, in workbench: Workbench
  ) -> [(Phrase, String)] {
    guard let ratio = workbench.legibility(of: look)?.ratio else { return [] }
    return [(.contrastTitle, ratio.graded(in: workbench.language))]
  }

  /// - Parameter plainText: the role of words that stand in no panel.
  private static func swatches(
    of panels: [Panel], _ plainText: ColorRole?, in workbench: Workbench
  ) -> [Swatch] {
    let review = workbench.review
    guard let theme = review.theme else { return [] }
    let scheme = theme.scheme(review.appearance ?? .light, review.contrast ?? .standard)
    var swatches: [Swatch] = []
    func add(_ name: Phrase, _ role: ColorRole?) {
      guard let role, swatches.count < mostColors, !swatches.contains(where: { $0.role == role })
      else { return }
      swatches.append(Swatch(name: name[workbench.language], role: role, hex: scheme[role].hex))
    }
    add(.specText, plainText)
    for panel in panels {
      let ink = panel.marks.contains(.pressed) ? panel.ink.pressed : panel.ink
      add(.specFill, ink.fill)
      add(.specText, ink.text)
      if panel.strokeWidth > 0 { add(.specLine, ink.stroke ?? ink.text) }
    }
    return swatches
  }
}

extension Double {
  /// `15.5`, and `31` without a fraction.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
  }

  var inPoints: String { short + " pt" }
}
