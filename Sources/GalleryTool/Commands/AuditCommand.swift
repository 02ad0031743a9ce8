import ArgumentParser
import GSDesign
import GalleryKit

struct AuditCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract: "Checks for merged states, unreachable states, broken laws and low contrast.",
      discussion: """
        Checks everything unless filters are given. Exit code 1 means that something was found.
        Contrast is checked with adjusted colours; --contrast original checks the published ones.
        Options take several values, and all combinations are checked: \(ProgramName.current) audit tag --colors truecolor,mono
        Filters select the states checked for laws and looks; walks and searches cover every state of the variants they \
        name.
        """)
  }

  @OptionGroup(title: "Selection")
  var chosen: FilterOptions

  @Option(
    help: ArgumentHelp(
      "The seed of the random walks.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("The number of random steps through each variant.", valueName: "number"))
  var steps = 200

  @OptionGroup(title: "Environment")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "Environment")
  var space: CoverOptions

  @OptionGroup var jobs: JobOptions

  @Flag(help: "Write JSON.")
  var json = false

  func validate() throws {
    if steps < 0 { throw ValidationError("--steps takes a number from 0 on.") }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(environment.themes, links: chosen.texts)
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
      throw ToolError(.noMatch, "No state matches the filter; `list` shows all.")
    }
    try context.print(json ? page.json : page.text)
    return page.findings.isEmpty ? .done : .different
  }
}
