import ColorScience
import GSDesign

/// The checks of looks besides the laws.
extension LawChecker {
  /// States that show nothing, with the fewest values.
  func emptyFindings() -> [AuditFinding] {
    findings(.empty) { state in
      guard look(state).isBlank, !specimen.isMeantToBeBlank(state) else { return nil }
      return Phrase("It shows nothing.", korean: "아무것도 보이지 않습니다.")
    }
  }

  /// States with words that are hard to read, by the cells that are sent. Without colours the terminal chooses them.
  func contrastFindings() -> [AuditFinding] {
    switch setting.change.depth ?? .truecolor {
    case .mono: return []
    case .truecolor, .indexed256, .indexed16: break
    }
    var found: [(reading: InkReading, state: SpecimenState, more: Int)] = []
    for state in states {
      for reading in faint(in: state) {
        if let known = found.firstIndex(where: { $0.reading.isLike(reading) }) {
          found[known].more += 1
        } else {
          found.append((reading, state, 0))
        }
      }
    }
    let shrinking = Shrinking(specimen: specimen)
    return found.map { reading, state, more in
      let smallest = shrinking.shrunk(state) { faint(in: $0).contains(where: reading.isLike) }
      return AuditFinding(
        .contrast, Link(specimen, state: smallest, environment: setting.link),
        seen: reading.words, more: more)
    }
  }

  private func faint(in state: SpecimenState) -> [InkReading] {
    looks.inks(state, language, setting.change).compactMap {
      InkReading(
        $0, setting.change.contrast ?? .standard, depth: setting.change.depth ?? .truecolor)
    }
    .sorted { ($0.ink.inkName, $0.ink.fillName) < ($1.ink.inkName, $1.ink.fillName) }
  }

  /// Groups the states with a fault by the fewest values they have in common.
  private func findings(
    _ rule: AuditRule, _ fault: (SpecimenState) -> Phrase?
  ) -> [AuditFinding] {
    let shrinking = Shrinking(specimen: specimen)
    var found: [(state: SpecimenState, more: Int)] = []
    for state in states where fault(state) != nil {
      if let known = found.firstIndex(where: { shrinking.covers(state, $0.state) }) {
        found[known].more += 1
      } else {
        found.append((shrinking.shrunk(state) { fault($0) != nil }, 0))
      }
    }
    return found.compactMap { state, more in
      fault(state).map {
        AuditFinding(
          rule, Link(specimen, state: state, environment: setting.link), seen: $0, more: more)
      }
    }
  }
}

/// Words that are harder to read than they may be.
struct InkReading {
  let ink: InkOnFill
  /// A contrast ratio, 1…21.
  let ratio: Double
  /// The ratio it needs.
  let needed: Double
  /// In few colours the ink that would do is one of them.
  private let depth: ColorDepth

  /// Nil for words that can be read (WCAG 2.2, 1.4.3 and 1.4.6; disabled words 3, or 4.5 where the contrast is high).
  init?(_ ink: InkOnFill, _ contrast: Contrast, depth: ColorDepth) {
    needed =
      switch contrast {
      case .original, .normal: ink.isDisabled ? 3 : 4.5
      case .high: ink.isDisabled ? 4.5 : 7
      }
    ratio = Legibility.Ratio(ink.ink, on: ink.fill).value
    self.ink = ink
    self.depth = depth
    if ratio >= needed { return nil }
  }

  /// The ink by which it would be reached with the least change; nil where none reaches it.
  var mended: RGB? {
    guard let palette = depth.palette() else {
      return ink.ink.mended(on: ink.fill, ratio: needed)
    }
    let isLighter = ink.ink.relativeLuminance >= ink.fill.relativeLuminance
    let index = palette.index(
      ofInk: ink.ink, on: ink.fill, reaching: .init(contrast: needed, isLighter: isLighter))
    return palette[index].flatMap { $0.contrastRatio(with: ink.fill) >= needed ? $0 : nil }
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
    let english = "\(ink.inkName) on \(ink.fillName) is \(text) : 1, below \(needed)."
    let korean = "\(ink.fillName) 위의 \(ink.inkName)은(는) \(text) : 1로 \(needed)보다 낮습니다."
    guard let mended else { return Phrase(english, korean: korean) }
    let change = "\(ink.ink.hex) → \(mended.hex)"
    return Phrase(
      "\(english) Smallest change: \(change) for \(needed) : 1.",
      korean: "\(korean) 가장 작은 변경: \(change), 대비 \(needed) : 1.")
  }
}

/// The looks that were seen: a state is built once, and what it is built into is drawn once, under all environments
/// that are asked about together.
final class FingerprintCache {
  private struct Written: Hashable {
    let state: SpecimenState
    let language: Language
  }

  private struct Painted: Hashable {
    let number: Int
    let environment: EnvironmentChange
  }

  let probe: RenderingClient
  let losses = ContainerLosses()
  /// The number of what a state is built into: many states are built into the same.
  private var numbers: [Written: Int] = [:]
  private var numbersOfElements: [Element: Int] = [:]
  private var elements: [Element] = []
  private var inks: [Painted: [InkOnFill]] = [:]
  /// Sets of environments that are drawn at once, and the looks under them.
  private var groups: [[EnvironmentChange]] = []
  private var pages: [[Int: [LookFingerprint]]] = []

  /// Where the looks under an environment stand.
  struct Place: Hashable {
    fileprivate let group: Int
    fileprivate let index: Int
  }

  init(_ probe: RenderingClient) {
    self.probe = probe
  }

  /// The places of environments, which are drawn together whenever one of them is asked for.
  func places(of environments: [EnvironmentChange]) -> [Place] {
    var distinct: [EnvironmentChange] = []
    for environment in environments where !distinct.contains(environment) {
      distinct.append(environment)
    }
    groups.append(distinct)
    pages.append([:])
    return environments.map { environment in
      Place(group: groups.count - 1, index: distinct.firstIndex(of: environment) ?? 0)
    }
  }

  func look(_ state: SpecimenState, _ language: Language, at place: Place) -> LookFingerprint {
    let number = number(of: state, language)
    if let known = pages[place.group][number] { return known[place.index] }
    let looks = probe.looks(elements[number], groups[place.group])
    pages[place.group][number] = looks
    return looks[place.index]
  }

  func element(_ state: SpecimenState, _ language: Language) -> Element {
    elements[number(of: state, language)]
  }

  func inks(
    _ state: SpecimenState, _ language: Language, _ environment: EnvironmentChange
  ) -> [InkOnFill] {
    let painted = Painted(number: number(of: state, language), environment: environment)
    if let known = inks[painted] { return known }
    let found = probe.inks(elements[painted.number], environment)
    inks[painted] = found
    return found
  }

  private func number(of state: SpecimenState, _ language: Language) -> Int {
    let written = Written(state: state, language: language)
    if let known = numbers[written] { return known }
    let element = state.element(language)
    let number = numbersOfElements[element] ?? elements.count
    if number == elements.count {
      elements.append(element)
      numbersOfElements[element] = number
    }
    numbers[written] = number
    return number
  }
}

extension LawChecker {
  func element(_ state: SpecimenState) -> Element { looks.element(state, language) }

  func look(_ state: SpecimenState) -> LookFingerprint {
    looks.look(state, language, at: places[0])
  }

  func lookInMono(_ state: SpecimenState) -> LookFingerprint {
    looks.look(state, language, at: places[1])
  }
}
