import ArgumentParser
import GSDesign
import GalleryKit
import TokenFiles

/// Design tokens; the work is done by its subcommands.
struct TokensCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tokens",
      abstract:
        "Design tokens: lists, checks, converts and compares token files and asset catalogues.",
      discussion: """
        Reads DTCG 2025.10 with resolver documents, its drafts, Style Dictionary, Tokens Studio and Xcode's asset catalogues.
        For example: \(ProgramName.current) tokens check brand.tokens.json
        """,
      subcommands: [
        TokensListCommand.self, TokensCheckCommand.self, TokensConvertCommand.self,
        TokensDiffCommand.self, TokensMapCommand.self, TokensExportCommand.self,
      ])
  }
}

/// The contexts that are chosen for the modifiers of a resolver document.
struct TokenChoiceOptions: ParsableArguments {
  @Option(
    name: .customLong("input"), parsing: .singleValue,
    help: ArgumentHelp(
      "The context to choose for a modifier of a resolver document; repeatable.",
      valueName: "modifier=context"),
    transform: Self.choice)
  var choices: [TokenChoice] = []

  var byName: [String: String] {
    Dictionary(choices.map { ($0.name, $0.context) }, uniquingKeysWith: { $1 })
  }

  private static func choice(_ text: String) throws -> TokenChoice {
    guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
      throw ValidationError("it is a modifier and a context, as theme=dark.")
    }
    return TokenChoice(
      name: String(text[..<mark]), context: String(text[text.index(after: mark)...]))
  }
}

/// A context that is chosen for a modifier.
struct TokenChoice: Hashable, Sendable {
  let name: String
  let context: String
}

struct TokensListCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: "Lists tokens with their types, values and alias chains; broken ones too.",
      discussion: """
        Several files are read together: references lead from one to another, and of two tokens with one path the later counts. \
        A folder that is not an asset catalogue is read as its *.json and *.tokens files, except mappings, in path order. \
        JSON has the place of every token.
        For example: \(ProgramName.current) tokens list brand.resolver.json --input theme=dark
        """)
  }

  @Argument(
    help:
      "Token files, also of one mode as dark:night.json, a resolver document or an asset catalogue.",
    completion: .file())
  var files: [String]

  @OptionGroup var choice: TokenChoiceOptions

  @OptionGroup var output: ResultOptions<TableFormat>

  @Flag(
    help:
      "With the states of components whose colours or lengths follow each token, by the theme that is made of the tokens."
  )
  var uses = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let set = try TokenLoader(choices: choice.byName).tokens(files)
    try TokenLoader.checkRead(set.tokens.count, set.findings, of: files)
    let listing = TokenListing(set, uses: uses ? try usesOfTokens(set, context) : nil)
    try output.write(
      text: { listing.text }, json: { JSONWriter.text(listing) }, context)
    // A file that cannot be understood gives no list, only its problems.
    for finding in set.findings where set.tokens.isEmpty && finding.rule.isError {
      StandardStreams.complain(
        "error: \(safePath(finding.file)):\(finding.location.line):\(finding.location.column): \(finding.message)"
      )
    }
    return set.tokens.isEmpty && set.errorCount > 0 ? .different : .done
  }

  private func usesOfTokens(
    _ set: TokenSet, _ context: ToolContext
  ) throws(ToolError) -> TokenUses {
    guard let path = files.first, files.count == 1 else {
      throw ToolError(.badArguments, "--uses takes one file or folder, of which a theme is made.")
    }
    let theme = try ThemeReader(source: .ofTokens(path), root: nil)
      .theme(named: path, in: context.catalogue)
    return TokenUses(theme, set, context.roleUses)
  }
}

