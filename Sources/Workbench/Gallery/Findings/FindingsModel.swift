import GSDesign
import GalleryKit
import Laws
import StateSpace
import Synchronization

/// The findings of `audit` in the published colours: token pairs with too little contrast, and broken rules, checked in
/// slices between keys, marked on cards and in the tree, and listed.
///
/// The list belongs to one screen: followers see the screen below it.
struct FindingsModel: Hashable, Sendable {
  /// Checks the next slice.
  static let timer = "findings"
  /// The time between two slices, in which keys are handled.
  static let pause = Duration.milliseconds(1)
  /// The time without a key or the pointer before the badges are counted: a start and a key do not pay for them.
  static let rest = Duration.milliseconds(1_500)
  /// The number of states that a slice draws.
  static let slice = 32
  /// Specimens with more states than this are not checked; the list names them.
  static let mostStates = 10_000
  /// The random steps through each specimen, those of `audit`.
  static let walk = RandomWalk(seed: 1, steps: 200)

  /// The findings of a specimen.
  private struct Result: Hashable {
    /// The theme that it was checked in.
    let theme: Theme?
    var findings: [AuditFinding] = []
    /// Its causes of low contrast that no waiver covers.
    var open: Set<ContrastCause.Key> = []
    /// The number of states that were drawn, those under the pointer and with the focus included.
    var stateCount = 0
    /// The number of its states, whatever the pointer and the focus: the number of its table.
    var restingStates = 0
    /// The number of those with too little contrast, and of these the ones that no waiver covers.
    var lowStates = 0
    var openStates = 0
    /// The appearances that they have it in.
    var lowAppearances: Set<Appearance> = []
    var moment: LowMoment?
    /// The broken rules but low contrast; nil before they were looked for.
    var faults: [FaultEntry]?
    var isTooLarge = false

    /// The number of its badge.
    var mark: Int { open.count + openFaults }
    var openFaults: Int { faults?.count { $0.waiver == nil } ?? 0 }
  }

  /// A specimen whose contrast is being checked.
  private struct Running: Hashable {
    let specimen: Int
    let settings: [LawSetting]
    var setting = 0
    var search: ContrastSearch
    var findings: [AuditFinding] = []
  }

  private var results: [Int: Result] = [:]
  private var running: Running?
  /// The search for broken rules in a specimen.
  private var rules: AuditWork?
  /// Whether the timer of the next slice runs.
  var isWaiting = false
  /// Whether the last slice was counted after the last key.
  private var isResting = false
  /// The settings before a pair was opened in the colour editor, and those that it was opened in.
  private var visit: Visit?

  private struct Visit: Hashable {
    let before: Settings
    let opened: Settings
  }

  /// The number of specimens checked by every rule.
  var count: Int { results.values.reduce(0) { $0 + ($1.faults == nil ? 0 : 1) } }

  /// The number of states checked.
  var stateCount: Int { results.values.reduce(0) { $0 + $1.stateCount } }

  /// Low contrast that no state has at rest.
  struct LowMoment: Hashable {
    /// The uses that show it: hovered, pressed, focused.
    let words: [Phrase]
    /// The lowest ratio.
    let ratio: Double
  }

  /// The findings in a specimen as numbers.
  struct Summary: Hashable {
    /// The name of the theme that they hold in.
    let theme: String?
    /// The states with too little contrast, those of them that no waiver covers, and all; a state counts once, whatever
    /// the pointer and the focus.
    let low: Int
    let open: Int
    let states: Int
    /// The broken rules but low contrast that no waiver covers, and the others.
    let faults: Int
    let waivedFaults: Int
    /// The appearances with low contrast.
    let appearances: Set<Appearance>
    /// Nil if a state has low contrast at rest, or none has it.
    let moment: LowMoment?
  }

  /// The findings in a specimen; nil until it is checked, and for one with too many states.
  func summary(of specimen: Int) -> Summary? {
    results[specimen].flatMap {
      $0.isTooLarge
        ? nil
        : Summary(
          theme: $0.theme?.name, low: $0.lowStates, open: $0.openStates, states: $0.restingStates,
          faults: $0.openFaults, waivedFaults: ($0.faults?.count ?? 0) - $0.openFaults,
          appearances: $0.lowAppearances, moment: $0.moment)
    }
  }

  /// The specimens with too many states to be checked here.
  var tooLarge: [Int] { results.filter(\.value.isTooLarge).keys.sorted() }

