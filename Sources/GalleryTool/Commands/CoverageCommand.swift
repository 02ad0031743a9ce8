import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

struct CoverageCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "coverage",
      abstract: "Counts the states that exist, are drawn, have a baseline and differ.",
      discussion: """
        A state that is empty by design, such as a dismissed message, counts as drawn. Each state counts once in every \
        environment, where it needs a baseline: in the options' environments, else in the declared ones, else in the \
        component's own. JSON names every state that draws nothing or has no baseline.
        For example: \(ProgramName.current) coverage --tiers design,interaction --min 100
        """)
  }

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if a smaller share of the states has a baseline.", valueName: "percent"),
    transform: Self.percent)
  var min: Double?

  @OptionGroup(title: "Selection")
  var filter: FilterOptions

  @OptionGroup(title: "Selection")
  var tiers: TierOptions

  @OptionGroup(title: "Environment")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup var snapshots: SnapshotOptions

  @OptionGroup(title: "Output")
  var output: ResultOptions<TableFormat>

  @OptionGroup var jobs: JobOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let folder = try snapshots.folder()
    let context = try context.openingThemes(
      environment.themes, links: filter.texts, declaredIn: folder)
    let filters = try filter.filters(in: context)
    let baselines = try baselines(of: filters.specimens, in: folder)
    let report =
      if environment.given.isEmpty, let plan = context.environmentPlan {
        CoverageReport(
          in: BaselineSpace(context.catalogue, plan: plan), filters: filters, tiers: tiers.tiers,
          baselines: baselines, jobs: jobs.count, context.catalogue)
      } else {
        CoverageReport(
          try environment.all(of: filters, in: context), filters: filters, tiers: tiers.tiers,
          baselines: baselines, jobs: jobs.count, context.catalogue)
      }
    guard report.total.states > 0 else {
      throw ToolError(.noMatch, "No state matches the filters.")
    }
    try output.write(text: { report.text }, json: { report.json }, context)
    let total = report.total
    guard let min, total.percent < min else { return .done }
    StandardStreams.complain(
      "\(total.baselined) of \(total.states) states have a baseline, "
        + "\(total.percentText(of: total.baselined)): less than \(NumberScale.spelling(of: min)) %. "
        + "`\(ProgramName.current) test --update new` makes those that are missing.")
    return .different
  }

  /// The states that have baselines. One that cannot be read counts as missing.
  private func baselines(
    of specimens: [Specimen], in folder: SnapshotFolder
  ) throws(ToolError) -> CoverageReport.Baselines {
    var baselines: CoverageReport.Baselines = [:]
    for specimen in specimens {
      let id = specimen.id
      let files = try notPossibleHere { () throws(SnapshotFolderError) in
        try folder.files(of: id)
      }
      guard let text = files.baseline else { continue }
      do throws(SnapshotError) {
        let snapshot = try Snapshot(text: text)
        for section in snapshot.sections {
          baselines[id, default: [:]][section.environment] = Set(section.looks.flatMap(\.states))
        }
      } catch {
        StandardStreams.complain(
          "warning: \(SnapshotFolder.path(of: id)) counts as missing: \(error).")
      }
    }
    return baselines
  }

  private static func percent(_ text: String) throws -> Double {
    guard let percent = NumberScale(0...100).number(spelled: text) else {
      throw ValidationError("it is a number from 0 to 100.")
    }
    return percent
  }
}
