import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The format of a list of components, or of the graph of their parts.
enum ListFormat: String, JSONResultFormat {
  case text, json
  /// The language of Graphviz.
  case dot

  static var byDefault: String { "text" }

  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .dot: "dot"
    }
  }
}

struct ListCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists components with their variants, axes and state counts.",
      discussion: """
        JSON has the colours of every role and all text styles too.
        With --graph, lists components by level with the components that they contain; filters select components.
        For Graphviz: \(ProgramName.current) list --graph --format dot | dot -Tsvg > components.svg
        """)
  }

  @Flag(help: "Draw the states and count distinct looks.")
  var looks = false

  @Flag(help: "Show which components are made of which others instead, as text or dot.")
  var graph = false

  @OptionGroup(title: "Filters")
  var filter: FilterOptions

  @Option(
    help: ArgumentHelp(
      "With --json, also list the theme of a source of tokens; repeat it to list more.",
      valueName: "source"), completion: .theme)
  var theme: [String] = []

  @OptionGroup(title: "Output")
  var output: ResultOptions<ListFormat>

  func validate() throws {
    if graph, looks { throw ValidationError("--graph counts no looks; leave out --looks.") }
    switch output.chosenFormat ?? .text {
    case .text: break
    case .json:
      if graph { throw ValidationError("--graph is written as text or dot.") }
      return
    case .dot:
      if !graph { throw ValidationError("dot is the format of a graph; add --graph.") }
    }
    if !theme.isEmpty {
      throw ValidationError("--theme needs --json: nothing else lists colours.")
    }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(theme, links: filter.texts)
    for name in theme { _ = try context.theme(name) }
    let filters = try filter.filters(in: context)
    let text = graph ? drawing(of: filters, context) : try listing(of: filters, context)
    try output.target.write(Array(text.utf8), context)
    return .done
  }

  private func drawing(of filters: Filters, _ context: ToolContext) -> String {
    let graph = ComponentGraph(filters.specimens, composition: Composition(context.catalogue))
    return output.chosenFormat == .dot ? graph.dot : graph.text
  }

  private func listing(
    of filters: Filters, _ context: ToolContext
  ) throws(ToolError) -> String {
    let rows = filters.specimens.map { row($0, filters, in: context.catalogue) }.filter {
      $0.stateCount > 0
    }
    guard !rows.isEmpty else {
      throw ToolError(.noMatch, "No state matches the filters.")
    }
    return output.chosenFormat == .json
      ? CatalogueJSON(context.catalogue, rows: rows).text : Self.table(rows, hasLooks: looks)
  }

  private func row(
    _ specimen: Specimen, _ filters: Filters, in catalogue: Catalogue
  ) -> CatalogueRow {
    guard looks || !filter.texts.isEmpty else {
      return CatalogueRow(
        specimen: specimen, stateCount: SpecimenSpace(of: specimen).count, lookCount: nil)
    }
    let states = filters.states(of: specimen, under: Settings())
    let probe = looks ? RenderingClient.rendering(widthPolicy: .grapheme) : nil
    // As `coverage` counts them.
    let environment = Settings().change(of: specimen.id, in: catalogue)
    var count = LookCount()
    for state in states {
      guard let probe else {
        count.stateCount += 1
        continue
      }
      count.insert(probe.look(state.element(.english), environment))
    }
    return CatalogueRow(
      specimen: specimen, stateCount: count.stateCount,
      lookCount: looks ? count.lookCount : nil)
  }

  /// A table: the id, the counts, and the axes of the design tier with their values.
  static func table(_ rows: [CatalogueRow], hasLooks: Bool) -> String {
    let idColumns = rows.map(\.specimen.id.text).widest + 2
    var lines = rows.map { row in
      let axes = row.specimen.axes.filter { $0.tier == .design }.map(describe)
      return row.specimen.id.text.padded(to: idColumns) + String(row.stateCount).rightAligned(in: 4)
        + (row.lookCount.map { String($0).rightAligned(in: 6) } ?? "")
        + (axes.isEmpty ? "" : "   " + oneLine(axes.joined(separator: "  ")))
    }
    let states = rows.reduce(0) { $0 + $1.stateCount }
    let total = "\(rows.count) variant\(rows.count == 1 ? "" : "s"), \(states) states"
    let looks = rows.compactMap(\.lookCount).reduce(0, +)
    lines += ["", hasLooks ? total + ", \(looks) looks" : total]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func describe(_ axis: AxisInfo) -> String {
    switch axis.kind {
    case .toggle: axis.name
    case .choice(let names): axis.name + "=" + names.map(oneLine).joined(separator: "|")
    case .options(let names, _): axis.name + "=" + names.map(oneLine).joined(separator: ".")
    case .number(let scale, _):
      axis.name + "=" + NumberScale.spelling(of: scale.range.lowerBound) + "…"
        + NumberScale.spelling(of: scale.range.upperBound)
    case .text: axis.name + "=…"
    }
  }
}
