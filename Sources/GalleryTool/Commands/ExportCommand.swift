import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace

struct ExportCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: "Exports every look of every state as files, with an index page.",
      discussion: """
        Writes a file for each distinct look, an index.json that maps states to looks, and a self-contained index.html.
        For example: \(ProgramName.current) export -o pictures --format svg -g tag --appearance light,dark

        With --format stories it writes a module for each variant instead: its states with their arguments, as stories \
        of Storybook (CSF 3).
        """)
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder: new, empty, or from an earlier export.", valueName: "folder")
  )
  var output: String

  @Option(help: "The file format.")
  var format: ExportFormat = .looks(.svg)

  @OptionGroup(title: "Selection")
  var filter: FilterOptions

  @OptionGroup(title: "Selection")
  var lenience: LenientOptions

  @OptionGroup(title: "Selection")
  var cover: CoverOptions

  @OptionGroup(title: "Selection")
  var tiers: TierOptions

  @OptionGroup(title: "Environment")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "Environment")
  var room: SizeOptions

  @OptionGroup(title: "Environment")
  var document: DocumentOptions

  @Option(help: ArgumentHelp("The language of the page: en or ko.", valueName: "language"))
  var uiLang: InterfaceLanguage?

  @OptionGroup var jobs: JobOptions

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  func validate() throws {
    guard format == .stories else { return }
    let option = environment.given.first?.setting.name ?? (room.size == nil ? nil : "size")
    if let option {
      throw ValidationError(
        "--format stories writes states without an environment; leave out --\(option).")
    }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(environment.themes, links: filter.texts)
    switch format {
    case .looks(let format):
      let plan = try plan(format, context)
      try fillFolder(context) { folder throws(ToolError) in try exportLooks(plan, into: folder) }
    case .stories:
      let filters = try context.filters(filter.texts, isLenient: lenience.lenient)
      try fillFolder(context) { folder throws(ToolError) in
        try exportStories(of: filters, in: context.catalogue, into: folder)
      }
    }
    return .done
  }

  /// Opens the folder, fills it and prints the result; a folder that cannot be filled stays as it was.
  private func fillFolder(
    _ context: ToolContext, _ fill: (ExportFolder) throws(ToolError) -> String
  ) throws(ToolError) {
    let folder = try notPossibleHere { () throws(ExportFolderError) in try ExportFolder(output) }
    do throws(ToolError) {
      let counts = try fill(folder)
      if !quiet { try context.print("\(counts) in \(safe(output))\n") }
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Writes every look, the index and the page, and returns the numbers of states and looks.
  private func exportLooks(
    _ plan: ExportPlan, into folder: ExportFolder
  ) throws(ToolError) -> String {
    let sheets = try draw(plan, into: folder)
    guard !sheets.isEmpty else {
      throw ToolError(.noMatch, "No state matches the filters.")
    }
    try publish(sheets, of: plan, in: folder)
    let looks = sheets.reduce(0) { $0 + $1.looks.count }
    let states = sheets.reduce(0) { $0 + $1.stateCount }
    return "\(states) states, \(looks) looks"
  }

  /// Writes a module of stories for each variant that has a state, and returns the numbers of states and modules.
  private func exportStories(
    of filters: Filters, in catalogue: Catalogue, into folder: ExportFolder
  ) throws(ToolError) -> String {
    let modules = filters.specimens.compactMap { specimen in
      StoriesModule(
        specimen,
        filters.states(of: specimen, under: Settings(), tiers: tiers.tiers, cover: cover.cover),
        in: catalogue)
    }
    guard !modules.isEmpty else {
      throw ToolError(.noMatch, "No state matches the filters.")
    }
    let names = ExportName.paths(
      ofVariants: modules.map(\.title), extension: StoriesModule.fileExtension)
    try notPossibleHere { () throws(ExportFolderError) in
      for (number, module) in modules.enumerated() {
        try folder.write(Array(module.text.utf8), as: number)
      }
      try folder.publish(names.enumerated().map { (number: $0.offset, path: $0.element) })
    }
    let states = modules.reduce(0) { $0 + $1.stories.count }
    return counted(states, "state") + " in " + counted(modules.count, "module")
  }

  private func plan(
    _ format: OutputFormat, _ context: ToolContext
  ) throws(ToolError) -> ExportPlan {
    let filters = try context.filters(filter.texts, isLenient: lenience.lenient)
    var environments = try environment.all(of: filters, in: context)
    for index in environments.indices { room.apply(to: &environments[index]) }
    return ExportPlan(
      catalogue: context.catalogue, filters: filters,
      space: ExportPlan.Space(tiers: tiers.tiers, cover: cover.cover), format: format,
      environments: environments.map { ExportEnvironment($0, format: format) },
      shapes: document.rendering)
  }

  /// The states that have any look, in the order of the catalogue, whichever thread drew them.
  private func draw(
    _ plan: ExportPlan, into folder: ExportFolder
  ) throws(ToolError) -> [ExportedSheet] {
    let pieces = plan.pieces
    let progress = ProgressLine(
      total: pieces.count, isShown: !quiet && StandardStreams.isErrorTerminal)
    let results = WorkerThreads.map(
      pieces, jobs: jobs.count, prepare: { LookDrawer(plan, into: folder) },
      work: { drawer, piece in
        let result = Result { () throws(ExportFolderError) in try drawer.draw(piece) }
        progress.advance(to: piece.specimen.id.text)
        return result
      })
    progress.end()
    var sheets: [ExportedSheet] = []
    for result in results {
      let sheet = try notPossibleHere { () throws(ExportFolderError) in try result.get() }
      if !sheet.looks.isEmpty { sheets.append(sheet) }
    }
    return sheets
  }

  private func publish(
    _ sheets: [ExportedSheet], of plan: ExportPlan, in folder: ExportFolder
  ) throws(ToolError) {
    let looks = sheets.flatMap(\.looks)
    let names = ExportName.paths(
      of: looks.map { $0.states[0] }, extension: plan.format.fileExtension)
    let paths = Dictionary(uniqueKeysWithValues: zip(looks.map(\.number), names))
    let index = ExportIndex(plan: plan, sheets: sheets, paths: paths).text
    let page = ExportPage(
      plan: plan, sheets: sheets, paths: paths, language: uiLang?.value ?? .english
    ).text
    try notPossibleHere { () throws(ExportFolderError) in
      try folder.write(Array(index.utf8), as: 0)
      try folder.write(Array(page.utf8), as: 1)
      try folder.publish(
        zip(looks.map(\.number), names).map { (number: $0, path: $1) }
          + [(0, "index.json"), (1, "index.html")])
    }
  }
}
