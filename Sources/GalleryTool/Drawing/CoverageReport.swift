import GSDesign
import GalleryKit
import TermRender

/// What was drawn of the states there are, by environment and variant.
struct CoverageReport {
  static let format = 1

  /// Counts of states.
  struct Counts: Hashable {
    var states = 0
    /// Those of which anything is seen.
    var drawn = 0
    var looks = 0

    var percent: Double { states == 0 ? 100 : Double(drawn) * 100 / Double(states) }

    /// One decimal, never rounded up: 100.0 is all of them.
    var percentText: String {
      let tenths = states == 0 ? 1000 : drawn * 1000 / states
      return "\(tenths / 10).\(tenths % 10)"
    }

    mutating func add(_ other: Counts) {
      states += other.states
      drawn += other.drawn
      looks += other.looks
    }
  }

  /// A variant under an environment.
  struct Row {
    let id: String
    let environment: ExportEnvironment
    let counts: Counts
    /// The states that show nothing, as links.
    let blank: [String]
  }

  let rows: [Row]
  private let defaultTheme: String

  init(
    _ environments: [LinkEnvironment], filters: Filters, tiers: Set<AxisTier>, jobs: Int,
    _ catalogue: Catalogue
  ) {
    let plan = ExportPlan(
      catalogue: catalogue, filters: filters,
      space: ExportPlan.Space(tiers: tiers, cover: .all), format: .svg,
      environments: environments.map { ExportEnvironment($0, format: .svg) })
    // By environment first, as the report is read.
    let pieces = plan.environments.flatMap { environment in
      plan.pieces.filter { $0.environment == environment }
    }
    rows = WorkerThreads.map(
      pieces, jobs: jobs, prepare: { [WidthPolicy: LookProbe]() },
      work: { probes, piece in Self.row(piece, of: plan, &probes) }
    ).filter { $0.counts.states > 0 }
    defaultTheme = catalogue.themes.first?.name ?? ""
  }

  var total: Counts { Self.sum(rows) }

  private static func sum(_ rows: [Row]) -> Counts {
    rows.reduce(into: Counts()) { $0.add($1.counts) }
  }

  private static func row(
    _ piece: ExportPlan.Piece, of plan: ExportPlan, _ probes: inout [WidthPolicy: LookProbe]
  ) -> Row {
    let environment = piece.environment
    let policy = environment.asked.widthPolicy ?? .grapheme
    let probe = probes[policy] ?? .rendering(widthPolicy: policy)
    probes[policy] = probe
    let change = environment.asked.change(in: plan.catalogue)
    var count = LookCount()
    var blank: [String] = []
    for state in plan.states(of: piece)
    where !count.insert(
      probe.look(state.element(environment.language), change),
      isMeantToBeBlank: piece.specimen.isMeantToBeBlank(state))
    {
      let link = Link(piece.specimen, state: state, environment: environment.asked)
      blank.append(link.text(in: plan.catalogue))
    }
    return Row(
      id: piece.specimen.id, environment: environment,
      counts: Counts(states: count.stateCount, drawn: count.drawnCount, looks: count.lookCount),
      blank: blank)
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
      if groups.count > 1 { lines.append(group.environment.title(defaultTheme: defaultTheme)) }
      lines += table(group.rows)
      if groups.count > 1 { lines += [sentence(Self.sum(group.rows)), ""] }
    }
    if groups.count == 1 { lines.append("") }
    let blank = rows.flatMap(\.blank)
    if !blank.isEmpty {
      lines.append("Nothing is seen of")
      lines += blank.prefix(Self.mostNamed).map { "  gs-gallery show \($0)" }
      if blank.count > Self.mostNamed { lines.append("  and \(blank.count - Self.mostNamed) more") }
      lines.append("")
    }
    return (lines + [sentence(total)]).joined(separator: "\n") + "\n"
  }

  private func table(_ rows: [Row]) -> [String] {
    let widest = rows.map(\.id).widest + 2
    func line(_ name: String, _ numbers: [String]) -> String {
      name.padded(to: widest) + numbers.map { $0.rightAligned(in: 9) }.joined()
    }
    return [line("", ["states", "drawn", "looks"])]
      + rows.map { row in
        line(row.id, [row.counts.states, row.counts.drawn, row.counts.looks].map { String($0) })
      }
  }

  private func sentence(_ counts: Counts) -> String {
    "\(counts.states) states, \(counts.drawn) drawn (\(counts.percentText) %), \(counts.looks) looks"
  }

  var json: JSONValue {
    .members([
      "format": .integer(Self.format),
      "states": .integer(total.states),
      "drawn": .integer(total.drawn),
      "looks": .integer(total.looks),
      "percent": .decimal(total.percent),
      "environments": .array(
        groups.map { group in
          let sum = Self.sum(group.rows)
          return .members([
            "environment": .string(group.environment.asked.text(defaultTheme: defaultTheme)),
            "states": .integer(sum.states),
            "drawn": .integer(sum.drawn),
            "looks": .integer(sum.looks),
            "percent": .decimal(sum.percent),
            "specimens": .array(group.rows.map(json)),
          ])
        }),
    ])
  }

  private func json(_ row: Row) -> JSONValue {
    .members([
      "id": .string(row.id),
      "states": .integer(row.counts.states),
      "drawn": .integer(row.counts.drawn),
      "looks": .integer(row.counts.looks),
      "blank": .strings(row.blank),
    ])
  }
}