  /// The number of findings of some specimens that no waiver covers, a token pair counted once; 0 until they are
  /// checked.
  func mark(of specimens: [Int]) -> Int {
    var keys: Set<ContrastCause.Key> = []
    var faults = 0
    for specimen in specimens {
      keys.formUnion(results[specimen]?.open ?? [])
      faults += results[specimen]?.openFaults ?? 0
    }
    return keys.count + faults
  }

  /// The numbers of the tree, by specimen.
  var marks: [Int: Int] { results.mapValues(\.mark).filter { $0.value > 0 } }

  /// The first of some specimens that was not checked in its present theme.
  ///
  /// - Parameter byEveryRule: whether contrast alone is not enough.
  func next(
    of specimens: some Sequence<Int>, byEveryRule: Bool, in catalogue: Catalogue
  ) -> Int? {
    specimens.first { index in
      guard let result = results[index] else { return true }
      return result.theme != catalogue.theme(named: catalogue.specimens[index].home.name)
        || byEveryRule && result.faults == nil
    }
  }

  /// The time until the next slice.
  func delay(isListed: Bool) -> Duration { isListed || isResting ? Self.pause : Self.rest }

  /// The timer of a slice is over.
  mutating func wake() {
    isWaiting = false
    isResting = true
  }

  /// Starts the pause again after input.
  mutating func disturb() {
    isWaiting = false
    isResting = false
  }

  /// Checks a slice of a specimen: its contrast first, then the other rules. A complete result replaces the former one.
  ///
  /// - Parameter list: the open one, which shows the result.
  mutating func advance(
    _ specimen: Int, in catalogue: Catalogue, _ client: RenderingClient, _ waivers: FindingWaivers,
    listed list: inout FindingsList?
  ) {
    let declaration = catalogue.specimens[specimen]
    let theme = catalogue.theme(named: declaration.home.name)
    if let result = results[specimen], result.theme == theme {
      if result.faults == nil {
        advanceRules(specimen, in: catalogue, client, waivers)
        if results[specimen]?.faults != nil { list?.show(report(waivers)) }
      }
      return
    }
    let settings = LawSetting.published(declaration, in: catalogue)
    if running?.specimen != specimen || running?.settings != settings {
      guard Self.states(of: declaration).count(upTo: Self.mostStates + 1) <= Self.mostStates else {
        results[specimen] = Result(theme: theme, faults: [], isTooLarge: true)
        return
      }
      running = Running(
        specimen: specimen, settings: settings, search: Self.search(declaration))
    }
    guard var now = running else { return }
    let setting = now.settings[now.setting]
    let language = setting.link.labelLanguage
    now.search.advance(
      declaration, by: Self.slice,
      ContrastSearch.Looks(
        setting: setting, client: client, element: { $0.element(language) },
        inks: { client.inks($0.element(language), setting.change) }))
    defer { running = now.setting < now.settings.count ? now : nil }
    guard now.search.isDone else { return }
    now.findings += now.search.findings
    now.setting += 1
    guard now.setting == now.settings.count else {
      now.search = Self.search(declaration, now.search.tellingLines)
      return
    }
    let report = ContrastReport(now.findings, waivers)
    results[specimen] = Result(
      theme: theme, findings: now.findings, open: Set(report.open.map(\.cause.key)),
      stateCount: now.search.states.count,
      restingStates: SpecimenSpace(of: declaration).count,
      lowStates: Self.count(report.entries, of: declaration),
      openStates: Self.count(report.open, of: declaration),
      lowAppearances: Set(report.entries.map(\.cause.appearance)),
      moment: Self.moment(of: report.entries, declaration))
    list?.show(self.report(waivers))
  }

  /// The number of states of a variant that some causes have, whatever the pointer and the focus.
  private static func count(_ entries: [ContrastReport.Entry], of specimen: Specimen) -> Int {
    let pointer = specimen.axes.varying(in: [.interaction])
    let states = entries.flatMap { $0.cause.states[specimen.id] ?? [] }.map { state in
      pointer.reduce(into: state) { $0[$1] = specimen.initialState[$1] }
    }
    return Set(states).count
  }

