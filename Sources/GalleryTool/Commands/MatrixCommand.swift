import ArgumentParser
import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import Workbench

struct MatrixCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "matrix", abstract: "Draws a labelled grid of states on standard output.",
      discussion: """
        A component name draws all of its variants: \(ProgramName.current) matrix tag
        Axes are the knobs of a component and the settings of its environment: --rows color,theme --columns disabled
        Settings take several values, and all combinations are drawn: --appearance light,dark --colors truecolor,256,16,mono
        Themes may be sources of tokens: --theme zatch,file:brand.tokens.json
        """)
  }

  @Argument(help: "A component, or a variant with the knobs to keep fixed.", completion: .link)
  var component: String

  @Option(
    help: ArgumentHelp(
      "The axes of the rows; the last varies fastest.", valueName: "axes"))
  var rows: String?

  @Option(
    help: ArgumentHelp("The axes of the columns; the last varies fastest.", valueName: "axes"))
  var columns: String?

  @Option(help: ArgumentHelp("The axes of the pages.", valueName: "axes"))
  var pages: String?

  @Flag(help: "Merge states that look the same.")
  var fold = false

  @Option(
    help: ArgumentHelp(
      "The states to cover: all, pairs (every pair of values), or all combinations of N axes, 1 to 6.",
      valueName: "cover"),
    transform: Cover.init(argument:))
  var cover: Cover?

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp(
      "Select states that match: GLOB[:knob=value,…][@setting=value,…]. Repeat it to select more.",
      valueName: "filter"), completion: .link)
  var filter: [String] = []

  @OptionGroup
  var lenience: LenientOptions

  @OptionGroup(title: "Environment")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup(title: "Environment")
  var room: SizeOptions

  @OptionGroup(title: "Colour")
  var style: StyleOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup(title: "Output")
  var document: DocumentOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(environment.themes, links: [component] + filter)
    let (links, staying) = try links(context)
    let specimens = links.compactMap { link in
      context.catalogue.specimens.firstIndex { $0.id == link.specimen }
    }
    var arrangement = try arrangement(of: specimens, context)
    arrangement.staying = staying
    let target = output.target
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: nil, isTerminal: target.isTerminal)
    let room = self.room.size?.size.columns ?? terminalColumns(target, context)
    let placed = arrangement.settings
    let comparesDepths = (environment[.depth]?.values.count ?? 0) > 1
    var environments: [Settings] = []
    for one in try environment.all(over: links.first?.environment ?? Settings(), in: context) {
      // A setting on a side of the grid does not multiply the sheets.
      var settled = one
      for setting in placed { settled.clear(setting) }
      var drawn = settled.drawn(as: plan, glyphs: context.glyphs(as: plan.format))
      // Several depths are compared as they are, even where the terminal has fewer colours.
      if comparesDepths, let depth = settled.depth { drawn.depth = depth }
      if !environments.contains(drawn) { environments.append(drawn) }
    }
    let widthPolicy = environments.first?.widthPolicy ?? .grapheme
    let sheets = MatrixSheets(
      catalogue: context.catalogue, specimens: specimens, states: links.map(\.state),
      arrangement: arrangement, isFolded: fold, cover: cover,
      filters: try filters(context), room: room,
      renderer: ElementRenderer(widthPolicy: widthPolicy))
    let cuts = try write(sheets, under: environments, plan, to: target, context)
    for notice in cuts.notices { StandardStreams.complain("warning: \(notice)") }
    return .done
  }

  /// Writes text while it is drawn; a document needs its size first.
  private func write(
    _ sheets: MatrixSheets, under environments: [Settings], _ plan: OutputPlan,
    to target: OutputTarget, _ context: ToolContext
  ) throws(ToolError) -> MatrixCuts {
    func title(_ one: Settings) -> String? {
      environments.count > 1 ? environment.title(of: one, context) : nil
    }
    var cuts = MatrixCuts()
    switch plan.format {
    case .text, .ansi:
      var images: InlineImages?
      if document.drawsImages(plan, isTerminal: target.isTerminal) {
        images = try context.environment.printingTerminal(forImages: true).images
      }
      images?.background = nil
      try target.write(context) { append throws(ToolError) in
        cuts = try sheets.draw(under: environments, isWhole: false, title: title) {
          rows throws(ToolError) in
          try append(
            Picture(
              surface: rows, colors: plan.colors, title: component, styledText: images?.ansi(rows)
            )
            .written(as: plan.format))
        }
      }
    case .words:
      var cells: [MatrixCell] = []
      cuts = try sheets.draw(
        under: environments, isWhole: false, title: title, onCell: { cells.append($0) },
        take: { _ in })
      try target.write(context) { append throws(ToolError) in
        for cell in cells {
          try append(
            SpokenLines.of(
              cell.state, link: link(of: cell, context), under: cell.environment))
        }
      }
    case .svg, .html, .json:
      var parts: [Surface] = []
      var states: [String] = []
      cuts = try sheets.draw(
        under: environments, isWhole: true, title: title,
        onCell: { if plan.format == .json { states.append(link(of: $0, context)) } },
        take: { rows throws(ToolError) in parts.append(rows) })
      let surface = Surface(stacked: parts, pool: sheets.renderer.renderer.pool)
      let picture = Picture(
        surface: surface, colors: plan.colors, title: component, shapes: document.rendering)
      try target.write(
        picture.written(as: plan.format) { json(states, picture, cuts) }, context)
    }
    return cuts
  }

  /// One link for each variant of the component; of one variant, also the knobs to keep.
  private func links(_ context: ToolContext) throws(ToolError) -> ([Link], staying: Set<String>) {
    if let named = Link.component(component, in: context.catalogue) {
      let first = try context.parsedLink(named.link, isLenient: lenience.lenient).link
      let links = context.catalogue.variants(of: named.name).map { variant in
        var link = Link(variant)
        link.environment = first.environment
        return link
      }
      return (links, [])
    }
    let parsed = try context.parsedLink(component, isLenient: lenience.lenient)
    let axes = context.catalogue[parsed.link.specimen]?.axes ?? []
    return ([parsed.link], Set(parsed.axes.map { axes[$0].name }))
  }

  private func filters(_ context: ToolContext) throws(ToolError) -> Filters? {
    guard !filter.isEmpty else { return nil }
    return try context.filters(filter, isLenient: lenience.lenient)
  }

  private func terminalColumns(_ target: OutputTarget, _ context: ToolContext) -> Int {
    if target.isTerminal, let size = StandardStreams.terminalSize(1) { return size.columns }
    return context.environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      1...1000 ~= $0 ? $0 : nil
    } ?? 100
  }

  private func link(of cell: MatrixCell, _ context: ToolContext) -> String {
    Link(
      context.catalogue.specimens[cell.specimen], state: cell.state,
      environment: cell.environment
    ).text(in: context.catalogue)
  }

  private func json(_ states: [String], _ picture: Picture, _ cuts: MatrixCuts) -> String {
    JSONWriter.text(
      MatrixJSON(
        columns: picture.surface.columns, rows: picture.surface.rows,
        cut: MatrixJSON.Cut(looks: cuts.looks, names: cuts.names), states: states,
        text: picture.rows))
  }
}

