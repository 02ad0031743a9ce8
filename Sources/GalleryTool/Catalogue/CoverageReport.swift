import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// The states drawn and the states with a baseline, by environment and variant.
struct CoverageReport {
  /// Counts of states.
  struct Counts: Hashable {
    var states = 0
    /// Those of which anything is seen.
    var drawn = 0
    /// Those that have a baseline in the environment.
    var baselined = 0
    var looks = 0

    /// The share of the states that have a baseline.
    var percent: Double { states == 0 ? 100 : Double(baselined) * 100 / Double(states) }

    /// One decimal, never rounded up: 100.0 is all of them.
    func percentText(of part: Int) -> String {
      let tenths = states == 0 ? 1000 : part * 1000 / states
      return "\(tenths / 10).\(tenths % 10) %"
    }

    mutating func add(_ other: Counts) {
      states += other.states
      drawn += other.drawn
      baselined += other.baselined
      looks += other.looks
    }
  }

  /// A variant under an environment.
  struct Row {
    let id: VariantID
    /// Without the theme and the appearance that the variant has by itself, if environments are declared.
    let environment: ExportEnvironment
    let counts: Counts
    /// The states that show nothing, as links.
    let blank: [LinkID]
    /// The states without a baseline, as links.
    let unbaselined: [StateID]
  }

  let rows: [Row]
  private let defaults: SettingDefaults
  /// Whether states of interaction exist that the tiers leave out.
  private let leavesOut: Bool

  /// The states that have baselines, by variant and environment.
  typealias Baselines = [VariantID: [EnvironmentID: Set<StateID>]]

  /// Counts states in the same environments for all variants.
  init(
    _ environments: [Settings], filters: Filters, tiers: Set<AxisTier>,
    baselines: Baselines, jobs: Int, _ catalogue: Catalogue
  ) {
    let plan = ExportPlan(
      catalogue: catalogue, filters: filters,
      space: ExportPlan.Space(tiers: tiers, cover: .all), format: .svg,
      environments: environments.map { ExportEnvironment($0, format: .svg) })
    self.init(plan, plan.pieces.map { ($0, $0.environment) }, baselines, jobs: jobs)
  }

  /// Counts states in the environments that each variant has baselines in.
  init(
    in space: BaselineSpace, filters: Filters, tiers: Set<AxisTier>,
    baselines: Baselines, jobs: Int, _ catalogue: Catalogue
  ) {
    let plan = ExportPlan(
      catalogue: catalogue, filters: filters,
      space: ExportPlan.Space(tiers: tiers, cover: .all), format: .svg, environments: [])
    let pieces = filters.specimens.flatMap { specimen in
      let defaults = catalogue.defaults(of: specimen.id)
      return space.fixedEnvironments(of: specimen)
        .filter { filters.matches($0, of: specimen.id) }
        .map { environment in
          (
            ExportPlan.Piece(
              index: 0, specimen: specimen,
              environment: ExportEnvironment(environment, format: .svg)),
            ExportEnvironment(Settings(environment.id(defaults)), format: .svg)
          )
        }
    }
    self.init(plan, pieces, baselines, jobs: jobs)
  }

  /// - Parameter pieces: each with the environment that it is listed under.
  private init(
    _ plan: ExportPlan, _ pieces: [(piece: ExportPlan.Piece, listed: ExportEnvironment)],
    _ baselines: Baselines, jobs: Int
  ) {
    // By environment first, as the report is read.
    var order: [ExportEnvironment] = []
    for piece in pieces where !order.contains(piece.listed) { order.append(piece.listed) }
    rows = WorkerThreads.map(
      order.flatMap { environment in pieces.filter { $0.listed == environment } }, jobs: jobs,
      prepare: { [WidthPolicy: RenderingClient]() },
      work: { probes, entry in
        Self.row(
          entry.piece, listed: entry.listed, of: plan,
          baselines[entry.piece.specimen.id] ?? [:], &probes)
      }
    ).filter { $0.counts.states > 0 }
    defaults = plan.catalogue.defaults
    leavesOut =
      !plan.space.tiers.contains(.interaction)
      && pieces.contains { piece, _ in
        piece.specimen.axes.contains { $0.tier == .interaction && $0.values.count > 1 }
      }
  }

  var total: Counts { Self.sum(rows) }

  private static func sum(_ rows: [Row]) -> Counts {
    rows.reduce(into: Counts()) { $0.add($1.counts) }
  }

  private static func row(
    _ piece: ExportPlan.Piece, listed: ExportEnvironment, of plan: ExportPlan,
    _ baselines: [EnvironmentID: Set<StateID>], _ probes: inout [WidthPolicy: RenderingClient]
  ) -> Row {
    let environment = piece.environment
    let policy = environment.asked.widthPolicy ?? .grapheme
    let probe = probes[policy] ?? .rendering(widthPolicy: policy)
    probes[policy] = probe
    let change = environment.asked.change(of: piece.specimen.id, in: plan.catalogue)
    let defaults = plan.catalogue.defaults(of: piece.specimen.id)
    let baselined = baselines[environment.asked.id(defaults)] ?? []
    var count = LookCount()
    var blank: [LinkID] = []
    var unbaselined: [StateID] = []
    for state in plan.states(of: piece) {
      func link(_ environment: Settings) -> LinkID {
        Link(piece.specimen, state: state, environment: environment).id(in: plan.catalogue)
      }
      let isDrawn = count.insert(
        probe.look(state.element(environment.language), change),
        isMeantToBeBlank: piece.specimen.isMeantToBeBlank(state))
      if !isDrawn { blank.append(link(environment.asked)) }
      let name = link(Settings()).state
      if !baselined.contains(name) { unbaselined.append(name) }
    }
    return Row(
      id: piece.specimen.id, environment: listed,
      counts: Counts(
        states: count.stateCount, drawn: count.drawnCount,
        baselined: count.stateCount - unbaselined.count, looks: count.lookCount),
      blank: blank, unbaselined: unbaselined)
  }

