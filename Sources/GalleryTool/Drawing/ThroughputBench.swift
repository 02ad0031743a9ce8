import GSDesign
import GalleryKit
import TermRender
import TermSession
import VisualReview
import Workbench

/// Draws the whole default space under every theme, appearance and depth and folds it: measures the states per second
/// of one processor, and the peak memory.
struct ThroughputBench {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  struct Result: Hashable {
    /// The number of drawn and folded states, one for each environment.
    var states = 0
    var environments = 0
    /// The number of distinct looks within each environment, summed.
    var looks = 0
    /// Processor time, independent of other load on the machine.
    var nanoseconds = 0
    /// The peak memory of the process.
    var peakKilobytes = 0

    fileprivate mutating func add(_ counts: [LookCount]) {
      states += counts.reduce(0) { $0 + $1.stateCount }
      looks += counts.reduce(0) { $0 + $1.lookCount }
    }

    var statesPerSecond: Int {
      nanoseconds == 0 ? 0 : Int(Double(states) * 1e9 / Double(nanoseconds))
    }
  }

  /// - Parameters:
  ///   - passes: how often the space is drawn; the looks repeat each time.
  ///   - isShared: whether a state is laid out once for all environments, which differ only in colour; otherwise it
  ///     is made and laid out again for each one.
  func measure(passes: Int, isShared: Bool) -> Result {
    let environments = environments
    let groups = isShared ? [environments] : environments.map { [$0] }
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    var result = Result(environments: environments.count)
    let start = ProcessUsage.current.nanoseconds
    for _ in 0..<passes {
      result.looks = 0
      for group in groups {
        for specimen in catalogue.specimens { result.add(counts(of: specimen, group, probe)) }
      }
    }
    let end = ProcessUsage.current
    result.nanoseconds = end.nanoseconds - start
    result.peakKilobytes = end.peakKilobytes
    return result
  }

  /// Draws the baselined states, writes them as a snapshot and compares it with the one before: the work of `test` on
  /// one processor, without the disk.
  func measureBaselines(passes: Int) -> Result {
    let drawer = SnapshotDrawer(BaselineSpace(catalogue))
    let baselines = catalogue.specimens.map { drawer.draw($0).snapshot.text }
    var result = Result(environments: 0)
    let start = ProcessUsage.current.nanoseconds
    for _ in 0..<passes {
      result.looks = 0
      for (specimen, baseline) in zip(catalogue.specimens, baselines) {
        let drawn = drawer.draw(specimen)
        guard drawn.snapshot.text == baseline else { continue }
        result.states += drawn.stateCount
        result.looks += drawn.snapshot.lookCount
      }
    }
    let end = ProcessUsage.current
    result.nanoseconds = end.nanoseconds - start
    result.peakKilobytes = end.peakKilobytes
    return result
  }

  private func counts(
    of specimen: Specimen, _ environments: [EnvironmentChange], _ probe: RenderingClient
  ) -> [LookCount] {
    var counts = environments.map { _ in LookCount() }
    for state in SpecimenSpace(of: specimen) {
      let looks = probe.looks(state.element(.english), environments)
      for (index, look) in looks.enumerated() { counts[index].insert(look) }
    }
    return counts
  }

  private var environments: [EnvironmentChange] {
    catalogue.themes.flatMap { theme in
      Appearance.allCases.flatMap { appearance in
        ColorDepth.allCases.map {
          EnvironmentChange(theme: theme, appearance: appearance, depth: $0)
        }
      }
    }
  }
}

extension ThroughputBench.Result {
  /// A line below ``heading``; numbers are right-aligned.
  func line(_ name: String) -> String {
    Self.line([name, "\(states)", "\(looks)", "\(statesPerSecond)", "\(peakKilobytes / 1024)"])
  }

  static var heading: String {
    line(["drawn and folded", "states", "looks", "states a second", "MB at most"])
  }

  private static func line(_ parts: [String]) -> String {
    zip(parts, [28, 9, 8, 18, 13]).enumerated().map { index, part in
      index == 0 ? part.0.padded(to: part.1) : part.0.rightAligned(in: part.1)
    }.joined() + "\n"
  }
}

