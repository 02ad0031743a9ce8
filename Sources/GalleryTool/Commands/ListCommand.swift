import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender

struct ListCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists components with their variants, axes and state counts.",
      discussion: "JSON has the colours of every role and all text styles too.")
  }

  @Flag(help: "Draw the states and count distinct looks.")
  var looks = false

  @OptionGroup(title: "Filters")
  var filter: FilterOptions

  @Option(
    help: ArgumentHelp(
      "With --json, also list the theme of a source of tokens; repeat it to list more.",
      valueName: "source"))
  var theme: [String] = []

  @OptionGroup(title: "Output")
  var output: ResultOptions<TableFormat>

  func validate() throws {
    guard !theme.isEmpty, output.chosenFormat != .json else { return }
    throw ValidationError("--theme needs --json: nothing else lists colours.")
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.openingThemes(theme, links: filter.texts)
    for name in theme { _ = try context.theme(name) }
    let filters = try filter.filters(in: context)
    let rows = filters.specimens.map { row($0, filters) }.filter { $0.stateCount > 0 }
    guard !rows.isEmpty else {
      throw ToolError(.noMatch, "No state matches the filters.")
    }
    try output.write(
      text: { Self.table(rows, hasLooks: looks) },
      json: { CatalogueJSON(context.catalogue, rows: rows).text }, context)
    return .done
  }

  private func row(_ specimen: Specimen, _ filters: Filters) -> CatalogueRow {
    guard looks || !filter.texts.isEmpty else {
      return CatalogueRow(
        specimen: specimen, stateCount: SpecimenSpace(of: specimen).count, lookCount: nil)
    }
    let states = filters.states(of: specimen, under: Settings())
    let probe = looks ? RenderingClient.rendering(widthPolicy: .grapheme) : nil
    var count = LookCount()
    for state in states {
      guard let probe else {
        count.stateCount += 1
        continue
      }
      count.insert(probe.look(state.element(.english), EnvironmentChange()))
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