  /// The uses without which a variant shows none of some causes; nil if a state shows one at rest.
  private static func moment(
    of entries: [ContrastReport.Entry], _ specimen: Specimen
  ) -> LowMoment? {
    guard let lowest = entries.map(\.cause.lowest).min() else { return nil }
    let states = entries.flatMap { $0.cause.states[specimen.id] ?? [] }
    let axes = specimen.axes
    let uses = axes.indices.filter {
      axes[$0].tier == .interaction && [.pointer, .focused].contains(axes[$0].meaning)
    }
    func isUsed(_ state: SpecimenState, _ axis: Int) -> Bool {
      state[axis] != axes[axis].standard
    }
    guard !states.isEmpty, states.allSatisfy({ state in uses.contains { isUsed(state, $0) } })
    else { return nil }
    // Without any of these, no state shows it; else one use or another does.
    let needed = uses.filter { axis in states.allSatisfy { isUsed($0, axis) } }
    let words = (needed.isEmpty ? uses : needed).flatMap { index in
      let axis = axes[index]
      let seen = Set(states.map { $0[index] })
      return axis.values.filter { $0 != axis.standard && seen.contains($0) }
        .map(axis.ownWord)
    }
    return LowMoment(words: words, ratio: lowest)
  }

  private mutating func advanceRules(
    _ specimen: Int, in catalogue: Catalogue, _ client: RenderingClient, _ waivers: FindingWaivers
  ) {
    let declaration = catalogue.specimens[specimen]
    let settings = LawSetting.published(declaration, in: catalogue)
    if rules?.isOf(declaration, settings) != true {
      rules = AuditWork(declaration, settings, walk: Self.walk, client)
    }
    guard let faults = rules?.advance(by: Self.slice) else { return }
    rules = nil
    results[specimen]?.faults = faults.map {
      FaultEntry(finding: $0, waiver: waivers.reason($0, nil))
    }
  }

  private static func states(of specimen: Specimen) -> SpecimenSpace {
    SpecimenSpace(of: specimen, tiers: [.design, .interaction])
  }

  private static func search(
    _ specimen: Specimen, _ lines: Set<ColorRole>? = nil
  ) -> ContrastSearch {
    ContrastSearch(Array(states(of: specimen)), of: specimen, tellingLines: lines)
  }

  /// The findings so far, in the order of the catalogue.
  ///
  /// - Parameter specimens: the specimens to report on; nil for all.
  func report(_ waivers: FindingWaivers, of specimens: [Int]? = nil) -> FindingsReport {
    let places = specimens ?? results.keys.sorted()
    return FindingsReport(
      contrast: ContrastReport(places.flatMap { results[$0]?.findings ?? [] }, waivers),
      faults: places.flatMap { results[$0]?.faults ?? [] })
  }

  /// Notes that a pair is edited in other settings than those chosen.
  mutating func begin(in opened: Settings, from before: Settings) {
    visit = Visit(before: before, opened: opened)
  }

  /// The settings from before a pair was opened in the editor, except those changed since.
  mutating func leave(_ settings: Settings) -> Settings {
    guard let visit else { return settings }
    self.visit = nil
    var settings = settings
    for setting in Setting.all where settings.said(setting) == visit.opened.said(setting) {
      settings.clear(setting)
      setting.copy(visit.before, &settings)
    }
    return settings
  }
}

/// The search for broken rules in one specimen, which a copy of the model shares.
private final class AuditWork: Hashable, Sendable {
  private let specimen: VariantID
  private let settings: [LawSetting]
  private let run: Mutex<AuditRun>

  init(
    _ specimen: Specimen, _ settings: [LawSetting], walk: RandomWalk, _ client: RenderingClient
  ) {
    self.specimen = specimen.id
    self.settings = settings
    run = Mutex(
      AuditRun(
        Audit(of: nil, settings: settings, walk: walk, probe: client, other: client),
        on: specimen, under: settings, hasContrast: false))
  }

  func isOf(_ specimen: Specimen, _ settings: [LawSetting]) -> Bool {
    self.specimen == specimen.id && self.settings == settings
  }

  /// Checks some more states; the findings once it is done.
  func advance(by count: Int) -> [AuditFinding]? {
    run.withLock { run in
      run.advance(by: count)
      return run.isDone ? run.report.findings : nil
    }
  }

  static func == (one: AuditWork, other: AuditWork) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A broken rule.
struct FaultEntry: Hashable, Sendable {
  let finding: AuditFinding
  /// The reason it is left as it is; nil if no waiver covers it.
  let waiver: String?
}

/// The findings: causes of low contrast, and broken rules.
struct FindingsReport: Hashable, Sendable {
  let contrast: ContrastReport
  let faults: [FaultEntry]

