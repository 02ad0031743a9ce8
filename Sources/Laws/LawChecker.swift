public import GSDesign
public import GalleryKit
import StateSpace

/// An environment twice: as links spell it, and as elements take it.
public struct LawSetting: Hashable, Sendable {
  /// The environment as links spell it; findings name it.
  public var link: Settings
  /// The same environment as elements take it.
  public var change: EnvironmentChange

  /// Makes a setting from both spellings, which must agree.
  public init(link: Settings = Settings(), change: EnvironmentChange) {
    self.link = link
    self.change = change
  }

  /// The same without colour: settings that affect colours alone are at their defaults.
  var inMono: LawSetting {
    var result = self
    for setting in Setting.all where setting.effect == .colors { result.link.clear(setting) }
    result.link.depth = .mono
    result.change.depth = .mono
    result.change.theme = nil
    result.change.appearance = nil
    result.change.contrast = nil
    result.change.vision = nil
    return result
  }
}

/// Checks one specimen against the laws, using only its declaration.
///
/// ```swift
/// let bench = LawChecker(specimen, setting: setting, probe: probe, other: anotherProbe)
/// for check in bench.checks() where !check.violations.isEmpty { … }
/// ```
///
/// It keeps the looks it has seen and belongs to one thread.
public struct LawChecker {
  /// The specimen to check.
  public let specimen: Specimen
  /// The environment to check it in; every look is also compared without colour.
  public let setting: LawSetting
  /// Random intents of the ninth law follow from it.
  public let seed: UInt64
  let looks: FingerprintCache
  /// The places of the looks in the setting and in the environments without colour.
  let places: [FingerprintCache.Spot]
  /// A second renderer that must give the same answers.
  let other: RenderingClient
  let language: Language
  let axes: LawAxes
  /// The states to check.
  let states: [SpecimenState]

  /// - Parameters:
  ///   - specimen: the component.
  ///   - setting: the environment to check the laws in.
  ///   - probe: the renderer.
  ///   - other: a second renderer that must give the same answers, for the fourth law.
  ///   - seed: the seed of the random walks.
  ///   - filters: the states to check; a finding may be shrunk to another state. nil checks the whole space.
  public init(
    _ specimen: Specimen, setting: LawSetting, probe: RenderingClient, other: RenderingClient,
    seed: UInt64 = 1,
    filters: Filters? = nil
  ) {
    let looks = FingerprintCache(probe)
    self.init(
      specimen, setting: setting, looks: looks,
      places: looks.places(of: [setting.change, setting.inMono.change]), other: other, seed: seed,
      filters: filters)
  }

  /// - Parameters:
  ///   - looks: the cache, shared by the checkers of one specimen in several settings.
  ///   - places: the places of the looks in the setting and in the environments without colour.
  init(
    _ specimen: Specimen, setting: LawSetting, looks: FingerprintCache,
    places: [FingerprintCache.Spot],
    other: RenderingClient, seed: UInt64, filters: Filters?, cover: Cover = .all
  ) {
    self.specimen = specimen
    self.setting = setting
    self.seed = seed
    self.looks = looks
    self.places = places
    self.other = other
    language = setting.link.labelLanguage
    axes = LawAxes(specimen)
    let tiers: Set<AxisTier> = [.design, .interaction]
    states =
      filters.map {
        Array($0.states(of: specimen, under: setting.link, tiers: tiers, cover: cover))
      } ?? Array(SpecimenSpace(of: specimen, tiers: tiers).covered(by: cover))
  }

  /// Every law, checked on every state of the design and interaction tiers.
  public func checks() -> [LawCheck] {
    BehaviorLaw.allCases.map { check($0) }
  }

  /// One law, checked on every state of the design and interaction tiers.
  public func check(_ law: BehaviorLaw) -> LawCheck {
    if law == .meaningIsSeen { return meaningCheck() }
    var check = LawCheck(law: law, specimen: specimen.id, count: 0, violations: [])
    for state in states { judge(law, state, in: &check) }
    return check
  }

  /// Adds the verdict of a law on one state to a check.
  func judge(_ law: BehaviorLaw, _ state: SpecimenState, in check: inout LawCheck) {
    switch judge(law, state) {
    case .doesNotApply: break
    case .holds: check.count += 1
    case .broken:
      check.count += 1
      add(law, state, to: &check.violations)
    }
  }

  /// The verdict of a law on one state; nothing for a state declared impossible.
  func judge(_ law: BehaviorLaw, _ state: SpecimenState) -> LawResult {
    guard state.impossibility == nil else { return .doesNotApply }
    return switch law {
    case .meaningIsSeen: judgeMeaning(state)
    case .disabledRests: judgeDisabled(state)
    case .flagsAreKept: judgeFlags(state)
    case .sameStateSameLook: judgeSameness(state)
    case .focusIsNoSelection: judgeFocus(state)
    case .sizeStays: judgeSize(state)
    case .pressActsOnRelease: judgePress(state)
    case .oneTabStop: judgeTabStops(state)
    case .anythingIsSurvived: judgeSurvival(state)
    }
  }