  /// The rows of each environment, in order.
  private var groups: [(environment: ExportEnvironment, rows: [Row])] {
    var groups: [(environment: ExportEnvironment, rows: [Row])] = []
    for row in rows {
      if groups.last?.environment == row.environment {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((row.environment, [row]))
      }
    }
    return groups
  }
}

extension CoverageReport {
  /// States that show nothing are named up to here; the JSON names all.
  private static let mostNamed = 20

  /// A table for each environment, the states that show nothing, and a last line with the sums.
  var text: String {
    var lines: [String] = []
    let groups = groups
    for group in groups {
      if groups.count > 1 { lines.append(title(group.environment)) }
      lines += table(group.rows)
      if groups.count > 1 { lines += [sentence(Self.sum(group.rows)), ""] }
    }
    if groups.count == 1 { lines.append("") }
    let blank = rows.flatMap(\.blank)
    if !blank.isEmpty {
      lines.append("Nothing is seen of")
      lines += blank.prefix(Self.mostNamed).map { "  \(ProgramName.current) show \($0)" }
      if blank.count > Self.mostNamed { lines.append("  and \(blank.count - Self.mostNamed) more") }
      lines.append("")
    }
    lines.append(sentence(total))
    if groups.count > 1 { lines.append("Each state counts once in each environment.") }
    if leavesOut {
      lines.append(
        "States of interaction, which test compares too, count with --tiers design,interaction.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The title of an environment; `light` too where it is the exception, in a theme that is dark by itself.
  private func title(_ environment: ExportEnvironment) -> String {
    let title = Setting.all.compactMap { setting in
      environment.asked.spelling(setting, defaults)
        ?? (setting == .appearance ? environment.asked.appearance?.rawValue : nil)
    }
    return title.isEmpty ? "each in its own theme and appearance" : title.joined(separator: " · ")
  }

  private func table(_ rows: [Row]) -> [String] {
    let widest = rows.map(\.id.text).widest + 2
    func line(_ name: String, _ numbers: [String]) -> String {
      name.padded(to: widest) + numbers.map { $0.rightAligned(in: 11) }.joined()
    }
    return [line("", ["states", "drawn", "baselined", "looks"])]
      + rows.map { row in
        let counts = row.counts
        return line(
          row.id.text,
          [counts.states, counts.drawn, counts.baselined, counts.looks].map { "\($0)" })
      }
  }

  private func sentence(_ counts: Counts) -> String {
    "\(counted(counts.states, "state")), \(counts.drawn) drawn (\(counts.percentText(of: counts.drawn))), "
      + "\(counts.baselined) baselined (\(counts.percentText(of: counts.baselined))), "
      + counted(counts.looks, "look")
  }

  var json: String {
    let total = total
    return JSONWriter.text(
      CoverageJSON(
        counts: total,
        environments: groups.map { group in
          CoverageJSON.Environment(
            environment: text(group.environment.asked),
            counts: Self.sum(group.rows), specimens: group.rows.map(CoverageJSON.Specimen.init))
        }))
  }

  /// The environment as in links, with every appearance that is the exception of a theme.
  private func text(_ asked: Settings) -> String {
    let text = asked.text(defaults)
    guard let appearance = asked.appearance, asked.spelling(.appearance, defaults) == nil else {
      return text
    }
    return "appearance=\(appearance.rawValue)" + (text.isEmpty ? "" : "," + text)
  }
}

/// A coverage report as JSON, with every state that shows nothing or has no baseline. A contract, so its shape has a number.
struct CoverageJSON: Encodable {
  let format = 2
  let states: Int
  let drawn: Int
  let baselined: Int
  let looks: Int
  let percent: JSONNumber
  let environments: [Environment]

  struct Environment: Encodable {
    let environment: String
    let states: Int
    let drawn: Int
    let baselined: Int
    let looks: Int
    let percent: JSONNumber
    let specimens: [Specimen]

    init(environment: String, counts: CoverageReport.Counts, specimens: [Specimen]) {
      self.environment = environment
      states = counts.states
      drawn = counts.drawn
      baselined = counts.baselined
      looks = counts.looks
      percent = JSONNumber(counts.percent)
      self.specimens = specimens
    }
  }

  struct Specimen: Encodable {
    let id: String
    let states: Int
    let drawn: Int
    let baselined: Int
    let looks: Int
    let blank: [String]
    let unbaselined: [String]

    init(_ row: CoverageReport.Row) {
      id = row.id.text
      states = row.counts.states
      drawn = row.counts.drawn
      baselined = row.counts.baselined
      looks = row.counts.looks
      blank = row.blank.map(\.text)
      unbaselined = row.unbaselined.map(\.text)
    }
  }

  init(counts: CoverageReport.Counts, environments: [Environment]) {
    states = counts.states
    drawn = counts.drawn
    baselined = counts.baselined
    looks = counts.looks
    percent = JSONNumber(counts.percent)
    self.environments = environments
  }
}