struct TokensCheckCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Reports every problem of tokens with its place, its rule and a suggested fix.",
      discussion: """
        Ends with 1 where there are errors, values that are not computed and files without a token among them, and with 3 \
        where no token was read at all; \
        warnings alone, and losses that --allow names, end with 0. If a mapping is beside the one file, as brand.theme.json, the \
        choices that a theme leaves out are errors, and the tokens that no component uses are named. --lint also checks \
        a team's rules, by default those of brand.lint.json beside brand.tokens.json. A folder that is not an asset \
        catalogue is read as its *.json and *.tokens files, except mappings, in path order.
        For example: \(ProgramName.current) tokens check brand.tokens.json Assets.xcassets
        """)
  }

  @Argument(
    help:
      "Token files, also of one mode as dark:night.json, a resolver document or an asset catalogue.",
    completion: .file())
  var files: [String]

  @OptionGroup var choice: TokenChoiceOptions

  @OptionGroup var losses: TokenLossOptions

  @Option(
    help: ArgumentHelp(
      "The dialect that every file is held to, instead of its own: \(TokenDialect.names).",
      valueName: "dialect"),
    transform: Self.dialect)
  var dialect: TokenDialect?

  @Flag(help: "Also check a team's rules: contrast, names, duplicates, gamut, modes and others.")
  var lint = false

  @Option(
    help: ArgumentHelp("A file with the rules for --lint.", valueName: "path"),
    completion: .file())
  var rules: String?

  @OptionGroup var output: ResultOptions<TableFormat>

  private static func dialect(_ text: String) throws -> TokenDialect {
    guard let dialect = TokenDialect(rawValue: text) else {
      throw ValidationError("it is one of \(TokenDialect.names).")
    }
    return dialect
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let loader = TokenLoader(choices: choice.byName, dialect: dialect)
    let read = try loader.files(files)
    var page = try page(of: read, loader)
    try TokenLoader.checkRead(page.tokens, page.problems, of: files)
    if let (theme, mapping) = try mapped(read, page, context) {
      let set = try loader.tokens(of: read)
      page.add(mapping.findings(of: theme, among: set))
      if page.errors == 0 {
        page.unused = JSONNullable(TokenUses(theme, set, context.roleUses).unused(set))
      }
    }
    try output.write(text: { page.text }, json: { JSONWriter.text(page) }, context)
    return page.errors > 0 ? .different : .done
  }

  /// The theme made of the one file, and the mapping beside it; nil without a mapping, and where errors of the tokens leave
  /// no theme.
  private func mapped(
    _ read: [TokenFile], _ page: TokenCheckPage, _ context: ToolContext
  ) throws(ToolError) -> (TokenTheme, JSONDocument)? {
    guard let path = files.first, files.count == 1 else { return nil }
    let source = ThemeSource.ofTokens(path)
    guard let place = ThemeReader.mappingPath(of: source), Disk.kind(of: place) == .other else {
      return nil
    }
    var reader = ThemeReader(source: source, root: nil)
    reader.known = read
    do throws(ToolError) {
      let material = try reader.material()
      guard let mapping = material.document else { return nil }
      return (try reader.theme(of: material, named: path, in: context.catalogue), mapping)
    } catch {
      guard page.errors > 0 else { throw error }
      return nil
    }
  }

  /// The rules to check; nil without `--lint`.
  private func lintRules() throws(ToolError) -> TokenLintRules? {
    guard lint || rules != nil else { return nil }
    var path = rules
    if path == nil, let file = files.first, files.count == 1 {
      let beside = ThemeReader.rulesPath(beside: file)
      path = Disk.kind(of: beside) == .other ? beside : nil
    }
    guard let path else { return TokenLintRules() }
    let bytes = try TokenFileSource.disk.bytes(path, limit: TokenLoader.byteLimit)
    do throws(TokenLintRules.Problem) {
      return try TokenLintRules(bytes, name: path)
    } catch {
      throw ToolError(
        .notPossibleHere, "\(safePath(error.file)):\(error.line):\(error.column): \(error.message)")
    }
  }

  private func page(
    of read: [TokenFile], _ loader: TokenLoader
  ) throws(ToolError) -> TokenCheckPage {
    var lint = try lintRules().map { TokenLint($0) }
    if let path = files.first, files.count == 1, try loader.tokenFiles(path) == [path] {
      guard Disk.kind(of: path) != .folder else {
        let catalogue = try loader.catalogue(path)
        lint?.check(try loader.tokens(of: read))
        return TokenCheckPage(
          dialect: "asset catalogue", tokens: catalogue.sets.count, findings: catalogue.findings,
          allowing: losses.allow, lint: lint?.findings ?? [])
      }
    }
    if choice.choices.isEmpty, let document = loader.document(of: read) {
      return page(of: document, &lint)
    }
    let set = try loader.tokens(of: read)
    lint?.check(set)
    var findings: [TokenFinding] = []
    for path in files {
      for found in try loader.tokenFiles(TokenLoader.divided(path).path) where Disk.isFolder(found)
      {
        findings += try loader.catalogue(found).findings
      }
    }
    return TokenCheckPage(
      dialect: set.dialectNames, tokens: set.tokens.count,
      findings: findings + set.findings + set.emptiness(of: read), allowing: losses.allow,
      lint: lint?.findings ?? [])
  }

  /// The problems under any choice that a resolver document offers, each once.
  private func page(
    of document: ResolverDocument, _ lint: inout TokenLint?
  ) -> TokenCheckPage {
    var findings: [TokenFinding] = []
    var seen: Set<TokenFinding> = []
    var tokens = 0
    var dialects = ""
    // Rules see contexts as modes where they can be, and each choice alone otherwise.
    let modes = lint.map { _ in document.tokensWithContexts(choosing: [:]).tokens }
    let hasModes = modes?.contexts.isEmpty == false
    if let modes, hasModes { lint?.check(modes) }
    for choice in document.permutations() {
      let set = document.tokens(choosing: choice)
      if !hasModes { lint?.check(set) }
      if set.tokens.count > tokens || dialects.isEmpty { dialects = set.dialectNames }
      tokens = max(tokens, set.tokens.count)
      findings += set.findings.filter { seen.insert($0).inserted }
    }
    return TokenCheckPage(
      dialect: dialects, tokens: tokens, findings: findings,
      allowing: losses.allow, lint: lint?.findings ?? [])
  }
}

extension ToolContext {
  /// The uses of every state of the catalogue that has a baseline.
  var roleUses: RoleUses { RoleUses(of: catalogue, .rendering(widthPolicy: .grapheme)) }
}

extension ThemeSource {
  /// The theme of the tokens at a path.
  fileprivate static func ofTokens(_ path: String) -> ThemeSource {
    Disk.kind(of: path) == .folder ? .folder(path) : .file(path)
  }
}

extension JSONDocument {
  /// The faults of a mapping: the choices that a theme leaves out, each once.
  fileprivate func findings(of theme: TokenTheme, among set: TokenSet) -> [TokenFinding] {
    let paths = set.tokens.map(\.path)
    return theme.notes.problems.compactMap { $0.fault?.finding(in: self, among: paths) }
  }
}

extension TokenDialect {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The losses of an export that are allowed.
struct TokenLossOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Losses to allow: tokens, modes, parts, values or types, several with commas.",
      valueName: "loss"),
    transform: Self.losses)
  var allow: Set<TokenLoss> = []

  private static func losses(_ text: String) throws -> Set<TokenLoss> {
    Set(
      try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let loss = TokenLoss(rawValue: String(name)) else {
          let names = TokenLoss.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("it is one of \(names), or several with commas.")
        }
        return loss
      })
  }
}
