import ColorScience
import GSDesign

/// What is hard to read or to see, by the cells that are sent.
extension LawChecker {
  /// Words, marks, and lines that tell a state, with too little contrast. Without colours the terminal chooses them.
  func contrastFindings() -> [AuditFinding] {
    switch setting.change.depth ?? .truecolor {
    case .mono: return []
    case .truecolor, .indexed256, .indexed16: break
    }
    var found: [(reading: InkReading, states: [SpecimenState])] = []
    for state in states {
      for reading in faint(in: state) {
        if let known = found.firstIndex(where: { $0.reading.isLike(reading) }) {
          found[known].states.append(state)
        } else {
          found.append((reading, [state]))
        }
      }
    }
    let shrinking = Shrinking(specimen: specimen)
    return found.map { reading, states in
      let smallest = shrinking.shrunk(states[0]) { faint(in: $0).contains(where: reading.isLike) }
      return AuditFinding(
        fault(reading, in: smallest),
        Link(specimen, state: smallest, environment: setting.link), states: states)
    }
  }

  private var contrast: Contrast { setting.change.contrast ?? .standard }

  private func faint(in state: SpecimenState) -> [InkReading] {
    looks.inks(state, language, setting.change)
      .compactMap { InkReading($0, contrast) }.filter(tellsSomething)
      .sorted {
        ($0.pair.inkName, $0.pair.fillName, $0.pair.part.rawValue)
          < ($1.pair.inkName, $1.pair.fillName, $1.pair.part.rawValue)
      }
  }

  private func fault(_ reading: InkReading, in state: SpecimenState) -> ContrastFault {
    looks.probe.fault(reading, in: element(state), under: setting.change)
  }
}

extension RenderingClient {
  /// Words and marks of a look that have too little contrast; which lines tell a state, one look does not say.
  func contrastFaults(of look: Element, under change: EnvironmentChange) -> [ContrastFault] {
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
  fileprivate func fault(
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
      tokenRatio = Legibility.Ratio(scheme[ink.resting], on: scheme[fill.resting]).value
    }
    return ContrastFault(
      pair: reading.pair, ratio: reading.ratio, needed: reading.needed, tokenRatio: tokenRatio,
      theme: theme.name,
      tokens: reading.pair.inkRole.map { scheme.resolution(of: $0).entries } ?? [], mend: mend)
  }
}

/// Lines that tell a state.
extension LawChecker {
  /// Whether something must be seen: a line by which no state is told is an ornament.
  private func tellsSomething(_ reading: InkReading) -> Bool {
    switch reading.pair.part {
    case .words, .largeWords, .mark: true
    case .line: reading.pair.inkRole.map { tellingLines.contains($0.resting) } ?? false
    }
  }

  /// The roles of lines that come, go or change with one value that means something.
  private var tellingLines: Set<ColorRole> {
    if let known = looks.tellingLines[language] { return known }
    var lines: [Element: Set<ColorRole>] = [:]
    func lineRoles(_ state: SpecimenState) -> Set<ColorRole> {
      let element = element(state)
      if let known = lines[element] { return known }
      let found = element.lineRoles
      lines[element] = found
      return found
    }
    var telling: Set<ColorRole> = []
    for state in states {
      for axis in axes.meaningful where state[axis] != specimen.axes[axis].standard {
        // A line that tells what is faint is an ornament: something else says it as well.
        guard !specimen.axes[axis].faint.contains(state[axis]) else { continue }
        var other = state
        other[axis] = specimen.axes[axis].standard
        guard other.impossibility == nil else { continue }
        telling.formUnion(lineRoles(state).symmetricDifference(lineRoles(other)))
      }
    }
    looks.tellingLines[language] = telling
    return telling
  }
}

extension Element {
  /// The roles of its lines, at rest.
  fileprivate var lineRoles: Set<ColorRole> {
    var roles: Set<ColorRole> = []
    visit { node in
      switch node {
      case .panel(let panel, _):
        if panel.strokeWidth.points > 0, let stroke = panel.ink.stroke {
          roles.insert(stroke.resting)
        }
      case .rule(let rule): roles.insert(rule.role.resting)
      case .empty, .words, .cells, .backdrop, .stack, .layers, .flow, .constrained, .padded,
        .sized, .spacer, .viewport, .interactive, .hidden, .environment, .spoken:
        break
      }
    }
    return roles
  }
}

/// Something that has less contrast than it needs.
struct InkReading {
  let pair: InkOnFill
  /// A contrast ratio, 1…21.
  let ratio: Double
  /// The ratio it needs.
  let needed: Double

  /// Nil for what can be read or seen.
  ///
  /// WCAG 2.2, 1.4.3 and 1.4.11: words 4.5, large words, marks and lines 3; in high contrast 7 and 4.5 (1.4.6). It asks
  /// nothing of what is disabled; here such words need 3, in high contrast 4.5.
  init?(_ pair: InkOnFill, _ contrast: Contrast) {
    let isFaint: Bool
    switch pair.part {
    case .words: isFaint = pair.isDisabled
    case .largeWords: isFaint = true
    case .mark, .line:
      if pair.isDisabled { return nil }
      isFaint = true
    }
    needed =
      switch contrast {
      case .original, .normal: isFaint ? 3 : 4.5
      case .high: isFaint ? 4.5 : 7
      }
    ratio = Legibility.Ratio(pair.ink, on: pair.fill).value
    self.pair = pair
    if ratio >= needed { return nil }
  }

  /// Whether two are the same on the same fill.
  func isLike(_ other: InkReading) -> Bool {
    pair.inkName == other.pair.inkName && pair.fillName == other.pair.fillName
      && pair.isDisabled == other.pair.isDisabled && pair.part == other.pair.part
  }
}
