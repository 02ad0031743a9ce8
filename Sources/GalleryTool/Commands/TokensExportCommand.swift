import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace

struct TokensExportCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: "Writes a theme as a token file of DTCG 2025.10 with its mapping.",
      discussion: """
        The palette has the names of the design; a token for each role refers to it, in light and in dark. Text styles and \
        lengths follow. The mapping is written beside the file: brand.theme.json beside \
        brand.tokens.json. Both together make the same theme again.
        For example: \(ProgramName.current) tokens export zatch -o zatch.tokens.json
        """)
  }

  @Argument(help: "The name of a theme.", completion: .theme)
  var theme: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file instead of standard output; its mapping is written beside it.", valueName: "path"))
  var output: String?

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    guard let found = context.catalogue.theme(named: theme) else {
      let names = context.catalogue.themes.map(\.name)
      let near = nearestNames(to: theme, among: names, limit: 1).first
      throw ToolError(
        .badArguments,
        "Unknown theme “\(safe(theme))”. "
          + (near.map { "Did you mean \($0)?" } ?? "Use one of \(names.joined(separator: ", "))."))
    }
    let exported = ThemeTokenFile(theme: found)
    guard let output else {
      try context.print(exported.tokens)
      return .done
    }
    let mappingPath = ThemeReader.mappingPath(beside: output)
    try OutputTarget.file(output).write(Array(exported.tokens.utf8), context)
    try OutputTarget.file(mappingPath).write(Array(exported.mapping.text.utf8), context)
    return .done
  }
}
