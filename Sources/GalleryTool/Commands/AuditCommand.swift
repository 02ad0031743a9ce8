import ArgumentParser
import GSDesign
import GalleryKit

struct AuditCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract: "Looks for faults: merged and unreachable states, broken laws, contrast.",
      discussion: """
        Without a filter it looks at everything. It ends with 1 where it finds something.
        Contrast is asked of the colours as they are fitted, since published ones are shown as they are: \
        --contrast original tells which of them are hard to read.
        Settings take several values, which multiply: \(ProgramName.current) audit tag --colors truecolor,mono
        A filter of knobs chooses the states that laws and looks are asked of; walks and searches go through all of a \
        variant that it names.
        """)
  }

  @OptionGroup(title: "What is looked at")
  var chosen: FilterOptions

  @Option(
    help: ArgumentHelp(
      "The seed of the random walk; the same seed gives the same walk.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("How many steps are walked through each variant.", valueName: "number"))
  var steps = 200

  @OptionGroup(title: "How it is drawn")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "How it is drawn")
  var space: CoverOptions

  @OptionGroup var jobs: JobOptions

  @Flag(help: "As JSON.")
  var json = false

  func validate() throws {
    if steps < 0 { throw ValidationError("--steps takes a number from 0 on.") }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let filters = try chosen.filters(in: context)
    let settings = try environment.all(of: filters, in: context).map { chosen in
      var link = chosen
      link.contrast = chosen.contrast ?? .normal
      return LawSetting(link: link, change: link.change(in: context.catalogue))
    }
    let reports = WorkerThreads.map(
      filters.specimens, jobs: jobs.count,
      prepare: { [cover = space.cover, walk = RandomWalk(seed: seed, steps: steps)] in
        // A renderer belongs to one thread.
        Audit(
          of: filters, cover: cover, settings: settings, walk: walk,
          probe: .rendering(widthPolicy: .grapheme), other: .rendering(widthPolicy: .grapheme))
      }, work: { audit, specimen in audit.report(on: specimen) })
    let page = AuditPage(reports: reports, seed: seed, catalogue: context.catalogue)
    guard page.hasStates else {
      throw ToolError(.noMatch, "No state is what the filter asks for; `list` shows all.")
    }
    try context.print(json ? page.json : page.text)
    return page.findings.isEmpty ? .done : .different
  }
}
