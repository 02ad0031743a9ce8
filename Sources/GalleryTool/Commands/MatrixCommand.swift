import ArgumentParser
import ColorScience
import GSDesign
import GalleryKit
import TermRender

struct MatrixCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", abstract: "A labelled grid of states on standard output.",
    discussion: """
      A component shows all its variants: gs-gallery matrix tag
      Axes are the knobs of a component and the settings it is looked at under: --rows color,theme --columns disabled
      Settings take several values, which multiply: --appearance light,dark --colors truecolor,256,16,mono
      """)

  @Argument(help: "component, or component/variant with the knobs that are to stay.")
  var component: String

  @Option(
    help: ArgumentHelp(
      "The axes down the side, the last turning fastest.", valueName: "axes"))
  var rows: String?

  @Option(
    help: ArgumentHelp("The axes along the top, the last turning fastest.", valueName: "axes"))
  var columns: String?

  @Option(help: ArgumentHelp("The axes that pages are turned by.", valueName: "axes"))
  var pages: String?

  @Flag(help: "States with identical cells as one, named together.")
  var fold = false

  @Option(
    help: ArgumentHelp(
      "Which states: all, pairs (every pair of values meets), or the number of axes that meet, 1 to 6.",
      valueName: "cover"),
    transform: Cover.init(argument:))
  var cover: Cover?

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp(
      "Only states that match: GLOB[:knob=value,…][@setting=value,…]; any of several.",
      valueName: "filter"))
  var filter: [String] = []

  @OptionGroup(title: "How it is drawn")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "How it is drawn")
  var room: SizeOptions

  @OptionGroup(title: "Styled output")
  var style: StyleOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let (links, staying) = try links(context)
    let specimens = links.compactMap { context.catalogue.index.specimen($0.specimen) }
    var arrangement = try arrangement(of: specimens, context)
    arrangement.staying = staying
    let target = try output.target()
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: nil, isTerminal: target.isTerminal)
    let room = self.room.size?.size.columns ?? terminalColumns(target, context)
    let placed = arrangement.settings
    var environments: [LinkEnvironment] = []
    for one in try environment.all(over: links.first?.environment ?? LinkEnvironment(), in: context)
    {
      // What lies on a side is no sheet of its own.
      var settled = one
      for setting in placed { settled.clear(setting) }
      let drawn = settled.drawn(as: plan.format, glyphs: context.glyphs(as: plan.format))
      if !environments.contains(drawn) { environments.append(drawn) }
    }
    let widthPolicy = environments.first?.widthPolicy ?? .grapheme
    let sheets = MatrixSheets(
      catalogue: context.catalogue, specimens: specimens, states: links.map(\.state),
      arrangement: arrangement, isFolded: fold, cover: cover,
      filters: try filters(context), room: room, draughtsman: Draughtsman(widthPolicy: widthPolicy))
    let drawn = try sheets.sheets(under: environments) {
      environments.count > 1 ? environment.title(of: $0, context) : nil
    }
    let element = sheets.arranged(drawn.map(\.element), under: environments[0])
    let complete = RenderEnvironment(widthPolicy: widthPolicy)
    let size = sheets.draughtsman.size(
      of: element, environment: complete, columns: max(room, sheets.widest(drawn)))
    let drawing = sheets.draughtsman.draw(element, size: size, environment: complete)
    let picture = Picture(surface: drawing.surface, depth: plan.depth, title: component)
    try target.write(
      picture.written(as: plan.format, json: json(drawn.flatMap(\.cells), picture, context)),
      context)
    return .done
  }

  /// One link for each variant of the component; of one variant, the knobs that are to stay as well.
  private func links(_ context: ToolContext) throws(ToolError) -> ([Link], staying: Set<String>) {
    let variants = context.catalogue.variants(of: component)
    guard variants.isEmpty else { return (variants.map { Link($0) }, []) }
    let parsed = try context.parsedLink(component)
    let axes = context.catalogue[parsed.link.specimen]?.axes ?? []
    return ([parsed.link], Set(parsed.axes.map { axes[$0].name }))
  }

  private func filters(_ context: ToolContext) throws(ToolError) -> Filters? {
    guard !filter.isEmpty else { return nil }
    return try context.filters(filter)
  }

  private func terminalColumns(_ target: OutputTarget, _ context: ToolContext) -> Int {
    if target.isTerminal, let size = StandardStreams.terminalSize(1) { return size.columns }
    return context.environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      1...1000 ~= $0 ? $0 : nil
    } ?? 100
  }

  private func json(
    _ cells: [MatrixCell], _ picture: Picture, _ context: ToolContext
  ) -> JSONValue {
    let terminal = TerminalFacts()
    let states = cells.map { cell in
      Link(
        context.catalogue.specimens[cell.specimen], state: cell.state,
        environment: cell.environment.link(in: context.catalogue, terminal: terminal)
      ).text(in: context.catalogue)
    }
    return .members([
      "columns": .integer(picture.surface.columns),
      "rows": .integer(picture.surface.rows),
      "states": .strings(states),
      "text": picture.rows,
    ])
  }
}