extension ThroughputBench.Result: Encodable {
  private enum CodingKeys: CodingKey {
    case states, environments, looks, statesPerSecond, peakKilobytes
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var result = encoder.container(keyedBy: CodingKeys.self)
    try result.encode(states, forKey: .states)
    try result.encode(environments, forKey: .environments)
    try result.encode(looks, forKey: .looks)
    try result.encode(statesPerSecond, forKey: .statesPerSecond)
    try result.encode(peakKilobytes, forKey: .peakKilobytes)
  }
}

/// Counts states, the drawn ones among them, and the distinct looks. States are released one by one: only looks take
/// memory.
struct LookCount {
  var stateCount = 0
  /// The states with something visible, or meant to be empty.
  private(set) var drawnCount = 0
  private var looks: Set<LookFingerprint> = []

  var lookCount: Int { looks.count }

  /// Counts a state; returns whether anything of it is visible, or it is meant to be empty.
  @discardableResult
  mutating func insert(
    _ fingerprint: LookFingerprint, isMeantToBeBlank: Bool = false
  ) -> Bool {
    let isDrawn = !fingerprint.isBlank || isMeantToBeBlank
    stateCount += 1
    if isDrawn { drawnCount += 1 }
    looks.insert(fingerprint)
    return isDrawn
  }
}

/// Presses keys in the gallery without a terminal and measures the frames.
struct InteractionBench {
  private let program: GalleryProgram
  private let environment = RenderEnvironment(theme: .chrome)

  init(_ context: ToolContext) {
    program = GalleryProgram(
      catalogue: context.catalogue, probe: RenderingClient.rendering(widthPolicy: .grapheme))
  }

  /// The measured keys, by names for people.
  private static let keys: [(name: String, press: KeyPress)] = [
    ("next component", KeyPress(.down)), ("previous component", KeyPress(.up)),
    ("next theme", KeyPress("t")), ("appearance", KeyPress("n")), ("colours", KeyPress("c")),
    ("matrix on", KeyPress("m")), ("next cell", KeyPress(.right)), ("matrix off", KeyPress("m")),
    ("help on", KeyPress("?")), ("help off", KeyPress("?")),
  ]

  func measure() -> [BenchRow] {
    var model = program.initialModel
    let renderer = Renderer()
    let queue = OutputQueue()
    var presenter = ANSIPresenter(sink: queue, depth: .truecolor)
    let first = Event.resized(columns: 120, rows: 40)
    let events = [("first frame", first)] + Self.keys.map { ($0.name, Event.key($0.press)) }
    return events.map { name, event in
      var row = BenchRow(name: name)
      let start = ContinuousClock.now
      _ = program.update(&model, event)
      let drawing = renderer.draw(
        program.view(model), size: CellSize(columns: 120, rows: 40), environment: environment)
      presenter.present(Frame(surface: drawing.surface))
      row.add(time: ContinuousClock.now - start, cells: 120 * 40, bytes: queue.take().count)
      return row
    }
  }
}

/// Types a search in a catalogue of a hundred thousand names and measures the time of each key.
struct SearchBench {
  private static let queries = ["button-12/filled", "tagst", "ㅂㅌ", "e"]

  /// One row: every key of every query, with all the names to be found.
  func measure() -> BenchRow {
    let index = SearchIndex((0..<100_000).lazy.map(Self.entry))
    var row = BenchRow(name: "search in 100 000")
    for query in Self.queries {
      var text = ""
      var found: SearchResults?
      for character in query {
        text.append(character)
        let start = ContinuousClock.now
        found = index.find(text, after: found)
        row.add(time: ContinuousClock.now - start, cells: 0, bytes: 0)
      }
    }
    return row
  }

  private static func entry(_ number: Int) -> SearchIndex.Entry {
    let components = ["button", "tag", "tab-bar", "text", "toast", "list"]
    let variants = ["filled", "stroke", "primary", "home", "plain-text"]
    return SearchIndex.Entry(
      "\(components[number % 6])-\(number / 100)/\(variants[number / 6 % 5])-\(number)",
      words: "Says what a thing is, or filters by it. 무엇인지 알려 줍니다. label 버튼 태그")
  }
}
