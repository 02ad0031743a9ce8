import ArgumentParser
import GSDesign
import GalleryKit

struct TokensMapCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "map",
      abstract: "Proposes which tokens give the colours, text styles and lengths of a theme.",
      discussion: """
        A mapping is beside its tokens: brand.theme.json beside brand.tokens.json, theme.json in a folder. An existing \
        one is printed with proposals for the missing entries. Each proposal is marked as a guess, by name \
        or by distance; remove the mark from correct ones and fix the rest.
        For example: \(ProgramName.current) tokens map file:brand.tokens.json -o brand.theme.json
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "The tokens: file:PATH, folder:PATH, command:WORDS or an address.", valueName: "source"),
    transform: Self.source)
  var source: ThemeSource

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file instead of standard output.", valueName: "path"))
  var output: String?

  private static func source(_ text: String) throws -> ThemeSource {
    do throws(ToolError) {
      if let source = try ThemeSource(text) { return source }
    } catch {
      throw ValidationError(error.description)
    }
    throw ValidationError("it is file: or folder: and a path, command: and words, or https://….")
  }

  private func material(_ context: ToolContext) throws(ToolError) -> ThemeReader.Material {
    var reader = ThemeReader(source: source, root: nil)
    guard let question = source.question else { return try reader.material() }
    let asker = SourceAsker(
      question, source: source.text, context.environment, try SourceLimits(context.environment))
    do throws(SourceError) {
      switch try asker.answer().get() {
      case .same: reader.answer = asker.copy.map { Array($0.text.utf8) } ?? []
      case .tokens(let bytes): reader.answer = bytes
      }
    } catch {
      throw ToolError(.notPossibleHere, "\(safe(source.text)): \(error.description).")
    }
    return try reader.material()
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let material = try material(context)
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