  /// Counts a state to a violation that it has all the values of, or shrinks it to one of its own.
  func add(_ law: BehaviorLaw, _ state: SpecimenState, to violations: inout [Violation]) {
    let shrinking = Shrinking(specimen: specimen)
    if let known = violations.firstIndex(where: {
      $0.law == law && shrinking.covers(state, $0.link.state)
    }) {
      violations[known].more += 1
      return
    }
    let smallest = shrinking.shrunk(state) { judge(law, $0).sighting != nil }
    guard let sighting = judge(law, smallest).sighting else { return }
    violations.append(violation(law, smallest, sighting))
  }

  func violation(
    _ law: BehaviorLaw, _ state: SpecimenState, _ sighting: Evidence
  ) -> Violation {
    let environment = sighting.isInMono ? setting.inMono.link : setting.link
    return Violation(
      law: law, link: Link(specimen, state: state, environment: environment),
      steps: sighting.steps,
      other: sighting.other.map { Link(specimen, state: $0, environment: environment) },
      seen: sighting.seen,
      isColorAlone: sighting.isInMono && setting.change.depth != .mono)
  }
}

extension LawResult {
  /// The evidence that the law is broken, if there is any.
  var sighting: Evidence? {
    switch self {
    case .doesNotApply, .holds: nil
    case .broken(let sighting): sighting
    }
  }
}

/// Laws that were not checked on any state of a component, though they concern it.
extension LawChecker {
  /// A check that never runs never fails.
  func unaskedFindings(_ checks: [LawCheck]) -> [AuditFinding] {
    checks.filter { !$0.applies }.compactMap { check in
      states.firstIndex { reason(toAsk: check.law, of: $0) != nil }.flatMap { index in
        reason(toAsk: check.law, of: states[index]).map { reason in
          AuditFinding(
            unasked: check.law, Link(specimen, state: states[index], environment: setting.link),
            seen: reason)
        }
      }
    }
  }

  /// The reason why a law applies to a state; nil if it does not.
  private func reason(toAsk law: BehaviorLaw, of state: SpecimenState) -> Phrase? {
    let parts = state.lowered(language).interactions
    switch law {
    case .disabledRests:
      guard isOn(axes.disabled, state) else { return nil }
      return Phrase(localized: "It is disabled.")
    case .oneTabStop:
      guard !parts.tabStops.isEmpty else { return nil }
      return specimen.isInteractive
        ? Phrase(localized: "It has a tab stop, and no axis says that it is focused.")
        : Self.noSteps
    case .pressActsOnRelease:
      guard parts.parts.contains(where: parts.hasAction) else { return nil }
      return specimen.isInteractive
        ? Phrase(localized: "It has an action, and no state takes a press.")
        : Self.noSteps
    case .anythingIsSurvived:
      return parts.parts.isEmpty ? nil : Self.noSteps
    case .meaningIsSeen, .flagsAreKept, .sameStateSameLook, .focusIsNoSelection, .sizeStays:
      return nil
    }
  }

  private static let noSteps = Phrase(
    localized: "It has parts that can be used, and its declaration has no step.")
}

/// Law 6, and the part of law 7 about labels.
extension LawChecker {
  func judgeSize(_ state: SpecimenState) -> LawResult {
    guard let resting = resting(state) else { return .doesNotApply }
    guard resting == state else {
      return hasSize(of: resting, state)
        ? .holds
        : .broken(
          Evidence(Phrase(localized: "It takes another size than at rest."))
            .against(resting))
    }
    let element = element(state)
    let environments = WidthPolicy.allCases.map { policy in
      var environment = setting.change
      environment.widthPolicy = policy
      return environment
    }
    for (policy, (environment, look)) in zip(
      WidthPolicy.allCases, zip(environments, looks.probe.looks(element, environments)))
    {
      let size = looks.probe.size(element, environment, max(1, look.columns))
      guard look.isBlank || size == (look.columns, look.rows) else {
        let (measured, drawn) = ("\(size.0)x\(size.1)", "\(look.columns)x\(look.rows)")
        return .broken(
          Evidence(
            Phrase(
              localized: "By \(policy.rawValue) it measures \(measured) and is drawn \(drawn).")))
      }
    }
    return .holds
  }

  private func hasSize(of resting: SpecimenState, _ state: SpecimenState) -> Bool {
    let (first, second) = (look(resting), look(state))
    return first.columns == second.columns && first.rows == second.rows
  }

  /// The text is the same as at rest; signs may differ, such as the icon of a toggle.
  func judgeLabel(_ state: SpecimenState) -> LawResult {
    guard let resting = resting(state), resting != state else { return .doesNotApply }
    func words(_ state: SpecimenState) -> String {
      element(state).writtenText.filter { $0.isLetter || $0.isNumber }
    }
    return words(state) == words(resting)
      ? .holds
      : .broken(
        Evidence(Phrase(localized: "Its label is another one than at rest."))
          .against(resting))
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
}
