package import GSDesign
package import GalleryKit
import StateSpace

/// Looks for low contrast in the states of a specimen, a few at a time, so that a key that comes between is answered.
///
/// It reads the states, then finds the lines that mark a state if a faint line was seen, then makes a finding of each
/// faint pair.
package struct ContrastSearch: Hashable, Sendable {
  /// A faint pair and the states that show it.
  private struct Faint: Hashable {
    let reading: InkReading
    var states: [SpecimenState]
  }

  private enum Step: Hashable {
    case reading, lines, findings, done
  }

  /// How the states are drawn.
  package struct Looks {
    let setting: LawSetting
    let client: RenderingClient
    let element: (SpecimenState) -> Element
    let inks: (SpecimenState) -> [InkOnFill]

    package init(
      setting: LawSetting, client: RenderingClient, element: @escaping (SpecimenState) -> Element,
      inks: @escaping (SpecimenState) -> [InkOnFill]
    ) {
      self.setting = setting
      self.client = client
      self.element = element
      self.inks = inks
    }
  }

  package let states: [SpecimenState]
  /// The axes whose values mean something, by index.
  private let axes: [Int]
  private var step = Step.reading
  private var offset = 0
  private var faint: [Faint] = []
  /// The roles of lines that distinguish states; nil before the search for them.
  package private(set) var tellingLines: Set<ColorRole>?
  package private(set) var findings: [AuditFinding] = []

  /// - Parameters:
  ///   - states: the states to check.
  ///   - specimen: the specimen they are states of.
  ///   - tellingLines: the roles of lines that distinguish states, if they are known.
  package init(
    _ states: [SpecimenState], of specimen: Specimen, tellingLines: Set<ColorRole>? = nil
  ) {
    self.states = states
    axes = LawAxes(specimen).meaningful
    self.tellingLines = tellingLines
  }

  package var isDone: Bool { step == .done }

  /// Looks at some more states, or makes one finding.
  ///
  /// - Parameter count: of states.
  package mutating func advance(_ specimen: Specimen, by count: Int, _ looks: Looks) {
    // Without colours the terminal chooses them.
    if looks.setting.change.depth == .mono { step = .done }
    switch step {
    case .reading:
      read(states.dropFirst(offset).prefix(count), looks)
      goOn(by: count, to: needsLines ? .lines : .findings)
    case .lines:
      addLines(states.dropFirst(offset).prefix(count), of: specimen, looks)
      goOn(by: count, to: .findings)
    case .findings: addFinding(specimen, looks)
    case .done: break
    }
  }

  /// Looks at everything that is left.
  mutating func finish(_ specimen: Specimen, _ looks: Looks) {
    while !isDone { advance(specimen, by: states.count, looks) }
  }

  private mutating func goOn(by count: Int, to next: Step) {
    offset += count
    guard offset >= states.count else { return }
    offset = 0
    step = next
    if next == .findings {
      let telling = faint.filter { tellsSomething($0.reading) }
      faint = telling
      if faint.isEmpty { step = .done }
    }
  }

  private var needsLines: Bool {
    tellingLines == nil && faint.contains { $0.reading.pair.part == .line }
  }

  private mutating func read(_ states: ArraySlice<SpecimenState>, _ looks: Looks) {
    for state in states {
      for reading in Self.faint(in: state, looks) {
        if let known = faint.firstIndex(where: { $0.reading.isLike(reading) }) {
          faint[known].states.append(state)
        } else {
          faint.append(Faint(reading: reading, states: [state]))
        }
      }
    }
  }

  private static func faint(in state: SpecimenState, _ looks: Looks) -> [InkReading] {
    let contrast = looks.setting.change.contrast ?? .standard
    return looks.inks(state).compactMap { InkReading($0, contrast) }.sorted {
      ($0.pair.inkName, $0.pair.fillName, $0.pair.part.rawValue)
        < ($1.pair.inkName, $1.pair.fillName, $1.pair.part.rawValue)
    }
  }

  /// Whether something must be visible: a line that does not distinguish any states is an ornament.
  private func tellsSomething(_ reading: InkReading) -> Bool {
    switch reading.pair.part {
    case .words, .largeWords, .mark: true
    case .line: reading.pair.inkRole.map { tellingLines?.contains($0.resting) == true } ?? false
    }
  }

  /// Adds the roles of lines that come, go or change with one value that means something.
  private mutating func addLines(
    _ states: ArraySlice<SpecimenState>, of specimen: Specimen, _ looks: Looks
  ) {
    var known: [Element: Set<ColorRole>] = [:]
    func lineRoles(_ state: SpecimenState) -> Set<ColorRole> {
      let element = looks.element(state)
      if let roles = known[element] { return roles }
      let roles = element.lineRoles
      known[element] = roles
      return roles
    }
    var telling = tellingLines ?? []
    for state in states {
      for axis in axes where state[axis] != specimen.axes[axis].standard {
        // A line that only marks faint values is an ornament: something else shows them as well.
        guard !specimen.axes[axis].faint.contains(state[axis]) else { continue }
        var other = state
        other[axis] = specimen.axes[axis].standard
        guard other.impossibility == nil else { continue }
        telling.formUnion(lineRoles(state).symmetricDifference(lineRoles(other)))
      }
    }
    tellingLines = telling
  }

  private mutating func addFinding(_ specimen: Specimen, _ looks: Looks) {
    guard faint.indices.contains(offset) else {
      step = .done
      return
    }
    let next = faint[offset]
    let smallest = Shrinking(specimen: specimen).shrunk(next.states[0]) { state in
      Self.faint(in: state, looks).contains(where: next.reading.isLike)
    }
    let fault = looks.client.fault(
      next.reading, in: looks.element(smallest), under: looks.setting.change)
    findings.append(
      AuditFinding(
        fault, Link(specimen, state: smallest, environment: looks.setting.link),
        states: next.states))
    offset += 1
    if offset == faint.count { step = .done }
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

extension LawSetting {
  /// The environments that `audit` looks at a specimen in first: as published, at home, in light and dark.
  package static func published(_ specimen: Specimen, in catalogue: Catalogue) -> [LawSetting] {
    Appearance.allCases.map { appearance in
      var link = Settings()
      link.contrast = .original
      link.appearance = appearance
      link.theme = catalogue.theme(named: specimen.home.name)?.name
      return LawSetting(link: link, change: link.change(in: catalogue))
    }
  }
}
