import ArgumentParser
import GSDesign
import GalleryKit

struct TokensMapCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "map",
      abstract: "Proposes which tokens give the colours, styles of words and lengths of a theme.",
      discussion: """
        A mapping stands beside its tokens: brand.theme.json beside brand.tokens.json, theme.json in a folder. Where there is \
        one already it is printed with proposals for what it leaves out. Each proposal is marked as a guess, by name \
        or by distance; remove the mark from what is right and correct the rest.
        For example: \(ProgramName.current) tokens map file:brand.tokens.json -o brand.theme.json
        """)
  }

  @Argument(
    help: ArgumentHelp("The tokens: file:PATH or folder:PATH.", valueName: "source"),
    transform: Self.source)
  var source: ThemeSource

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file instead of standard output.", valueName: "path"))
  var output: String?

  private static func source(_ text: String) throws -> ThemeSource {
    guard let source = ThemeSource(text) else {
      throw ValidationError("it is file: or folder: and a path.")
    }
    return source
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let material = try ThemeReader(source: source, root: nil).material()
    let reference = context.catalogue.themes.first ?? .gitspace
    var mapping = material.mapping ?? ThemeMapping()
    let guessed = ThemeMapping(guessing: material.colors, like: reference)
    mapping.roles.merge(guessed.roles) { written, _ in written }
    mapping.add(guessed)
    try (output.map { OutputTarget.file($0) } ?? .standard).write(
      Array(mapping.text.utf8), context)
    let missing = Theme.requiredRoles.map(\.name).filter { name in
      !mapping.roles.contains { $0.key.name == name }
    }
    if !missing.isEmpty {
      StandardStreams.complain("note: no token suits \(missing.joined(separator: ", ")).")
    }
    return .done
  }
}
