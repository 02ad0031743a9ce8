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
      Settings take several values, which multiply: --appearance light,dark --colors truecolor,256,16,mono
      """)

  @Argument(help: "component, or component/variant with the knobs that are to stay.")
  var component: String

  @Option(help: ArgumentHelp("The axis down the side.", valueName: "axis"))
  var rows: String?

  @Option(help: ArgumentHelp("The axis along the top.", valueName: "axis"))
  var columns: String?

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
    let target = try output.target()
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: nil, isTerminal: target.isTerminal)
    let room = self.room.size?.size.columns ?? terminalColumns(target, context)
    let environments = try self.environment.all(
      over: links.first?.environment ?? LinkEnvironment(), in: context
    ).map { $0.drawn(as: plan.format, glyphs: context.glyphs(as: plan.format)) }
    let widthPolicy = environments.first?.widthPolicy ?? .grapheme
    let draughtsman = Draughtsman(widthPolicy: widthPolicy)
    var sheets: [Element] = []
    for one in environments {
      let title = environments.count > 1 ? environment.title(of: one, context) : nil
      sheets.append(
        try sheet(links, staying, under: one, title: title, room: room, context))
    }
    let element = MatrixSheets(
      sheets: sheets, room: room, draughtsman: draughtsman,
      environment: (environments.first ?? LinkEnvironment()).rendered(in: context.catalogue)
    ).element
    let complete = RenderEnvironment(widthPolicy: widthPolicy)
    let size = draughtsman.size(of: element, environment: complete, columns: room)
    let drawing = draughtsman.draw(element, size: size, environment: complete)
    let picture = Picture(surface: drawing.surface, depth: plan.depth, title: component)
    let json = try self.json(links, staying, environments, picture, context)
    try target.write(picture.written(as: plan.format, json: json), context)
    return .done
  }

  /// One link for each variant of the component; of one variant, the knobs that are to stay as well.
  private func links(_ context: ToolContext) throws(ToolError) -> ([Link], staying: Set<Int>) {
    let variants = context.catalogue.variants(of: component)
    guard variants.isEmpty else { return (variants.map { Link($0) }, []) }
    let parsed = try context.parsedLink(component)
    return ([parsed.link], parsed.axes)
  }

  private func terminalColumns(_ target: OutputTarget, _ context: ToolContext) -> Int {
    if target.isTerminal, let size = StandardStreams.terminalSize(1) { return size.columns }
    return context.environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      1...1000 ~= $0 ? $0 : nil
    } ?? 100
  }

  /// All variants under one environment, stacked.
  private func sheet(
    _ links: [Link], _ staying: Set<Int>, under environment: LinkEnvironment, title: String?,
    room: Int, _ context: ToolContext
  ) throws(ToolError) -> Element {
    let change = environment.change(in: context.catalogue)
    var parts: [Element] = []
    if let title { parts += [MatrixSheets.heading(title, .textSecondary), MatrixSheets.blank] }
    for link in links {
      if link.specimen != links.first?.specimen { parts.append(MatrixSheets.blank) }
      parts += [MatrixSheets.heading(link.specimen, .text), MatrixSheets.blank]
      let builder = MatrixBuilder(
        try grid(link, staying, context),
        probe: LookProbe.rendering(widthPolicy: environment.widthPolicy ?? .grapheme),
        environment: change, language: environment.language ?? .english,
        room: room - 2 * MatrixSheets.margin)
      parts.append(builder.element)
    }
    return .environment(change, MatrixSheets.framed(.column(parts)))
  }

  private func grid(
    _ link: Link, _ staying: Set<Int>, _ context: ToolContext
  ) throws(ToolError) -> StateGrid {
    guard let specimen = context.catalogue[link.specimen] else {
      throw ToolError(.noMatch, "There is no component “\(safe(link.specimen))”.")
    }
    return StateGrid(
      specimen, rows: try axis(rows, of: specimen), columns: try axis(columns, of: specimen),
      state: link.state, staying: staying)
  }

  private func axis(_ name: String?, of specimen: Specimen) throws(ToolError) -> Int? {
    guard let name else { return nil }
    if let index = specimen.axis(named: name) { return index }
    let names = specimen.axes.map(\.name).joined(separator: ", ")
    throw ToolError(
      .badArguments, "\(specimen.id) has no axis “\(safe(name))”; there are \(names).")
  }

  private func json(
    _ links: [Link], _ staying: Set<Int>, _ environments: [LinkEnvironment], _ picture: Picture,
    _ context: ToolContext
  ) throws(ToolError) -> JSONValue {
    var states: [JSONValue] = []
    for environment in environments {
      for link in links {
        for state in try grid(link, staying, context).rows.flatMap(\.cells) {
          guard let state, let specimen = context.catalogue[link.specimen] else { continue }
          let one = Link(specimen, state: state, environment: environment)
          states.append(.string(one.text(in: context.catalogue)))
        }
      }
    }
    return .members([
      "columns": .integer(picture.surface.columns),
      "rows": .integer(picture.surface.rows),
      "states": .array(states),
      "text": picture.rows,
    ])
  }
}
