import GSDesign

/// The token pairs with too little contrast, as `audit` finds them in the published colours: counted in slices between
/// keys, marked on cards and in the tree, and listed.
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
  /// Specimens with more states than this are not checked.
  static let mostStates = 10_000

  /// The findings of a specimen.
  private struct Result: Hashable {
    /// The theme that it was checked in.
    let theme: Theme?
    let findings: [AuditFinding]
    /// Its causes that no waiver covers.
    let open: Set<ContrastCause.Key>
    let stateCount: Int
  }

  /// A specimen that is being checked.
  private struct Running: Hashable {
    let specimen: Int
    let settings: [LawSetting]
    var setting = 0
    var search: ContrastSearch
    var findings: [AuditFinding] = []
  }

  private var results: [Int: Result] = [:]
  private var running: Running?
  /// Whether the timer of the next slice runs.
  var isWaiting = false
  /// Whether the last slice was counted after the last key.
  private var isResting = false
  /// The list; nil while it is closed.
  private(set) var list: FindingsList?
  /// The pair that the list was on when it was closed.
  private var lastChosen: String?

  /// The number of specimens checked.
  var count: Int { results.count }

  /// The number of states checked.
  var stateCount: Int { results.values.reduce(0) { $0 + $1.stateCount } }

  /// The number of token pairs of some specimens that no waiver covers; 0 until they are checked.
  func mark(of specimens: [Int]) -> Int {
    var keys: Set<ContrastCause.Key> = []
    for specimen in specimens { keys.formUnion(results[specimen]?.open ?? []) }
    return keys.count
  }

  /// The numbers of the tree, by specimen.
  var marks: [Int: Int] { results.mapValues(\.open.count).filter { $0.value > 0 } }

  /// The first of some specimens that was not checked in its present theme.
  func next(of specimens: some Sequence<Int>, in catalogue: Catalogue) -> Int? {
    specimens.first { index in
      guard let result = results[index] else { return true }
      return result.theme != catalogue.theme(named: catalogue.specimens[index].home.name)
    }
  }

  /// The time until the next slice.
  var delay: Duration { list != nil || isResting ? Self.pause : Self.rest }

  /// The timer of a slice is over.
  mutating func wake() {
    isWaiting = false
    isResting = true
  }

  /// Waits again, since somebody is at work.
  mutating func disturb() {
    isWaiting = false
    isResting = false
  }

  /// Checks a slice of a specimen; a complete result replaces the former one.
  mutating func advance(
    _ specimen: Int, in catalogue: Catalogue, _ client: RenderingClient, _ waivers: ContrastWaivers
  ) {
    let declaration = catalogue.specimens[specimen]
    let theme = catalogue.theme(named: declaration.home.name)
    let settings = LawSetting.published(declaration, in: catalogue)
    if running?.specimen != specimen || running?.settings != settings {
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
      stateCount: now.search.states.count)
    refresh(waivers)
  }

  private static func search(
    _ specimen: Specimen, _ lines: Set<ColorRole>? = nil
  ) -> ContrastSearch {
    ContrastSearch(
      Array(StateSpace(of: specimen, tiers: [.design, .interaction]).prefix(mostStates)),
      axes: LawAxes(specimen).meaningful, tellingLines: lines)
  }

  /// The findings so far, in the order of the catalogue.
  ///
  /// - Parameter specimens: the specimens to report on; nil for all.
  func report(_ waivers: ContrastWaivers, of specimens: [Int]? = nil) -> ContrastReport {
    let places = specimens ?? results.keys.sorted()
    return ContrastReport(places.flatMap { results[$0]?.findings ?? [] }, waivers)
  }

  mutating func open(_ waivers: ContrastWaivers) {
    list = FindingsList(report(waivers), on: lastChosen)
  }

  mutating func close() {
    lastChosen = list?.chosen?.cause.id ?? lastChosen
    list = nil
  }

  private mutating func refresh(_ waivers: ContrastWaivers) {
    guard list != nil else { return }
    let report = report(waivers)
    list?.show(report)
  }

  mutating func handle(_ motion: Motion) { list?.handle(motion) }

  /// Focuses a pair by its id; false if it is not in the list.
  mutating func go(to id: String) -> Bool { list?.go(to: id) ?? false }
}

/// The list of token pairs, and the focused one.
struct FindingsList: Hashable, Sendable {
  private(set) var report: ContrastReport
  private(set) var place = 0

  fileprivate init(_ report: ContrastReport, on id: String?) {
    self.report = report
    if let id { _ = go(to: id) }
  }

  var count: Int { report.entries.count }

  /// The focused pair; nil if the list is empty.
  var chosen: ContrastReport.Entry? {
    report.entries.indices.contains(place) ? report.entries[place] : nil
  }

  fileprivate mutating func handle(_ motion: Motion) {
    switch motion {
    case .up, .down, .left, .right: go(toPlace: place + motion.rows)
    case .first: go(toPlace: 0)
    case .last: go(toPlace: count - 1)
    }
  }

  private mutating func go(toPlace place: Int) { self.place = max(0, min(place, count - 1)) }

  fileprivate mutating func go(to id: String) -> Bool {
    guard let place = report.entries.firstIndex(where: { $0.cause.id == id }) else { return false }
    self.place = place
    return true
  }

  /// Shows more pairs, or others; the focus stays on its pair if that is among them.
  fileprivate mutating func show(_ report: ContrastReport) {
    let id = chosen?.cause.id
    self.report = report
    if place == 0 || id.map({ !go(to: $0) }) ?? true { go(toPlace: place) }
  }
}

/// The list of token pairs with too little contrast.
enum FindingsCommand: Hashable, Sendable, CaseIterable {
  case toggle
}

extension FindingsCommand {
  static let entries = [
    CommandEntry(.findings(.toggle), [KeyPress("P")], .findings, isInStatus: false)
  ]

  /// In the list.
  static let listing = [
    CommandEntry(.basic(.moveUp), Command.up + [KeyPress(.pageUp)], .choose),
    CommandEntry(.basic(.moveDown), Command.down + [KeyPress(.pageDown)], .choose),
    CommandEntry(.basic(.open), [KeyPress(.enter)], .mendFinding),
    CommandEntry(.basic(.first), [KeyPress(.home)], .ends, isInStatus: false),
    CommandEntry(.basic(.last), [KeyPress(.end)], .ends, isInStatus: false),
    CommandEntry(.basic(.cancel), [KeyPress(.escape)], .close),
    CommandEntry(.findings(.toggle), [KeyPress("P")], .close, isInStatus: false),
  ]
}
