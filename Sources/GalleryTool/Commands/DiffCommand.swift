import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

struct DiffCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: "Lists pending changes, or shows them beside their baselines.",
      discussion: """
        Prints a line for each difference: its kind, the link of one state, the number of other states, what changed and why. \
        With a link, a component or a pattern with *, shows the looks that it selects beside their baselines; a link selects \
        one state in one environment. SVG and HTML show all looks. Exit code 1 means that something differs.
        For example: \(ProgramName.current) diff toast/default@theme=lionheart
        Every look: \(ProgramName.current) diff '*'
        What a branch changes: \(ProgramName.current) diff --base origin/main
        For Git: git difftool -y -x '\(ProgramName.current) diff --files'
        """)
  }

  @OptionGroup(title: "Selection")
  var decided: DecidedOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare two snapshot files or folders instead.", valueName: "path"))
  var files: [String] = []

  @OptionGroup(title: "Baselines")
  var base: BaseOptions

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @OptionGroup(title: "Colour")
  var style: StyleOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    guard output.format != .words else {
      throw ValidationError(
        "--format words describes states, with show; differences are printed as text."
      )
    }
    guard !files.isEmpty else { return }
    if files.count != 2 {
      throw ValidationError("--files takes two paths: the old one and the new one.")
    }
    if !decided.isEmpty || place.snapshots != nil || base.base != nil {
      throw ValidationError(
        "--files compares two paths only; leave out links, patterns, --base and --snapshots, or --files."
      )
    }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    var waiting: [VariantID: Int] = [:]
    var unread: ToolError?
    var causes = CauseList(of: [], in: context.catalogue)
    let differences: [Difference] =
      if !files.isEmpty {
        try SnapshotFilePair(files[0], files[1]).differences()
      } else if let changes = try changes(context, &causes, &unread) {
        changes
      } else {
        try pending(context, &causes, &waiting, &unread)
      }
    let target = output.target
    let reasons =
      try files.isEmpty
      ? SnapshotOptions.warnedReasons(in: place.folder()).resolved(by: causes)
      : DecisionReasons()
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: nil, isTerminal: target.isTerminal)
    if !differences.isEmpty || plan.format.isDocument {
      let bytes =
        isList && !plan.format.isPage
        ? list(differences, by: causes, reasons).written(as: plan.format)
        : page(
          differences, reasons, plan, waiting, unread: unread, isTerminal: target.isTerminal)
      try target.write(bytes, context)
    } else if files.isEmpty, unread == nil {
      try context.print((isList ? base.nothing ?? SnapshotOptions.nothingPending : nothing) + "\n")
    }
    if let unread { throw unread }
    return differences.isEmpty ? .done : .different
  }

  /// The changes since a commit; nil without the option.
  ///
  /// - Parameters:
  ///   - causes: receives their causes.
  ///   - unread: receives the error that baselines cannot be read on one side.
  private func changes(
    _ context: ToolContext, _ causes: inout CauseList, _ unread: inout ToolError?
  ) throws(ToolError) -> [Difference]? {
    guard base.base != nil else { return nil }
    let context = try context.reviewing(
      place.folder(isWriting: false), links: decided.names + decided.filter)
    guard
      let (range, notices) = try base.range(
        of: place.folder(), decided.patterns, links: decided.links, context)
    else { return nil }
    for notice in notices { StandardStreams.complain("warning: \(notice)") }
    unread = BaseOptions.error(ofUnread: range.unread)
    let differences = range.differences
    causes = range.causes(in: context.catalogue)
    return causes.order.map { differences[$0] }
  }

  /// - Parameters:
  ///   - causes: receives their causes.
  ///   - waiting: receives the number of pending states of each variant, shown or not.
  ///   - unread: receives the error that pending changes cannot be read.
  private func pending(
    _ context: ToolContext, _ causes: inout CauseList, _ waiting: inout [VariantID: Int],
    _ unread: inout ToolError?
  ) throws(ToolError) -> [Difference] {
    try place.checkReading()
    let context = try context.reviewing(
      place.folder(isWriting: false), links: decided.names + decided.filter)
    let pending = try place.pending(decided, context)
    for notice in pending.notices { StandardStreams.complain("warning: \(notice)") }
    waiting = pending.waiting
    unread = PendingDifferences.error(ofUnread: pending.unread)
    causes = pending.causes(in: context.catalogue)
    guard pending.entries.isEmpty, !decided.isEmpty else { return pending.told }
    if let missing = pending.missing.first(where: { waiting[$0.variant] != nil }) {
      throw place.nothing(of: missing, in: pending)
    }
    // A state without changes is not an error; a state without a baseline is.
    let folder = try place.folder()
    let ids = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    let chooser = try context.chooser(decided.patterns, links: decided.links, files: ids)
    guard ids.contains(where: chooser.names) else {
      throw ToolError(
        .noMatch,
        "Nothing that matches the filter has a baseline; \(ProgramName.current) test lists new states."
      )
    }
    return []
  }

  /// Whether nothing is selected: then a list says what there is to select.
  private var isList: Bool { decided.isEmpty && files.isEmpty }

  private func list(
    _ differences: [Difference], by causes: CauseList, _ reasons: DecisionReasons
  ) -> DifferenceList {
    DifferenceList(
      differences, by: causes, reasons,
      next: base.base.map {
        "\(ProgramName.current) diff --base \(GalleryCommandLine.quoted(safe($0))) with a link, or '*'"
      })
  }

  /// - Parameter unread: the error that some changes cannot be read, which a page without others shows.
  private func page(
    _ differences: [Difference], _ reasons: DecisionReasons, _ plan: OutputPlan,
    _ waiting: [VariantID: Int], unread: ToolError?, isTerminal: Bool
  ) -> [UInt8] {
    let width = isTerminal ? StandardStreams.terminalSize(1)?.columns ?? 80 : 80
    let pool = CellPool()
    var surfaces = differences.map { difference in
      DifferenceText(
        difference, width: width, note: reasons[difference]?.phrase,
        commands: commands(for: difference, waiting)
      ).surface(in: pool)
    }
    switch plan.format {
    case .text, .ansi, .words:
      // One by one: there may be thousands.
      return Array(
        surfaces.map { surface in
          Picture(surface: surface, colors: plan.colors, title: "").written(
            as: plan.format)
        }.joined(separator: [UInt8(ascii: "\n")]))
    case .svg, .html:
      if surfaces.isEmpty {
        surfaces = [
          DifferenceText(
            unread?.description ?? (files.isEmpty ? nothing : "No differences.")
          ).surface(in: pool)
        ]
      }
      return Picture(
        surface: Surface(stacking: surfaces, pool: pool), colors: plan.colors,
        title: "\(ProgramName.current) diff"
      ).written(as: plan.format)
    case .json:
      let entries = zip(differences, surfaces).map { difference, surface in
        DiffJSON.Entry(
          difference, reasons, lines: Picture(surface: surface, colors: plan.colors, title: "").rows
        )
      }
      return Array(DiffJSON(entries).text.utf8)
    }
  }

  /// The commands for a difference: decisions select only its states, or say that they select more.
  private func commands(for difference: Difference, _ waiting: [VariantID: Int]) -> [String] {
    guard files.isEmpty else { return [] }
    // An accepted change is not decided again.
    guard base.base == nil else { return [GalleryCommandLine.browse(difference.link.text)] }
    let isShort = difference.states.count <= Self.mostLinks
    let taken = isShort ? difference.links.map(\.text) : [difference.variant.text + ":*"]
    let count = waiting[difference.variant] ?? difference.states.count
    let note = isShort ? "" : "  # all \(counted(count, "state")) of \(difference.variant)"
    let names = taken.map(GalleryCommandLine.quoted).joined(separator: " ") + note
    return [
      GalleryCommandLine.browse(difference.link.text), "\(ProgramName.current) accept " + names,
      "\(ProgramName.current) reject " + names,
    ]
  }

  private var nothing: String { base.nothing ?? "No pending changes." }

  /// A line with more links is too long to read.
  private static let mostLinks = 4
}

extension Surface {
  /// Stacks surfaces of one pool, with a blank row between.
  fileprivate init(stacking surfaces: [Surface], pool: CellPool) {
    let rows = surfaces.reduce(0) { $0 + $1.rows } + max(0, surfaces.count - 1)
    self.init(columns: surfaces.map(\.columns).max() ?? 0, rows: rows, pool: pool)
    var top = 0
    for surface in surfaces {
      for row in 0..<surface.rows {
        for column in 0..<surface.columns {
          let cell = surface[column, row]
          guard cell.glyph.columns > 0 else { continue }
          put(cell.glyph, style: cell.style, column: column, row: top + row)
        }
      }
      top += surface.rows + 1
    }
  }
}
