import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

struct ListCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Every component, its variants, axes and state counts.")

  @Flag(help: "As JSON, with the colours of every role.")
  var json = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.print(json ? CatalogueJSON(context.catalogue).value.text + "\n" : table(context))
    return .done
  }

  /// A table: the id, the count, and the axes of the design tier with their values.
  private func table(_ context: ToolContext) -> String {
    let specimens = context.catalogue.specimens
    let idColumns = (specimens.map { DisplayWidth.columns(of: $0.id) }.max() ?? 0) + 2
    var lines: [String] = []
    var total = 0
    for specimen in specimens {
      let count = StateSpace(of: specimen).count
      total += count
      let axes = specimen.axes.filter { $0.tier == .design }.map(describe)
      let number = String(count)
      lines.append(
        specimen.id
          + String(repeating: " ", count: idColumns - DisplayWidth.columns(of: specimen.id))
          + String(repeating: " ", count: max(0, 4 - number.count)) + number
          + (axes.isEmpty ? "" : "   " + axes.joined(separator: "  ")))
    }
    lines.append("")
    lines.append("\(specimens.count) variants, \(total) states")
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ axis: AxisInfo) -> String {
    switch axis.kind {
    case .toggle: axis.name
    case .choice(let names): axis.name + "=" + names.joined(separator: "|")
    case .options(let names, _): axis.name + "=" + names.joined(separator: ".")
    case .number(let scale, _):
      axis.name + "=" + NumberScale.spelling(of: scale.range.lowerBound) + "…"
        + NumberScale.spelling(of: scale.range.upperBound)
    case .text: axis.name + "=…"
    }
  }
}
