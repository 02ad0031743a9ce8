import GalleryKit
import StateSpace
import VisualReview

/// The environments that a run compares, with the number of their variants, states and baselines; nothing is drawn.
struct EnvironmentExplanation {
  private struct Row {
    let environment: EnvironmentID
    var variants: [VariantID] = []
    var states = 0
    /// The number of files that have looks in it.
    var files = 0
  }

  private let plan: TestPlan
  /// Compared however states look.
  private var fixed: [Row] = []
  /// Compared only where states look alike that do not in true colour.
  private var folds: [Row] = []
  /// In files, and not compared.
  private var others: [Row] = []

  /// - Throws: if a baseline cannot be read from the disk.
  init(_ plan: TestPlan) throws(SnapshotFolderError) {
    self.plan = plan
    for specimen in plan.specimens {
      let defaults = plan.catalogue.defaults(of: specimen.id)
      let space = plan.space(of: specimen)
      let recorded =
        try plan.folder.files(of: specimen.id).baseline
        .map { Snapshot.environments(ofText: $0, of: specimen.id) } ?? []
      let states = space.states(of: specimen).count
      let always = space.fixedEnvironments(of: specimen).map { $0.id(defaults) }
      let compared = space.environments(of: specimen)
      func add(_ environment: EnvironmentID, _ states: Int, to rows: inout [Row]) {
        let place = rows.firstIndex { $0.environment == environment } ?? rows.count
        if place == rows.count { rows.append(Row(environment: environment)) }
        rows[place].variants.append(specimen.id)
        rows[place].states += states
        if recorded.contains(environment) { rows[place].files += 1 }
      }
      for environment in always { add(environment, states, to: &fixed) }
      let depths = compared.subtracting(always).sorted { $0.text < $1.text }
      for environment in depths { add(environment, 0, to: &folds) }
      for environment in recorded.subtracting(compared).sorted(by: { $0.text < $1.text }) {
        add(environment, 0, to: &others)
      }
    }
  }

  /// A line for each environment, and one with the sums.
  var text: String {
    let widest = fixed.map { Self.name($0).count }.max() ?? 0
    func line(_ name: String, _ numbers: [String]) -> String {
      name.padded(to: max(widest, Self.heading.count) + 2)
        + numbers.map { $0.rightAligned(in: 10) }.joined()
    }
    var lines = [source + ":", "", line(Self.heading, ["variants", "states", "recorded"])]
    for row in fixed {
      lines.append(
        line(Self.name(row), ["\(row.variants.count)", "\(row.states)", "\(row.files)"]))
    }
    lines += ["", Self.sum(fixed, plan.specimens.count)]
    if !folds.isEmpty {
      let names = folds.map { "\(Self.name($0)) (recorded: \($0.files))" }
      lines.append(
        "test also counts the states of these, where some look alike that differ in true colour: "
          + names.joined(separator: ", ") + ".")
    }
    if !others.isEmpty {
      let names = others.map { "\(Self.name($0)) (recorded: \($0.files))" }
      lines.append(
        "Recorded and not compared: " + names.joined(separator: ", ") + "."
          + (plan.environmentPlan == nil || plan.environments != nil
            ? "" : " \(ProgramName.current) test --drop-undeclared erases them."))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let heading = "environment"

  private static func name(_ row: Row) -> String { "@" + safe(row.environment.text) }

  private static func sum(_ rows: [Row], _ variants: Int) -> String {
    let states = rows.reduce(0) { $0 + $1.states }
    return "\(counted(rows.count, "environment")), \(counted(variants, "variant")), "
      + counted(states, "state") + (rows.count > 1 ? ", counted in each environment" : "")
  }

  private var source: String {
    if plan.environments != nil { return "The options ask for these environments" }
    guard plan.environmentPlan != nil else {
      return "Nothing is declared, so each component is compared in its home theme, light and dark"
    }
    return Disk.kind(of: plan.folder.path + "/" + EnvironmentsFile.name) != nil
      ? "\(SnapshotFolder.name)/\(EnvironmentsFile.name) declares these environments"
      : "The catalogue declares these environments"
  }
}