  /// An item of the list.
  enum Item: Hashable, Sendable {
    case pair(ContrastReport.Entry)
    case fault(FaultEntry)

    /// Whether a state of a variant shows it.
    func concerns(_ variant: VariantID) -> Bool {
      switch self {
      case .pair(let entry): !(entry.cause.states[variant] ?? []).isEmpty
      case .fault(let entry): entry.finding.link.specimen == variant
      }
    }

    /// A finding with a state that shows it.
    var finding: AuditFinding {
      switch self {
      case .pair(let entry): entry.cause.finding
      case .fault(let entry): entry.finding
      }
    }

    /// Distinguishes it from the other items.
    var id: String {
      switch self {
      case .pair(let entry): entry.cause.id
      case .fault(let entry): "\(entry.finding.rule.rawValue) \(Stamp(entry.finding).number)"
      }
    }
  }

  /// Those that no waiver covers, then the others.
  var items: [Item] {
    contrast.open.map(Item.pair) + faults.filter { $0.waiver == nil }.map(Item.fault)
      + contrast.waived.map(Item.pair) + faults.filter { $0.waiver != nil }.map(Item.fault)
  }
}

/// The list of findings, and the focused one.
struct FindingsList: Hashable, Sendable {
  private(set) var report: FindingsReport
  private(set) var items: [FindingsReport.Item]
  private(set) var place = 0
  /// The item that stays focused when others come in; nil at the first place, which then shows whatever is first.
  private var anchor: String?
  /// The variant that was looked at before, whose first item is focused as soon as there is one; nil after a motion.
  private var variant: VariantID?

  /// - Parameters:
  ///   - id: the item that it begins on; nil for the first.
  ///   - variant: the one that is looked at: the list begins on an item of it, if there are any.
  init(_ report: FindingsReport, on id: String?, of variant: VariantID? = nil) {
    self.report = report
    items = report.items
    let isAtFormer = id.map { go(to: $0) } ?? false
    guard let variant, !isAtFormer || chosen?.concerns(variant) != true else { return }
    self.variant = variant
    focusFirst(of: variant)
  }

  private mutating func focusFirst(of variant: VariantID) {
    guard let first = items.first(where: { $0.concerns(variant) }), go(to: first.id) else { return }
    self.variant = nil
  }

  var count: Int { items.count }

  /// The focused item; nil if the list is empty.
  var chosen: FindingsReport.Item? { items.indices.contains(place) ? items[place] : nil }

  mutating func handle(_ motion: Motion) {
    variant = nil
    switch motion {
    case .up, .down, .left, .right: go(toPlace: place + motion.rows)
    case .first: go(toPlace: 0)
    case .last: go(toPlace: count - 1)
    }
  }

  private mutating func go(toPlace place: Int) {
    self.place = max(0, min(place, count - 1))
    anchor = self.place == 0 ? nil : chosen?.id
  }

  /// Focuses an item by its id; false if it is not in the list.
  mutating func go(to id: String) -> Bool {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return false }
    self.place = place
    anchor = id
    return true
  }

  /// Shows more items, or others; the focus stays on its item if that is among them.
  fileprivate mutating func show(_ report: FindingsReport) {
    self.report = report
    items = report.items
    if anchor.map({ !go(to: $0) }) ?? true { go(toPlace: place) }
    if let variant { focusFirst(of: variant) }
  }
}

/// The list of findings.
enum FindingsCommand: Hashable, Sendable, CaseIterable {
  case toggle

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [KeyPress("P")], .findings, Phrase(localized: "Audit contrast and rules"),
        in: .gallery, isInStatus: false, linear: .verb(.audit))
    }
  }

  static let entries = [CommandEntry(.findings(.toggle))]

  /// In the list.
  static let listing = [
    CommandEntry(.basic(.moveUp), keys: Command.up + [KeyPress(.pageUp)]),
    CommandEntry(.basic(.moveDown), keys: Command.down + [KeyPress(.pageDown)]),
    CommandEntry(.basic(.open), .openFinding),
    CommandEntry(.basic(.first)),
    CommandEntry(.basic(.last)),
    CommandEntry(.basic(.cancel), .close),
    CommandEntry(.findings(.toggle), .close),
  ]
}