/// A matrix as JSON: the text of its rows, and the links of its states.
private struct MatrixJSON: Encodable {
  let columns: Int
  let rows: Int
  let cut: Cut
  let states: [String]
  let text: [String]

  /// The number of cut parts.
  struct Cut: Encodable {
    let looks: Int
    let names: Int
  }
}

extension MatrixCommand {
  /// The axes on the sides of the grid, as the flags say.
  ///
  /// - Throws: if no specimen has an axis of the name, or an axis is named twice.
  func arrangement(
    of specimens: [Int], _ context: ToolContext
  ) throws(ToolError) -> MatrixArrangement {
    var arrangement = MatrixArrangement()
    var seen: Set<String> = []
    func names(_ list: String?) throws(ToolError) -> [String]? {
      guard let list else { return nil }
      var names: [String] = []
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(part)
        try check(name, specimens, context)
        guard seen.insert(name).inserted else {
          throw ToolError(
            .badArguments, "The axis “\(safe(name))” is given twice; name it once.")
        }
        names.append(name)
      }
      return names
    }
    arrangement.rows = try names(rows)
    arrangement.columns = try names(columns)
    arrangement.pages = try names(pages) ?? []
    for (setting, several) in environment.given
    where several.values.count > 1 && seen.contains(setting.name) {
      if setting == .theme { for name in several.values { _ = try context.theme(name) } }
      arrangement.values[setting] = several.values
    }
    return arrangement
  }

  private func check(
    _ name: String, _ specimens: [Int], _ context: ToolContext
  ) throws(ToolError) {
    guard Setting.axis(named: name) == nil else { return }
    let all = specimens.map { context.catalogue.specimens[$0] }
    if all.contains(where: { $0.axis(named: name) != nil }) { return }
    var seen: Set<String> = []
    let names =
      all.flatMap(\.axes).map(\.name).filter { seen.insert($0).inserted }
      + Setting.axes.map(\.name)
    throw ToolError(
      .badArguments,
      "\(component) has no axis “\(safe(name))”; there are \(names.joined(separator: ", ")).")
  }
}

extension MatrixArrangement {
  /// The settings on the sides of the grid.
  var settings: [Setting] {
    ((rows ?? []) + (columns ?? []) + pages).compactMap { Setting.axis(named: $0) }
  }
}
