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
        A state that is empty by design, such as a dismissed message, counts as drawn. A state has a baseline if there is one \
        in any environment.
        For example: \(ProgramName.current) coverage --tiers design,interaction --min 100
        """)
  }

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if a smaller share of the states has a baseline.", valueName: "percent"),
    transform: Self.percent)
  var min: Double?

  @Flag(help: "Write JSON, with every state that draws nothing or has no baseline.")
  var json = false

  @OptionGroup(title: "Selection")
  var filter: FilterOptions

  @OptionGroup(title: "Selection")
  var tiers: TierOptions

  @OptionGroup(title: "Environment")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup var snapshots: SnapshotOptions

  @OptionGroup var jobs: JobOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(environment.themes, links: filter.texts)
    let filters = try filter.filters(in: context)
    let environments = try environment.all(of: filters, in: context)
    let report = CoverageReport(
      environments, filters: filters, tiers: tiers.tiers,
      baselines: try baselines(of: filters.specimens), jobs: jobs.count, context.catalogue)
    guard report.total.states > 0 else {
      throw ToolError(.noMatch, "No state matches the filters.")
    }
    try context.print(json ? report.json : report.text)
    let total = report.total
    guard let min, total.percent < min else { return .done }
    StandardStreams.complain(
      "\(total.baselined) of \(total.states) states have a baseline, "
        + "\(total.percentText(of: total.baselined)): less than \(NumberScale.spelling(of: min)) %. "
        + "`\(ProgramName.current) test --update new` makes those that are missing.")
    return .different
  }

  /// The states that baselines say something of, by variant. One that cannot be read says nothing.
  private func baselines(of specimens: [Specimen]) throws(ToolError) -> [VariantID: Set<StateID>] {
    let folder = try snapshots.folder()
    var baselines: [VariantID: Set<StateID>] = [:]
    for specimen in specimens {
      let id = specimen.id
      let files = try notPossibleHere { () throws(SnapshotFolderError) in
        try folder.files(of: id)
      }
      guard let text = files.baseline else { continue }
      do throws(SnapshotError) {
        let snapshot = try Snapshot(text: text)
        baselines[id] = Set(snapshot.sections.flatMap { $0.looks.flatMap(\.states) })
      } catch {
        StandardStreams.complain("\(SnapshotFolder.path(of: id)) counts as missing: \(error).")
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
