import ArgumentParser
import GSDesign
import GalleryKit
import Laws
import StateSpace

struct AuditCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract: "Checks for merged states, unreachable states, broken laws and low contrast.",
      discussion: """
        Checks everything unless filters are given. Exit code 1 means that something was found.
        Each component is looked at in the theme it is at home in, in light and dark: first as published, then as the \
        contrasts normal and high make it. Options and links choose others.
        Options take several values, or all, and every combination is checked: \(ProgramName.current) audit tag --colors truecolor,mono
        A waiver is a line of the file: a rule, the states as a filter, the last day that it holds, and the reason. \
        Contrast is waived for two tokens and their ratio, as contrast:tagLine/page=3.36. One that is expired or covers \
        nothing is a finding.
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

  @Option(
    help: ArgumentHelp(
      "The file of the waivers. Default: \(AuditWaivers.fileName) beside the baselines, if there is one.",
      valueName: "file"))
  var waivers: String?

  @Option(
    help: ArgumentHelp(
      "list, json, junit or github, several with commas, each with =PATH if it goes to a file.",
      valueName: "name"))
  var reporter: String?

  @Flag(
    help:
      "Every finding with its link, cause and fix, the waivers, and how often each law was checked."
  )
  var verbose = false

  @Flag(help: "Write JSON: the same as --reporter json.")
  var json = false

  func validate() throws {
    if steps < 0 { throw ValidationError("--steps takes a number from 0 on.") }
    if json, reporter != nil {
      throw ValidationError("--json is --reporter json: leave out the one or the other.")
    }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(environment.themes, links: chosen.texts)
    let reporters = try Reporter.targets(
      reporter ?? (json ? "json" : "list"), of: "audit", AuditPage.Kind.self)
    let filters = try chosen.filters(in: context)
    let settings = try settings(of: filters, in: context)
    let waivers = try waivers(in: context)
    let reports = WorkerThreads.map(
      filters.specimens, jobs: jobs.count,
      prepare: { [cover = space.cover, walk = RandomWalk(seed: seed, steps: steps)] in
        // A renderer belongs to one thread.
        Audit(
          of: filters, cover: cover, settings: [], walk: walk,
          probe: .rendering(widthPolicy: .grapheme), other: .rendering(widthPolicy: .grapheme))
      }, work: { audit, specimen in audit.report(on: specimen, under: settings(specimen)) })
    let page = AuditPage(
      reports: reports, seed: seed, catalogue: context.catalogue,
      waivers: waivers,
      environments: Dictionary(
        uniqueKeysWithValues: filters.specimens.map { ($0.id, settings($0).map(\.link)) }),
      isWhole: space.cover == .all && !filters.askForKnobs)
    guard page.hasStates else {
      throw ToolError(.noMatch, "No state matches the filter; `list` shows all.")
    }
    for (kind, target) in reporters {
      let terminal = target.isTerminal ? StandardStreams.terminalSize(1) ?? (80, 24) : nil
      let text = page.text(as: kind, isVerbose: verbose, on: terminal)
      try target.write(Array(text.utf8), context)
    }
    return page.isClean ? .done : .different
  }

  /// The environments of each specimen: those that options and filters choose, else its home in both appearances as published,
  /// and then under each lens.
  private func settings(
    of filters: Filters, in context: ToolContext
  ) throws(ToolError) -> @Sendable (Specimen) -> [LawSetting] {
    let chosen = try environment.all(of: filters, in: context)
    func isOpen(_ name: String) -> Bool {
      Setting.all.filter { $0.name == name }.allSatisfy { setting in
        environment[setting] == nil && filters.values(of: setting).allSatisfy { $0 == nil }
      }
    }
    let contrasts: [Contrast?] = isOpen("contrast") ? [.original, .normal, .high] : [nil]
    let appearances: [Appearance?] = isOpen("appearance") ? [.light, .dark] : [nil]
    let atHome = isOpen("theme")
    let catalogue = context.catalogue
    return { specimen in
      contrasts.flatMap { contrast in
        appearances.flatMap { appearance in
          chosen.map { link in
            var link = link
            link.contrast = contrast ?? link.contrast
            link.appearance = appearance ?? link.appearance
            if atHome, catalogue.theme(named: specimen.home.name) != nil {
              link.theme = specimen.home.name
            }
            return LawSetting(link: link, change: link.change(in: catalogue))
          }
        }
      }
    }
  }

  /// The waivers of the file that was named, or of the one beside the baselines.
  private func waivers(in context: ToolContext) throws(ToolError) -> AuditWaivers {
    // A device is not read as a file; this one means no waivers.
    if waivers == "/dev/null" { return .none }
    if let waivers { return try AuditWaivers(file: waivers, in: context.catalogue) }
    return try AuditWaivers(ofPackageIn: context.catalogue)
  }
}
