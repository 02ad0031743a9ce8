import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import VisualReview

struct DiffCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows what waits to be decided on beside what is agreed on.",
    discussion: """
      It ends with 1 where anything differs. A link shows its own state under every environment.
      For example: gs-gallery diff tag/filled:selected@appearance=dark
      For Git: git difftool -y -x 'gs-gallery diff --files'
      """)

  @OptionGroup(title: "What is shown")
  var filter: FilterOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare two files of snapshots, or two folders of them, instead.", valueName: "path"))
  var files: [String] = []

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @OptionGroup(title: "Styled output")
  var style: StyleOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    guard !files.isEmpty else { return }
    if files.count != 2 {
      throw ValidationError("--files takes two paths: the old one and the new one.")
    }
    if !filter.texts.isEmpty || place.snapshots != nil {
      throw ValidationError(
        "--files compares what it names: leave out filters and --snapshots, or --files.")
    }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let differences =
      try files.isEmpty ? pending(context) : SnapshotFilePair(files[0], files[1]).differences()
    let target = try output.target()
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: nil, isTerminal: target.isTerminal)
    // A pipe that is read by a person or a program gets nothing where there is nothing.
    guard !differences.isEmpty || plan.format == .json || plan.format == .html else {
      if files.isEmpty { try context.print("Nothing waits to be decided on.\n") }
      return .done
    }
    try target.write(page(differences, plan, isTerminal: target.isTerminal), context)
    return differences.isEmpty ? .done : .different
  }

  private func pending(_ context: ToolContext) throws(ToolError) -> [Difference] {
    let texts = filter.texts
    let pending = try place.pending(texts, context)
    for notice in pending.notices { StandardStreams.complain("warning: \(notice)") }
    guard pending.entries.isEmpty, !texts.isEmpty else { return pending.told }
    // A state that is as it should be is no error; one that nobody ever baselined is.
    let folder = try place.folder()
    let ids = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    let chooser = try context.chooser(texts, files: ids)
    guard ids.contains(where: chooser.names) else {
      throw ToolError(
        .noMatch,
        "Nothing that the filter asks for has a baseline; gs-gallery test says what is new.")
    }
    return []
  }

  private func page(_ differences: [Difference], _ plan: OutputPlan, isTerminal: Bool) -> [UInt8] {
    let width = isTerminal ? StandardStreams.terminalSize(1)?.columns ?? 80 : 80
    let pool = CellPool()
    let surfaces = differences.map { difference in
      DifferenceText(difference, width: width, commands: commands(for: difference))
        .surface(in: pool)
    }
    switch plan.format {
    case .text, .ansi:
      // One after the other: there may be thousands.
      return Array(
        surfaces.map { surface in
          Picture(surface: surface, depth: plan.depth, title: "").written(
            as: plan.format, json: .null)
        }.joined(separator: [UInt8(ascii: "\n")]))
    case .svg, .html:
      return Picture(
        surface: Surface(stacking: surfaces, pool: pool), depth: plan.depth,
        title: "gs-gallery diff"
      ).written(as: plan.format, json: .null)
    case .json:
      let value = JSONValue.members([
        "format": .integer(PendingCommand.format),
        "states": .integer(differences.reduce(0) { $0 + $1.states.count }),
        "differences": .array(
          zip(differences, surfaces).map { difference, surface in
            guard case .object(let members) = PendingCommand.value(of: difference) else {
              return .null
            }
            let picture = Picture(surface: surface, depth: plan.depth, title: "")
            return .object(members + [JSONValue.Member(name: "lines", value: picture.rows)])
          }),
      ])
      return Array((value.text + "\n").utf8)
    }
  }

  private func commands(for difference: Difference) -> [String] {
    guard files.isEmpty else { return [] }
    let id = GalleryCommandLine.quoted(difference.variant)
    return [
      GalleryCommandLine.browse(difference.link), "gs-gallery accept \(id)",
      "gs-gallery reject \(id)",
    ]
  }
}

extension Surface {
  /// Surfaces of one pool below each other, with a blank row between.
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
