import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// The measures of a look in points, and the colours of its parts, as a design tool lists them.
struct CanvasSpec {
  /// A colour, by the role it is drawn in.
  struct Swatch: Hashable, Sendable {
    let name: String
    let role: ColorRole
    let hex: String
  }

  /// A measure and its value; blank where only another use of the component has one.
  struct Measure: Hashable, Sendable {
    var name = ""
    var value = ""
  }

  /// The measures, the colours, and the columns of their names.
  struct Table: Hashable, Sendable {
    var measures: [Measure] = []
    /// Nil for the place of a colour that another use of the component has.
    var swatches: [Swatch?] = []
    /// Columns of the measures' names with the air behind them.
    var nameColumns = 0
    /// Columns of the colours' names with the air behind them.
    var labelColumns = 0
    /// Columns of the longest role that any use of the component has.
    var roleColumns = 0
  }

  /// The listed facts of a look.
  private struct Facts {
    var measures: [(name: Phrase, value: String)]
    let swatches: [Swatch]
  }

  /// Those of the state on the canvas.
  private let facts: Facts
  /// The facts of every state that differs in one value: the longest decide the columns, the most the rows.
  private let others: [Facts]
  /// The facts of the state at rest and of its uses.
  private let used: [Facts]
  /// The colours of the present state without focus and pointer: these keep their rows.
  private let resting: [Swatch]
  /// The colours of the present state without pointer: these keep the rows that are left.
  private let unpointed: [Swatch]
  /// The facts of the present state with the pointer over each member, focused as it is and without focus.
  private let pointed: [Facts]
  private let language: Language
  private let width: (String) -> Int

  init(in workbench: Workbench) {
    language = workbench.language
    width = workbench.probe.width
    let language = workbench.environment.labelLanguage
    let look = workbench.state.element(language)
    let facts = Self.facts(of: look, in: workbench)
    let specimen = workbench.specimen
    let states = workbench.state.uses(Set(specimen.axes.indices), of: specimen)
    // A selected or open component may have its own colours under the pointer.
    let pointed = specimen.isInteractive ? states.prefix(Self.mostPointed) : []
    others =
      (states.prefix(Self.mostStates) + pointed.flatMap { $0.pointedAt() }).map {
        Self.facts(of: $0.element(language), in: workbench)
      }
    used = workbench.state.uses(workbench.usedAxes.all, of: specimen).prefix(Self.mostStates).map {
      Self.facts(of: $0.element(language), in: workbench)
    }
    func resting(_ meanings: AxisMeaning...) -> SpecimenState {
      let axes = specimen.axes.indices.filter { meanings.contains(specimen.axes[$0].meaning) }
      return workbench.state.resting(axes, of: specimen)
    }
    func swatches(_ state: SpecimenState) -> [Swatch] {
      state == workbench.state
        ? facts.swatches : Self.facts(of: state.element(language), in: workbench).swatches
    }
    let (rest, focused) = (resting(.pointer, .focused), resting(.pointer))
    (self.resting, unpointed) = (swatches(rest), swatches(focused))
    let bases = rest == focused ? [rest] : [rest, focused]
    self.pointed =
      specimen.isInteractive
      ? bases.flatMap { $0.pointedAt() }.map { Self.facts(of: $0.element(language), in: workbench) }
      : []
    self.facts = facts
  }

  private static func facts(of named: Element, in workbench: Workbench) -> Facts {
    let look = workbench.review.theme.map(named.resolved) ?? named
    var panels: [Panel] = []
    var plainText: ColorRole?
    var style: GSTextStyle?
    var rules: [Rule] = []
    look.visit {
      if case .rule(let rule) = $0 { rules.append(rule) }
      if case .panel(let panel, _) = $0 { panels.append(panel) }
      if case .words(let words) = $0 {
        if panels.isEmpty, plainText == nil { plainText = words.spans.first?.role }
        style = style ?? words.style
      }
    }
    // Lines are listed only for a look that has no panels and no plain text.
    if !panels.isEmpty || plainText != nil { rules = [] }
    // The panels of a screen are its parts, and it is as high as what shows it.
    let panel = workbench.specimen.level == .screen ? nil : panels.first
    return Facts(
      measures: measures(
        of: panel, workbench.review.appearance ?? .light, workbench.language)
        + rules.prefix(1).map { (.specStroke, $0.width.points.inPoints) }
        + (style?.measures ?? []),
      swatches: swatches(of: panels, plainText, rules, in: workbench))
  }

  /// More states are not asked for their measures.
  private static let mostStates = 80
  private static let mostPointed = 12
  private static let mostColors = 6

  /// The measures and the colours, each in the same place whatever is done to the component.
  ///
  /// - Parameter isBrief: whether to list only the size and weight of the font, to save room.
  func table(isBrief: Bool = false) -> Table {
    func widest(_ texts: [String]) -> Int { texts.map(width).max() ?? 0 }
    var table = Table()
    let all = others + [facts]
    table.measures = measures(isBrief: isBrief)
    table.nameColumns = max(11, widest(all.flatMap(\.measures).map { $0.name[language] }) + 2)
    let swatches = (all + pointed).flatMap(\.swatches)
    table.labelColumns = max(6, widest(swatches.map(\.name)) + 2)
    table.roleColumns = widest(swatches.map(\.role.name))
    let rows = rowsOfRoles
    let kept = Self.placed(unpointed, in: rows, keeping: Self.placed(resting, in: rows))
    table.swatches = Self.placed(facts.swatches, in: rows, keeping: kept)
    // Room for the colours that the pointer brings.
    let reserved =
      pointed.map { Self.placed($0.swatches, in: rows, keeping: kept).count }
      + others.map(\.swatches.count)
    let missing = (reserved.max() ?? 0) - table.swatches.count
    table.swatches += Array(repeating: nil, count: max(0, missing))
    return table
  }

