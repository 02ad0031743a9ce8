import ArgumentParser
import GSDesign
import GalleryKit
import TokenFiles

struct TokensDiffCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract:
        "Compares two versions of tokens: added, removed, renamed, changed, retargeted, and ripples.",
      discussion: """
        A version is a file, or a commit and a path: HEAD~1:brand.tokens.json, from this folder or from the root of the \
        work tree. Values in modes are compared too. The distance of two colours is CIEDE2000. \
        Exits with 1 if there are differences. If a mapping is beside the tokens, as brand.theme.json, the states of \
        components that look different are listed too, drawn in the themes of both versions.
        For example: \(ProgramName.current) tokens diff HEAD:brand.tokens.json brand.tokens.json
        """)
  }

  @Argument(help: "The old version: a file, or COMMIT:PATH.", completion: .file())
  var old: String

  @Argument(help: "The new version: a file, or COMMIT:PATH.", completion: .file())
  var new: String

  @OptionGroup var choice: TokenChoiceOptions

  @OptionGroup var output: ResultOptions<TableFormat>

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let diff = TokenDiff(from: try tokens(old, context), to: try tokens(new, context))
    let page = TokenDiffPage(diff, moves: try moves(diff, context))
    try output.write(text: { page.text }, json: { JSONWriter.text(page) }, context)
    return page.changes.isEmpty ? .done : .different
  }

  /// The states that look different in themes of both versions; nil without a mapping beside the tokens.
  private func moves(
    _ diff: TokenDiff, _ context: ToolContext
  ) throws(ToolError) -> TokenMoves? {
    let paths = [new, old].flatMap { version -> [String] in
      let path = version.firstIndex(of: ":").map { String(version[version.index(after: $0)...]) }
      return [version] + (path.map { [$0] } ?? [])
    }
    let found = paths.map { ThemeReader.mappingPath(beside: $0) }.first {
      Disk.kind(of: $0) == .other
    }
    guard let found else { return nil }
    let bytes = try TokenFileSource.disk.bytes(found, limit: TokenLoader.byteLimit)
    let mapping = try ThemeMapping(ThemeReader.document(bytes, found))
    func colors(_ version: String) throws(ToolError) -> ThemeColors {
      let (light, dark) = (mapping.contexts[.light] ?? [:], mapping.contexts[.dark])
      return ThemeColors(
        light: try tokens(version, context, light),
        dark: try dark.map { dark throws(ToolError) in try tokens(version, context, dark) })
    }
    func made(_ colors: ThemeColors, _ name: String) -> TokenTheme? {
      try? TokenTheme(name: name, colors, mapping, fallback: .chrome)
    }
    guard let before = made(try colors(old), "before"), let after = made(try colors(new), "after")
    else { return nil }
    let change = ThemeChange(from: before.theme, to: after.theme)
    let uses = context.roleUses
    let (former, set) = (try tokens(old, context), try tokens(new, context))
    // A token that states used before is not unused because it has no value any more.
    let unused = Set(TokenUses(after, set, uses).unused(set))
    let formerlyUnused = Set(TokenUses(before, former, uses).unused(former))
    var changed: [String] = []
    for path in diff.changes.map(\.path)
    where unused.contains(path) && !changed.contains(path)
      && (former[path] == nil || formerlyUnused.contains(path))
    {
      changed.append(path)
    }
    return TokenMoves(
      change, unused: changed, platform: mapping.platformParts(changedBy: diff), context.catalogue,
      RoleUses(of: context.catalogue, in: before.theme, .rendering(widthPolicy: .grapheme)))
  }

  /// - Parameter contexts: the choices of a mapping; the options take precedence.
  private func tokens(
    _ version: String, _ context: ToolContext, _ contexts: [String: String] = [:]
  ) throws(ToolError) -> TokenSet {
    let choices = contexts.merging(choice.byName) { $1 }
    var path = version
    var loader = TokenLoader(choices: choices)
    if let mark = version.firstIndex(of: ":"), Disk.kind(of: version) == nil {
      var git = Git(root: ".", environment: context.environment, purpose: "COMMIT:PATH")
      let commit = try git.commit(String(version[..<mark]))
      path = String(version[version.index(after: mark)...])
      // Git itself reads such a path from the root of the work tree.
      if try git.bytes(of: path, in: commit) == nil, let root = try git.atRoot(),
        try root.bytes(of: path, in: commit) != nil
      {
        git = root
      }
      loader = TokenLoader(choices: choices, source: .commit(commit, git))
    }
    let set = try loader.tokens([path])
    if set.tokens.isEmpty, let problem = set.findings.first(where: \.rule.isError) {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(version)):\(problem.location.line):\(problem.location.column): \(problem.message)"
      )
    }
    return set
  }
}