  /// A row for every measure that a state has, in the same place in all of them.
  private func measures(isBrief: Bool) -> [Measure] {
    let left: [Phrase] = isBrief ? [.specFamily, .specLineHeight, .specKern] : []
    var names: [Phrase] = []
    for (name, _) in (used + [facts]).flatMap(\.measures)
    where !names.contains(name) && !left.contains(name) {
      names.append(name)
    }
    return names.map { name in
      let value = facts.measures.first { $0.name == name }?.value
      return value.map { Measure(name: name[language], value: $0) } ?? Measure()
    }
  }

  /// The rows of colours that never appear together, for every use of the component.
  private var rowsOfRoles: [Set<ColorRole>] {
    var rows: [Set<ColorRole>] = []
    let seen = used.map { $0.swatches.map(\.role) }
    for role in seen.joined() where !rows.contains(where: { $0.contains(role) }) {
      let together = Set(seen.filter { $0.contains(role) }.joined())
      if let free = rows.firstIndex(where: { $0.isDisjoint(with: together) }) {
        rows[free].insert(role)
      } else {
        rows.append([role])
      }
    }
    return rows
  }

  /// Colours of a look by row: where they are kept, else in a row of their role, else in one that is free, or last.
  private static func placed(
    _ colors: [Swatch], in rows: [Set<ColorRole>], keeping kept: [Swatch?] = []
  ) -> [Swatch?] {
    var swatches = kept.map { swatch in colors.first { $0.role == swatch?.role } }
    swatches += Array(repeating: nil, count: max(0, rows.count - kept.count))
    var left = colors.filter { !swatches.contains($0) }
    for (place, row) in rows.enumerated() where swatches[place] == nil {
      guard let index = left.firstIndex(where: { row.contains($0.role) }) else { continue }
      swatches[place] = left.remove(at: index)
    }
    // A state that is not among those of use has colours of its own.
    for swatch in left {
      if let free = swatches.firstIndex(of: nil) {
        swatches[free] = swatch
      } else {
        swatches.append(swatch)
      }
    }
    return swatches
  }

  private static func measures(
    of panel: Panel?, _ appearance: Appearance, _ language: Language
  ) -> [(Phrase, String)] {
    guard let panel else { return [] }
    var measures: [(Phrase, String)] = []
    var vertical: Double?
    var height: Double?
    switch panel.height {
    case .fixed(let size):
      height = size.points
      measures.append((.specHeight, size.points.inPoints))
    case .padded(let padding): vertical = padding.points
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
      measures.append((.specRadius, height.map { ($0 / 2).inPoints } ?? Phrase.specHalf[language]))
    case .rounded(let radius): measures.append((.specRadius, radius.points.inPoints))
    }
    let (stroke, width) = (panel.strokeWidth.points, panel.minimumWidth.points)
    if stroke > 0 { measures.append((.specStroke, stroke.inPoints)) }
    if width > 0 { measures.append((.specLeastWidth, width.inPoints)) }
    if let shadow = panel.shadow?.falling(in: appearance) {
      measures.append((.specShadow, shadow.measure))
    }
    return measures
  }

  /// - Parameters:
  ///   - plainText: the role of text outside any panel.
  ///   - rules: lines that are not beside anything else.
  private static func swatches(
    of panels: [Panel], _ plainText: ColorRole?, _ rules: [Rule], in workbench: Workbench
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
    for rule in rules { add(.specLine, rule.role) }
    for panel in panels {
      let ink = panel.marks.contains(.pressed) ? panel.ink.pressed : panel.ink
      add(.specFill, ink.fill)
      add(.specText, ink.text)
      if panel.strokeWidth.points > 0 { add(.specLine, ink.stroke ?? ink.text) }
    }
    return swatches
  }
}

extension GSTextStyle {
  /// The measures of the font: more than size and weight if the design specifies more.
  var measures: [(name: Phrase, value: String)] {
    var measures = [(name: Phrase.specFont, value: measure)]
    if let family { measures.append((.specFamily, family)) }
    if let lineHeight { measures.append((.specLineHeight, lineHeight.inPoints)) }
    if kern != 0 { measures.append((.specKern, "\(kern) pt")) }
    return measures
  }
}

extension Shadow {
  /// `9 · 9 pt · 21%`: offset, blur and opacity.
  var measure: String {
    offset.short + " · " + blur.inPoints + " · \(Int((opacity * 100).rounded()))%"
  }
}

extension Double {
  /// `8.25 pt`: a value that is edited or written.
  var hundredthsInPoints: String { hundredths + " pt" }

  /// `8.25`, `-0.5`, and `31` without a fraction.
  var hundredths: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return sign + "\(whole)" }
    return sign + "\(whole)."
      + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
  }
}
